import { describe, expect, it } from 'vitest';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { findTreatments } from '../domain/find-treatments.ts';
import { treatmentIndex } from './treatment-index.ts';

const { entries } = treatmentIndex();
const having = (test: (entry: (typeof entries)[number]) => boolean) =>
  entries.filter(test).map(({ path }) => path.replace('/services/', ''));

describe('the index of the real treatments', () => {
  it('knows every one of them', () => {
    expect(findTreatments(treatmentIndex(), {}).fitting).toHaveLength(catalogue().treatments.size);
  });

  it('knows of every treatment how much time off it takes', () => {
    expect(having(({ timeOff }) => timeOff === undefined)).toEqual([]);
  });

  it('does not know the number of sessions where nobody has agreed on one', () => {
    expect(having(({ course }) => course === undefined)).toEqual([
      'hair/hair-booster-injection',
      'hair/follicular-stem-cell-therapy',
      'hair/exosome-therapy',
      'hair/mesotherapy',
      'skin/fungal-infection-treatment',
      'anti-aging/hand-feet-rejuvenation',
      'medi-facial/pumpkin-peel',
      'regenerative/exosome-therapy',
    ]);
  });

  it.each([
    ['hair/hair-transplant', 'week', 'once'],
    ['hair/beard-hair-transplant', 'week', 'once'],
    ['hair/prp-therapy', 'none', 'several'],
    ['skin/eczema-treatment', 'none', 'ongoing'],
    ['skin/melasma-treatment', 'none', 'ongoing'],
    ['skin/herpes-treatment', 'fortnight', 'several'],
    ['cosmetic-surgery/facelift', 'longer', 'once'],
    ['cosmetic-surgery/ear-lobe-repair', 'none', 'once'],
    ['anti-aging/botox', 'none', 'once'],
    ['anti-aging/double-chin', 'week', 'several'],
    ['laser/tattoo-removal', 'fortnight', 'several'],
    ['laser/dermapen-treatment', 'days', 'several'],
    ['vein/sclerotherapy', 'none', 'several'],
  ])('reads the facts of %s: time off %s, sessions %s', (key, time, course) => {
    const entry = entries.find(({ path }) => path === `/services/${key}`);
    expect([entry?.timeOff, entry?.course]).toEqual([time, course]);
  });
});

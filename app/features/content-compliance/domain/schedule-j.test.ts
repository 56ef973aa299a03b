import { describe, expect, it } from 'vitest';
import { scheduleJClaimsIn } from './schedule-j.ts';

const found = (sentence: string) => scheduleJClaimsIn(sentence).map(({ words }) => words);

describe('a promise about what Schedule J lists', () => {
  it.each([
    ['PRP reverses baldness in most men.', 'reverses'],
    ['Exosomes regrow new hair.', 'regrow'],
    ['Stop hair fall in four weeks!', 'Stop'],
    ['Our cream prevents premature greying.', 'prevents'],
    ['Vitiligo is cured by grafts.', 'cured'],
    ['White patches healed in one session.', 'healed'],
    ['It restores youthful skin.', 'restores'],
    ['Injections get rid of spider veins.', 'get rid of'],
    ['This eliminates obesity.', 'eliminates'],
  ])('is found: %s', (sentence, words) => {
    expect(found(sentence)).toEqual([words]);
  });

  it('names what it is about', () => {
    expect(scheduleJClaimsIn('It cures leucoderma.')[0]?.fix).toMatch(/^may read as a promise about leucoderma/);
  });
});

describe('no promise about it', () => {
  it.each([
    'It does not stop hair loss elsewhere on the scalp.',
    'No remedy prevents greying of hair.',
    'Can it reverse baldness?',
    'Vitiligo surgery moves colour from one place to another.',
    'We stop after a few, and we add nothing for fairness.',
    'Spider veins are seen in good light.',
    'The wound heals within ten days.',
  ])('is %s', (sentence) => {
    expect(found(sentence)).toEqual([]);
  });
});

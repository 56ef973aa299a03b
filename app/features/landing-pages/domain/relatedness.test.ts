import { describe, expect, it } from 'vitest';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { landingPages } from '../server/landing.ts';
import { relatedness } from './relatedness.ts';

const { treatments } = catalogue();

function nearness(a: string, b: string): number {
  const [one, other] = [a, b].map((phrase) => landingPages().get(`/${phrase}-in-nagpur`));
  if (!one || !other) throw new Error(`no page ${a} or ${b}`);
  expect(relatedness(other, one, treatments)).toBe(relatedness(one, other, treatments));
  return relatedness(one, other, treatments);
}

describe('how near two pages are', () => {
  it.each([
    ['hair-transplant', 'hair-transplant-doctor', 4],
    ['spider-vein-treatment', 'sclerotherapy', 4],
    ['medi-facial', 'hydra-facial', 3],
    ['acne-treatment', 'acne-scar-treatment', 2],
    ['spider-vein-treatment', 'acne-treatment', 0],
  ])('%s and %s: %i', (a, b, expected) => {
    expect(nearness(a, b)).toBe(expected);
  });

  it('is at least the department where both are in one', () => {
    expect(nearness('nail-surgery', 'brittle-nails-treatment')).toBeGreaterThanOrEqual(1);
  });
});

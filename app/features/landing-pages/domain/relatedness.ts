import type { Catalogue } from '#app/features/treatments/domain/catalogue.ts';
import type { LandingAddress } from './landing.ts';

const categoryOf = (key: string): string => key.split('/')[0] ?? '';

/**
 * How near two pages are in what they are about: 4 where one canonical page stands for both, 3 with a treatment in common,
 * 2 where a treatment of one names one of the other as related, 1 in the same department, 0 otherwise.
 */
export function relatedness(a: LandingAddress, b: LandingAddress, treatments: Catalogue['treatments']): number {
  if (a.canonicalPath === b.canonicalPath) return 4;
  const [ofA, ofB] = [a.phrase.treatments, b.phrase.treatments];
  if (ofA.some((key) => ofB.includes(key))) return 3;
  const names = (from: readonly string[], to: readonly string[]): boolean =>
    from.some((key) => treatments.get(key)?.related.some((other) => to.includes(other)));
  if (names(ofA, ofB) || names(ofB, ofA)) return 2;
  return ofA.some((key) => ofB.some((other) => categoryOf(key) === categoryOf(other))) ? 1 : 0;
}

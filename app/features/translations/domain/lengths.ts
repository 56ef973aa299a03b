import { bare, type Fault, type Pair } from './compared.ts';

/** How many letters, as a reader counts them, fit in their place on a telephone and in a list of results; more where the English has more. */
const MOST: readonly (readonly [field: RegExp, letters: number])[] = [
  [/^cardTitle$/, 40],
  [/^title$/, 57],
  [/^subtitle$/, 90],
  [/^afterCare > item \d+ > label$/, 32],
  [/^otherWays > item \d+ > name$/, 60],
  [/^faq > item \d+ > question$/, 90],
];

/** A translation that is this much shorter than its English has lost something. */
const LEAST_SHARE = 0.4;
const LONG_ENOUGH = 80;

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Letters of a text as a reader counts them: क्षि is one. */
function lengthOf(text: string): number {
  return [...letters.segment(text)].length;
}

/** Titles fit their places, and no long text became a short one. */
export function lengthFaults({ field, english, translated }: Pair): Fault[] {
  const length = lengthOf(bare(translated));
  const asked = bare(english).length;
  const [, fewest] = MOST.find(([place]) => place.test(field)) ?? [];
  const most = fewest === undefined ? Infinity : Math.max(fewest, asked);
  if (length > most) return [{ field, fix: `has ${length} letters, and ${most} fit; make it shorter` }];
  if (asked < LONG_ENOUGH || length >= asked * LEAST_SHARE) return [];
  return [{ field, fix: `has ${length} letters for ${asked} of the English text; something was left out` }];
}

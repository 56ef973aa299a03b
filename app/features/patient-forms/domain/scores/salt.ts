import { toTenths, type Score } from './score.ts';

/** Percent of the scalp's surface: how the areas of a scalp share it. */
const weights = { top: 40, back: 24, right: 18, left: 18 } as const;

const part = (id: keyof typeof weights, text: string) => ({ id, text, min: 0, max: 100, whole: true });

/**
 * SALT, Severity of Alopecia Tool: the percentage of scalp without hair, 0 to 100. Each area's hair loss in percent
 * counts with its share of the scalp: top 40 %, back 24 %, each side 18 %. Bands S0 to S5 are those of the same
 * guideline: none, below 25, 25-49, 50-74, 75-99, all. A score between two whole numbers belongs to the lower band.
 *
 * Olsen EA, Hordinsky MK, Price VH, et al. Alopecia areata investigational assessment guidelines, part II.
 * J Am Acad Dermatol 2004;51:440-7.
 */
export const salt: Score = {
  name: 'salt',
  title: 'SALT',
  max: 100,
  parts: [
    part('top', 'Top, % without hair'),
    part('back', 'Back, % without hair'),
    part('right', 'Right side, % without hair'),
    part('left', 'Left side, % without hair'),
  ],
  total: ({ top = 0, back = 0, right = 0, left = 0 }) =>
    toTenths((top * weights.top + back * weights.back + right * weights.right + left * weights.left) / 100),
  band: (total) => {
    if (total === 0) return 'S0, no hair loss';
    if (total < 25) return 'S1, less than 25 %';
    if (total < 50) return 'S2, 25 to 49 %';
    if (total < 75) return 'S3, 50 to 74 %';
    return total < 100 ? 'S4, 75 to 99 %' : 'S5, all hair lost';
  },
};

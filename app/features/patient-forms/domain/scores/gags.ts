import type { Score } from './score.ts';

const factors = { forehead: 2, rightCheek: 2, leftCheek: 2, nose: 1, chin: 1, chestAndBack: 3 } as const;

const part = (id: string, text: string) => ({ id, text, min: 0, max: 4, whole: true });

/**
 * GAGS, Global Acne Grading System: 0 to 44. Each of six places is graded by its worst spot (0 none, 1 comedone,
 * 2 papule, 3 pustule, 4 nodule), times a factor: forehead 2, each cheek 2, nose 1, chin 1, chest and upper back
 * together 3. Bands: 1-18 mild, 19-30 moderate, 31-38 severe, 39 and above very severe. The first table prints
 * "above 39" for the last, which leaves 39 itself without a band; here it is very severe, as most later users read it.
 *
 * Doshi A, Zaheer A, Stiller MJ. A comparison of current acne grading systems and proposal of a novel system.
 * Int J Dermatol 1997;36:416-8. Also in Adityan B, Kumari R, Thappa DM. Scoring systems in acne vulgaris.
 * Indian J Dermatol Venereol Leprol 2009;75:323-6.
 */
export const gags: Score = {
  name: 'gags',
  title: 'GAGS',
  max: 44,
  concerns: { question: 'skin-concern', answers: ['acne', 'scars'] },
  parts: [
    part('forehead', 'Forehead, worst spot'),
    part('right-cheek', 'Right cheek, worst spot'),
    part('left-cheek', 'Left cheek, worst spot'),
    part('nose', 'Nose, worst spot'),
    part('chin', 'Chin, worst spot'),
    part('chest-and-back', 'Chest and upper back, worst spot'),
  ],
  total: (parts) =>
    (parts['forehead'] ?? 0) * factors.forehead +
    (parts['right-cheek'] ?? 0) * factors.rightCheek +
    (parts['left-cheek'] ?? 0) * factors.leftCheek +
    (parts['nose'] ?? 0) * factors.nose +
    (parts['chin'] ?? 0) * factors.chin +
    (parts['chest-and-back'] ?? 0) * factors.chestAndBack,
  band: (total) => {
    if (total === 0) return 'none';
    if (total <= 18) return 'mild';
    if (total <= 30) return 'moderate';
    return total <= 38 ? 'severe' : 'very severe';
  },
};

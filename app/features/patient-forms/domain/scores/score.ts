/** The scores a doctor can work out. */
export const scoreNames = ['salt', 'gags', 'mmasi'] as const;
export type ScoreName = (typeof scoreNames)[number];

/** One number the doctor gives for a score. */
export interface ScorePart {
  readonly id: string;
  readonly text: string;
  readonly min: number;
  readonly max: number;
  /** Whether fractions make no sense. */
  readonly whole: boolean;
}

/** How a score is worked out. */
export interface Score {
  readonly name: ScoreName;
  readonly title: string;
  readonly max: number;
  /** What has to bother the patient for the score to be worked out as a rule; absent: it always is. */
  readonly concerns?: { readonly question: string; readonly answers: readonly string[] };
  readonly parts: readonly ScorePart[];
  /** The score of complete parts, each within its limits; at most one decimal. */
  readonly total: (parts: Readonly<Record<string, number>>) => number;
  /** The published name of a total's band, or undefined where the publication names none. */
  readonly band: (total: number) => string | undefined;
}

/** Takes the noise of binary fractions away: at most one decimal. */
export function toTenths(sum: number): number {
  return Math.round(sum * 10 + 1e-9) / 10;
}

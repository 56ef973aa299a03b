/** Covers fill the right side of a treatment's banner. */
export const COVER = { width: 560, height: 610 } as const;

import { gags } from './gags.ts';
import { mmasi } from './mmasi.ts';
import { salt } from './salt.ts';
import type { Score, ScoreName } from './score.ts';

/** The scores by name. */
export const scores: Readonly<Record<ScoreName, Score>> = { salt, gags, mmasi };

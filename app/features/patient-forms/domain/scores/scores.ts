import type { Answers } from '../answer.ts';
import { gags } from './gags.ts';
import { mmasi } from './mmasi.ts';
import { salt } from './salt.ts';
import type { Score, ScoreName } from './score.ts';

/** The scores by name. */
export const scores: Readonly<Record<ScoreName, Score>> = { salt, gags, mmasi };

/** Whether a score is of use for what bothers the patient: acne is not graded in a bleeding mole. */
export function isUsual(name: ScoreName, answers: Answers): boolean {
  const { concerns } = scores[name];
  if (!concerns) return true;
  const answer = answers[concerns.question];
  return typeof answer === 'string' && concerns.answers.includes(answer);
}

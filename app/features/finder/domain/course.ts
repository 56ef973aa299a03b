import { type Fact, isRange } from '#app/features/treatments/domain/fact.ts';
import type { Course } from './finder-choices.ts';

/** How the words of a sessions fact begin. */
const BEGINNINGS: readonly (readonly [Course, RegExp])[] = [
  ['ongoing', /^a check\b/i],
  ['several', /^(?:several|a course|tablets|often a second|nearly always more than one)\b|^[^.]*\bof tablets\b/i],
  ['once', /^one\b/i],
];

/**
 * The course that a sessions fact speaks of. Checks are of care that goes on at home. Undefined when it says that
 * nobody has agreed on a number, or there is no fact.
 */
export function courseOf(sessions: Fact | undefined): Course | undefined {
  if (sessions === undefined) return undefined;
  if (!isRange(sessions)) return BEGINNINGS.find(([, words]) => words.test(sessions.text))?.[0];
  if (sessions.unit === 'checks') return 'ongoing';
  return sessions.to <= 2 ? 'once' : 'several';
}

import { type Fact, inDays } from '#app/features/treatments/domain/fact.ts';
import { sentences } from '#app/features/treatments/domain/plain-text.ts';
import { type SpareTime, type TimeOff, TIMES_OFF } from './finder-choices.ts';

/** Most whole days of each. */
const MOST_DAYS: readonly (readonly [TimeOff, number])[] = [
  ['days', 4],
  ['week', 7],
  ['fortnight', 14],
];

/** The first sentence is what a page shows in large letters: what is true for most people. */
const MOSTLY_NONE = /^(?:usually |there (?:is|are) )?(?:none|no days off)\b|\bcan go on\b|\bgo on with the day\b/i;

/** What words say of a length, longest first. */
const LENGTHS_IN_WORDS: readonly (readonly [TimeOff, RegExp])[] = [
  ['longer', /\bmonths?\b|\bweek or (?:longer|more)\b|(?<!\btwo )\bweeks\b/i],
  ['fortnight', /\bweek or two\b|\btwo weeks\b/i],
  ['week', /\bweek\b/i],
  ['days', /\bdays?\b/i],
  ['none', /\bhours?\b/i],
];

/**
 * The time off that a downtime fact speaks of. A range counts by its upper end, or as none when it begins at nothing,
 * as its exceptions are then chosen (a peel beside the creams). Words count by what they say for most people, or by the
 * longest time they name. Undefined when they name no time, or there is no fact.
 */
export function timeOff(downtime: Fact | undefined): TimeOff | undefined {
  if (downtime === undefined) return undefined;
  const range = inDays(downtime);
  if (range) {
    if (range.from === 0 || range.to < 1) return 'none';
    return MOST_DAYS.find(([, most]) => range.to <= most)?.[0] ?? 'longer';
  }
  if (!('text' in downtime)) return undefined;
  const [mostly = ''] = sentences(downtime.text);
  if (MOSTLY_NONE.test(mostly)) return 'none';
  return LENGTHS_IN_WORDS.find(([, words]) => words.test(downtime.text))?.[0];
}

/** Whether somebody who can spare this much has time enough. */
export function isTimeEnough(spare: SpareTime, needed: TimeOff): boolean {
  return TIMES_OFF.indexOf(needed) <= TIMES_OFF.indexOf(spare);
}

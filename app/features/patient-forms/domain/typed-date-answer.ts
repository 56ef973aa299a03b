import { fail, ok, type Result } from '#app/lib/result.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import type { AnswerReason } from './answer-reason.ts';
import { addMonths } from './calendar.ts';
import type { QuestionOf } from './question.ts';

/** Nobody is older, and nothing is planned further ahead, in years. */
const mostYearsAgo = 120;
const mostYearsAhead = 10;

const twoDigitYear = /^[^/]*\/[^/]*\/\D*\d{2}\D*$/;

/**
 * Reads a date as "2026-11-23", or as the three fields typed, "23/11/2026", with months as numbers or names. Of two
 * digits for a year in the past, the last year that fits is meant: "85" is 1985.
 */
export function parseDateAnswer(
  { when }: QuestionOf<'date'>,
  typed: string,
  today: IsoDate,
): Result<IsoDate, AnswerReason> {
  const parts = typed.split('/').map((part) => part.trim());
  if (parts.length === 3 && parts.includes('')) return fail('incomplete-date');
  if (parts.length !== 3 && !/^\d{4}-\d{2}-\d{2}$/.test(typed)) return fail('not-a-date');
  const parsed = parseTypedDate(typed, today);
  if (!parsed.ok) return fail(parsed.reason === 'no-such-day' ? 'no-such-day' : 'not-a-date');
  const isLater = when === 'past' && parsed.value > today && twoDigitYear.test(typed);
  const date = isLater ? addMonths(parsed.value, -1200) : parsed.value;
  if (when === 'past' && date > today) return fail('in-the-future');
  if (when === 'future' && date < today) return fail('in-the-past');
  if (date < addMonths(today, -12 * mostYearsAgo)) return fail('too-long-ago');
  if (date > addMonths(today, 12 * mostYearsAhead)) return fail('too-far-ahead');
  return ok(date);
}

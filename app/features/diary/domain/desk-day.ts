import { fail, ok, type Result } from '#app/lib/result.ts';
import { addDays, Temporal, weekdayOf, weekdays, type IsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';

/** A day and a month that were so lately mean the day that is over, and no day of next year. */
const latelyDays = 60;

const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const numbers = ['a', 'two', 'three', 'four', 'five', 'six'];

/**
 * Reads a day as a caller says it, besides all that `parseTypedDate` reads: "wed" is the next one after today, "next wed" the
 * one of the coming week, "next week" its Monday; "in 2 weeks", "in a month", "day after tomorrow".
 */
export function parseDeskDay(text: string, today: IsoDate): Result<IsoDate, 'not-a-date'> {
  const said = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s,.]+/g, ' ');
  const relative = relativeDay(said, today);
  if (relative !== undefined) return ok(relative);
  const parsed = parseTypedDate(text, today, addDays(today, -latelyDays));
  return parsed.ok ? parsed : fail('not-a-date');
}

function relativeDay(said: string, today: IsoDate): IsoDate | undefined {
  if (said === 'day after tomorrow' || said === 'day after') return addDays(today, 2);
  const inSome = /^(?:in|after) (an?|one|two|three|four|five|six|\d{1,2}) (day|week|month)s?$/.exec(said);
  if (inSome) {
    const [, count = '', unit = 'day'] = inSome;
    const number = /^\d/.test(count) ? Number(count) : Math.max(1, numbers.indexOf(count) + 1);
    const length = unit === 'month' ? { months: number } : { days: unit === 'week' ? 7 * number : number };
    return Temporal.PlainDate.from(today).add(length).toString();
  }
  const comingMonday = addDays(today, 7 - dayIndex(today));
  if (said === 'next week') return comingMonday;
  const [, next, word = ''] = /^(next )?([a-z]{3,9})$/.exec(said.replace(/^(on|this|coming) /, '')) ?? [];
  const wanted = weekdayNames.findIndex((name) => name.startsWith(word === 'weds' ? 'wed' : word));
  if (word === '' || wanted < 0) return undefined;
  return next ? addDays(comingMonday, wanted) : addDays(today, ((wanted - dayIndex(today) + 6) % 7) + 1);
}

/** Monday is 0. */
function dayIndex(date: IsoDate): number {
  return weekdays.indexOf(weekdayOf(date));
}

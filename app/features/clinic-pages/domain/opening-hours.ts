import { formatTime } from '#app/lib/date-words.ts';
import { parseClockText, type Weekday } from '#app/lib/time.ts';

/** One sitting of a day on the clinic's 24-hour clock: `["10:30", "20:00"]`. */
export type Sitting = readonly [opens: string, closes: string];

/** The sittings of each day of an ordinary week; a day without any is closed. */
export type OpeningHours = Readonly<Record<Weekday, readonly Sitting[]>>;

/** Days in a row that are open at the same times. */
export interface HoursLine {
  /** "Mon–Sat", or "Sun" for one day. */
  readonly days: string;
  /** "10:30 am – 8:00 pm", sittings joined by a comma; empty when closed. */
  readonly times: string;
  readonly weekdays: readonly Weekday[];
  readonly sittings: readonly Sitting[];
}

const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const nameOf = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

/** "10:30 am"; a time that is none is an error of the settings, which are checked before they get here. */
function spoken(clock: string): string {
  const minute = parseClockText(clock);
  if (minute === undefined) throw new Error(`opening hours hold "${clock}", which is no time`);
  return formatTime(minute);
}

/** "08:00pm". */
const padded = (clock: string): string => spoken(clock).replace(' ', '').padStart(7, '0');

/**
 * The week in as few lines as it takes: neighbouring days with the same sittings share one. Monday comes first, and
 * Sunday is no neighbour of Monday. Throws when a time is not "HH:MM".
 */
export function summariseHours(openingHours: OpeningHours): HoursLine[] {
  const groups: { weekdays: Weekday[]; sittings: readonly Sitting[] }[] = [];
  for (const day of WEEK) {
    const sittings = openingHours[day];
    const last = groups.at(-1);
    if (last && last.sittings.join() === sittings.join()) last.weekdays.push(day);
    else groups.push({ weekdays: [day], sittings });
  }
  return groups.map(({ weekdays, sittings }) => {
    const first = nameOf(weekdays[0] ?? 'mon');
    const last = nameOf(weekdays.at(-1) ?? 'mon');
    return {
      days: first === last ? first : `${first}–${last}`,
      times: sittings.map(([opens, closes]) => `${spoken(opens)} – ${spoken(closes)}`).join(', '),
      weekdays,
      sittings,
    };
  });
}

/** The footer's form of one line: "Mon-Sat 10:30am to 08:00pm", or "Sun closed". Throws when a time is not "HH:MM". */
export function footerHours({ days, sittings }: Pick<HoursLine, 'days' | 'sittings'>): string {
  const times = sittings.map(([opens, closes]) => `${padded(opens)} to ${padded(closes)}`).join(', ');
  return `${days.replace('–', '-')} ${times || 'closed'}`;
}

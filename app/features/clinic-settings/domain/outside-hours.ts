import { subtract } from '#app/lib/interval.ts';
import { clockText, parseClockText, weekdays, type Weekday } from '#app/lib/time.ts';
import type { BookingPlan, WeeklyHours } from '#app/features/scheduling/domain/clinic-settings.ts';

/** A stretch of somebody's own week in which the clinic is closed: nothing can be booked there. */
export interface OutsideHours {
  readonly personId: string;
  readonly name: string;
  readonly day: Weekday;
  /** Clock texts, the end not included. */
  readonly from: string;
  readonly to: string;
}

/** What the own weeks of a plan hold beyond the clinic's hours, in the clinic's order of people and days. */
export function outsideHours({ clinic, practitioners }: Pick<BookingPlan, 'clinic' | 'practitioners'>): OutsideHours[] {
  return practitioners.flatMap(({ id, name, hours }) =>
    hours === undefined
      ? []
      : weekdays.flatMap((day) =>
          subtract(minutesOf(hours, day), minutesOf(clinic.hours, day)).map(({ start, end }) => ({
            personId: id,
            name,
            day,
            from: clockText(start),
            to: clockText(end),
          })),
        ),
  );
}

/** Those that a change of the plan brings about: what stood there before has been read before. */
export function newlyOutside(before: BookingPlan, after: BookingPlan): OutsideHours[] {
  const key = ({ personId, day, from, to }: OutsideHours): string => `${personId} ${day} ${from} ${to}`;
  const known = new Set(outsideHours(before).map((each) => key(each)));
  return outsideHours(after).filter((each) => !known.has(key(each)));
}

function minutesOf(hours: WeeklyHours, day: Weekday) {
  return hours[day].map(([opens, closes]) => ({
    start: parseClockText(opens) ?? 0,
    end: parseClockText(closes) ?? 0,
  }));
}

import { fail, ok, type Result } from '#app/lib/result.ts';
import { weekdays, type Weekday } from '#app/lib/time.ts';
import type { BookingPlan, ClinicSettings, WeeklyHours } from '#app/features/scheduling/domain/clinic-settings.ts';
import { FormReader, shownTime, type SettingsErrors, type Typed } from './settings-form.ts';

/** How many sittings of a day a form has. */
const sittingsShown = 2;

/** The fields of a week: `mon-1-from`, `mon-1-to`, `mon-2-from` and so on. */
export function typedWeek(hours: WeeklyHours): Typed {
  return Object.fromEntries(
    weekdays.flatMap((day) =>
      hours[day]
        .slice(0, sittingsShown)
        .flatMap(([opens, closes], index) => [
          [`${day}-${index + 1}-from`, shownTime(opens)] as const,
          [`${day}-${index + 1}-to`, shownTime(closes)] as const,
        ]),
    ),
  );
}

/** Reads a week's hours; a day with empty fields is closed. Errors are given by field. */
export function readWeek(form: FormReader): WeeklyHours {
  const sittingsOf = (day: Weekday): [string, string][] => {
    const sittings: [string, string][] = [];
    for (let index = 1; index <= sittingsShown; index += 1) {
      const [from, to] = [`${day}-${index}-from`, `${day}-${index}-to`];
      if (form.text(from) === '' && form.text(to) === '') continue;
      const [opens, closes] = [form.time(from), form.time(to)];
      if (opens === undefined || closes === undefined) continue;
      if (closes <= opens) form.wrong(to, 'closes-before-opens');
      else if (opens < (sittings.at(-1)?.[1] ?? '')) form.wrong(from, 'overlaps');
      else sittings.push([opens, closes]);
    }
    return sittings;
  };
  return {
    mon: sittingsOf('mon'),
    tue: sittingsOf('tue'),
    wed: sittingsOf('wed'),
    thu: sittingsOf('thu'),
    fri: sittingsOf('fri'),
    sat: sittingsOf('sat'),
    sun: sittingsOf('sun'),
  };
}

const mostBreaks = 20;
const nameLength = 80;

/** The fields of hours and breaks as they are in force. */
export function typedHours(clinic: ClinicSettings): Typed {
  const breaks = clinic.breaks.flatMap(({ name, from, to, days }, index) => [
    [`break-${index}-name`, name] as const,
    [`break-${index}-from`, shownTime(from)] as const,
    [`break-${index}-to`, shownTime(to)] as const,
    ...days.map((day) => [`break-${index}-${day}`, 'on'] as const),
  ]);
  return {
    ...typedWeek(clinic.hours),
    ...Object.fromEntries(breaks),
    ...(clinic.closedDuringBreaks && { closedDuringBreaks: 'on' }),
  };
}

/** How many rows of breaks a form shows: those that are filled, and one more. */
export function breakRows(typed: Typed): number {
  const filled = Array.from({ length: mostBreaks }, (_, index) => index).filter((index) =>
    Object.keys(typed).some((field) => field.startsWith(`break-${index}-`) && typed[field] !== ''),
  );
  return Math.min(mostBreaks, (filled.at(-1) ?? -1) + 2);
}

/** The plan with the hours and breaks that were typed, or what is wrong with them. A row of breaks left empty is none. */
export function draftHours(
  plan: BookingPlan,
  typed: Typed,
): Result<BookingPlan, 'invalid', { errors: SettingsErrors }> {
  const form = new FormReader(typed);
  const hours = readWeek(form);
  const breaks: ClinicSettings['breaks'] = [];
  for (let index = 0; index < mostBreaks; index += 1) {
    const [name, from, to] = [`break-${index}-name`, `break-${index}-from`, `break-${index}-to`];
    const days = weekdays.filter((day) => form.isTicked(`break-${index}-${day}`));
    if ([name, from, to].every((field) => form.text(field) === '') && days.length === 0) continue;
    const called = form.line(name, nameLength, true);
    const [begins, ends] = [form.time(from), form.time(to)];
    if (days.length === 0) form.wrong(`break-${index}-mon`, 'no-days');
    if (begins !== undefined && ends !== undefined && ends <= begins) form.wrong(to, 'ends-before-begins');
    if (called !== undefined && begins !== undefined && ends !== undefined)
      breaks.push({ name: called, from: begins, to: ends, days });
  }
  if (!form.isFine) return fail('invalid', { errors: form.errors });
  const closedDuringBreaks = form.isTicked('closedDuringBreaks');
  return ok({ ...plan, clinic: { ...plan.clinic, hours, breaks, closedDuringBreaks } });
}

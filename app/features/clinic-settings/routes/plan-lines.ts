import { formatDate, formatTimeRange } from '#app/lib/date-words.ts';
import { messagesFor } from '#app/lib/messages.ts';
import { formatRupees } from '#app/lib/rupees.ts';
import { parseClockText, weekdays, type Weekday } from '#app/lib/time.ts';
import type { BookingPlan, WeeklyHours } from '#app/features/scheduling/domain/clinic-settings.ts';
import { newlyOutside } from '../domain/outside-hours.ts';
import { settingsMessages } from '../ui/messages.ts';
import type { ReviewAnswer } from '../ui/answer.ts';

const texts = messagesFor(settingsMessages, 'en');

const minute = (clock: string): number => parseClockText(clock) ?? 0;

function sittings(hours: WeeklyHours, day: Weekday): string | null {
  const ranges = hours[day].map(([opens, closes]) => formatTimeRange(minute(opens), minute(closes)));
  return ranges.length === 0 ? null : ranges.join(', ');
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])];
  return parts.join(' ');
}

function yearlyDay(monthDay: string): string {
  return formatDate(`2028-${monthDay}`).split(' ').slice(1, 3).join(' ');
}

/** Everything a plan says, a line each: what it is about, and how it is. */
function linesOf(plan: BookingPlan): Map<string, string | null> {
  const { clinic, practitioners, appointmentTypes } = plan;
  const { booking } = clinic;
  const lines = new Map<string, string | null>();
  for (const day of weekdays) lines.set(texts.days[day], sittings(clinic.hours, day));
  for (const { name, from, to, days } of clinic.breaks) {
    const when = formatTimeRange(minute(from), minute(to));
    const key = `${texts.breaksTitle}: ${name}`;
    const said = `${when}, ${days.map((day) => texts.shortDays[day]).join(' ')}`;
    const before = lines.get(key);
    lines.set(key, before ? `${before}; ${said}` : said);
  }
  lines.set(texts.closedDuringBreaks, clinic.closedDuringBreaks ? 'yes' : null);
  for (const { monthDay, name } of clinic.yearlyClosures)
    lines.set(`Closed on ${yearlyDay(monthDay)} every year`, name);
  for (const { from, to, name } of clinic.closures)
    lines.set(`Closed ${from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`}`, name);
  lines.set(texts.noticeLegend, `${duration(booking.noticeMinutes)} from now`);
  lines.set(texts.horizonDays, `${booking.horizonDays} days`);
  lines.set(texts.cancelLegend, `${duration(booking.cancelNoticeMinutes)} before`);
  lines.set(texts.grid, texts.gridOption(booking.gridMinutes));
  for (const person of practitioners) {
    const key = `${texts.names.practitioners}: ${person.id}`;
    lines.set(key, person.name);
    lines.set(`${key}, ${texts.kind}`, texts.kinds[person.kind ?? 'doctor']);
    lines.set(`${key}, ${texts.qualification}`, person.qualification ?? null);
    lines.set(`${key}, ${texts.registrationNumber}`, person.registrationNumber ?? null);
    const offered = appointmentTypes.filter(({ id }) => person.appointmentTypeIds.includes(id));
    lines.set(`${key}, ${texts.offers}`, offered.map(({ name }) => name).join(', ') || null);
    const { hours } = person;
    lines.set(`${key}, ${texts.week}`, hours ? weekText(hours) : texts.weekClinic);
  }
  for (const type of appointmentTypes) {
    const key = `${texts.visit}: ${type.id}`;
    lines.set(key, type.name);
    lines.set(`${key}, ${texts.minutes}`, String(type.minutes));
    lines.set(`${key}, ${texts.bufferBefore}`, String(type.bufferBeforeMinutes));
    lines.set(`${key}, ${texts.bufferAfter}`, String(type.bufferAfterMinutes));
    lines.set(`${key}, ${texts.fee}`, type.feeRupees === undefined ? null : formatRupees(type.feeRupees));
  }
  return lines;
}

function weekText(hours: WeeklyHours): string {
  return weekdays
    .flatMap((day) => {
      const text = sittings(hours, day);
      return text === null ? [] : [`${texts.shortDays[day]} ${text}`];
    })
    .join('; ');
}

/** What is different between two plans, in words. */
export function changesBetween(before: BookingPlan, after: BookingPlan): ReviewAnswer['changes'] {
  const [old, next] = [linesOf(before), linesOf(after)];
  const keys = [...new Set([...old.keys(), ...next.keys()])];
  return keys
    .map((what) => ({ what, before: old.get(what) ?? null, after: next.get(what) ?? null }))
    .filter((line) => line.before !== line.after);
}

/** Own hours that a change puts outside the clinic's, in words. */
export function outsideLines(before: BookingPlan, after: BookingPlan): string[] {
  return newlyOutside(before, after).map(({ name, day, from, to }) =>
    texts.outsideLine(name, texts.days[day], formatTimeRange(minute(from), minute(to))),
  );
}

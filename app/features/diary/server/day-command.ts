import { z } from 'zod';
import { formatLongDate, formatTime } from '#app/lib/date-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { wallClockOf, type IsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import type { Command } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';
import { formatReference } from '#app/lib/reference.ts';
import { dayList, type DayEntry } from './day-list.ts';
import { readSettings } from '#app/features/scheduling/server/read-settings.ts';

const input = z.object({
  /** The day as somebody types it; null is today. */
  date: z.string().max(40).nullable(),
});

/** `npm run day [-- 2026-11-23]`: who comes when on a day of the clinic. */
export const dayCommand: Command<z.infer<typeof input>> = {
  name: 'day',
  input,
  async run({ database: { db }, clock, keyRing }, { date }, say) {
    const now = clock.now().epochMilliseconds;
    const settings = await readSettings(db, now);
    if (!settings) throw new CommandError('There are no settings yet: start the clinic once.');
    const { timeZone } = settings.clinic;
    const today = wallClockOf(now, timeZone).date;
    const day = parseTypedDate(date ?? today, today);
    if (!day.ok) throw new CommandError(`${JSON.stringify(date)} is no day. Write it like 2026-11-23 or 23 Nov.`);
    for (const line of dayLines(day.value, await dayList({ db, keyRing }, day.value, timeZone))) say(line);
  },
};

/** The list of a day as lines for a terminal or a printer: in columns, cancelled visits crossed out by their status. */
export function dayLines(date: IsoDate, entries: readonly DayEntry[]): string[] {
  const coming = entries.filter(({ status }) => status !== 'cancelled').length;
  const heading = `${formatLongDate(date)}: ${coming === 1 ? '1 appointment' : `${coming} appointments`}`;
  const rows = entries.map((entry) => [
    formatTime(entry.startMinute),
    entry.practitionerName,
    entry.fullName,
    formatPhone(entry.mobileNumber),
    entry.appointmentTypeName,
    formatReference(entry.reference),
    entry.status,
  ]);
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = entries.flatMap((entry, index) => [
    (rows[index] ?? [])
      .map((cell, column) => (column === 0 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
    ...details(entry).map((line) => `          ${line}`),
  ]);
  return [heading, '', ...(lines.length > 0 ? lines : ['Nobody is booked.'])];
}

function details({ treatment, note }: DayEntry): string[] {
  const lines = treatment === null ? [] : [`Came from: ${treatment}`];
  if (note === undefined) return [...lines, 'Note: there is one, and no key here opens it.'];
  return note === null ? lines : [...lines, ...`Note: ${note}`.split('\n')];
}

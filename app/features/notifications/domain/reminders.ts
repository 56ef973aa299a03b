import { addDays, atWallTime, minuteMs, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import type { ReminderKind } from './message.ts';

const hourMs = 60 * minuteMs;

/** Nobody's phone rings for us outside these minutes of the clinic's day (8:00-21:00). */
const daytime = { from: 8 * 60, until: 21 * 60 } as const;

/** The evening's last reminders go out half an hour before the night. */
const eveningMinute = daytime.until - 30;

/** Who booked or moved within four hours of a reminder has just been told, and gets none. */
export const justToldMs = 4 * hourMs;

/** How late a reminder may still go out before the visit; later it only startles. */
const latestBeforeVisitMs: Readonly<Record<ReminderKind, number>> = {
  'reminder-day': 3 * hourMs,
  'reminder-hours': hourMs / 2,
};

export interface PlannedReminder {
  readonly kind: ReminderKind;
  readonly sendAt: EpochMs;
}

export interface VisitToRemindOf {
  readonly startsAt: EpochMs;
  /** When the patient was last told this time: the booking, or the last move. */
  readonly toldAt: EpochMs;
}

/**
 * When a patient is reminded of a visit: a day and two hours before, never at night. What would fall into the night waits
 * for eight in the morning or comes in the evening before. A visit so early that its second reminder would fall into the
 * night has it in the evening before, and only when there is no first one. Clinic time is `timeZone`'s.
 */
export function remindersOf({ startsAt, toldAt }: VisitToRemindOf, timeZone: string): PlannedReminder[] {
  const isNews = ({ sendAt }: PlannedReminder) => sendAt - toldAt >= justToldMs && sendAt < startsAt;
  const planned = [{ kind: 'reminder-day' as const, sendAt: inDaytime(startsAt - 24 * hourMs, timeZone) }].filter(
    isNews,
  );
  const hours = hoursReminder(startsAt, timeZone);
  const wanted = hours.isDayBefore ? planned.length === 0 : true;
  if (wanted && isNews(hours.reminder)) return [...planned, hours.reminder];
  return planned;
}

function hoursReminder(startsAt: EpochMs, timeZone: string) {
  const kind = 'reminder-hours' as const;
  const twoHoursBefore = startsAt - 2 * hourMs;
  const { date, minute } = wallClockOf(twoHoursBefore, timeZone);
  if (minute >= daytime.until)
    return { reminder: { kind, sendAt: atWallTime(date, eveningMinute, timeZone) }, isDayBefore: false };
  if (minute >= daytime.from) return { reminder: { kind, sendAt: twoHoursBefore }, isDayBefore: false };
  return { reminder: { kind, sendAt: atWallTime(addDays(date, -1), eveningMinute, timeZone) }, isDayBefore: true };
}

/** The moment itself by day; the morning for the small hours, the evening for late ones. */
function inDaytime(at: EpochMs, timeZone: string): EpochMs {
  const { date, minute } = wallClockOf(at, timeZone);
  if (minute < daytime.from) return atWallTime(date, daytime.from, timeZone);
  return minute >= daytime.until ? atWallTime(date, eveningMinute, timeZone) : at;
}

/** Whether it is a time at which the clinic writes to people unasked. */
export function isDaytime(now: EpochMs, timeZone: string): boolean {
  const { minute } = wallClockOf(now, timeZone);
  return minute >= daytime.from && minute < daytime.until;
}

/** The reminders of a visit to be sent now: due, by day, and still early enough to be of use. */
export function remindersDue(visit: VisitToRemindOf, timeZone: string, now: EpochMs): ReminderKind[] {
  if (!isDaytime(now, timeZone)) return [];
  return remindersOf(visit, timeZone)
    .filter(({ kind, sendAt }) => sendAt <= now && now <= visit.startsAt - latestBeforeVisitMs[kind])
    .map(({ kind }) => kind);
}

/** How far ahead a visit may be that is reminded of now: a day, and the evening before a late one. */
export const remindAheadMs = 28 * hourMs;

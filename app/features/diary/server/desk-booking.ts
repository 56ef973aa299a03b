import type { RouterContextProvider } from 'react-router';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formText } from '#app/lib/form-text.ts';
import { atWallTime, parseIsoDate, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { required } from '#app/platform/web/context.ts';
import { parseDeskDay } from '../domain/desk-day.ts';
import { openMinutesOn, parseDeskTime } from '../domain/desk-time.ts';
import type { ClinicSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';

/** The running booking and who asks, for every screen of the diary. */
export function deskBooking(context: Readonly<RouterContextProvider>): { booking: BookingContext; by: StaffActor } {
  return { booking: required(context.get(bookingContext), 'booking'), by: actorOf(context) };
}

/** A text of a form, cut to a length no honest field exceeds; absent fields are empty. */
export function textOf(form: FormData, name: string, most = 200): string {
  return formText(form, name).trim().slice(0, most);
}

/** A whole number of a form, or undefined. */
export function numberOf(form: FormData, name: string): number | undefined {
  const text = textOf(form, name, 10);
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/**
 * The moment of a day and a time as people type them ("wed", "23/11", "2:10 pm", "5.30"), or as data has them; undefined
 * when one of them is none.
 */
export function momentOf(
  date: string,
  clock: string,
  { timeZone, hours }: Pick<ClinicSettings, 'timeZone' | 'hours'>,
  today: IsoDate,
): EpochMs | undefined {
  const day = parseDeskDay(date, today);
  const minute = day.ok ? parseDeskTime(clock, openMinutesOn(day.value, hours)) : undefined;
  return !day.ok || minute === undefined ? undefined : atWallTime(day.value, minute, timeZone);
}

/** The day an address asks for, or `otherwise`. */
export function dateOf(url: URL, otherwise: IsoDate): IsoDate {
  return parseIsoDate(url.searchParams.get('date') ?? '') ?? otherwise;
}

/** What the clinic's calendar shows now. */
export async function todayOf({ clock, settings }: BookingContext): Promise<IsoDate> {
  const { clinic } = await settings.current();
  return wallClockOf(clock.now().epochMilliseconds, clinic.timeZone).date;
}

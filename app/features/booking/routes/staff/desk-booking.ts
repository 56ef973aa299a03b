import type { RouterContextProvider } from 'react-router';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { atWallTime, parseClockText, parseIsoDate, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { required } from '#app/platform/web/context.ts';
import type { BookingContext } from '../../server/booking-context.ts';
import { bookingContext } from '../../server/running-booking.ts';

/** The running booking and who asks, for every screen of the diary. */
export function deskBooking(context: Readonly<RouterContextProvider>): { booking: BookingContext; by: StaffActor } {
  return { booking: required(context.get(bookingContext), 'booking'), by: actorOf(context) };
}

/** A text of a form, cut to a length no honest field exceeds; absent fields are empty. */
export function textOf(form: FormData, name: string, most = 200): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, most) : '';
}

/** A whole number of a form, or undefined. */
export function numberOf(form: FormData, name: string): number | undefined {
  const text = textOf(form, name, 10);
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** The moment of a day and a clock text of a form, or undefined when one of them is none. */
export function momentOf(date: string, clock: string, timeZone: string): EpochMs | undefined {
  const day = parseIsoDate(date);
  const minute = parseClockText(clock);
  return day === undefined || minute === undefined ? undefined : atWallTime(day, minute, timeZone);
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

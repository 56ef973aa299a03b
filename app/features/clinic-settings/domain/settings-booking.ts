import { fail, ok, type Result } from '#app/lib/result.ts';
import type { BookingPlan, ClinicSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import { FormReader, type SettingsErrors, type Typed } from './settings-form.ts';

/** What visits may start on: whole multiples of this many minutes of the clinic's clock. */
export const grids = [5, 10, 15, 20, 30, 60] as const;

/** Notice and cancellation limit are typed in hours and minutes, because nobody thinks of 2,880 minutes. */
export function typedBooking({ booking }: ClinicSettings): Typed {
  return {
    noticeHours: String(Math.floor(booking.noticeMinutes / 60)),
    noticeMinutes: String(booking.noticeMinutes % 60),
    horizonDays: String(booking.horizonDays),
    cancelHours: String(Math.floor(booking.cancelNoticeMinutes / 60)),
    cancelMinutes: String(booking.cancelNoticeMinutes % 60),
    gridMinutes: String(booking.gridMinutes),
  };
}

/** The plan with the booking rules that were typed, or what is wrong with them. */
export function draftBooking(
  plan: BookingPlan,
  typed: Typed,
): Result<BookingPlan, 'invalid', { errors: SettingsErrors }> {
  const form = new FormReader(typed);
  const minutesOf = (name: string): number =>
    (form.number(`${name}Hours`, 0, 720, false) ?? 0) * 60 + (form.number(`${name}Minutes`, 0, 59, false) ?? 0);
  const noticeMinutes = minutesOf('notice');
  const cancelNoticeMinutes = minutesOf('cancel');
  const horizonDays = form.number('horizonDays', 1, 366);
  const gridMinutes = grids.find((grid) => String(grid) === form.text('gridMinutes'));
  if (gridMinutes === undefined) form.wrong('gridMinutes', 'unknown');
  if (noticeMinutes > 43_200) form.wrong('noticeHours', 'out-of-bounds');
  if (cancelNoticeMinutes > 43_200) form.wrong('cancelHours', 'out-of-bounds');
  if (!form.isFine || horizonDays === undefined || gridMinutes === undefined)
    return fail('invalid', { errors: form.errors });
  const booking = { noticeMinutes, horizonDays, cancelNoticeMinutes, gridMinutes };
  return ok({ ...plan, clinic: { ...plan.clinic, booking } });
}

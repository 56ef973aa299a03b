import { gte, inArray } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { addDays, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { lastClosingBefore } from '#app/features/scheduling/domain/schedule.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { deskAppointmentsWhere, type DeskAppointment } from './desk-appointment.ts';
import { readDiary, type Diary } from './read-diary.ts';
import { readQueue, type WaitingWalkIn } from './walk-in-queue.ts';

export interface Today {
  readonly diary: Diary;
  readonly queue: readonly WaitingWalkIn[];
  /** When the clinic closed before today. */
  readonly closedAt: EpochMs;
  /** Booked on the website or by a program since then, the newest first. */
  readonly bookedSince: readonly DeskAppointment[];
}

/** All that the desk's first screen shows of the diary. */
export async function readToday(context: BookingContext, by: StaffActor): Promise<Today> {
  const { clinic } = await context.settings.current();
  const { date } = wallClockOf(context.clock.now().epochMilliseconds, clinic.timeZone);
  const closedAt = lastClosingBefore(date, clinic);
  const [diary, queue, bookedSince] = [
    await readDiary(context, by, { from: date, until: addDays(date, 1) }),
    await readQueue(context),
    await deskAppointmentsWhere(
      context.db,
      gte(appointments.createdAt, closedAt),
      inArray(appointments.bookedThrough, ['website', 'api']),
      inArray(appointments.status, ['booked', 'confirmed']),
    ),
  ];
  return { diary, queue, closedAt, bookedSince: bookedSince.toSorted((a, b) => b.createdAt - a.createdAt) };
}

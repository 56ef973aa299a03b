import { gte, inArray, lt } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { addDays, wallClockOf } from '#app/lib/time.ts';
import { daysInterval } from '#app/features/scheduling/domain/schedule.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { auditView } from '#app/features/scheduling/server/audit-view.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import { deskAppointmentsWhere, type DeskAppointment } from './desk-appointment.ts';

/** The visits of today whose patients have not come yet, of those whose diary somebody may change. Audited as a look at the day. */
export async function expectedToday(
  context: Pick<BookingContext, 'db' | 'clock' | 'settings'>,
  by: StaffActor,
): Promise<DeskAppointment[]> {
  const { timeZone } = (await context.settings.current()).clinic;
  const { date } = wallClockOf(context.clock.now().epochMilliseconds, timeZone);
  const { start, end } = daysInterval(date, addDays(date, 1), timeZone);
  const visits = await deskAppointmentsWhere(
    context.db,
    gte(appointments.startsAt, start),
    lt(appointments.startsAt, end),
    inArray(appointments.status, ['booked', 'confirmed', 'no-show']),
  );
  await auditView(context, by, {
    action: 'diary.viewed',
    subject: { kind: 'diary', id: `${date}/${addDays(date, 1)}` },
  });
  return visits.filter(({ practitionerId, patientId }) => patientId !== null && mayChangeDiaryOf(by, practitionerId));
}

import { and, eq, sql } from 'drizzle-orm';
import { wasToldOfBooking } from '#app/features/notifications/server/messages-of-visits.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { minuteMs } from '#app/lib/time.ts';
import { repeatOnConflict } from '#app/platform/database/errors.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { appointmentEvents, appointments } from '#app/features/scheduling/server/tables.ts';
import { undoMinutes } from './change-by-desk.ts';
import { deskAppointmentById, deskAppointmentsWhere, type DeskAppointment } from './desk-appointment.ts';
import { writeDeskChange } from './write-desk-change.ts';

/** The appointments of a series as they were made, while whoever made it may still take it back; else none. */
export async function seriesToUndo(
  { db, clock }: Pick<BookingContext, 'db' | 'clock'>,
  by: StaffActor,
  { seriesId }: Pick<DeskAppointment, 'seriesId'>,
): Promise<readonly DeskAppointment[]> {
  if (seriesId === null) return [];
  const series = await deskAppointmentsWhere(db, eq(appointments.seriesId, seriesId));
  const since = clock.now().epochMilliseconds - undoMinutes * minuteMs;
  const isUntouched = series.every(({ createdAt, sequence, status }) => {
    return createdAt >= since && sequence === 0 && status === 'booked';
  });
  if (!isUntouched) return [];
  const [own] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(appointmentEvents)
    .innerJoin(appointments, eq(appointments.id, appointmentEvents.appointmentId))
    .where(
      and(
        eq(appointments.seriesId, seriesId),
        eq(appointmentEvents.kind, 'booked'),
        eq(appointmentEvents.staffId, by.id),
      ),
    );
  return own?.count === series.length ? series : [];
}

/**
 * Takes back a series that was made in one step: all of its appointments are cancelled, or none. Only by whoever made it,
 * for half an hour, and while nobody has changed one of them. A patient who was told of the visits is told.
 */
export async function undoSeries(
  context: BookingContext,
  by: StaffActor,
  id: string,
): Promise<Result<DeskAppointment, 'not-found' | 'nothing-to-undo' | 'changed-meanwhile'>> {
  const appointment = await deskAppointmentById(context.db, id);
  if (!appointment) return fail('not-found');
  const series = await seriesToUndo(context, by, appointment);
  if (series.length === 0) return fail('nothing-to-undo');
  const now = context.clock.now().epochMilliseconds;
  try {
    await repeatOnConflict(() =>
      context.db.transaction(async (tx) => {
        for (const each of series) {
          const tell = (await wasToldOfBooking(tx, each.id)) ? ('cancelled' as const) : undefined;
          const change = { kind: 'cancelled', status: 'cancelled', overbookingReason: null, tell } as const;
          if (!(await writeDeskChange(tx, context, by, each, change, now))) throw new ChangedMeanwhile();
        }
      }),
    );
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return fail('changed-meanwhile');
    throw error;
  }
  const current = await deskAppointmentById(context.db, id);
  return current ? ok(current) : fail('not-found');
}

/** Raised inside the transaction so that none of a series is cancelled when one of it was changed. */
class ChangedMeanwhile extends Error {}

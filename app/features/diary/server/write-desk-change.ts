import { and, eq, sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import { isReached } from '#app/features/scheduling/domain/reach.ts';
import type { AppointmentNews, BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { appointmentEvents, appointments, appointmentUndo } from '#app/features/scheduling/server/tables.ts';
import type { DeskAppointment } from './desk-appointment.ts';

/** What the desk makes of an appointment; what is left out stays. */
export interface DeskChange {
  readonly kind: 'moved' | 'cancelled' | 'status-changed' | 'undone';
  readonly status?: AppointmentStatus;
  readonly statusSince?: EpochMs;
  readonly practitionerId?: string;
  readonly startsAt?: EpochMs;
  readonly endsAt?: EpochMs;
  readonly heldFrom?: EpochMs;
  readonly heldUntil?: EpochMs;
  readonly overbookingReason?: string | null;
  /** Why a rule was passed over. */
  readonly reason?: string | undefined;
  /** What the patient is told, if anything. */
  readonly tell?: AppointmentNews | undefined;
}

/**
 * Writes a change by the desk inside `tx`: the row, its history, the way back, the message, the audit entry, and word to
 * every open window. False, and nothing written, when the appointment is no longer as it was seen. The overlap
 * constraint may throw.
 */
export async function writeDeskChange(
  tx: Transaction,
  { messages, timeFreed }: Pick<BookingContext, 'messages' | 'timeFreed'>,
  by: StaffActor,
  seen: DeskAppointment,
  { kind, reason, tell, ...changes }: DeskChange,
  now: EpochMs,
): Promise<boolean> {
  const since = changes.status === undefined || changes.status === seen.status ? {} : { statusSince: now };
  const [row] = await tx
    .update(appointments)
    .set({ ...since, ...changes, sequence: sql`${appointments.sequence} + 1`, changedAt: now })
    .where(and(eq(appointments.id, seen.id), eq(appointments.sequence, seen.sequence)))
    .returning({
      sequence: appointments.sequence,
      status: appointments.status,
      startsAt: appointments.startsAt,
      practitionerId: appointments.practitionerId,
    });
  if (!row) return false;
  await tx.insert(appointmentEvents).values({
    appointmentId: seen.id,
    happenedAt: now,
    kind,
    actor: 'staff',
    status: row.status,
    startsAt: row.startsAt,
    practitionerId: row.practitionerId,
    staffId: by.id,
    reason: reason ?? null,
  });
  if (kind === 'undone') await tx.delete(appointmentUndo).where(eq(appointmentUndo.appointmentId, seen.id));
  else await saveUndo(tx, by, seen, row.sequence, tell !== undefined, now);
  if (tell) await messages.queue(tx, tell, seen);
  await audit(tx, {
    at: now,
    actor: byStaff(by),
    action: `appointment.${kind}`,
    subject: { kind: 'appointment', id: seen.id },
    details: {
      status: row.status,
      from: new Date(seen.startsAt).toISOString(),
      to: new Date(row.startsAt).toISOString(),
      practitionerId: row.practitionerId,
      patientTold: tell !== undefined && isReached((await messages.readReach(tx))(seen, tell)),
      rulePassedOver: reason !== undefined,
    },
  });
  await announce(tx, 'diary');
  // Only a step from one status that keeps the time to another frees nothing.
  if (kind !== 'status-changed' || row.status === 'no-show') await timeFreed(tx);
  return true;
}

async function saveUndo(
  tx: Transaction,
  by: StaffActor,
  seen: DeskAppointment,
  sequence: number,
  wasTold: boolean,
  now: EpochMs,
): Promise<void> {
  const { status, statusSince, practitionerId, startsAt, endsAt, heldFrom, heldUntil, overbookingReason } = seen;
  const values = {
    sequence,
    staffId: by.id,
    madeAt: now,
    status,
    statusSince,
    practitionerId,
    startsAt,
    endsAt,
    heldFrom,
    heldUntil,
    overbookingReason,
    wasTold,
  };
  await tx
    .insert(appointmentUndo)
    .values({ appointmentId: seen.id, ...values })
    .onConflictDoUpdate({ target: appointmentUndo.appointmentId, set: values });
}

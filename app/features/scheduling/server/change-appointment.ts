import { and, eq, sql } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import type { AppointmentStatus } from '../domain/appointment.ts';
import type { AppointmentDetails } from './appointment-details.ts';
import type { BookingContext } from './booking-context.ts';
import { appointmentEvents, appointments } from './tables.ts';

export interface Change {
  readonly kind: 'moved' | 'cancelled';
  readonly status: AppointmentStatus;
  readonly startsAt: EpochMs;
  readonly practitionerId: string;
  readonly times?: {
    readonly endsAt: EpochMs;
    readonly heldFrom: EpochMs;
    readonly heldUntil: EpochMs;
  };
}

/**
 * Writes a patient's change of an appointment with its history and messages inside `tx`. False when the appointment was
 * changed since it was read (another tab, the desk): nothing is written then. The overlap constraint may throw.
 */
export async function writeChange(
  tx: Transaction,
  { messages, timeFreed }: Pick<BookingContext, 'messages' | 'timeFreed'>,
  seen: AppointmentDetails,
  change: Change,
  now: EpochMs,
): Promise<boolean> {
  const { kind, status, startsAt, practitionerId, times } = change;
  const [changed] = await tx
    .update(appointments)
    .set({
      status,
      startsAt,
      practitionerId,
      ...times,
      ...(status === seen.status ? {} : { statusSince: now }),
      // Nobody but the desk moves somebody onto a time that is taken, so from here on the overlap constraint counts.
      overbookingReason: null,
      sequence: sql`${appointments.sequence} + 1`,
      changedAt: now,
    })
    .where(
      and(eq(appointments.id, seen.id), eq(appointments.sequence, seen.sequence), eq(appointments.status, seen.status)),
    )
    .returning({ id: appointments.id });
  if (!changed) return false;
  await tx.insert(appointmentEvents).values({
    appointmentId: seen.id,
    happenedAt: now,
    kind,
    actor: 'patient',
    status,
    startsAt,
    practitionerId,
  });
  await messages.queue(tx, kind, seen);
  await announce(tx, 'diary');
  await timeFreed(tx);
  return true;
}

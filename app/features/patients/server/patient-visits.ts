import { desc, eq, inArray } from 'drizzle-orm';
import type { AppointmentStatus } from '#app/features/booking/domain/appointment.ts';
import { appointments, appointmentTypes, practitioners } from '#app/features/booking/server/tables.ts';
import { messages } from '#app/features/notifications/server/tables.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { placeOf, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';

/** A message that patient was sent, or was to be sent; never its words. */
export interface VisitMessage {
  readonly kind: string;
  readonly channel: string;
  readonly status: string;
  readonly at: EpochMs;
}

export interface PatientVisit {
  readonly id: string;
  readonly reference: string;
  readonly status: AppointmentStatus;
  readonly startsAt: EpochMs;
  readonly createdAt: EpochMs;
  readonly practitionerId: string;
  readonly practitionerName: string;
  readonly appointmentTypeName: string;
  readonly bookedThrough: string;
  readonly messages: readonly VisitMessage[];
  /** Only for the doctor of the visit's patient: what they wrote and what page they came from. */
  readonly medical?: { readonly treatment: string | null; readonly note: string | null | undefined };
}

/** All visits of a patient, the latest first, with their messages. The medical part is opened apart. */
export async function patientVisits(db: Db, patientId: string): Promise<PatientVisit[]> {
  const rows = await db
    .select({
      id: appointments.id,
      reference: appointments.reference,
      status: appointments.status,
      startsAt: appointments.startsAt,
      createdAt: appointments.createdAt,
      practitionerId: appointments.practitionerId,
      practitionerName: practitioners.name,
      appointmentTypeName: appointmentTypes.name,
      bookedThrough: appointments.bookedThrough,
    })
    .from(appointments)
    .innerJoin(practitioners, eq(practitioners.id, appointments.practitionerId))
    .innerJoin(appointmentTypes, eq(appointmentTypes.id, appointments.appointmentTypeId))
    .where(eq(appointments.patientId, patientId))
    .orderBy(desc(appointments.startsAt), desc(appointments.id));
  const sent =
    rows.length === 0
      ? []
      : await messagesOf(
          db,
          rows.map(({ id }) => id),
        );
  return rows.map((row) => ({ ...row, messages: sent.filter(({ appointmentId }) => appointmentId === row.id) }));
}

async function messagesOf(db: Db, ids: string[]): Promise<(VisitMessage & { appointmentId: string | null })[]> {
  const rows = await db
    .select({
      appointmentId: messages.appointmentId,
      kind: messages.kind,
      channel: messages.channel,
      status: messages.status,
      createdAt: messages.createdAt,
      sentAt: messages.sentAt,
      recipient: messages.recipient,
    })
    .from(messages)
    .where(inArray(messages.appointmentId, ids))
    .orderBy(messages.position);
  return rows
    .filter(({ recipient }) => recipient === 'patient')
    .map(({ appointmentId, kind, channel, status, createdAt, sentAt }) => ({
      appointmentId,
      kind,
      channel,
      status,
      at: (sentAt ?? createdAt).epochMilliseconds,
    }));
}

/** The same visits with what is for their doctor's eyes. A note that no key here opens is `undefined`. */
export async function withMedical(
  { db, keyRing }: { readonly db: Db; readonly keyRing: KeyRing },
  visits: readonly PatientVisit[],
): Promise<PatientVisit[]> {
  if (visits.length === 0) return [];
  const rows = await db
    .select({ id: appointments.id, treatment: appointments.treatment, noteEncrypted: appointments.noteEncrypted })
    .from(appointments)
    .where(
      inArray(
        appointments.id,
        visits.map(({ id }) => id),
      ),
    );
  return visits.map((visit) => {
    const row = rows.find(({ id }) => id === visit.id);
    if (!row) return visit;
    return { ...visit, medical: { treatment: row.treatment, note: openNote(keyRing, row.id, row.noteEncrypted) } };
  });
}

/** The note a patient wrote for the doctor; null without one, undefined when its key is gone. */
export function openNote(keyRing: KeyRing, id: string, encrypted: string | null): string | null | undefined {
  if (encrypted === null) return null;
  try {
    return keyRing.decryptText(encrypted, placeOf('appointments', 'note_encrypted', id));
  } catch {
    // A lost key must not hide the rest of the record.
    return undefined;
  }
}

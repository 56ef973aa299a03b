import { messagesOfVisits, type MessageOfVisit } from '#app/features/notifications/server/messages-of-visits.ts';
import { listVisitsOf, writtenForDoctor, type ListedVisit } from '#app/features/scheduling/server/visits.ts';
import { cipherContext, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';

export interface PatientVisit extends ListedVisit {
  readonly messages: readonly MessageOfVisit[];
  /** Only for the doctor of the visit's patient: what they wrote and what page they came from. */
  readonly medical?: { readonly treatment: string | null; readonly note: string | null | undefined };
}

/** All visits of a patient, the latest first, with their messages. The medical part is opened apart. */
export async function patientVisits(db: Db, patientId: string): Promise<PatientVisit[]> {
  const visits = await listVisitsOf(db, patientId);
  const sent = await messagesOfVisits(
    db,
    visits.map(({ id }) => id),
  );
  return visits.map((visit) => ({ ...visit, messages: sent.filter(({ visitId }) => visitId === visit.id) }));
}

/** The same visits with what is for their doctor's eyes. A note that no key here opens is `undefined`. */
export async function withMedical(
  { db, keyRing }: { readonly db: Db; readonly keyRing: KeyRing },
  visits: readonly PatientVisit[],
): Promise<PatientVisit[]> {
  const rows = await writtenForDoctor(
    db,
    visits.map(({ id }) => id),
  );
  return visits.map((visit) => {
    const row = rows.find(({ id }) => id === visit.id);
    if (!row) return visit;
    return { ...visit, medical: { treatment: row.treatment, note: openNote(keyRing, row.id, row.noteEncrypted) } };
  });
}

/** The note a patient wrote for the doctor; null without one, undefined when its key is gone. */
function openNote(keyRing: KeyRing, id: string, encrypted: string | null): string | null | undefined {
  if (encrypted === null) return null;
  try {
    return keyRing.decryptText(encrypted, cipherContext('appointments', 'note_encrypted', id));
  } catch {
    // A lost key must not hide the rest of the record.
    return undefined;
  }
}

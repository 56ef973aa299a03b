import type { Db } from '#app/platform/database/database.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import { noteMarks, readableNote, type NoteMark } from './read-note.ts';

/** A note in the list of a patient's record. */
export interface NoteLine extends NoteMark {
  /** What was diagnosed in it, for who may open it; null where nothing was, or it is closed. */
  readonly diagnosis: string | null;
}

/**
 * The notes of these visits, by a mark each; with the signed diagnosis where the record is open to whoever asks, which is the
 * caller's to have checked and to note in the audit log.
 */
export async function noteLines(
  { db, keyRing }: { readonly db: Db; readonly keyRing: KeyRing },
  visitIds: readonly string[],
  { isOpen }: { readonly isOpen: boolean },
): Promise<NoteLine[]> {
  const lines: NoteLine[] = [];
  for (const mark of await noteMarks(db, visitIds)) {
    const note =
      isOpen && mark.state === 'signed' ? await readableNote({ db, keyRing }, mark.appointmentId) : undefined;
    const diagnosis = typeof note === 'object' ? (note.versions[0]?.note.diagnosis ?? '') : '';
    lines.push({ ...mark, diagnosis: diagnosis === '' ? null : diagnosis });
  }
  return lines;
}

import { desc, eq } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { DecryptionError } from '#app/platform/crypto/key-ring.ts';
import type { NoteDesk } from './note-desk.ts';
import { notePlaces, noteRecordOf, openSealedNote } from './note-record.ts';
import { clinicalNotes, clinicalNoteVersions } from './tables.ts';

/** A diagnosis a doctor used lately, with the code they gave it. */
export interface UsedDiagnosis {
  readonly diagnosis: string;
  readonly code: string;
}

/** Looked through, and offered. */
const mostNotes = 60;
const mostOffered = 12;
/** Longer ones are sentences about one patient, not names of an illness. */
const longestOffered = 80;

/** The diagnoses somebody signed last, each once, the latest first: offered while they type. Nobody sees a colleague's. */
export async function lastDiagnoses(
  { db, keyRing }: Pick<NoteDesk, 'db' | 'keyRing'>,
  { id }: Pick<StaffActor, 'id'>,
): Promise<UsedDiagnosis[]> {
  const rows = await db
    .select({
      id: clinicalNotes.id,
      recordKeyEncrypted: clinicalNotes.recordKeyEncrypted,
      versionId: clinicalNoteVersions.id,
      sealed: clinicalNoteVersions.textSealed,
    })
    .from(clinicalNoteVersions)
    .innerJoin(clinicalNotes, eq(clinicalNotes.id, clinicalNoteVersions.noteId))
    .where(eq(clinicalNoteVersions.signedBy, id))
    .orderBy(desc(clinicalNoteVersions.signedAt), desc(clinicalNoteVersions.id))
    .limit(mostNotes);
  const found = new Map<string, UsedDiagnosis>();
  for (const { versionId, sealed, ...row } of rows) {
    if (found.size >= mostOffered) break;
    try {
      const note = openSealedNote(noteRecordOf(keyRing, row), sealed, notePlaces.version(versionId));
      const diagnosis = note.diagnosis.trim();
      if (diagnosis === '' || diagnosis.length > longestOffered || diagnosis.includes('\n')) continue;
      const key = diagnosis.toLowerCase();
      if (!found.has(key)) found.set(key, { diagnosis, code: note.diagnosisCode });
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error;
    }
  }
  return [...found.values()];
}

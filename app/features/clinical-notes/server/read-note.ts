import { asc, desc, eq, inArray } from 'drizzle-orm';
import { visitWithPatient, type VisitWithPatient } from '#app/features/scheduling/server/visits.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { staffName } from '#app/features/staff/server/staff-names.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { DecryptionError } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { TypedNote } from '../domain/note-fields.ts';
import type { Signature } from '../domain/note-state.ts';
import { isOpen, noteAccess, auditNoteRefusal, type NoteAccess, type NoteDesk } from './note-desk.ts';
import { noteRecordOf, notePlaces, openSealedNote, openSealedText } from './note-record.ts';
import { clinicalNoteAddenda, clinicalNotes, clinicalNoteVersions } from './tables.ts';

/** Who wrote, and when. */
export interface Written {
  readonly at: EpochMs;
  readonly by: string;
}

/** A signed version of a note. */
export interface SignedNote extends Written {
  readonly version: number;
  readonly staffId: string;
  readonly registration: string | null;
  readonly note: TypedNote;
}

export interface Addendum extends Written {
  readonly id: string;
  readonly registration: string | null;
  readonly text: string;
}

/** A note with all that is written in it. */
export interface ClinicalNote {
  readonly id: string;
  readonly revision: number;
  /** The unsigned draft. */
  readonly draft: (Written & { readonly note: TypedNote; readonly staffId: string; readonly writer: string }) | null;
  /** The latest first. */
  readonly versions: readonly SignedNote[];
  /** The oldest first. */
  readonly addenda: readonly Addendum[];
}

/** The first signature, on which correcting depends. */
export function firstSignature({ versions }: Pick<ClinicalNote, 'versions'>): Signature | null {
  const first = versions.at(-1);
  return first === undefined ? null : { at: first.at, staffId: first.staffId };
}

/** The note of a visit, opened; undefined where there is none. Who may read it is the caller's to check. Throws `DecryptionError`. */
export async function openNote(
  { db, keyRing }: Pick<NoteDesk, 'db' | 'keyRing'>,
  appointmentId: string,
): Promise<ClinicalNote | undefined> {
  const [row] = await db
    .select({
      id: clinicalNotes.id,
      recordKeyEncrypted: clinicalNotes.recordKeyEncrypted,
      revision: clinicalNotes.revision,
      sealed: clinicalNotes.draftSealed,
      at: clinicalNotes.draftChangedAt,
      staffId: clinicalNotes.draftChangedBy,
      writer: clinicalNotes.draftWriter,
      by: staffName(clinicalNotes.draftChangedBy),
    })
    .from(clinicalNotes)
    .where(eq(clinicalNotes.appointmentId, appointmentId));
  if (!row) return undefined;
  const record = noteRecordOf(keyRing, row);
  const { id, revision, sealed, at, staffId, writer, by } = row;
  const versions = await db
    .select()
    .from(clinicalNoteVersions)
    .where(eq(clinicalNoteVersions.noteId, id))
    .orderBy(desc(clinicalNoteVersions.version));
  const addenda = await db
    .select()
    .from(clinicalNoteAddenda)
    .where(eq(clinicalNoteAddenda.noteId, id))
    .orderBy(asc(clinicalNoteAddenda.addedAt), asc(clinicalNoteAddenda.id));
  return {
    id,
    revision,
    draft:
      sealed === null || at === null || staffId === null || writer === null
        ? null
        : { at, by: by ?? '', staffId, writer, note: openSealedNote(record, sealed, notePlaces.draft(id)) },
    versions: versions.map((each) => ({
      version: each.version,
      at: each.signedAt,
      by: each.signerName,
      staffId: each.signedBy,
      registration: each.signerRegistration,
      note: openSealedNote(record, each.textSealed, notePlaces.version(each.id)),
    })),
    addenda: addenda.map((each) => ({
      id: each.id,
      at: each.addedAt,
      by: each.authorName,
      registration: each.authorRegistration,
      text: openSealedText(record, each.textSealed, notePlaces.addendum(each.id)),
    })),
  };
}

export interface NoteView {
  readonly visit: VisitWithPatient;
  readonly access: NoteAccess;
  /** `none` is written yet, `closed` to whoever asks, or `unreadable`: the key that closed it is lost. */
  readonly note: ClinicalNote | 'none' | 'closed' | 'unreadable';
}

/** The note of a visit for somebody at the desk, with the line in the audit log. Undefined for an id that is no visit. */
export async function viewNote(desk: NoteDesk, by: StaffActor, appointmentId: string): Promise<NoteView | undefined> {
  const visit = await visitWithPatient(desk.db, appointmentId);
  if (!visit) return undefined;
  const access = await noteAccess(desk, by, visit.patientId);
  if (!isOpen(access)) {
    await auditNoteRefusal(desk, by, visit, 'read');
    return { visit, access, note: 'closed' };
  }
  const note = await readableNote(desk, appointmentId);
  await audit(desk.db, {
    at: desk.clock.now().epochMilliseconds,
    actor: byStaff(by),
    action: 'note.read',
    subject: { kind: 'patient', id: visit.patientId },
    details: { visit: visit.id, ...(access.by === 'glass' && { by: 'glass' }) },
  });
  return { visit, access, note };
}

/** The same; a lost key is an answer, not an error. */
export async function readableNote(
  desk: Pick<NoteDesk, 'db' | 'keyRing'>,
  appointmentId: string,
): Promise<ClinicalNote | 'none' | 'unreadable'> {
  try {
    return (await openNote(desk, appointmentId)) ?? 'none';
  } catch (error) {
    if (error instanceof DecryptionError) return 'unreadable';
    throw error;
  }
}

/** That there is a note, and where it stands: all that owner and front desk may know of it. */
export interface NoteMark {
  readonly appointmentId: string;
  readonly state: 'draft' | 'signed';
  readonly at: EpochMs;
  readonly by: string;
}

/** Which of these visits have a note, and who wrote or signed it last. Nothing is opened. */
export async function noteMarks(db: Db, appointmentIds: readonly string[]): Promise<NoteMark[]> {
  if (appointmentIds.length === 0) return [];
  const notes = await db
    .select({
      id: clinicalNotes.id,
      appointmentId: clinicalNotes.appointmentId,
      at: clinicalNotes.draftChangedAt,
      by: staffName(clinicalNotes.draftChangedBy),
    })
    .from(clinicalNotes)
    .where(inArray(clinicalNotes.appointmentId, [...appointmentIds]));
  if (notes.length === 0) return [];
  const signed = await db
    .select({
      noteId: clinicalNoteVersions.noteId,
      at: clinicalNoteVersions.signedAt,
      by: clinicalNoteVersions.signerName,
    })
    .from(clinicalNoteVersions)
    .where(
      inArray(
        clinicalNoteVersions.noteId,
        notes.map(({ id }) => id),
      ),
    )
    .orderBy(desc(clinicalNoteVersions.version));
  return notes.flatMap(({ id, appointmentId, at, by }): NoteMark[] => {
    const last = signed.find(({ noteId }) => noteId === id);
    if (last) return [{ appointmentId, state: 'signed', at: last.at, by: last.by }];
    return at === null ? [] : [{ appointmentId, state: 'draft', at, by: by ?? '' }];
  });
}

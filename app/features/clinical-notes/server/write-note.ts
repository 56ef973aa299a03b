import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { holdVisit, visitWithPatient, type VisitWithPatient } from '#app/features/scheduling/server/visits.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Failure, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { RecordKey } from '#app/platform/crypto/record-key.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import { checkNote, type NoteErrors } from '../domain/check-note.ts';
import { changedFields, emptyNote, noteFields, tooLong, type TypedNote } from '../domain/note-fields.ts';
import { possibleActions, takesNote, takesSignature, type NoteAction } from '../domain/note-state.ts';
import { auditNoteRefusal, isOpen, noteAccess, signatureOf, type NoteDesk } from './note-desk.ts';
import { newNoteRecord, notePlaces, noteRecordOf, sealNote } from './note-record.ts';
import { firstSignature, openNote, type ClinicalNote } from './read-note.ts';
import { clinicalNoteAddenda, clinicalNotes, clinicalNoteVersions } from './tables.ts';

/** What a page sends of a note: what stands in it, the revision it was made from (0 before there was any), and its own name. */
export interface SentNote {
  readonly typed: TypedNote;
  readonly revision: number;
  readonly writer: string;
}

/** What somebody else saved meanwhile: both texts are kept, theirs here and the sender's in the form. */
export interface OtherText {
  readonly note: TypedNote;
  readonly revision: number;
  readonly by: string;
  readonly at: EpochMs;
}

/**
 * `refused`: the record is closed to them, which the audit log is told. `not-possible`: the note is signed and not theirs to
 * correct any more, or the visit was cancelled.
 */
export type NoteRefusal =
  | Failure<'not-found' | 'refused' | 'not-possible' | 'not-here' | 'unchanged'>
  | Failure<'invalid', { readonly errors: NoteErrors }>
  | Failure<'changed-meanwhile', { readonly other: OtherText }>;

export type WriteResult = Result<{ readonly revision: number; readonly at: EpochMs }> & { readonly ok: true };
type Answer = WriteResult | NoteRefusal;

interface Writing {
  readonly tx: Db;
  readonly now: EpochMs;
  readonly visit: VisitWithPatient;
  readonly record: RecordKey;
  readonly note: ClinicalNote;
  /** Whether the note itself is theirs to change, and not only to be added to. */
  readonly mayWrite: boolean;
  /** Whether this page has written the draft that stands already. */
  readonly goesOn: boolean;
}

/** Keeps what is typed as it is, good or not. Says nothing to other windows while the same page goes on writing. */
export function saveDraft(desk: NoteDesk, by: StaffActor, visitId: string, sent: SentNote): Promise<Answer> {
  return write(desk, by, visitId, sent, 'keep', async (writing) => {
    const errors = Object.fromEntries(tooLong(sent.typed).map((field) => [field, 'too-long' as const]));
    if (Object.keys(errors).length > 0) return fail('invalid', { errors });
    const [last] = writing.note.versions;
    // Whoever can only add has no say in what stands in the note.
    const kept = writing.mayWrite
      ? sent.typed
      : { ...((writing.note.draft ?? last)?.note ?? emptyNote), addendum: sent.typed.addendum };
    if (last && kept.addendum.trim() === '' && changedFields(last.note, kept).length === 0) {
      await dropDraft(writing);
      return done(writing);
    }
    await setDraft(writing, { ...sent, typed: kept }, by);
    if (!writing.goesOn) await tell(writing, by, 'note.saved');
    return done(writing);
  });
}

/** Signs what is typed: a version that stays. A correction of a signed note becomes the next version. */
export function signNote(desk: NoteDesk, by: StaffActor, visitId: string, sent: SentNote): Promise<Answer> {
  return write(desk, by, visitId, sent, 'sign', async (writing) => {
    const { tx, visit, record, note, now } = writing;
    if (!takesSignature(visit.status)) return fail('not-here');
    const checked = checkNote(sent.typed);
    if (!checked.ok) return checked;
    const [last] = note.versions;
    if (last && changedFields(last.note, checked.value).length === 0) return fail('unchanged');
    const id = randomUUID();
    const version = (last?.version ?? 0) + 1;
    const { name, registration } = await signatureOf(tx, by);
    await tx.insert(clinicalNoteVersions).values({
      id,
      noteId: note.id,
      version,
      textSealed: sealNote(record, checked.value, notePlaces.version(id)),
      signedAt: now,
      signedBy: by.id,
      signerName: name,
      signerRegistration: registration,
    });
    await dropDraft(writing);
    await tell(writing, by, 'note.signed', { version });
    return done(writing);
  });
}

/** Adds to a signed note, with author and time. What is added is never changed. */
export function addToNote(desk: NoteDesk, by: StaffActor, visitId: string, sent: SentNote): Promise<Answer> {
  return write(desk, by, visitId, sent, 'add', async (writing) => {
    const { tx, record, note, now } = writing;
    const text = sent.typed.addendum.trim();
    if (text === '') return fail('invalid', { errors: { addendum: 'empty' } });
    if (text.length > noteFields.addendum) return fail('invalid', { errors: { addendum: 'too-long' } });
    const id = randomUUID();
    const { name, registration } = await signatureOf(tx, by);
    await tx.insert(clinicalNoteAddenda).values({
      id,
      noteId: note.id,
      textSealed: record.encrypt(text, notePlaces.addendum(id)),
      addedAt: now,
      addedBy: by.id,
      authorName: name,
      authorRegistration: registration,
    });
    await dropDraft(writing);
    await tell(writing, by, 'note.added');
    return done(writing);
  });
}

/** Gives up a correction that was not signed: what is signed stands. */
export function discardCorrection(desk: NoteDesk, by: StaffActor, visitId: string, sent: SentNote): Promise<Answer> {
  return write(desk, by, visitId, sent, 'add', async (writing) => {
    await dropDraft(writing);
    return done(writing);
  });
}

/**
 * Asks whether somebody may do this to the note of a visit, and does it with the rows held: the visit's, so that nobody is
 * erased meanwhile, and the note's, so that two windows write one after the other.
 */
async function write(
  desk: NoteDesk,
  by: StaffActor,
  visitId: string,
  sent: SentNote,
  action: NoteAction | 'keep',
  act: (writing: Writing) => Promise<Answer>,
): Promise<Answer> {
  const visit = await visitWithPatient(desk.db, visitId);
  if (!visit) return fail('not-found');
  if (!isOpen(await noteAccess(desk, by, visit.patientId))) {
    await auditNoteRefusal(desk, by, visit, action);
    return fail('refused');
  }
  const now = desk.clock.now().epochMilliseconds;
  return desk.db.transaction(async (tx) => {
    if (!(await holdVisit(tx, visitId))) return fail('not-found');
    const existing = await openNote({ db: tx, keyRing: desk.keyRing }, visitId);
    const signed = existing ? firstSignature(existing) : null;
    const possible = possibleActions(signed, by.id, now);
    if (action !== 'keep' && !possible.includes(action)) return fail('not-possible');
    const mayWrite = possible.includes('write');
    if (signed === null && !takesNote(visit.status)) return fail('not-possible');
    const goesOn = existing?.draft?.writer === sent.writer;
    if (existing && existing.revision !== sent.revision && !goesOn) {
      const other = textOf(existing);
      const differs =
        changedFields(other.note, sent.typed).length > 0 || other.note.addendum.trim() !== sent.typed.addendum.trim();
      if (differs) return fail('changed-meanwhile', { other });
    }
    const opened = existing ? await keyOf(tx, desk, existing.id) : undefined;
    if (existing && opened) return act({ tx, now, visit, record: opened, note: existing, mayWrite, goesOn });
    const id = randomUUID();
    const { record, recordKeyEncrypted } = newNoteRecord(desk.keyRing, id);
    await tx
      .insert(clinicalNotes)
      .values({ id, appointmentId: visitId, recordKeyEncrypted, revision: 1, createdAt: now, createdBy: by.id });
    const note: ClinicalNote = { id, revision: 1, draft: null, versions: [], addenda: [] };
    const answer = await act({ tx, now, visit, record, note, mayWrite, goesOn: false });
    // A note of which nothing could be kept is no note.
    if (!answer.ok) await tx.delete(clinicalNotes).where(eq(clinicalNotes.id, id));
    return answer;
  });
}

/** The current text of a note: its draft, or the version signed last. */
function textOf({ draft, versions, revision }: ClinicalNote): OtherText {
  const [last] = versions;
  const now = draft ?? last;
  return { note: now?.note ?? emptyNote, revision, by: now?.by ?? '', at: now?.at ?? 0 };
}

async function keyOf(tx: Db, { keyRing }: NoteDesk, id: string): Promise<RecordKey | undefined> {
  const [row] = await tx
    .select({ id: clinicalNotes.id, recordKeyEncrypted: clinicalNotes.recordKeyEncrypted })
    .from(clinicalNotes)
    .where(eq(clinicalNotes.id, id));
  return row && noteRecordOf(keyRing, row);
}

async function setDraft({ tx, now, record, note }: Writing, sent: SentNote, by: StaffActor): Promise<void> {
  await tx
    .update(clinicalNotes)
    .set({
      revision: note.revision + 1,
      draftSealed: sealNote(record, sent.typed, notePlaces.draft(note.id)),
      draftChangedAt: now,
      draftChangedBy: by.id,
      draftWriter: sent.writer,
    })
    .where(eq(clinicalNotes.id, note.id));
}

async function dropDraft({ tx, note }: Writing): Promise<void> {
  await tx
    .update(clinicalNotes)
    .set({
      revision: note.revision + 1,
      draftSealed: null,
      draftChangedAt: null,
      draftChangedBy: null,
      draftWriter: null,
    })
    .where(eq(clinicalNotes.id, note.id));
}

async function tell(
  { tx, now, visit }: Writing,
  by: StaffActor,
  action: string,
  details: Readonly<Record<string, number>> = {},
): Promise<void> {
  const subject = { kind: 'patient', id: visit.patientId };
  await audit(tx, { at: now, actor: byStaff(by), action, subject, details: { visit: visit.id, ...details } });
  await announce(tx, 'diary');
}

function done({ note, now }: Writing): WriteResult {
  return ok({ revision: note.revision + 1, at: now });
}

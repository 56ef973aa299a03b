import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { RecordKey } from '#app/platform/crypto/record-key.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import type { PictureProblem } from '#app/lib/picture-problem.ts';
import type { StoredFiles } from '#app/platform/private-files/stored-files.ts';
import { photoAnswers, photoQuestions, roomFor, type FormPhoto, type PhotoPlace } from '../domain/photo-view.ts';
import { changeDraft, type Draft } from './drafts.ts';
import { recordOf, type KeyedForm } from './form-record.ts';
import type { IntakeContext } from './intake-context.ts';
import { makePhoto, openAbout } from './make-photo.ts';
import { openPhoto, removeFiles, type PhotoSize } from './photo-files.ts';
import { formPhotos } from './photo-tables.ts';
import { patientForms } from './tables.ts';

/** What adding and removing photos needs of the running server. */
export interface PhotoContext extends IntakeContext {
  readonly files: StoredFiles;
}

/** What reading them needs. */
export interface PhotoReader {
  readonly db: Db;
  readonly keyRing: KeyRing;
  readonly files: StoredFiles;
}

/** Why a photo is not kept. */
export type PhotoProblem = PictureProblem | 'full' | 'closed';

export type PhotoOutcome =
  | { readonly ok: true; readonly photo: FormPhoto }
  | { readonly ok: false; readonly reason: PhotoProblem };

function opened(record: RecordKey, { id, aboutSealed }: { id: string; aboutSealed: Uint8Array }): FormPhoto {
  return openAbout(record, { table: 'form_photos', id, aboutSealed });
}

/** The photos of a form, in the order they came. Throws `DecryptionError` when its key is gone. */
export async function photosOf(
  { db, keyRing }: Pick<PhotoReader, 'db' | 'keyRing'>,
  form: KeyedForm,
): Promise<FormPhoto[]> {
  const rows = await rowsOf(db, form.id);
  if (rows.length === 0) return [];
  const record = recordOf(keyRing, form);
  return rows.map((row) => opened(record, row));
}

/**
 * One size of a photo of this form as JPEG. Undefined when the form has no such photo. Who may see the form is the
 * caller's to check.
 */
export async function readPhoto(
  { db, keyRing, files }: PhotoReader,
  form: KeyedForm,
  { id, size }: { readonly id: string; readonly size: PhotoSize },
): Promise<Uint8Array | undefined> {
  const row = await fileRow(db, form.id, id);
  return row && openPhoto(files, recordOf(keyRing, form), row, size);
}

/** The same for a draft, whose key is open already. */
export async function readPhotoOfDraft(
  { db, files }: { readonly db: Db; readonly files: { readonly stored: StoredFiles } },
  draft: Pick<Draft, 'id' | 'record'>,
  { id, size }: { readonly id: string; readonly size: PhotoSize },
): Promise<Uint8Array | undefined> {
  const row = await fileRow(db, draft.id, id);
  return row && openPhoto(files.stored, draft.record, row, size);
}

async function fileRow(db: Db, formId: string, id: string) {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [row] = await db
    .select({ id: formPhotos.id, file: formPhotos.file })
    .from(formPhotos)
    .where(and(eq(formPhotos.id, id), eq(formPhotos.formId, formId)));
  return row && { table: 'form_photos' as const, ...row };
}

/** The photos of a draft, in the order they came. */
export async function photosOfDraft(db: Db, { id, record }: Pick<Draft, 'id' | 'record'>): Promise<FormPhoto[]> {
  return (await rowsOf(db, id)).map((row) => opened(record, row));
}

/**
 * Makes a picture that came into a photo of a draft: opened, made anew, closed with the form's key and stored, and only
 * then in the database, together with the answers. `id` is the caller's, a UUID: the same photo sent twice is kept once.
 * `load` gives the file that came.
 */
export async function addPhoto(
  context: PhotoContext,
  draft: Draft,
  { id, place }: { readonly id: string; readonly place: PhotoPlace & { readonly most: number } },
  load: () => Promise<Uint8Array>,
): Promise<PhotoOutcome> {
  const { db, clock, files } = context;
  const made = await makePhoto(files, draft.record, { table: 'form_photos', id, place }, load);
  if (!made.ok) return made;
  const { photo, file, aboutSealed } = made;
  const written = [{ file }];
  try {
    const done = await db.transaction(
      async (tx): Promise<{ outcome: PhotoOutcome; gone: readonly { file: string }[] }> => {
        if (!(await lockDraft(tx, draft.id))) return { outcome: { ok: false, reason: 'closed' }, gone: written };
        const there = await photosOfDraft(tx, draft);
        const twin = there.find((each) => each.id === id);
        if (twin) return { outcome: { ok: true, photo: twin }, gone: written };
        const room = roomFor(there, place);
        if (room.kind === 'full') return { outcome: { ok: false, reason: 'full' }, gone: written };
        const gone = room.kind === 'replace' ? await deleteRow(tx, draft.id, room.id) : [];
        await tx.insert(formPhotos).values({ id, formId: draft.id, file, aboutSealed, createdAt: clock.now() });
        await answerWithPhotos(context, tx, draft);
        return { outcome: { ok: true, photo }, gone };
      },
    );
    await removeFiles(files, done.gone);
    return done.outcome;
  } catch (error) {
    await removeFiles(files, written);
    throw error;
  }
}

/** Takes a photo out of a draft. False when it has none of this id, or was sent already. */
export async function removePhoto(context: PhotoContext, draft: Draft, id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  const gone = await context.db.transaction(async (tx) => {
    const found = (await lockDraft(tx, draft.id)) ? await deleteRow(tx, draft.id, id) : [];
    if (found.length > 0) await answerWithPhotos(context, tx, draft);
    return found;
  });
  await removeFiles(context.files, gone);
  return gone.length > 0;
}

/** The answers of a draft to its questions for photos are the photos it has. */
async function answerWithPhotos(context: PhotoContext, tx: Transaction, draft: Draft): Promise<void> {
  const answers = photoAnswers(draft.definition, await photosOfDraft(tx, draft));
  const asked = new Set(photoQuestions(draft.definition).map(({ id }) => id));
  await changeDraft({ ...context, db: tx }, draft.id, (now) => {
    const others = Object.entries(now.answers).filter(([id]) => !asked.has(id));
    return { contents: { ...now, answers: { ...Object.fromEntries(others), ...answers } }, answer: true };
  });
}

/** Keeps the form as it is until the transaction ends; false when it is no draft (any more). */
async function lockDraft(tx: Transaction, formId: string): Promise<boolean> {
  const [row] = await tx
    .select({ state: patientForms.state })
    .from(patientForms)
    .where(eq(patientForms.id, formId))
    .for('update');
  return row?.state === 'draft';
}

function rowsOf(db: Db, formId: string): Promise<(typeof formPhotos.$inferSelect)[]> {
  return db
    .select()
    .from(formPhotos)
    .where(eq(formPhotos.formId, formId))
    .orderBy(asc(formPhotos.createdAt), asc(formPhotos.id));
}

function deleteRow(tx: Transaction, formId: string, id: string): Promise<{ file: string }[]> {
  return tx
    .delete(formPhotos)
    .where(and(eq(formPhotos.formId, formId), eq(formPhotos.id, id)))
    .returning({ file: formPhotos.file });
}

/** How many photos came with each of these forms; forms without any are left out. */
export async function photosOfForms(
  db: Db,
  formIds: readonly string[],
): Promise<{ readonly formId: string; readonly count: number }[]> {
  if (formIds.length === 0) return [];
  return db
    .select({ formId: formPhotos.formId, count: count() })
    .from(formPhotos)
    .where(inArray(formPhotos.formId, [...formIds]))
    .groupBy(formPhotos.formId);
}

import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Failure, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { noteInJournal, type JournalIds } from '#app/platform/journal/journal.ts';
import { announce } from '#app/platform/live.ts';
import type { IsoDate, Temporal } from '#app/lib/time.ts';
import type { PictureProblem } from '#app/lib/picture-problem.ts';
import { readPicture } from '#app/platform/pictures/read-picture.ts';
import { LONGEST_SIDE, type MediaWords } from '../../domain/media.ts';
import { mayWritePost } from '../../domain/may-write-post.ts';
import type { BlogContext } from '../blog-context.ts';
import { announcePublished } from '../change-post.ts';
import { mediaUses } from './read-media.ts';
import { media, mediaFilms, mediaPictures } from './tables.ts';

/** A picture as somebody saw it: a change made since makes theirs `changed-meanwhile`. */
export interface SeenMedia {
  readonly id: string;
  readonly revision: number;
}

interface Kept {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly jpeg: Uint8Array;
}

/** The stored form of an uploaded picture: encoded anew from its pixels, so that no metadata remains. */
async function keep(bytes: Uint8Array): Promise<Result<Kept, PictureProblem>> {
  const read = await readPicture(() => Promise.resolve(bytes), {
    kept: { longestSide: LONGEST_SIDE, format: 'jpeg', quality: 90 },
  });
  if (!read.ok) return fail(read.reason);
  const { bytes: jpeg, width, height } = read.sizes.kept;
  return ok({ hash: createHash('sha256').update(jpeg).digest('hex').slice(0, 32), width, height, jpeg });
}

/** Who may change the library: everybody who may write posts. The desk's table of addresses has asked already. */
export async function addMedia(
  { db, clock }: BlogContext,
  bytes: Uint8Array,
  { consentOn = null, ...words }: MediaWords & { readonly consentOn?: IsoDate | null },
  by: StaffActor,
): Promise<Result<{ readonly id: string; readonly hash: string }, PictureProblem>> {
  const kept = await keep(bytes);
  if (!kept.ok) return kept;
  const { jpeg, ...size } = kept.value;
  const id = randomUUID();
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = { id, ...size, ...words, consentOn, revision: 1, createdAt: now, createdBy: by.id, changedAt: now };
    await tx.insert(media).values(row);
    await tx.insert(mediaPictures).values({ mediaId: id, jpeg });
    await noteChange(tx, { at: now.epochMilliseconds, id, by, action: 'media.added' });
    // A portrait can be chosen at once.
    if (consentOn !== null) await announcePublished(tx);
  });
  return ok({ id, hash: size.hash });
}

interface Noted {
  readonly at: number;
  readonly id: string;
  readonly by: StaffActor;
  readonly action: string;
}

/** Writes a change of the library into the audit log, and tells open windows of it. */
async function noteChange(tx: Transaction, { at, id, by, action }: Noted): Promise<void> {
  await audit(tx, { at, actor: byStaff(by), action, subject: { kind: 'media', id } });
  await announce(tx, 'posts');
}

/** `not-yours`: a doctor changes only the pictures they added, as they write only their own posts. */
export type MediaRefusal = 'not-found' | 'not-yours' | 'changed-meanwhile';

/** A change of a picture that somebody has looked at, and its name in the audit log. */
interface Wanted {
  readonly seen: SeenMedia;
  readonly by: StaffActor;
  readonly action: string;
}

/** What became of a change. The journal keeps `journal` under the name of the change, where a restore has to repeat it. */
type Changed<Refusal extends string> = { readonly ok: true; readonly journal?: JournalIds } | Failure<Refusal>;

/**
 * Changes a picture, or what belongs to it, all or nothing: with its next revision, a line in the audit log and news to every page
 * that shows it. `change` gets the hash of its file, and may refuse.
 */
export async function changeMedia<Refusal extends string = never>(
  { db, clock }: BlogContext,
  { seen: { id, revision }, by, action }: Wanted,
  change: (tx: Transaction, hash: string, now: Temporal.Instant) => Promise<Changed<Refusal>>,
): Promise<Result<null, MediaRefusal | Refusal>> {
  const now = clock.now();
  const at = now.epochMilliseconds;
  return db.transaction(async (tx) => {
    const locked = await lockMedia(tx, { id, revision }, by);
    if (!locked.ok) return locked;
    const changed = await change(tx, locked.value.hash, now);
    if (!changed.ok) return changed;
    await tx
      .update(media)
      .set({ revision: revision + 1, changedAt: now })
      .where(eq(media.id, id));
    await noteChange(tx, { at, id, by, action });
    await announcePublished(tx);
    if (changed.journal) await noteInJournal(tx, { at, kind: action, ids: changed.journal });
    return ok(null);
  });
}

/** Changes the words or the focal point of a picture; posts that show it are shown anew. */
export function describeMedia(
  blog: BlogContext,
  seen: SeenMedia,
  words: MediaWords,
  by: StaffActor,
): Promise<Result<null, MediaRefusal>> {
  return changeMedia(blog, { seen, by, action: 'media.described' }, async (tx) => {
    await tx.update(media).set(words).where(eq(media.id, seen.id));
    return { ok: true };
  });
}

/**
 * Puts another picture in the place of one, wherever it is shown; its address becomes another one. The consent of the
 * person on the old one says nothing of who is on the new one, so the day of their consent comes with it, or null.
 */
export async function replaceMedia(
  blog: BlogContext,
  seen: SeenMedia,
  { bytes, consentOn }: { readonly bytes: Uint8Array; readonly consentOn: IsoDate | null },
  by: StaffActor,
): Promise<Result<null, MediaRefusal | PictureProblem>> {
  const kept = await keep(bytes);
  if (!kept.ok) return kept;
  const { jpeg, ...size } = kept.value;
  return changeMedia(blog, { seen, by, action: 'media.replaced' }, async (tx, hash) => {
    const isOther = size.hash !== hash;
    if (isOther) await dropWithdrawnFilm(tx, seen.id);
    await tx
      .update(media)
      .set({ ...size, ...(isOther && { consentOn, consentWithdrawnAt: null }) })
      .where(eq(media.id, seen.id));
    await tx.update(mediaPictures).set({ jpeg }).where(eq(mediaPictures.mediaId, seen.id));
    return { ok: true };
  });
}

/** A new picture ends the withdrawal of the old one. It must not bring back a film of the same person. */
async function dropWithdrawnFilm(tx: Transaction, id: string): Promise<void> {
  const withdrawn = tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, id), isNotNull(media.consentWithdrawnAt)));
  await tx.delete(mediaFilms).where(inArray(mediaFilms.mediaId, withdrawn));
}

export const DELETED = 'media.deleted';

/** Deletes a picture that no post shows, neither its working copy nor what readers see. */
export function deleteMedia(
  blog: BlogContext,
  seen: SeenMedia,
  by: StaffActor,
): Promise<Result<null, MediaRefusal | 'in-use'>> {
  return changeMedia(blog, { seen, by, action: DELETED }, async (tx, hash) => {
    if ((await mediaUses(tx, seen.id)).length > 0) return fail('in-use');
    await tx.delete(media).where(eq(media.id, seen.id));
    return { ok: true, journal: { media: seen.id, hash } };
  });
}

/** Locks a picture for a change by somebody who saw it as it is, and may change it. */
async function lockMedia(
  tx: Transaction,
  { id, revision }: SeenMedia,
  by: StaffActor,
): Promise<Result<{ readonly hash: string }, MediaRefusal>> {
  const [row] = await tx
    .select({ hash: media.hash, revision: media.revision, createdBy: media.createdBy })
    .from(media)
    .where(eq(media.id, id))
    .for('update');
  if (!row) return fail('not-found');
  if (!mayWritePost(by, { authorId: row.createdBy })) return fail('not-yours');
  return row.revision === revision ? ok({ hash: row.hash }) : fail('changed-meanwhile');
}

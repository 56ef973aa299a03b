import { createHash, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { staffName } from '#app/features/staff/server/staff-names.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { Temporal } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import { mayRelease, mayWritePost } from '../domain/may-write-post.ts';
import { forbiddenPromises } from '../domain/post-claims.ts';
import { readContent, type PostContent } from '../domain/post-content.ts';
import type { BlogContext } from './blog-context.ts';
import type { PostActor, SeenPost } from './change-post.ts';
import { postReleases, posts } from './tables.ts';

/** Names these promises in these sentences; the rest of the post may change without a new release. */
function hashOf(content: PostContent): Uint8Array | undefined {
  const promises = forbiddenPromises(content);
  if (promises.length === 0) return undefined;
  const lines = promises.map(({ words, sentence }) => `${words}\n${sentence}`).toSorted();
  return new Uint8Array(createHash('sha256').update(JSON.stringify(lines)).digest());
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(Buffer.from(b));

/**
 * Why a post may not be shown to readers yet: it makes a promise that no doctor has released. A doctor who shows it
 * releases it by that, which is written down like every release.
 */
export async function releaseRefusal(
  tx: Transaction,
  postId: string,
  content: PostContent,
  by: PostActor,
  now: Temporal.Instant,
): Promise<'needs-release' | undefined> {
  const promisesHash = hashOf(content);
  if (!promisesHash) return undefined;
  const known = await tx.select().from(postReleases).where(eq(postReleases.postId, postId));
  if (known.some((each) => each.state === 'released' && sameBytes(each.promisesHash, promisesHash))) return undefined;
  if (by === 'system' || !mayRelease(by)) return 'needs-release';
  await tx.delete(postReleases).where(and(eq(postReleases.postId, postId), eq(postReleases.state, 'asked')));
  const byDoctor = { askedAt: now, askedBy: by.id, answeredAt: now, answeredBy: by.id };
  await tx.insert(postReleases).values({ id: randomUUID(), postId, promisesHash, state: 'released', ...byDoctor });
  await noteRelease(tx, by, 'post.released', postId, now);
  return undefined;
}

/** Asks the doctors to release the promises of a post. Asked again while it waits, it is asked once. */
export async function askRelease(
  { db, clock }: BlogContext,
  seen: SeenPost,
  by: StaffActor,
): Promise<Result<null, 'not-found' | 'not-allowed' | 'changed-meanwhile' | 'nothing-to-release'>> {
  return db.transaction(async (tx) => {
    const [post] = await tx.select().from(posts).where(eq(posts.id, seen.id)).for('update');
    if (!post) return fail('not-found');
    if (!mayWritePost(by, post)) return fail('not-allowed');
    if (post.revision !== seen.revision) return fail('changed-meanwhile');
    const promisesHash = hashOf(readContent(post.content));
    if (!promisesHash) return fail('nothing-to-release');
    await tx.delete(postReleases).where(and(eq(postReleases.postId, post.id), eq(postReleases.state, 'asked')));
    const askedAt = clock.now();
    await tx
      .insert(postReleases)
      .values({ id: randomUUID(), postId: post.id, promisesHash, state: 'asked', askedAt, askedBy: by.id });
    await noteRelease(tx, by, 'post.release-asked', post.id, askedAt);
    return ok(null);
  });
}

/**
 * A doctor's answer: the promises may be shown, or the post goes back with a note. `changed-meanwhile` when somebody has
 * answered, or the promises are others by now.
 */
export async function answerRelease(
  { db, clock }: BlogContext,
  postId: string,
  by: StaffActor,
  answer: { readonly isReleased: boolean; readonly note: string | null },
): Promise<Result<null, 'not-allowed' | 'changed-meanwhile' | 'no-note'>> {
  if (!mayRelease(by)) return fail('not-allowed');
  if (!answer.isReleased && answer.note === null) return fail('no-note');
  return db.transaction(async (tx) => {
    const [post] = await tx.select().from(posts).where(eq(posts.id, postId)).for('update');
    const [asked] = await tx
      .select()
      .from(postReleases)
      .where(and(eq(postReleases.postId, postId), eq(postReleases.state, 'asked')));
    const hash = post && hashOf(readContent(post.content));
    if (!asked || !hash || !sameBytes(asked.promisesHash, hash)) return fail('changed-meanwhile');
    const state = answer.isReleased ? ('released' as const) : ('returned' as const);
    const answeredAt = clock.now();
    await tx
      .update(postReleases)
      .set({ state, answeredAt, answeredBy: by.id, note: answer.note })
      .where(eq(postReleases.id, asked.id));
    await noteRelease(tx, by, answer.isReleased ? 'post.released' : 'post.release-returned', postId, answeredAt);
    return ok(null);
  });
}

async function noteRelease(
  tx: Transaction,
  by: StaffActor,
  action: string,
  postId: string,
  at: Temporal.Instant,
): Promise<void> {
  const subject = { kind: 'post', id: postId };
  await audit(tx, { at: at.epochMilliseconds, actor: byStaff(by), action, subject });
  await announce(tx, 'posts');
}

export interface ReleaseState {
  /** How many promises stand in the post. */
  readonly promises: number;
  /** What became of asking about these very promises; undefined before anybody asked. */
  readonly state: 'asked' | 'released' | 'returned' | undefined;
  readonly at: Temporal.Instant | null;
  readonly by: string | null;
  readonly note: string | null;
}

/** Where the release of a post's promises is; undefined for a post that makes none. */
export async function releaseStateOf(db: Db, postId: string, content: PostContent): Promise<ReleaseState | undefined> {
  const hash = hashOf(content);
  if (!hash) return undefined;
  const rows = await db
    .select({ release: postReleases, name: staffName(postReleases.answeredBy) })
    .from(postReleases)
    .where(eq(postReleases.postId, postId))
    .orderBy(desc(postReleases.askedAt));
  const last = rows.find(({ release }) => sameBytes(release.promisesHash, hash));
  const promises = forbiddenPromises(content).length;
  if (!last) return { promises, state: undefined, at: null, by: null, note: null };
  const { state, askedAt, answeredAt, note } = last.release;
  return { promises, state, at: answeredAt ?? askedAt, by: last.name, note };
}

export interface WaitingRelease {
  readonly id: string;
  readonly title: string;
  readonly askedAt: Temporal.Instant;
  readonly askedBy: string | null;
}

/** Posts that wait for a doctor's release, the longest waiting first; none for who cannot give it. */
export async function waitingReleases(
  db: Db,
  by: Pick<StaffActor, 'role' | 'practitionerId'>,
): Promise<WaitingRelease[]> {
  if (!mayRelease(by)) return [];
  const rows = await db
    .select({
      id: posts.id,
      content: posts.content,
      askedAt: postReleases.askedAt,
      askedBy: staffName(postReleases.askedBy),
    })
    .from(postReleases)
    .innerJoin(posts, eq(posts.id, postReleases.postId))
    .where(inArray(postReleases.state, ['asked']))
    .orderBy(asc(postReleases.askedAt));
  return rows.map(({ content, ...row }) => ({ ...row, title: readContent(content).title }));
}

/** A post that waits, for the doctor who is to release it; undefined where none waits or they may not. */
export async function readWaitingRelease(
  db: Db,
  postId: string,
  by: StaffActor,
): Promise<(WaitingRelease & { readonly content: PostContent }) | undefined> {
  const waiting = (await waitingReleases(db, by)).find(({ id }) => id === postId);
  if (!waiting) return undefined;
  const [row] = await db.select({ content: posts.content }).from(posts).where(eq(posts.id, postId));
  return row && { ...waiting, content: readContent(row.content) };
}

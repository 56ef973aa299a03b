import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Failure, type Result } from '#app/lib/result.ts';
import type { Temporal } from '#app/lib/time.ts';
import { audit, byStaff, type AuditEntry } from '#app/platform/audit/audit.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import { mayWritePost } from '../domain/may-write-post.ts';
import { readContent, type PostContent } from '../domain/post-content.ts';
import { SCHEMA_VERSION } from '../domain/post-nodes.ts';
import type { PostState } from '../domain/post-state.ts';
import type { BlogContext } from './blog-context.ts';
import { postRevisions, posts, type RevisionKind } from './tables.ts';

/** A post as somebody saw it: a change made since makes theirs `changed-meanwhile`. */
export interface SeenPost {
  readonly id: string;
  readonly revision: number;
}

/** What a change leaves behind: the revision the next change has to have seen. */
export interface ChangedPost {
  readonly revision: number;
  readonly changedAt: Temporal.Instant;
}

export type PostRow = typeof posts.$inferSelect;

/** What somebody decided about a post they saw. Fields that are left out stay. */
export interface PostChange {
  readonly content?: PostContent;
  readonly slug?: string;
  readonly state?: PostState;
  readonly scheduledAt?: Temporal.Instant | null;
  readonly publishedAt?: Temporal.Instant;
  /** How the version is kept in the post's history; none for a change that is not one of its text. */
  readonly kept?: RevisionKind;
  /** Name in the audit log; none for what happens every few seconds. */
  readonly action?: string;
  readonly details?: AuditEntry['details'];
  /** Runs in the same transaction, after the post was changed. */
  readonly also?: (tx: Transaction, revision: number, now: Temporal.Instant) => Promise<void>;
}

export type CommonRefusal = 'not-found' | 'not-allowed' | 'changed-meanwhile';

/** Who changes a post: somebody at the desk, or the clock. */
export type PostActor = StaffActor | 'system';

/**
 * Changes a post with its history, audit entry and live news, all or nothing. `decide` sees the post as it is, locked,
 * and says what to do or why not. `meanwhile` runs, and is kept, when another change came first.
 */
export async function changePost<Refusal extends string, Details extends object>(
  { db, clock }: BlogContext,
  seen: SeenPost,
  by: PostActor,
  decide: (
    post: PostRow,
    tx: Transaction,
    now: Temporal.Instant,
  ) => Promise<PostChange | Failure<Refusal, Details>> | PostChange | Failure<Refusal, Details>,
  meanwhile?: (tx: Transaction, post: PostRow) => Promise<void>,
): Promise<Result<ChangedPost, Refusal | CommonRefusal, Details | object>> {
  return db.transaction(async (tx) => {
    const [post] = await tx.select().from(posts).where(eq(posts.id, seen.id)).for('update');
    if (!post) return fail('not-found');
    if (by !== 'system' && !mayWritePost(by, post)) return fail('not-allowed');
    if (post.revision !== seen.revision) {
      await meanwhile?.(tx, post);
      return fail('changed-meanwhile');
    }
    const now = clock.now();
    const decided = await decide(post, tx, now);
    if ('ok' in decided) return decided;
    const { content, slug, state = post.state, scheduledAt, publishedAt, kept, action, details, also } = decided;
    const revision = post.revision + 1;
    await tx
      .update(posts)
      .set({
        ...(content && { content, schemaVersion: SCHEMA_VERSION }),
        ...(slug !== undefined && { slug }),
        ...(scheduledAt !== undefined && { scheduledAt }),
        ...(publishedAt && { publishedAt }),
        state,
        revision,
        changedAt: now,
        changedBy: by === 'system' ? post.changedBy : by.id,
      })
      .where(and(eq(posts.id, post.id), eq(posts.revision, post.revision)));
    if (kept !== undefined) {
      await keepRevision(
        tx,
        { postId: post.id, revision, kind: kept, content: content ?? readContent(post.content) },
        by,
        now,
      );
    }
    await also?.(tx, revision, now);
    if (action !== undefined) {
      await audit(tx, {
        at: now.epochMilliseconds,
        actor: by === 'system' ? { kind: 'system' } : byStaff(by),
        action,
        subject: { kind: 'post', id: post.id },
        ...(details && { details }),
      });
    }
    await announce(tx, 'posts');
    return ok({ revision, changedAt: now });
  });
}

interface Version {
  readonly postId: string;
  readonly revision: number;
  readonly kind: RevisionKind;
  readonly content: PostContent;
}

/** Puts a version into a post's history. One autosave after another by the same person is one line of it. */
export async function keepRevision(
  tx: Transaction,
  { postId, revision, kind, content }: Version,
  by: PostActor,
  now: Temporal.Instant,
): Promise<string> {
  const madeBy = by === 'system' ? null : by.id;
  const version = { revision, kind, content, schemaVersion: SCHEMA_VERSION, madeAt: now, madeBy };
  if (kind === 'autosave') {
    const [last] = await tx
      .select()
      .from(postRevisions)
      .where(eq(postRevisions.postId, postId))
      .orderBy(desc(postRevisions.madeAt), desc(postRevisions.revision))
      .limit(1);
    if (last?.kind === 'autosave' && last.madeBy === madeBy) {
      await tx.update(postRevisions).set(version).where(eq(postRevisions.id, last.id));
      return last.id;
    }
  }
  const id = randomUUID();
  await tx.insert(postRevisions).values({ id, postId, ...version });
  return id;
}

/** Tells every process that what readers see has changed, when `tx` commits. */
export async function announcePublished(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_notify('posts_published', '')`);
}

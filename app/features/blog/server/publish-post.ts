import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, type Result } from '#app/lib/result.ts';
import { Temporal } from '#app/lib/time.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { publishProblems, readContent, type PostContent, type PublishProblem } from '../domain/post-content.ts';
import { plainTextOf } from '../domain/post-document.ts';
import { mayBecome } from '../domain/post-state.ts';
import { readingMinutes } from '../domain/reading-time.ts';
import type { BlogContext } from './blog-context.ts';
import {
  announcePublished,
  changePost,
  type ChangedPost,
  type CommonRefusal,
  type PostActor,
  type PostChange,
  type PostRow,
  type SeenPost,
} from './change-post.ts';
import { releaseRefusal } from './release-post.ts';
import { posts, publishedPosts } from './tables.ts';

type Incomplete = { readonly problems?: readonly PublishProblem[] };
type Published = Promise<
  Result<ChangedPost, CommonRefusal | 'wrong-state' | 'incomplete' | 'needs-release', Incomplete>
>;

/** Shows readers the working copy as it is now; a post that is public already shows what was written since. */
export function publishPost(context: BlogContext, seen: SeenPost, by: PostActor): Published {
  return changePost(context, seen, by, async (post, tx, now) => {
    if (!mayBecome(post.state, 'published')) return fail('wrong-state');
    const content = readContent(post.content);
    const problems = publishProblems(content);
    if (problems.length > 0) return fail('incomplete', { problems });
    const refusal = await releaseRefusal(tx, post.id, content, by, now);
    return refusal ? fail(refusal) : publishing(post, content, now);
  });
}

/** A scheduled post bears the time it was promised for, also when it came late; one that is published before it bears now. */
function earlier(promised: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(promised, now) < 0 ? promised : now;
}

function publishing(post: PostRow, content: PostContent, now: Temporal.Instant): PostChange {
  const publishedAt = earlier(post.publishedAt ?? post.scheduledAt ?? now, now);
  return {
    state: 'published',
    scheduledAt: null,
    publishedAt,
    kept: 'published',
    action: 'post.published',
    also: async (tx, revision) => {
      await showToReaders(tx, { postId: post.id, revision, content, publishedAt, now });
      await announcePublished(tx);
    },
  };
}

interface Shown {
  readonly postId: string;
  readonly revision: number;
  readonly content: PostContent;
  readonly publishedAt: Temporal.Instant;
  readonly now: Temporal.Instant;
}

/** Writes what readers see of a post. */
export async function showToReaders(
  tx: Transaction,
  { postId, revision, content, publishedAt, now }: Shown,
): Promise<void> {
  const { title, description, tags, treatments, cover, document } = content;
  const text = plainTextOf(document.content);
  const words = `${tags.join(' ')}\n${text}`;
  const row = {
    content,
    title,
    description,
    tags,
    treatments,
    cover,
    minutes: readingMinutes(text),
    words,
    revision,
    publishedAt,
    updatedAt: now,
  };
  await tx
    .insert(publishedPosts)
    .values({ postId, ...row })
    .onConflictDoUpdate({ target: publishedPosts.postId, set: row });
}

/** Lets a post appear by itself at a time to come. */
export function schedulePost(
  context: BlogContext,
  seen: SeenPost,
  at: Temporal.Instant,
  by: StaffActor,
): Promise<
  Result<ChangedPost, CommonRefusal | 'wrong-state' | 'incomplete' | 'in-the-past' | 'needs-release', Incomplete>
> {
  return changePost(context, seen, by, async (post, tx, now) => {
    if (!mayBecome(post.state, 'scheduled')) return fail('wrong-state');
    if (Temporal.Instant.compare(at, now) <= 0) return fail('in-the-past');
    const content = readContent(post.content);
    const problems = publishProblems(content);
    if (problems.length > 0) return fail('incomplete', { problems });
    const refusal = await releaseRefusal(tx, post.id, content, by, now);
    if (refusal) return fail(refusal);
    return {
      state: 'scheduled',
      scheduledAt: at,
      kept: 'saved',
      action: 'post.scheduled',
      details: { at: at.toString() },
    };
  });
}

/** Takes a scheduled post back: a draft again, or off the site as it was. */
export function unschedulePost(
  context: BlogContext,
  seen: SeenPost,
  by: StaffActor,
): Promise<Result<ChangedPost, CommonRefusal | 'wrong-state'>> {
  return changePost(context, seen, by, (post) =>
    post.state === 'scheduled'
      ? { state: post.publishedAt === null ? 'draft' : 'archived', scheduledAt: null, action: 'post.unscheduled' }
      : fail('wrong-state'),
  );
}

/** Takes a post off the site. Its text stays at the desk; its address is not found. */
export function archivePost(
  context: BlogContext,
  seen: SeenPost,
  by: StaffActor,
): Promise<Result<ChangedPost, CommonRefusal | 'wrong-state'>> {
  return changePost(context, seen, by, (post) => {
    if (!mayBecome(post.state, 'archived')) return fail('wrong-state');
    return {
      state: 'archived',
      action: 'post.archived',
      also: async (tx) => {
        await tx.delete(publishedPosts).where(eq(publishedPosts.postId, post.id));
        await announcePublished(tx);
      },
    };
  });
}

/** A scheduled post whose minute has come: `lateMinutes` after it was promised, or why it could not be shown. */
export interface DuePost {
  readonly id: string;
  readonly lateMinutes: number;
  readonly refused: string | undefined;
}

/** Publishes every scheduled post whose time has come, the oldest first. */
export async function publishDue(context: BlogContext): Promise<DuePost[]> {
  const { db, clock } = context;
  const now = clock.now();
  const due = await db
    .select({ id: posts.id, revision: posts.revision, scheduledAt: posts.scheduledAt })
    .from(posts)
    .where(and(eq(posts.state, 'scheduled'), lte(posts.scheduledAt, sql`${now.toString()}::timestamptz`)))
    .orderBy(asc(posts.scheduledAt));
  const done: DuePost[] = [];
  for (const { id, revision, scheduledAt } of due) {
    const outcome = await publishPost(context, { id, revision }, 'system');
    // Another process, or somebody at the desk, was quicker; the next look sees what is left.
    if (!outcome.ok && outcome.reason === 'changed-meanwhile') continue;
    const lateMs = now.epochMilliseconds - (scheduledAt ?? now).epochMilliseconds;
    done.push({ id, lateMinutes: Math.floor(lateMs / 60_000), refused: outcome.ok ? undefined : outcome.reason });
  }
  return done;
}

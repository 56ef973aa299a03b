import { and, asc, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { may } from '#app/features/staff/domain/permissions.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { namedColleagues, staffName } from '#app/features/staff/server/staff-names.ts';
import type { Temporal } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import type { Db } from '#app/platform/database/database.ts';
import { isMissed, missedBefore } from '../domain/missed-schedule.ts';
import { mayWritePost } from '../domain/may-write-post.ts';
import { readContent, type PostContent } from '../domain/post-content.ts';
import type { PostState } from '../domain/post-state.ts';
import type { BlogContext } from './blog-context.ts';
import { postRevisions, posts, publishedPosts, type RevisionKind } from './tables.ts';

/** A post as the desk lists it. */
export interface DeskPost {
  readonly id: string;
  readonly slug: string;
  readonly state: PostState;
  readonly title: string;
  readonly authorName: string | null;
  readonly changedAt: Temporal.Instant;
  readonly changedBy: string | null;
  readonly scheduledAt: Temporal.Instant | null;
  readonly publishedAt: Temporal.Instant | null;
  /** Readers see an older version than the one that lies here. */
  readonly isAhead: boolean;
  /** Its minute has passed, and it did not appear. */
  readonly isMissed: boolean;
}

export interface DeskPostQuery {
  readonly state?: PostState | undefined;
  readonly search: string;
  /** Counted from 1. */
  readonly page: number;
}

export const DESK_POSTS_PAGE = 30;

function whose(by: Pick<StaffActor, 'id' | 'role'>): SQL | undefined {
  return by.role === 'doctor' ? eq(posts.authorId, by.id) : undefined;
}

/** Posts that somebody may write, the last changed first; a doctor's own, everybody's for owners and editors. */
export async function listDeskPosts(
  { db, clock }: BlogContext,
  { state, search, page }: DeskPostQuery,
  by: StaffActor,
): Promise<{ readonly posts: readonly DeskPost[]; readonly counts: Readonly<Record<PostState, number>> }> {
  const wanted = search.trim();
  const found =
    wanted === ''
      ? undefined
      : sql`(${posts.content} ->> 'title' ILIKE ${like(wanted)} OR ${posts.slug} ILIKE ${like(wanted)}
          OR ${posts.content} ->> 'authorName' ILIKE ${like(wanted)})`;
  const rows = await db
    .select({
      id: posts.id,
      slug: posts.slug,
      state: posts.state,
      title: sql<string>`coalesce(${posts.content} ->> 'title', '')`,
      authorName: sql<string | null>`${posts.content} ->> 'authorName'`,
      changedAt: posts.changedAt,
      changedBy: staffName(posts.changedBy),
      scheduledAt: posts.scheduledAt,
      publishedAt: posts.publishedAt,
      isAhead: sql<boolean>`coalesce(${publishedPosts.content} <> ${posts.content}, false)`,
    })
    .from(posts)
    .leftJoin(publishedPosts, eq(publishedPosts.postId, posts.id))
    .where(and(whose(by), found, state === undefined ? undefined : eq(posts.state, state)))
    .orderBy(desc(posts.changedAt), asc(posts.id))
    .limit(DESK_POSTS_PAGE)
    .offset((page - 1) * DESK_POSTS_PAGE);
  const counted = await db
    .select({ state: posts.state, count: sql<number>`count(*)::int` })
    .from(posts)
    .where(and(whose(by), found))
    .groupBy(posts.state);
  const now = clock.now();
  const counts = { draft: 0, scheduled: 0, published: 0, archived: 0 };
  for (const { state: each, count } of counted) counts[each] = count;
  return {
    posts: rows.map((row) => ({
      ...row,
      isMissed: isMissed(row.scheduledAt, now),
    })),
    counts,
  };
}

/** How many posts should have appeared and did not: of all, or of those somebody may write. */
export async function countMissedPosts(
  { db, clock }: Pick<BlogContext, 'db' | 'clock'>,
  by?: Pick<StaffActor, 'id' | 'role'>,
): Promise<number> {
  const isLate = lt(posts.scheduledAt, missedBefore(clock.now()));
  return db.$count(posts, and(by && whose(by), eq(posts.state, 'scheduled'), isLate));
}

/** The posts of theirs that should have appeared and did not, the longest missed first. */
export async function listMissedPosts(
  { db, clock }: Pick<BlogContext, 'db' | 'clock'>,
  by: Pick<StaffActor, 'id' | 'role'>,
): Promise<{ readonly id: string; readonly title: string; readonly scheduledAt: Temporal.Instant }[]> {
  const isLate = lt(posts.scheduledAt, missedBefore(clock.now()));
  const rows = await db
    .select({ id: posts.id, title: sql<string>`${posts.content} ->> 'title'`, scheduledAt: posts.scheduledAt })
    .from(posts)
    .where(and(whose(by), eq(posts.state, 'scheduled'), isLate))
    .orderBy(posts.scheduledAt)
    .limit(10);
  return rows.flatMap(({ scheduledAt, ...post }) => (scheduledAt ? [{ ...post, scheduledAt }] : []));
}

function like(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** A post to write on. */
export interface OpenPost {
  readonly id: string;
  readonly slug: string;
  readonly state: PostState;
  readonly revision: number;
  readonly content: PostContent;
  readonly changedAt: Temporal.Instant;
  readonly changedBy: { readonly id: string; readonly name: string } | null;
  readonly scheduledAt: Temporal.Instant | null;
  readonly publishedAt: Temporal.Instant | null;
  /** The content that readers see, when it is public. */
  readonly shown: PostContent | undefined;
}

/** A post for a member of staff who may edit it; `not-found` also when they may not know that it exists. */
export async function openPost(db: Db, id: string, by: StaffActor): Promise<OpenPost | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ post: posts, name: staffName(posts.changedBy), shown: publishedPosts.content })
    .from(posts)
    .leftJoin(publishedPosts, eq(publishedPosts.postId, posts.id))
    .where(eq(posts.id, id));
  if (!row || !mayWritePost(by, row.post)) return undefined;
  const { post, name, shown } = row;
  return {
    id: post.id,
    slug: post.slug,
    state: post.state,
    revision: post.revision,
    content: readContent(post.content),
    changedAt: post.changedAt,
    changedBy: post.changedBy === null || name === null ? null : { id: post.changedBy, name },
    scheduledAt: post.scheduledAt,
    publishedAt: post.publishedAt,
    shown: shown === null ? undefined : readContent(shown),
  };
}

export interface RevisionLine {
  readonly id: string;
  readonly revision: number;
  readonly kind: RevisionKind;
  readonly madeAt: Temporal.Instant;
  readonly madeBy: string | null;
}

const MOST_REVISIONS = 200;

/** The versions of a post, the newest first; the caller has asked whether they may be seen. */
export async function listRevisions(db: Db, postId: string): Promise<RevisionLine[]> {
  return db
    .select({
      id: postRevisions.id,
      revision: postRevisions.revision,
      kind: postRevisions.kind,
      madeAt: postRevisions.madeAt,
      madeBy: staffName(postRevisions.madeBy),
    })
    .from(postRevisions)
    .where(eq(postRevisions.postId, postId))
    .orderBy(desc(postRevisions.madeAt), desc(postRevisions.revision))
    .limit(MOST_REVISIONS);
}

/** What one version of a post held. */
export async function readRevision(db: Db, postId: string, id: string): Promise<PostContent | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ content: postRevisions.content })
    .from(postRevisions)
    .where(and(eq(postRevisions.id, id), eq(postRevisions.postId, postId)));
  return row && readContent(row.content);
}

/** Names of everybody who works here and may write posts or sees patients: who can be an author or a reviewer. */
export async function readAuthors(db: Db): Promise<string[]> {
  const colleagues = await namedColleagues(db);
  return colleagues.filter((each) => !each.hasLeft && may(each, 'posts.write')).map(({ name }) => name);
}

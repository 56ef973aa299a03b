import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PublicPost } from '#app/lib/public-post.ts';
import type { Temporal } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import { readContent, type PostContent, type PostCover } from '../domain/post-content.ts';
import { posts, postSlugs, publishedPosts } from './tables.ts';

/** A public post as a list shows it. */
export interface PostSummary {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly cover: PostCover | null;
  /** Whole minutes it takes to read. */
  readonly minutes: number;
  readonly publishedAt: Temporal.Instant;
  readonly updatedAt: Temporal.Instant;
}

/** A public post to read. */
export interface PublishedPost extends PostSummary {
  readonly content: PostContent;
}

const summary = {
  id: publishedPosts.postId,
  slug: posts.slug,
  title: publishedPosts.title,
  description: publishedPosts.description,
  tags: publishedPosts.tags,
  cover: publishedPosts.cover,
  minutes: publishedPosts.minutes,
  publishedAt: publishedPosts.publishedAt,
  updatedAt: publishedPosts.updatedAt,
};

const newestFirst = [desc(publishedPosts.publishedAt), asc(publishedPosts.postId)];

export interface SearchQuery {
  /** Words to find, as somebody types them into a search. */
  readonly words: string;
  /** Counted from 1. */
  readonly page: number;
  readonly perPage: number;
}

/** Of more posts than this, those with the words in title or description come first: to weigh every word takes too long. */
const WEIGHED_WHOLE = 100;

/** Public posts that hold these words, the best match first, then the newest; `total` counts all of them. */
export async function searchPosts(
  db: Db,
  { words, page, perPage }: SearchQuery,
): Promise<{ readonly posts: PostSummary[]; readonly total: number }> {
  const query = sql`websearch_to_tsquery('english', ${words})`;
  const isFound = sql`${publishedPosts.search} @@ ${query}`;
  const total = sql<number>`count(*) OVER ()::int`;
  const weight = sql`CASE WHEN ${total} > ${WEIGHED_WHOLE} THEN (${publishedPosts.heading} @@ ${query})::int ELSE ts_rank(${publishedPosts.search}, ${query}) END`;
  return db.transaction(async (tx) => {
    // For a common word the planner would rather read every post, not counting what it costs to unpack their words.
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    const ids = await tx
      .select({ id: publishedPosts.postId, total })
      .from(publishedPosts)
      .where(isFound)
      .orderBy(desc(weight), ...newestFirst)
      .limit(perPage)
      .offset((page - 1) * perPage);
    if (ids.length === 0) return { posts: [], total: page === 1 ? 0 : await tx.$count(publishedPosts, isFound) };
    const wanted = ids.map(({ id }) => id);
    const found = await tx
      .select(summary)
      .from(publishedPosts)
      .innerJoin(posts, eq(posts.id, publishedPosts.postId))
      .where(inArray(publishedPosts.postId, wanted));
    const byId = new Map(found.map((post) => [post.id, post]));
    return { posts: wanted.flatMap((id) => byId.get(id) ?? []), total: ids[0]?.total ?? 0 };
  });
}

/** A public post by its address, or undefined. */
export async function readPost(db: Db, slug: string): Promise<PublishedPost | undefined> {
  const [found] = await db
    .select({ ...summary, content: publishedPosts.content })
    .from(publishedPosts)
    .innerJoin(posts, eq(posts.id, publishedPosts.postId))
    .where(eq(posts.slug, slug));
  return found && { ...found, content: readContent(found.content) };
}

/** Where a post that is public lives now, for an address it had before. */
export async function readMovedPost(db: Db, oldSlug: string): Promise<string | undefined> {
  const [found] = await db
    .select({ slug: posts.slug })
    .from(postSlugs)
    .innerJoin(publishedPosts, eq(publishedPosts.postId, postSlugs.postId))
    .innerJoin(posts, eq(posts.id, postSlugs.postId))
    .where(eq(postSlugs.slug, oldSlug));
  return found?.slug;
}

/** What pages show of every public post, the newest first. */
export async function publicPosts(db: Db): Promise<PublicPost[]> {
  const found = await db
    .select({ ...summary, treatments: publishedPosts.treatments })
    .from(publishedPosts)
    .innerJoin(posts, eq(posts.id, publishedPosts.postId))
    .orderBy(...newestFirst);
  return found.map(({ id: _id, publishedAt, updatedAt, ...post }) => ({
    ...post,
    publishedAt: publishedAt.toString(),
    updatedAt: updatedAt.toString(),
  }));
}

import { and, arrayContains, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
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

export interface ListQuery {
  /** Words to find; empty lists everything. */
  readonly words?: string;
  readonly tag?: string | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly perPage: number;
}

/** Public posts, the newest first, or for words the best match first; `total` counts all that match. */
export async function listPosts(
  db: Db,
  { words = '', tag, page, perPage }: ListQuery,
): Promise<{ readonly posts: PostSummary[]; readonly total: number }> {
  const query = words === '' ? undefined : sql`websearch_to_tsquery('english', ${words})`;
  const conditions: SQL[] = [
    ...(query ? [sql`${publishedPosts.search} @@ ${query}`] : []),
    ...(tag === undefined ? [] : [arrayContains(publishedPosts.tags, [tag])]),
  ];
  const order = query ? [desc(sql`ts_rank(${publishedPosts.search}, ${query})`), ...newestFirst] : newestFirst;
  const found = await db
    .select(summary)
    .from(publishedPosts)
    .innerJoin(posts, eq(posts.id, publishedPosts.postId))
    .where(and(...conditions))
    .orderBy(...order)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db
    .select({ total: count() })
    .from(publishedPosts)
    .where(and(...conditions));
  return { posts: found, total: counted?.total ?? 0 };
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

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PublicPost } from '#app/lib/public-post.ts';
import type { Temporal } from '#app/lib/time.ts';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { ContentError } from '#app/platform/content/content-error.ts';
import type { PostContent } from '../domain/post-content.ts';
import { plainTextOf } from '../domain/post-document.ts';
import { postFromFile } from '../domain/post-markdown-file.ts';
import { SCHEMA_VERSION } from '../domain/post-nodes.ts';
import { readingMinutes } from '../domain/reading-time.ts';
import type { BlogContext } from './blog-context.ts';
import { announcePublished } from './change-post.ts';
import { showToReaders } from './publish-post.ts';
import { postRevisions, posts } from './tables.ts';

interface StartingPost {
  readonly slug: string;
  readonly content: PostContent;
}

/** The posts of `content/posts/`, by the names of their files. Throws ContentError naming field and fix. */
export function startingPosts(): StartingPost[] {
  return listContentFiles('posts').map((file) => {
    const post = postFromFile(readContentFile(file));
    if (!post.ok) throw new ContentError(post.problems.map((problem) => ({ file, ...problem })));
    return { slug: file.replace(/^.*\/|\.md$/g, ''), content: post.value };
  });
}

/** One a second, so that their order is the same everywhere. */
const shownAt = (now: Temporal.Instant, index: number): Temporal.Instant => now.subtract({ seconds: index });

/** What pages show of the posts the clinic starts with, as if they had been published just now. */
export function startingPostFacts(now: Temporal.Instant): PublicPost[] {
  return startingPosts().map(({ slug, content }, index) => ({
    slug,
    title: content.title,
    description: content.description,
    tags: content.tags,
    treatments: content.treatments,
    cover: content.cover,
    minutes: readingMinutes(plainTextOf(content.document.content)),
    publishedAt: shownAt(now, index).toString(),
    updatedAt: now.toString(),
  }));
}

/**
 * Publishes the posts of `content/posts/` where there has never been a post: a blog that is new is not empty. Returns how
 * many there were. Safe when several processes start at once; posts that staff took off the site stay off.
 */
export async function seedPosts({ db, clock }: BlogContext): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE posts IN EXCLUSIVE MODE`);
    const [existing] = await tx.select({ id: posts.id }).from(posts).limit(1);
    if (existing) return 0;
    const now = clock.now();
    const starting = startingPosts();
    for (const [index, { slug, content }] of starting.entries()) {
      const id = randomUUID();
      const publishedAt = shownAt(now, index);
      const version = { content, schemaVersion: SCHEMA_VERSION, revision: 1 };
      const times = { publishedAt, createdAt: now, changedAt: now };
      await tx.insert(posts).values({ id, slug, state: 'published', ...version, ...times });
      await tx
        .insert(postRevisions)
        .values({ id: randomUUID(), postId: id, kind: 'published', ...version, madeAt: now });
      await showToReaders(tx, { postId: id, revision: 1, content, publishedAt, now });
    }
    await announcePublished(tx);
    return starting.length;
  });
}

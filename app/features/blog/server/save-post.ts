import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { constraintOf } from '#app/platform/database/errors.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { announce } from '#app/platform/live.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { EMPTY_CONTENT, readContent, type PostContent } from '../domain/post-content.ts';
import { SCHEMA_VERSION } from '../domain/post-nodes.ts';
import { isSlug, slugFromTitle } from '../domain/post-state.ts';
import type { BlogContext } from './blog-context.ts';
import {
  announcePublished,
  changePost,
  keepRevision,
  type ChangedPost,
  type CommonRefusal,
  type PostActor,
  type SeenPost,
} from './change-post.ts';
import { postRevisions, posts, postSlugs } from './tables.ts';

/** Begins a post of somebody's own, or one of the clinic's, with an address made from `wish` or from its title. */
export async function createPost(
  { db, clock }: BlogContext,
  by: PostActor,
  content: PostContent = EMPTY_CONTENT,
  wish: string = slugFromTitle(content.title),
): Promise<{ readonly id: string; readonly revision: number }> {
  const id = randomUUID();
  const now = clock.now();
  return db.transaction(async (tx) => {
    const wanted = wish || 'draft';
    const slug = (await isSlugFree(tx, wanted, id)) && wanted !== 'draft' ? wanted : `${wanted}-${id.slice(0, 8)}`;
    await tx.insert(posts).values({
      id,
      slug,
      state: 'draft',
      content,
      schemaVersion: SCHEMA_VERSION,
      revision: 1,
      authorId: by === 'system' ? null : by.id,
      createdAt: now,
      changedAt: now,
      changedBy: by === 'system' ? null : by.id,
    });
    await keepRevision(tx, { postId: id, revision: 1, kind: 'saved', content }, by, now);
    await audit(tx, {
      at: now.epochMilliseconds,
      actor: by === 'system' ? { kind: 'system' } : byStaff(by),
      action: 'post.created',
      subject: { kind: 'post', id },
    });
    await announce(tx, 'posts');
    return { id, revision: 1 };
  });
}

/**
 * Saves what somebody wrote over the revision they saw; readers see nothing of it before it is published. When another
 * change came first, theirs is kept in the post's history as `set-aside`, so that nothing is lost. Words that are there
 * already are saved: their answer was lost on its way, and they are sent again.
 */
export async function savePost(
  context: BlogContext,
  seen: SeenPost,
  content: PostContent,
  kind: 'autosave' | 'saved',
  by: PostActor,
): Promise<Result<ChangedPost, CommonRefusal>> {
  let same: ChangedPost | undefined;
  const saved: Result<ChangedPost, CommonRefusal> = await changePost(
    context,
    seen,
    by,
    () => ({ content, kept: kind, ...(kind === 'saved' && { action: 'post.saved' }) }),
    async (tx, post) => {
      if (isDeepStrictEqual(readContent(post.content), content)) {
        same = { revision: post.revision, changedAt: post.changedAt };
        return;
      }
      const version = { postId: seen.id, revision: seen.revision, kind: 'set-aside', content } as const;
      await keepRevision(tx, version, by, context.clock.now());
    },
  );
  return same ? ok(same) : saved;
}

/** Makes an earlier version, or one that was set aside, the working copy; what it replaces stays in the history. */
export function restoreRevision(
  context: BlogContext,
  seen: SeenPost,
  revisionId: string,
  by: StaffActor,
): Promise<Result<ChangedPost, CommonRefusal | 'no-such-revision'>> {
  return changePost(context, seen, by, async (post, tx) => {
    const [version] = await tx
      .select()
      .from(postRevisions)
      .where(and(eq(postRevisions.id, revisionId), eq(postRevisions.postId, post.id)));
    if (!version) return fail('no-such-revision');
    const details = { restored: version.revision };
    return { content: readContent(version.content), kept: 'restored', action: 'post.restored', details };
  });
}

/** Gives a post another address. Once it was public, the old one leads to the new one for ever. */
export async function changeSlug(
  context: BlogContext,
  seen: SeenPost,
  slug: string,
  by: StaffActor,
): Promise<Result<ChangedPost, CommonRefusal | 'bad-slug' | 'slug-taken'>> {
  if (!isSlug(slug)) return fail('bad-slug');
  try {
    return await changePost(context, seen, by, async (post, tx, now) => {
      if (!(await isSlugFree(tx, slug, post.id))) return fail('slug-taken');
      return {
        slug,
        action: 'post.moved',
        also: async () => {
          await tx.delete(postSlugs).where(eq(postSlugs.slug, slug));
          if (post.publishedAt === null || post.slug === slug) return;
          await tx.insert(postSlugs).values({ slug: post.slug, postId: post.id, retiredAt: now }).onConflictDoNothing();
          await announcePublished(tx);
        },
      };
    });
  } catch (error) {
    // Two took the same address at the same moment.
    if (constraintOf(error) === 'posts_slug_key') return fail('slug-taken');
    throw error;
  }
}

/** Whether an address is nobody else's, today or from before. */
async function isSlugFree(tx: Transaction, slug: string, postId: string): Promise<boolean> {
  const [post] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), ne(posts.id, postId)));
  const [old] = await tx
    .select({ id: postSlugs.postId })
    .from(postSlugs)
    .where(and(eq(postSlugs.slug, slug), ne(postSlugs.postId, postId)));
  return post === undefined && old === undefined;
}

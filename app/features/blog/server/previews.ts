import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { Temporal } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { mayWritePost } from '../domain/may-write-post.ts';
import { readContent, type PostContent } from '../domain/post-content.ts';
import type { BlogContext } from './blog-context.ts';
import { postPreviews, posts } from './tables.ts';

const PREVIEW_DAYS = 7;

const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();

/** Makes a secret link that shows the working copy for a week to whoever has it. The token is told this once. */
export async function makePreview(
  { db, clock }: BlogContext,
  postId: string,
  by: StaffActor,
): Promise<Result<{ readonly token: string; readonly expiresAt: Temporal.Instant }, 'not-found' | 'not-allowed'>> {
  const token = randomBytes(20).toString('base64url');
  const now = clock.now();
  const expiresAt = now.add({ hours: PREVIEW_DAYS * 24 });
  return db.transaction(async (tx) => {
    const [post] = await tx.select().from(posts).where(eq(posts.id, postId));
    if (!post) return fail('not-found');
    if (!mayWritePost(by, post)) return fail('not-allowed');
    const row = { id: randomUUID(), postId, tokenHash: hashOf(token), madeAt: now, madeBy: by.id, expiresAt };
    await tx.insert(postPreviews).values(row);
    const subject = { kind: 'post', id: postId };
    await audit(tx, { at: now.epochMilliseconds, actor: byStaff(by), action: 'post.preview-made', subject });
    return ok({ token, expiresAt });
  });
}

/** The working copy a secret link shows; undefined for an unknown or an expired one. */
export async function readPreview(
  { db, clock }: BlogContext,
  token: string,
): Promise<{ readonly slug: string; readonly content: PostContent; readonly expiresAt: Temporal.Instant } | undefined> {
  if (!/^[A-Za-z0-9_-]{27}$/.test(token)) return undefined;
  const now = clock.now().toString();
  const [found] = await db
    .select({ slug: posts.slug, content: posts.content, expiresAt: postPreviews.expiresAt })
    .from(postPreviews)
    .innerJoin(posts, eq(posts.id, postPreviews.postId))
    .where(and(eq(postPreviews.tokenHash, hashOf(token)), gt(postPreviews.expiresAt, sql`${now}::timestamptz`)));
  return found && { ...found, content: readContent(found.content) };
}

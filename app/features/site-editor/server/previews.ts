import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { Temporal } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { documentKind, mayEditDocument } from '../domain/site-document.ts';
import { LANGUAGE } from './change-document.ts';
import type { TextContext } from './site-context.ts';
import { siteDocuments, sitePreviews } from './tables.ts';

const PREVIEW_DAYS = 7;

const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();

type Parts = Pick<TextContext, 'db' | 'clock'>;

/**
 * Makes a secret link that shows the working copy of a document for a week to whoever has it. The token is told this once.
 * `not-found` is a document that nobody has changed: there is nothing to show but what readers see.
 */
export async function makePreview(
  { db, clock }: Parts,
  file: string,
  by: StaffActor,
): Promise<Result<{ readonly token: string; readonly expiresAt: Temporal.Instant }, 'not-found' | 'not-allowed'>> {
  const kind = documentKind(file);
  if (kind === undefined || !mayEditDocument(by, kind)) return fail('not-allowed');
  const token = randomBytes(20).toString('base64url');
  const now = clock.now();
  const expiresAt = now.add({ hours: PREVIEW_DAYS * 24 });
  return db.transaction(async (tx) => {
    const isIt = and(eq(siteDocuments.file, file), eq(siteDocuments.language, LANGUAGE));
    const [known] = await tx.select({ file: siteDocuments.file }).from(siteDocuments).where(isIt);
    if (!known) return fail('not-found');
    const row = { id: randomUUID(), file, language: LANGUAGE, tokenHash: hashOf(token), madeAt: now, madeBy: by.id };
    await tx.insert(sitePreviews).values({ ...row, expiresAt });
    const subject = { kind: 'site-document', id: file };
    await audit(tx, { at: now.epochMilliseconds, actor: byStaff(by), action: 'site-document.preview-made', subject });
    return ok({ token, expiresAt });
  });
}

/** The working copy that a secret link shows; undefined for an unknown or an expired one. */
export async function readPreview(
  { db, clock }: Parts,
  token: string,
): Promise<{ readonly file: string; readonly draft: string } | undefined> {
  if (!/^[A-Za-z0-9_-]{27}$/.test(token)) return undefined;
  const now = clock.now().toString();
  const [found] = await db
    .select({ file: siteDocuments.file, draft: siteDocuments.draft })
    .from(sitePreviews)
    .innerJoin(
      siteDocuments,
      and(eq(siteDocuments.file, sitePreviews.file), eq(siteDocuments.language, sitePreviews.language)),
    )
    .where(and(eq(sitePreviews.tokenHash, hashOf(token)), gt(sitePreviews.expiresAt, sql`${now}::timestamptz`)));
  return found;
}

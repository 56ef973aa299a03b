import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { refusalToWrite } from '#app/platform/counted-refusals.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';
import { endOfToken, isAccessToken, stateOfToken, tokenMark, type TokenDays } from '../domain/access-token.ts';
import type { StaffActor } from '../domain/staff-member.ts';
import type { SignInContext } from './sign-in-context.ts';
import { staffAccessTokens } from './access-token-table.ts';
import { staffMembers } from './tables.ts';

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
}

/** What somebody sees of their tokens: never the token itself. */
export interface AccessToken {
  readonly id: string;
  readonly name: string;
  readonly createdAt: EpochMs;
  readonly expiresAt: EpochMs;
  readonly usedAt: EpochMs | null;
}

/** How many tokens somebody may have that count. */
const mostTokens = 10;
/** How often the last use is written. */
const touchEveryMs = 60_000;

function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}

function counting(staffId: string, now: EpochMs) {
  return and(
    eq(staffAccessTokens.staffId, staffId),
    isNull(staffAccessTokens.revokedAt),
    sql`${staffAccessTokens.expiresAt} > ${new Date(now).toISOString()}::timestamptz`,
  );
}

/** Somebody's tokens that count, the newest first. */
export function accessTokensOf({ db, clock }: Parts, staffId: string): Promise<AccessToken[]> {
  const { id, name, createdAt, expiresAt, usedAt } = staffAccessTokens;
  return db
    .select({ id, name, createdAt, expiresAt, usedAt })
    .from(staffAccessTokens)
    .where(counting(staffId, clock.now().epochMilliseconds))
    .orderBy(desc(createdAt), desc(id));
}

/**
 * Makes a token for a program of somebody's. It is given back this once: 256 random bits, of which only the hash is
 * kept. It may do what its owner may do at the moment it is used. `too-many`: ten count already.
 */
export async function makeAccessToken(
  { db, clock }: Parts,
  by: StaffActor,
  { name, days }: { readonly name: string; readonly days: TokenDays },
): Promise<Result<{ readonly token: string }, 'too-many'>> {
  const now = clock.now().epochMilliseconds;
  const token = tokenMark + randomBytes(32).toString('base64url');
  return db.transaction(async (tx) => {
    await tx.select({ id: staffMembers.id }).from(staffMembers).where(eq(staffMembers.id, by.id)).for('update');
    if ((await accessTokensOf({ db: tx, clock }, by.id)).length >= mostTokens) return fail('too-many');
    const id = randomUUID();
    await tx.insert(staffAccessTokens).values({
      id,
      staffId: by.id,
      name,
      tokenHash: hashOf(token),
      createdAt: now,
      expiresAt: endOfToken(now, days),
    });
    const details = { token: id, days };
    await audit(tx, { at: now, actor: byStaff(by), action: 'access-token.made', details });
    return ok({ token });
  });
}

/** Ends one of somebody's own tokens at once. */
export async function revokeAccessToken({ db, clock }: Parts, by: StaffActor, id: string): Promise<void> {
  const now = clock.now().epochMilliseconds;
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(staffAccessTokens)
      .set({ revokedAt: now })
      .where(
        and(
          sql`${staffAccessTokens.id}::text = ${id}`,
          eq(staffAccessTokens.staffId, by.id),
          isNull(staffAccessTokens.revokedAt),
        ),
      )
      .returning({ id: staffAccessTokens.id });
    if (ended.length > 0)
      await audit(tx, { at: now, actor: byStaff(by), action: 'access-token.revoked', details: { token: id } });
  });
}

/**
 * Who may act with a token, with the role and place they have now; undefined for one that never was, has ended, or
 * whose owner has left. That an ended one was used is noted in the audit log, counted by the hour.
 */
export async function holderOfToken(
  { db, clock, keyRing }: Pick<SignInContext, 'db' | 'clock' | 'keyRing'>,
  token: string,
  address: string,
): Promise<StaffActor | undefined> {
  if (!isAccessToken(token)) return undefined;
  const now = clock.now().epochMilliseconds;
  const [row] = await db
    .select({
      tokenId: staffAccessTokens.id,
      expiresAt: staffAccessTokens.expiresAt,
      revokedAt: staffAccessTokens.revokedAt,
      usedAt: staffAccessTokens.usedAt,
      id: staffMembers.id,
      name: staffMembers.name,
      role: staffMembers.role,
      practitionerId: staffMembers.practitionerId,
      removedAt: staffMembers.removedAt,
    })
    .from(staffAccessTokens)
    .innerJoin(staffMembers, eq(staffMembers.id, staffAccessTokens.staffId))
    .where(sql`${staffAccessTokens.tokenHash} = ${hashOf(token)}::bytea`);
  if (!row) return undefined;
  const { tokenId, expiresAt, revokedAt, usedAt, removedAt, ...staff } = row;
  const actor = { ...staff, address };
  const state = removedAt === null ? stateOfToken({ expiresAt, revokedAt }, now) : 'revoked';
  if (state !== 'counts') {
    // A program that goes on asking with it, or a stranger, fills the log with no more than one, ten, a hundred.
    const refusals = await refusalToWrite({ db, clock, keyRing }, 'staff/access-token', tokenId);
    const details = { token: tokenId, because: state, refusals: refusals ?? 0 };
    if (refusals !== undefined)
      await audit(db, { at: now, actor: byStaff(actor), action: 'access-token.refused', details });
    return undefined;
  }
  if (usedAt === null || now - usedAt >= touchEveryMs)
    await db.update(staffAccessTokens).set({ usedAt: now }).where(eq(staffAccessTokens.id, tokenId));
  return actor;
}

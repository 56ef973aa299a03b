import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { Temporal } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import { linkLifeMs, type LinkKind } from '../domain/staff-link.ts';
import type { StaffRole } from '../domain/staff-member.ts';
import type { SignInContext } from './sign-in-context.ts';
import { staffLinks } from './tables.ts';

type Parts = Pick<SignInContext, 'clock' | 'keyRing' | 'origin'>;

export type StaffLink = typeof staffLinks.$inferSelect;

/** What a link is for; the rest of it is made here. */
export interface LinkPurpose {
  readonly kind: LinkKind;
  readonly staffId?: string;
  readonly email?: string;
  readonly role?: StaffRole;
  readonly practitionerId?: string | null;
  readonly madeBy?: string;
}

/** The secret of a link: 160 bits that only this server can make again from the link's id. */
function tokenOf(keyRing: KeyRing, { id, keyId }: { readonly id: string; readonly keyId: string }): string {
  return Buffer.from(keyRing.derive('staff/link', id, keyId)).toString('base64url');
}

function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}

/** Where a link leads. */
export function addressOfLink(
  { keyRing, origin }: Pick<Parts, 'keyRing' | 'origin'>,
  link: Pick<StaffLink, 'id' | 'keyId'>,
): string {
  return `${origin}/admin-login/link/${tokenOf(keyRing, link)}`;
}

/** Makes a link inside `tx`. Of an address' invitations and of setup links only the newest counts. */
export async function makeLink(
  tx: Db,
  { clock, keyRing }: Pick<Parts, 'clock' | 'keyRing'>,
  purpose: LinkPurpose,
): Promise<StaffLink> {
  const { kind, staffId = null, email = null, role = null, practitionerId = null, madeBy = null } = purpose;
  if (kind === 'invitation' && email !== null)
    await tx.delete(staffLinks).where(and(eq(staffLinks.kind, kind), eq(staffLinks.email, email)));
  if (kind === 'setup') await tx.delete(staffLinks).where(eq(staffLinks.kind, kind));
  if (kind === 'reset' && staffId !== null)
    await tx.delete(staffLinks).where(and(eq(staffLinks.kind, kind), eq(staffLinks.staffId, staffId)));
  const id = randomUUID();
  const keyId = keyRing.currentKeyId;
  const createdAt = clock.now();
  const link = {
    id,
    keyId,
    tokenHash: hashOf(tokenOf(keyRing, { id, keyId })),
    kind,
    staffId,
    email,
    role,
    practitionerId,
    madeBy,
    createdAt,
    expiresAt: Temporal.Instant.fromEpochMilliseconds(createdAt.epochMilliseconds + linkLifeMs[kind]),
  };
  await tx.insert(staffLinks).values(link);
  return link;
}

/** Whether a token has the form of ours; anything else asks no database. */
function isToken(token: string): boolean {
  return /^[\w-]{27}$/.test(token);
}

function matches(token: string, now: Temporal.Instant) {
  return and(sql`${staffLinks.tokenHash} = ${hashOf(token)}::bytea`, gt(staffLinks.expiresAt, now));
}

/** The link of a token, while it can be used. */
export async function findLink(
  { db, clock }: Pick<SignInContext, 'db' | 'clock'>,
  token: string,
): Promise<StaffLink | undefined> {
  if (!isToken(token)) return undefined;
  const [link] = await db.select().from(staffLinks).where(matches(token, clock.now()));
  return link;
}

/** Uses the link of a token up inside `tx`; undefined when somebody was faster, or its time is over. */
export async function takeLink(tx: Db, { clock }: Pick<Parts, 'clock'>, token: string): Promise<StaffLink | undefined> {
  if (!isToken(token)) return undefined;
  const [link] = await tx.delete(staffLinks).where(matches(token, clock.now())).returning();
  return link;
}

/** Deletes links whose time is over. */
export async function forgetOldLinks(tx: Db, now: Temporal.Instant): Promise<void> {
  await tx.delete(staffLinks).where(lte(staffLinks.expiresAt, now));
}

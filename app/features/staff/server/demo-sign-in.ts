import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CommandContext } from '#app/platform/command.ts';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import { originOf } from '#app/platform/settings.ts';
import { staffRoles, type StaffRole } from '../domain/staff-member.ts';
import { makeSecret } from './one-time-code.ts';
import type { SignInContext } from './sign-in-context.ts';
import { startFullSession, type Cookies } from './start-session.ts';
import { staffAuthenticators, staffChallenges, staffMembers } from './tables.ts';
import type { ClientInfo } from './client-info.ts';

const linkLifeMs = 24 * 3_600_000;

const names: Readonly<Record<StaffRole, string>> = {
  owner: 'Namuna Owner',
  doctor: 'Namuna Doctor',
  'front-desk': 'Namuna Front Desk',
  editor: 'Namuna Editor',
};

export interface DemoLink {
  readonly role: StaffRole;
  readonly address: string;
}

function identifierOf(token: string): string {
  return `demo-sign-in:${createHash('sha256').update(token).digest('base64url')}`;
}

async function isFree(tx: Db, practitionerId: string): Promise<boolean> {
  const taken = await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(eq(staffMembers.practitionerId, practitionerId), isNull(staffMembers.removedAt)));
  return taken.length === 0;
}

/**
 * The sample member of a role, made when there is none. Nobody knows a password or a code of theirs, so that these links
 * are the only way in.
 */
async function demoMember(
  tx: Transaction,
  { clock, keyRing }: Pick<CommandContext, 'clock' | 'keyRing'>,
  role: StaffRole,
  practitionerId: string,
): Promise<string> {
  const email = `namuna-${role}@example.com`;
  const [known] = await tx.select({ id: staffMembers.id }).from(staffMembers).where(eq(staffMembers.email, email));
  if (known) return known.id;
  const id = randomUUID();
  const now = clock.now();
  const at = new Date(now.epochMilliseconds);
  const isInDiary = role === 'doctor' && (await isFree(tx, practitionerId));
  await tx.insert(staffMembers).values({
    id,
    name: names[role],
    email,
    emailVerified: false,
    role,
    practitionerId: isInDiary ? practitionerId : null,
    createdAt: at,
    updatedAt: at,
  });
  await tx.insert(staffAuthenticators).values({
    staffId: id,
    secretEncrypted: keyRing.encryptText(makeSecret(), cipherContext('staff_authenticators', 'secret_encrypted', id)),
    confirmedAt: now,
    lastStep: 0,
  });
  return id;
}

/**
 * A link for each role that signs in somebody of it, once and within a day. The doctor stands in this place of the diary
 * while nobody else does. Only for a server that nobody but this machine reaches (`isLocalServer`).
 */
export async function makeDemoLinks(
  context: Pick<CommandContext, 'database' | 'clock' | 'keyRing' | 'settings'>,
  practitionerId: string,
): Promise<DemoLink[]> {
  const { database, clock, settings } = context;
  const now = clock.now().epochMilliseconds;
  return database.db.transaction(async (tx) => {
    const links: DemoLink[] = [];
    for (const role of staffRoles) {
      const token = randomBytes(20).toString('base64url');
      await tx.insert(staffChallenges).values({
        id: randomUUID(),
        identifier: identifierOf(token),
        value: await demoMember(tx, context, role, practitionerId),
        expiresAt: new Date(now + linkLifeMs),
        createdAt: new Date(now),
        updatedAt: new Date(now),
      });
      links.push({ role, address: `${originOf(settings)}/dev/sign-in/${token}` });
    }
    return links;
  });
}

/** Uses the link of `npm run demo` up and signs its member in; undefined when it was used, is too old or never was. */
export async function signInByDemoLink(
  signIn: SignInContext,
  token: string,
  client: ClientInfo,
): Promise<Cookies | undefined> {
  const now = new Date(signIn.clock.now().epochMilliseconds);
  const [link] = await signIn.db
    .delete(staffChallenges)
    .where(and(eq(staffChallenges.identifier, identifierOf(token)), gt(staffChallenges.expiresAt, now)))
    .returning();
  if (!link) return undefined;
  const [member] = await signIn.db
    .select({ id: staffMembers.id, email: staffMembers.email })
    .from(staffMembers)
    .where(and(eq(staffMembers.id, link.value), isNull(staffMembers.removedAt)));
  return member && startFullSession(signIn, member, 'authenticator', client);
}

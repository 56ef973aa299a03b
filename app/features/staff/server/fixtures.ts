import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '#app/platform/clock.ts';
import { createKeyRing, cipherContext, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Database, Db } from '#app/platform/database/database.ts';
import { Temporal } from '#app/lib/time.ts';
import type { StaffActor, StaffRole } from '../domain/staff-member.ts';
import { addressHeader } from './auth-answer.ts';
import type { Passwords } from './password-hash.ts';
import { openSignIn, type SignInContext } from './sign-in-context.ts';
import type { ClientInfo } from './client-info.ts';
import { staffAuthenticators, staffMembers } from './tables.ts';

/** A clock that stands at a Friday afternoon until it is moved. */
export function aClock() {
  let now = Temporal.Instant.from('2026-11-20T08:47:00Z');
  return {
    now: () => now,
    pass(duration: { readonly hours?: number; readonly minutes?: number; readonly seconds?: number }) {
      now = now.add(duration);
    },
  };
}

export function aKeyRing(): KeyRing {
  return createKeyRing([{ id: 'test', secret: new Uint8Array(randomBytes(32)) }]);
}

let members = 0;

interface MemberOptions {
  readonly name?: string;
  readonly email?: string;
  readonly practitionerId?: string | null;
}

/** Somebody of this role in the database, as the actor of a use case. */
export async function aStaffMember(
  db: Db,
  role: StaffRole,
  { name, email, practitionerId = null }: MemberOptions = {},
): Promise<StaffActor & { readonly email: string }> {
  members += 1;
  const id = randomUUID();
  const at = new Date('2026-11-01T04:30:00Z');
  const member = {
    id,
    name: name ?? `Staff Namuna ${members}`,
    email: email ?? `staff-${id.slice(0, 8)}@example.com`,
    role,
    practitionerId,
  };
  await db.insert(staffMembers).values({ ...member, emailVerified: true, createdAt: at, updatedAt: at });
  return { ...member, address: '192.0.2.10' };
}

export interface SignedIn {
  readonly staff: StaffActor;
  /** Value of the Cookie header. */
  readonly cookie: string;
}

interface SignInParts {
  readonly database: Pick<Database, 'db' | 'jobs'>;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
  /** Where the server under test is reached. */
  readonly origin?: string;
  readonly passwords?: Passwords;
  readonly hasMail?: boolean;
}

/** Signing in on a test's own database. */
export function openTestSignIn({ origin = 'http://127.0.0.1:3000', ...parts }: SignInParts): SignInContext {
  return openSignIn({ hasMail: true, ...parts, origin, siteName: () => 'Jamun' });
}

/** The cookies an answer of better-auth sets, as the Cookie header of the next request. */
function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** A real member with a real, fully signed-in session; the Cookie header is what their browser would send. */
export async function signInAs(parts: SignInParts, role: StaffRole, options: MemberOptions = {}): Promise<SignedIn> {
  const { db } = parts.database;
  const staff = await aStaffMember(db, role, options);
  const now = Temporal.Instant.fromEpochMilliseconds(parts.clock.now().epochMilliseconds);
  await db.insert(staffAuthenticators).values({
    staffId: staff.id,
    secretEncrypted: parts.keyRing.encryptText(
      'not used',
      cipherContext('staff_authenticators', 'secret_encrypted', staff.id),
    ),
    confirmedAt: now,
    lastStep: 0,
  });
  const { headers } = await (
    await openTestSignIn(parts).auth()
  ).api.startSession({
    body: { staffId: staff.id, factor: 'authenticator' },
    headers: new Headers({ [addressHeader]: staff.address }),
    returnHeaders: true,
  });
  return { staff, cookie: cookieOf(headers) };
}

/** Passwords that cost nothing, and count how often somebody looked at one. */
export function countedPasswords(): Passwords & { looks: number } {
  const passwords = {
    looks: 0,
    hash: (password: string) => {
      passwords.looks += 1;
      return Promise.resolve(`$argon2id$test$${Buffer.from(password).toString('hex')}`);
    },
    isOf: async (hashed: string, password: string) => hashed === (await passwords.hash(password)),
  };
  return passwords;
}

/** A request as signing in sees it. */
export function aClient(cookie = '', address = '192.0.2.10'): ClientInfo {
  return { headers: new Headers({ cookie, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' }), address };
}

/** The Cookie header after an answer that sets cookies: the new ones beside those that stay. */
export function cookieAfter(before: string, cookies: readonly string[]): string {
  const jar = new Map<string, string>();
  for (const pair of [...before.split('; '), ...cookies.map((cookie) => cookie.split(';', 1)[0] ?? '')]) {
    const [name = '', value = ''] = pair.split('=', 2);
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

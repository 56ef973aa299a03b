import { randomUUID } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '#app/platform/clock.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import { longestSessionMs, signInFactors, type SignInFactor } from '../domain/session.ts';
import { shortestPassword, longestPassword } from '../domain/password-rules.ts';
import { addressHeader } from './auth-answer.ts';
import { deskSessions } from './auth-sessions.ts';
import { cookiePrefix, cookieSecret } from './cookie-signature.ts';
import { passkeySite } from './passkey-site.ts';
import type { Passwords } from './password-hash.ts';
import { staffChallenges, staffMembers, staffPasskeys, staffPasswords, staffSessions } from './tables.ts';

export interface AuthParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
  /** Where the site is reached, without a slash at the end. */
  readonly origin: string;
  /** What authenticator apps and passkeys call the site. */
  readonly siteName: string;
  readonly passwords: Passwords;
}

function isFactor(value: unknown): value is SignInFactor {
  return signInFactors.some((factor) => factor === value);
}

/**
 * better-auth over our tables. It checks passwords, keeps sessions and speaks with passkeys; how far a session reaches,
 * codes, links and waiting after failures are ours (docs/decisions/0016).
 */
export function openAuth({ db, clock, keyRing, origin, siteName, passwords }: AuthParts) {
  const isHttps = origin.startsWith('https:');
  const site = passkeySite(origin);
  const now = () => new Date(clock.now().epochMilliseconds);
  return betterAuth({
    appName: siteName,
    baseURL: origin,
    secret: cookieSecret(keyRing),
    telemetry: { enabled: false },
    // What goes wrong is told by the answers; its own lines would name addresses.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: false,
      schema: {
        user: staffMembers,
        account: staffPasswords,
        session: staffSessions,
        verification: staffChallenges,
        passkey: staffPasskeys,
      },
    }),
    advanced: {
      database: { generateId: () => randomUUID() },
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(origin),
      defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        practitionerId: { type: 'string', input: false, required: false },
      },
    },
    session: {
      // The limits that count are ours and follow our clock (domain/session.ts); this is how long the cookie lives.
      expiresIn: longestSessionMs / 1000,
      disableSessionRefresh: true,
      freshAge: 0,
      cookieCache: { enabled: false },
      additionalFields: {
        factor: { type: 'string', input: false },
        startedAt: { type: 'date', input: false },
        provedAt: { type: 'date', input: false },
        seenAt: { type: 'date', input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: { hash: passwords.hash, verify: ({ hash, password }) => passwords.isOf(hash, password) },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            const [member] = await db
              .select({ id: staffMembers.id })
              .from(staffMembers)
              .where(and(eq(staffMembers.id, session.userId), isNull(staffMembers.removedAt)));
            if (!member) return false;
            const at = now();
            const given: unknown = Reflect.get(session, 'factor');
            const byPasskey = context?.path === '/passkey/verify-authentication';
            const factor: SignInFactor = byPasskey ? 'passkey' : isFactor(given) ? given : 'password';
            const userAgent = session.userAgent?.slice(0, 1000);
            const before: unknown = Reflect.get(session, 'startedAt');
            const startedAt = before instanceof Date ? before : at;
            return { data: { ...session, userAgent, factor, startedAt, provedAt: at, seenAt: at } };
          },
        },
      },
    },
    plugins: [
      deskSessions,
      passkey({
        rpID: site.id,
        rpName: siteName,
        origin: site.origin,
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => {
            if (!verification.registrationInfo?.userVerified) throw new APIError('BAD_REQUEST');
          },
        },
        authentication: {
          // A passkey stands for password and second factor only where its owner proved to it who they are.
          afterVerification: ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED');
          },
        },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof openAuth>;

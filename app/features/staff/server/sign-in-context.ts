import type { Clock } from '#app/platform/clock.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Database, Db } from '#app/platform/database/database.ts';
import type { Jobs } from '#app/platform/jobs.ts';
import type { LeakedPasswords } from '#app/platform/leaked-passwords.ts';
import { createRateLimit, type RateLimit } from '#app/platform/rate-limit.ts';
import type { Auth } from './auth.ts';
import { argon2Passwords, type Passwords } from './password-hash.ts';

/** What signing in needs of the running server. */
export interface SignInContext {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
  readonly rateLimit: RateLimit;
  /** better-auth, opened with the first sign-in: a server that only shows pages never loads it. */
  auth(): Promise<Auth>;
  readonly passwords: Passwords;
  /** A list of leaked passwords beside the one that is installed. */
  readonly leakedPasswords: LeakedPasswords | undefined;
  /** Where the site is reached, without a slash at the end. */
  readonly origin: string;
  readonly siteName: string;
  /** Whether mail can be sent: else links are handed over by hand. */
  readonly hasMail: boolean;
  /** Attempts to sign in an hour from one network; 0 switches the limit off. */
  readonly limitPerHour: number;
}

export interface SignInParts {
  readonly database: Pick<Database, 'db' | 'jobs'>;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
  readonly origin: string;
  /** The clinic's name as it is now. */
  readonly siteName: () => string;
  readonly hasMail: boolean;
  readonly passwords?: Passwords;
  readonly leakedPasswords?: LeakedPasswords | undefined;
  readonly limitPerHour?: number;
}

/** A clinic behind one address, all of them with thick fingers, stays far below. */
const usualLimitPerHour = 300;

/** Signing in on a running database. */
export function openSignIn(parts: SignInParts): SignInContext {
  const { database, clock, keyRing, origin, siteName, hasMail } = parts;
  const { passwords = argon2Passwords, limitPerHour = usualLimitPerHour, leakedPasswords } = parts;
  const { db, jobs } = database;
  let opened: { readonly keyId: string; readonly name: string; readonly auth: Promise<Auth> } | undefined;
  return {
    db,
    jobs,
    clock,
    keyRing,
    rateLimit: createRateLimit({ db, keyRing, clock }),
    auth: () => {
      const [keyId, name] = [keyRing.currentKeyId, siteName()];
      // Its cookies are signed with the current key, and passkeys bear the clinic's name: either opens it anew.
      if (opened?.keyId !== keyId || opened.name !== name) {
        const auth = import('./auth.ts').then(({ openAuth }) =>
          openAuth({ db, clock, keyRing, origin, siteName: name, passwords }),
        );
        opened = { keyId, name, auth };
      }
      return opened.auth;
    },
    passwords,
    leakedPasswords,
    origin,
    get siteName() {
      return siteName();
    },
    hasMail,
    limitPerHour,
  };
}

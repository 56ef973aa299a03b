import type { Clock } from '#app/platform/clock.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Database, Db } from '#app/platform/database/database.ts';
import { createRateLimit, type RateLimit } from '#app/platform/rate-limit.ts';
import { openAuth, type Auth } from './auth.ts';

/** What signing in needs of the running server. */
export interface SignInContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
  readonly rateLimit: RateLimit;
  readonly auth: Auth;
  /** Where the site is reached, without a slash at the end. */
  readonly origin: string;
  readonly siteName: string;
}

export interface SignInParts {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
  readonly origin: string;
  readonly siteName: string;
}

/** Signing in on a running database. */
export function openSignIn({ database: { db }, clock, keyRing, origin, siteName }: SignInParts): SignInContext {
  return {
    db,
    clock,
    keyRing,
    rateLimit: createRateLimit({ db, keyRing, clock }),
    auth: openAuth({ db, clock, keyRing, origin, siteName }),
    origin,
    siteName,
  };
}

import type { Clock } from '#app/platform/clock.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';

/** What the use cases of patients need of the running server. */
export interface PatientContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
}

import { and, eq, lt } from 'drizzle-orm';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';
import { patientForms } from './tables.ts';

/** Erases drafts whose seven days are over, with their keys and all that hangs on them. Returns how many. */
export async function forgetExpiredDrafts(db: Db, clock: Clock): Promise<number> {
  const gone = await db
    .delete(patientForms)
    .where(and(eq(patientForms.state, 'draft'), lt(patientForms.expiresAt, clock.now())))
    .returning({ id: patientForms.id });
  return gone.length;
}

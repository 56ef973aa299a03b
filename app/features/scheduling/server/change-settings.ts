import { fail, ok, type Result } from '#app/lib/result.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import { bookingPlanSchema } from '../domain/clinic-settings.ts';
import { saveSettings } from './save-settings.ts';
import { clinicSettings } from './tables.ts';

export interface SettingsProblem {
  readonly path: string;
  readonly message: string;
}

/**
 * Replaces the booking settings by a new plan. `expectedVersion` is the version the plan was made from: when somebody
 * else has saved since, nothing is written and the answer is `changed-meanwhile`. From then on the clinic's file no
 * longer decides. Appointments already booked stay as they are. `also` runs in the same transaction.
 */
export async function changeSettings(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  input: unknown,
  expectedVersion: number,
  also?: (tx: Transaction, version: number) => Promise<void>,
): Promise<Result<number, 'invalid' | 'changed-meanwhile', { problems?: readonly SettingsProblem[] }>> {
  const parsed = bookingPlanSchema.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return fail('invalid', { problems });
  }
  return db.transaction(async (tx) => {
    const [current] = await tx.select().from(clinicSettings).for('update');
    if (current?.version !== expectedVersion) return fail('changed-meanwhile');
    const origin = { source: 'staff', fileFingerprint: current.fileFingerprint } as const;
    const version = await saveSettings(tx, parsed.data, origin, clock.now().epochMilliseconds);
    await also?.(tx, version);
    return ok(version);
  });
}

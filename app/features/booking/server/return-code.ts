import { and, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import { dayMs, type EpochMs } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import { codeFrom } from '../domain/return-code.ts';
import type { AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import { appointments, returnCodes } from '#app/features/scheduling/server/tables.ts';
import { holdsTime } from '#app/features/scheduling/server/taken-times.ts';

/** To whom a code goes; appointments of the same two belong together, and the code opens no other. */
type Receiver = Pick<AppointmentDetails, 'mobileNumber' | 'email'>;

/** One text for each receiver, whatever the case of the mail address. */
export function receiverOf({ mobileNumber, email }: Receiver): string {
  return `${mobileNumber} ${email?.toLowerCase() ?? ''}`;
}

/**
 * The code of a row for one receiver: made by holders of the key only, and again whenever it is needed, so that neither
 * database nor queue holds it. A receiver that changed since has another code, which was never sent.
 */
export function returnCodeFor(
  keyRing: KeyRing,
  row: { readonly id: string; readonly keyId: string },
  receiver: Receiver,
): string {
  return codeFrom(keyRing.derive('booking/return-code', `${row.id} ${receiverOf(receiver)}`, row.keyId));
}

/** Appointments one may come back to: not over for more than a day, not cancelled, and no time that is only offered. */
export function mayComeBackTo(now: EpochMs): SQL {
  return and(gt(appointments.startsAt, now - dayMs), holdsTime, ne(appointments.status, 'offered'))!;
}

/** The code of a message about an appointment; undefined when it works no more. */
export async function codeOfMessage(
  { db, keyRing }: { readonly db: Db; readonly keyRing: KeyRing },
  returnCodeId: string | null,
  receiver: Receiver,
  now: EpochMs,
): Promise<{ readonly code: string; readonly expiresAt: EpochMs } | undefined> {
  if (returnCodeId === null) return undefined;
  const [row] = await db
    .select({ id: returnCodes.id, keyId: returnCodes.keyId, expiresAt: returnCodes.expiresAt })
    .from(returnCodes)
    .where(and(eq(returnCodes.id, returnCodeId), gt(returnCodes.expiresAt, now), sql`${returnCodes.usedAt} IS NULL`));
  return row && { code: returnCodeFor(keyRing, row, receiver), expiresAt: row.expiresAt };
}

import { setTimeout as pause } from 'node:timers/promises';
import { eq, gt, isNotNull } from 'drizzle-orm';
import { parsePhone, type PhoneReason } from '#app/lib/phone.ts';
import { ok, type Result } from '#app/lib/result.ts';
import { dayMs } from '#app/lib/time.ts';
import type { TooManyAttempts } from '#app/platform/attempt-limits.ts';
import { appointmentsWhere } from './appointment-details.ts';
import { limitAttempts } from './attempt-limits.ts';
import type { BookingContext } from './booking-context.ts';
import { appointments } from './tables.ts';
import { holdsTime } from './taken-times.ts';

const mostLinks = 5;
const answerAfterMs = 250;

/**
 * "I lost my link": sends the links of coming appointments of a phone number to the address on file with each. The
 * answer, and the time it takes, is the same whether there are any or not.
 */
export async function resendManageLink(
  context: BookingContext,
  { mobileNumber, address }: { readonly mobileNumber: string; readonly address: string },
): Promise<Result<undefined, PhoneReason> | TooManyAttempts> {
  const number = parsePhone(mobileNumber);
  if (!number.ok) return number;
  const limited = await limitAttempts(context, 'find-link', address, number.value);
  if (limited) return limited;
  await Promise.all([queueLinks(context, number.value), pause(answerAfterMs)]);
  return ok(undefined);
}

async function queueLinks(context: BookingContext, mobileNumber: string): Promise<void> {
  const now = context.clock.now().epochMilliseconds;
  const coming = await appointmentsWhere(
    context.db,
    eq(appointments.mobileNumber, mobileNumber),
    gt(appointments.startsAt, now - dayMs),
    isNotNull(appointments.email),
    holdsTime,
  );
  if (coming.length === 0) return;
  await context.db.transaction(async (tx) => {
    for (const appointment of coming.slice(0, mostLinks)) await context.messages.queue(tx, 'lost-link', appointment);
  });
}

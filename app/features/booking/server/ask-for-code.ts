import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { ok, type Result } from '#app/lib/result.ts';
import { minuteMs } from '#app/lib/time.ts';
import type { TooManyAttempts } from '#app/platform/attempt-limits.ts';
import { audit } from '#app/platform/audit/audit.ts';
import { codeMinutes } from '../domain/return-code.ts';
import { parseContact, type ContactReason, type ReturnContact } from '../domain/return-contact.ts';
import { appointmentsWhere } from '#app/features/scheduling/server/appointment-details.ts';
import { limitAttempts } from '#app/features/scheduling/server/attempt-limits.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { hashOfToken } from '#app/features/scheduling/server/manage-token.ts';
import { noteRefusedOpening } from './refuse-opening.ts';
import { mayComeBackTo, receiverOf } from './return-code.ts';
import { appointments, returnCodes } from '#app/features/scheduling/server/tables.ts';

const mostAppointments = 5;
const answerAfterMs = 250;

/**
 * Sends a code to the way on file of every coming appointment of a phone number or mail address, and returns the ticket
 * of the address at which it is typed. The answer, the time it takes and what is stored are the same whether there are
 * any or not: the code of nobody exists, and is sent to nobody.
 */
export async function askForCode(
  context: BookingContext,
  { contact: typed, address }: { readonly contact: string; readonly address: string },
): Promise<Result<{ readonly ticket: string }, ContactReason> | TooManyAttempts> {
  const contact = parseContact(typed);
  if (!contact.ok) return contact;
  const limited = await limitAttempts(context, 'ask-code', address, contact.value.value);
  if (limited) {
    await noteRefusedOpening(context, { address, by: 'code', reason: 'limit' });
    return limited;
  }
  const ticket = randomBytes(20).toString('base64url');
  await Promise.all([makeCode(context, contact.value, ticket, address), pause(answerAfterMs)]);
  return ok({ ticket });
}

async function makeCode(
  { db, clock, keyRing, messages }: BookingContext,
  { kind, value }: ReturnContact,
  ticket: string,
  address: string,
): Promise<void> {
  const now = clock.now().epochMilliseconds;
  const isTheirs =
    kind === 'phone' ? eq(appointments.mobileNumber, value) : sql`lower(${appointments.email}) = ${value}`;
  const coming = (await appointmentsWhere(db, isTheirs, mayComeBackTo(now))).slice(0, mostAppointments);
  const receivers = new Map(coming.toReversed().map((appointment) => [receiverOf(appointment), appointment]));
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await tx.insert(returnCodes).values({
      id,
      keyId: keyRing.currentKeyId,
      ticketHash: hashOfToken(ticket),
      appointmentIds: coming.map((appointment) => appointment.id),
      madeAt: now,
      expiresAt: now + codeMinutes * minuteMs,
    });
    await audit(tx, {
      at: now,
      actor: { kind: 'nobody', address },
      action: 'appointment.code-asked',
      details: { by: kind, messages: receivers.size },
    });
    for (const receiver of receivers.values()) await messages.queueCode(tx, id, receiver);
  });
}

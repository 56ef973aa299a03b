import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { eraseMessagesOf } from '#app/features/notifications/server/messages-of-visits.ts';
import { makeReference, referenceBytes } from '#app/lib/reference.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, type AuditEntry } from '#app/platform/audit/audit.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import type { AppointmentType } from '#app/features/scheduling/domain/clinic-settings.ts';
import { heldInterval, type Slot } from '#app/features/scheduling/domain/slots.ts';
import type { OfferOutcome } from '../domain/waiting-list.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { entryById, lockWaitingList, offerOf, type StandingOffer } from './waiting-entries.ts';
import { waitingOffers } from './waiting-tables.ts';

export interface OfferToMake {
  readonly entryId: string;
  readonly type: AppointmentType;
  readonly slot: Slot;
  readonly expiresAt: EpochMs;
  /** The colleague who offers it; absent where the list does. */
  readonly madeBy?: string | undefined;
}

/**
 * Keeps a time for somebody who waits and queues the message that tells them, all in one transaction. `taken`: somebody
 * was faster, the database says; `not-waiting`: they left, or another time is kept for them already.
 */
export async function makeOffer(
  context: BookingContext,
  offer: OfferToMake,
  actor: AuditEntry['actor'],
): Promise<'made' | 'taken' | 'not-waiting'> {
  const now = context.clock.now().epochMilliseconds;
  return context.db.transaction(async (tx) => {
    await lockWaitingList(tx);
    const entry = await entryById(tx, offer.entryId);
    if (entry?.status !== 'waiting' || entry.fullName === null || entry.mobileNumber === null) return 'not-waiting';
    if (await offerOf(tx, entry.id)) return 'not-waiting';
    const { fullName, mobileNumber, email, language } = entry;
    const heldBy = await holdTime(tx, context, offer, { fullName, mobileNumber, email, language }, now);
    if (heldBy === undefined) return 'taken';
    const id = randomUUID();
    const { practitionerId, startsAt, endsAt } = offer.slot;
    await tx.insert(waitingOffers).values({
      id,
      entryId: entry.id,
      heldBy,
      practitionerId,
      startsAt,
      endsAt,
      madeAt: now,
      expiresAt: offer.expiresAt,
      madeBy: offer.madeBy ?? null,
    });
    await context.messages.queue(tx, 'waiting-offer', { id: heldBy, email });
    await audit(tx, {
      at: now,
      actor,
      action: 'waiting.offered',
      subject: { kind: 'waiting-entry', id: entry.id },
      details: { startsAt: new Date(startsAt).toISOString(), practitionerId },
    });
    await announce(tx, 'diary');
    return 'made';
  });
}

interface Person {
  readonly fullName: string;
  readonly mobileNumber: string;
  readonly email: string | null;
  readonly language: 'en' | 'hi' | 'mr';
}

/** Holds a time by a row under the overlap constraint of all appointments; undefined when it is taken. */
async function holdTime(
  tx: Transaction,
  { keyRing }: Pick<BookingContext, 'keyRing'>,
  { type, slot }: OfferToMake,
  person: Person,
  now: EpochMs,
): Promise<string | undefined> {
  const held = heldInterval(type, slot.startsAt);
  const [made] = await tx
    .insert(appointments)
    .values({
      id: randomUUID(),
      reference: makeReference(randomBytes(referenceBytes)),
      manageKeyId: keyRing.currentKeyId,
      // No link leads here: what can be done with an offer is done on the waiting list.
      manageTokenHash: new Uint8Array(randomBytes(32)),
      practitionerId: slot.practitionerId,
      appointmentTypeId: type.id,
      status: 'offered',
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      heldFrom: held.start,
      heldUntil: held.end,
      sequence: 0,
      ...person,
      bookedThrough: 'website',
      createdAt: now,
      changedAt: now,
      statusSince: now,
    })
    .onConflictDoNothing()
    .returning({ id: appointments.id });
  return made?.id;
}

/**
 * Ends an offer inside `tx` and gives its time free: the row that held it goes, and the message that told of it. Who
 * calls it has had its turn (`lockWaitingList`). The audit entry is the caller's.
 */
export async function endOffer(
  tx: Transaction,
  { id, heldBy }: StandingOffer,
  outcome: OfferOutcome,
  now: EpochMs,
): Promise<void> {
  await tx.update(waitingOffers).set({ outcome, endedAt: now, heldBy: null }).where(eq(waitingOffers.id, id));
  await eraseMessagesOf(tx, [heldBy]);
  await tx.delete(appointments).where(and(eq(appointments.id, heldBy), eq(appointments.status, 'offered')));
  await announce(tx, 'diary');
}

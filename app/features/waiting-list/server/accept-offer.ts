import { eq } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { TooManyAttempts } from '#app/platform/attempt-limits.ts';
import { audit, byStaff, type AuditEntry } from '#app/platform/audit/audit.ts';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { repeatOnConflict } from '#app/platform/database/errors.ts';
import { announce } from '#app/platform/live.ts';
import { appointmentById } from '#app/features/scheduling/server/appointment-details.ts';
import { limitAttempts } from '#app/features/scheduling/server/attempt-limits.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { insertAppointment, type DeskBooking } from '#app/features/scheduling/server/insert-appointment.ts';
import { endOffer } from './make-offer.ts';
import { manageTokenOf } from '#app/features/scheduling/server/manage-token.ts';
import {
  entryById,
  entryByToken,
  lockWaitingList,
  offerOf,
  type StandingOffer,
  type WaitingEntry,
} from './waiting-entries.ts';
import { waitingEntries } from './waiting-tables.ts';

/** Who answers: the person through their link, or a member of staff they told on the phone. */
export type AnsweredBy = { readonly kind: 'patient'; readonly address: string } | StaffAnswer;
interface StaffAnswer {
  readonly kind: 'staff';
  readonly id: string;
  readonly address: string;
}

const actorOf = (by: AnsweredBy): AuditEntry['actor'] =>
  by.kind === 'staff' ? byStaff(by) : { kind: 'patient', address: by.address };

export interface AcceptedOffer {
  readonly appointmentId: string;
  readonly manageToken: string;
}

/**
 * Accepts the offered time: it becomes an appointment of whoever waited. Accepting it a second time answers the same
 * and changes nothing. `offer-over`: the half hour has passed, or another offer stands now.
 */
export async function acceptOffer(
  context: BookingContext,
  by: AnsweredBy,
  { entryId, offerId }: { readonly entryId: string; readonly offerId: string },
): Promise<Result<AcceptedOffer, 'not-found' | 'offer-over'>> {
  const settings = await context.settings.current();
  const now = context.clock.now().epochMilliseconds;
  // Giving the row that holds the time for the appointment can meet somebody who moves onto that time just then.
  const taken = await repeatOnConflict(() =>
    context.db.transaction(async (tx) => {
      await lockWaitingList(tx);
      const entry = await entryById(tx, entryId);
      if (!entry) return fail('not-found');
      if (entry.appointmentId !== null) return ok(entry.appointmentId);
      const offer = await offerOf(tx, entry.id);
      if (offer?.id !== offerId || offer.expiresAt <= now) return fail('offer-over');
      const type = settings.appointmentTypes.find(({ id }) => id === entry.appointmentTypeId);
      const practitioner = settings.practitioners.find(({ id }) => id === offer.practitionerId);
      const request = type && practitioner && requestOf(context, entry, offer);
      if (!request) return fail('offer-over');
      await endOffer(tx, offer, 'accepted', now);
      const byDesk: DeskBooking | undefined = by.kind === 'staff' ? { staffId: by.id, tellPatient: true } : undefined;
      const made = await insertAppointment(
        tx,
        context,
        {
          request,
          type,
          practitioner,
          language: entry.language,
          through: byDesk ? 'desk' : 'website',
          identity: undefined,
          beganOn: entry.beganOn ?? undefined,
          fromWaitingList: true,
          byDesk,
        },
        now,
      );
      if (!made) throw new Error('The time that was held for an offer was not free.');
      await forgetPerson(tx, entry.id, { status: 'booked', appointmentId: made.id }, now);
      await audit(tx, {
        at: now,
        actor: actorOf(by),
        action: 'waiting.taken',
        subject: { kind: 'appointment', id: made.id },
        details: { startsAt: new Date(offer.startsAt).toISOString(), practitionerId: offer.practitionerId },
      });
      return ok(made.id);
    }),
  );
  if (!taken.ok) return taken;
  const appointment = await appointmentById(context.db, taken.value);
  if (!appointment) return fail('not-found');
  const manageToken = manageTokenOf(context.keyRing, appointment.id, appointment.manageKeyId);
  return ok({ appointmentId: appointment.id, manageToken });
}

function requestOf({ keyRing }: Pick<BookingContext, 'keyRing'>, entry: WaitingEntry, offer: StandingOffer) {
  const { id, fullName, mobileNumber, email, noteEncrypted, treatment, appointmentTypeId } = entry;
  if (fullName === null || mobileNumber === null) return undefined;
  const place = cipherContext('waiting_entries', 'note_encrypted', id);
  return {
    appointmentTypeId,
    practitionerId: offer.practitionerId,
    startsAt: offer.startsAt,
    fullName,
    mobileNumber,
    email: email ?? undefined,
    note: noteEncrypted === null ? undefined : keyRing.decryptText(noteEncrypted, place),
    treatment: treatment ?? undefined,
    consent: true,
  } as const;
}

/** Declines an offer: the time goes to the next entry and the person stays on the list. An offer that is over stays as it is. */
export async function declineOffer(
  context: BookingContext,
  by: AnsweredBy,
  { entryId, offerId }: { readonly entryId: string; readonly offerId: string },
): Promise<void> {
  const now = context.clock.now().epochMilliseconds;
  await context.db.transaction(async (tx) => {
    await lockWaitingList(tx);
    const offer = await offerOf(tx, entryId);
    if (offer?.id !== offerId) return;
    await endOffer(tx, offer, 'declined', now);
    await noted(tx, by, 'waiting.declined', entryId, now);
    await context.timeFreed(tx);
  });
}

/** Removes an entry from the list, with its personal data, and frees a time kept for it. Idempotent. */
export async function leaveWaitingList(context: BookingContext, by: AnsweredBy, entryId: string): Promise<void> {
  const now = context.clock.now().epochMilliseconds;
  await context.db.transaction(async (tx) => {
    await lockWaitingList(tx);
    const entry = await entryById(tx, entryId);
    if (entry?.status !== 'waiting') return;
    const offer = await offerOf(tx, entryId);
    if (offer) await endOffer(tx, offer, by.kind === 'staff' ? 'withdrawn' : 'declined', now);
    await forgetPerson(tx, entryId, { status: by.kind === 'staff' ? 'removed' : 'left' }, now);
    await noted(tx, by, by.kind === 'staff' ? 'waiting.removed' : 'waiting.left', entryId, now);
    await announce(tx, 'diary');
    if (offer) await context.timeFreed(tx);
  });
}

async function forgetPerson(
  tx: Transaction,
  entryId: string,
  end: { readonly status: 'booked' | 'left' | 'removed'; readonly appointmentId?: string },
  now: EpochMs,
): Promise<void> {
  const nobody = { fullName: null, mobileNumber: null, email: null, noteEncrypted: null, treatment: null };
  await tx
    .update(waitingEntries)
    .set({ ...nobody, ...end, changedAt: now })
    .where(eq(waitingEntries.id, entryId));
}

function noted(tx: Transaction, by: AnsweredBy, action: string, id: string, now: EpochMs): Promise<void> {
  return audit(tx, { at: now, actor: actorOf(by), action, subject: { kind: 'waiting-entry', id } });
}

export type WaitingIntent = 'take' | 'decline' | 'leave';
export type WaitingAnswer = Result<AcceptedOffer | undefined, 'not-found' | 'offer-over'> | TooManyAttempts;

/** Carries out what a person chose on the page of their waiting entry. */
export async function answerByLink(
  context: BookingContext,
  {
    token,
    intent,
    offerId,
    address,
  }: { readonly token: string; readonly intent: WaitingIntent; readonly offerId: string; readonly address: string },
): Promise<WaitingAnswer> {
  const limited = await limitAttempts(context, 'change', address);
  if (limited) return limited;
  const entry = await entryByToken(context.db, token);
  if (!entry) return fail('not-found');
  const by = { kind: 'patient', address } as const;
  const offer = { entryId: entry.id, offerId };
  if (intent === 'take') return acceptOffer(context, by, offer);
  if (intent === 'decline') await declineOffer(context, by, offer);
  else await leaveWaitingList(context, by, entry.id);
  return ok(undefined);
}

import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { addDays, minuteMs } from '#app/lib/time.ts';
import { legalVersions } from '#app/platform/content/legal-versions.ts';
import { audit, type AuditEntry } from '#app/platform/audit/audit.ts';
import type { TooManyAttempts } from '#app/platform/attempt-limits.ts';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import { announce } from '#app/platform/live.ts';
import { practitionersOffering } from '#app/features/scheduling/domain/clinic-settings.ts';
import { slotsForWish, type Wish } from '../domain/waiting-list.ts';
import type { WaitingRequest } from '../domain/waiting-request.ts';
import { limitAttempts } from '#app/features/scheduling/server/attempt-limits.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { readSlots } from '#app/features/scheduling/server/find-slots.ts';
import { consentNoticeVersion } from '#app/features/scheduling/server/insert-appointment.ts';
import { hashOfToken } from '#app/features/scheduling/server/manage-token.ts';
import { readEntries, waitingTokenOf, type WaitingEntry } from './waiting-entries.ts';
import { waitingEntries } from './waiting-tables.ts';

export interface JoinOrigin {
  /** Network address of the client. */
  readonly address: string;
  readonly language: 'en' | 'hi' | 'mr';
  readonly requestKey?: string | undefined;
  readonly beganOn?: string | undefined;
}

type Refusal = 'unknown-type' | 'unknown-practitioner' | 'unknown-treatment' | 'not-full';
export type JoinOutcome = Result<{ readonly token: string }, Refusal> | TooManyAttempts;

const repeatMs = 15 * minuteMs;

/**
 * Puts somebody on the waiting list of full days. Sent twice it is one place (by the form's key, and for a form reloaded
 * and sent again by phone, name, visit and days within 15 minutes). `not-full`: a wanted day has a free time to book.
 */
export async function joinWaitingList(
  context: BookingContext,
  request: WaitingRequest,
  { address, language, requestKey, beganOn }: JoinOrigin,
): Promise<JoinOutcome> {
  const limited = await limitAttempts(context, 'book', address, request.mobileNumber);
  if (limited) return limited;
  const settings = await context.settings.current();
  const { appointmentTypeId, treatment } = request;
  if (!settings.appointmentTypes.some(({ id }) => id === appointmentTypeId)) return fail('unknown-type');
  if (practitionersOffering(settings, appointmentTypeId, request.practitionerId).length === 0)
    return fail('unknown-practitioner');
  if (treatment !== undefined && !context.isTreatment(treatment)) return fail('unknown-treatment');
  const repeated = await findSame(context, request, requestKey);
  if (repeated) return ok({ token: tokenOf(context, repeated) });
  const wish: Wish = { ...request, practitionerId: request.practitionerId ?? null };
  if (await hasFreeTime(context, wish)) return fail('not-full');
  const token = await writeEntry(
    context,
    { ...request, wish, language, requestKey, beganOn },
    { kind: 'patient', address },
  );
  // Somebody sent the very same form at this very moment.
  const twin = token === undefined ? await findSame(context, request, requestKey) : undefined;
  const given = token ?? (twin && tokenOf(context, twin));
  if (given === undefined) throw new Error('A place on the waiting list was neither made nor found.');
  return ok({ token: given });
}

function tokenOf({ keyRing }: Pick<BookingContext, 'keyRing'>, { id, linkKeyId }: WaitingEntry): string {
  return waitingTokenOf(keyRing, id, linkKeyId);
}

const hashOf = (requestKey: string): Uint8Array => createHash('sha256').update(`waiting ${requestKey}`).digest();

async function findSame(
  { db, clock }: BookingContext,
  request: WaitingRequest,
  requestKey: string | undefined,
): Promise<WaitingEntry | undefined> {
  if (requestKey !== undefined) {
    const [same] = await readEntries(db, eq(waitingEntries.requestHash, hashOf(requestKey)));
    if (same) return same;
  }
  const since = clock.now().epochMilliseconds - repeatMs;
  const [found] = await readEntries(
    db,
    and(
      eq(waitingEntries.status, 'waiting'),
      eq(waitingEntries.mobileNumber, request.mobileNumber),
      eq(waitingEntries.appointmentTypeId, request.appointmentTypeId),
      eq(waitingEntries.wantedOn, request.wantedOn),
      sql`lower(${waitingEntries.fullName}) = lower(${request.fullName})`,
      gt(waitingEntries.joinedAt, since),
    )!,
  );
  return found;
}

/** Whether a time that fits can be booked this moment, so that nobody needs to wait. */
async function hasFreeTime(context: BookingContext, wish: Wish): Promise<boolean> {
  const { clinic } = await context.settings.current();
  const { appointmentTypeId, practitionerId } = wish;
  for (const from of wish.wantedOn) {
    const question = { appointmentTypeId, practitionerId: practitionerId ?? undefined, from, until: addDays(from, 1) };
    const { slots } = await readSlots(context, question);
    if (slotsForWish(wish, slots, [], clinic.timeZone).length > 0) return true;
  }
  return false;
}

export interface NewEntry {
  readonly wish: Wish;
  readonly fullName: string;
  /** E.164. */
  readonly mobileNumber: string;
  readonly email?: string | undefined;
  readonly note?: string | undefined;
  readonly treatment?: string | undefined;
  readonly language: 'en' | 'hi' | 'mr';
  readonly requestKey?: string | undefined;
  readonly beganOn?: string | undefined;
}

/** Writes a place on the list with its audit entry and, to who gave an address, the mail about it; returns the secret of its link; undefined when its key was used. */
export async function writeEntry(
  { db, clock, keyRing, messages, timeFreed }: BookingContext,
  entry: NewEntry,
  actor: AuditEntry['actor'],
): Promise<string | undefined> {
  const { wish, note, requestKey } = entry;
  const id = randomUUID();
  const linkKeyId = keyRing.currentKeyId;
  const token = waitingTokenOf(keyRing, id, linkKeyId);
  const now = clock.now().epochMilliseconds;
  const lastDay = wish.wantedOn.toSorted().at(-1);
  if (lastDay === undefined) throw new Error('Nobody waits for no day.');
  const made = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(waitingEntries)
      .values({
        id,
        linkKeyId,
        linkHash: hashOfToken(token),
        requestHash: requestKey === undefined ? null : hashOf(requestKey),
        status: 'waiting',
        appointmentTypeId: wish.appointmentTypeId,
        practitionerId: wish.practitionerId,
        wantedOn: wish.wantedOn,
        lastDay,
        partOfDay: wish.partOfDay,
        fullName: entry.fullName,
        mobileNumber: entry.mobileNumber,
        email: entry.email ?? null,
        noteEncrypted: note ? keyRing.encryptText(note, cipherContext('waiting_entries', 'note_encrypted', id)) : null,
        treatment: entry.treatment ?? null,
        beganOn: entry.beganOn ?? null,
        language: entry.language,
        joinedThrough: actor.kind === 'staff' ? 'desk' : 'website',
        noticeVersion: actor.kind === 'staff' ? null : consentNoticeVersion,
        legalVersions: actor.kind === 'staff' ? null : legalVersions(),
        joinedAt: now,
        changedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: waitingEntries.id });
    if (!row) return false;
    await audit(tx, {
      at: now,
      actor,
      action: 'waiting.joined',
      subject: { kind: 'waiting-entry', id },
      details: { days: wish.wantedOn.length, partOfDay: wish.partOfDay },
    });
    if (entry.email !== undefined) await messages.queueJoined(tx, id);
    await announce(tx, 'diary');
    // A time may have become free between the look and now.
    await timeFreed(tx);
    return true;
  });
  return made ? token : undefined;
}

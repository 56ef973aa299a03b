import { and, eq, gt, gte } from 'drizzle-orm';
import { toldOffers } from '#app/features/notifications/server/messages-of-visits.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { addDays, minuteMs, wallClockOf, type IsoDate } from '#app/lib/time.ts';
import { byStaff } from '#app/platform/audit/audit.ts';
import { practitionersOffering } from '#app/features/scheduling/domain/clinic-settings.ts';
import { settingsForDesk } from '#app/features/diary/domain/desk-placement.ts';
import { findSlots, type Slot } from '#app/features/scheduling/domain/slots.ts';
import { offerMinutes, slotsForWish, type Wish } from '../domain/waiting-list.ts';
import { declineOffer, leaveWaitingList, acceptOffer, type AnsweredBy, type AcceptedOffer } from './accept-offer.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { writeEntry } from './join-waiting-list.ts';
import { makeOffer } from './make-offer.ts';
import { takenTimes } from '#app/features/scheduling/server/taken-times.ts';
import { entryById, readEntries, standingOffers, type StandingOffer, type WaitingEntry } from './waiting-entries.ts';
import { waitingEntries, waitingOffers } from './waiting-tables.ts';
import { daysInterval } from '#app/features/scheduling/domain/schedule.ts';
import { auditView } from '#app/features/scheduling/server/audit-view.ts';
import type { Caller } from '#app/features/diary/server/book-by-desk.ts';
import { languageOfPerson } from '#app/features/scheduling/server/language-of-person.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import { refuseDiary } from '#app/features/scheduling/server/refuse-diary.ts';

/** Somebody who waits, as the desk sees them. */
export interface DeskWaiting {
  readonly entry: WaitingEntry;
  /** The time kept for them now, and whether a message told them of it. */
  readonly offer: (StandingOffer & { readonly isTold: boolean }) | undefined;
  /** The next times that fit and are free: what can be offered by hand. */
  readonly free: readonly Slot[];
  readonly mayChange: boolean;
}

const mostTimes = 6;

/** Everybody who waits for a day that is not over, in order of joining, with what could be offered to them. Audited. */
export async function readDeskWaiting(context: BookingContext, by: StaffActor): Promise<DeskWaiting[]> {
  const { clinic } = await context.settings.current();
  const now = context.clock.now().epochMilliseconds;
  const today = wallClockOf(now, clinic.timeZone).date;
  const entries = await readEntries(
    context.db,
    and(eq(waitingEntries.status, 'waiting'), gte(waitingEntries.lastDay, today))!,
  );
  if (entries.length === 0) return [];
  await auditView(context, by, { action: 'waiting.viewed', subject: { kind: 'waiting-list', id: today } });
  const offers = new Map(
    (await standingOffers(context.db, gt(waitingOffers.expiresAt, now))).map((each) => [each.entryId, each]),
  );
  const told = await toldOffers(
    context.db,
    [...offers.values()].map(({ heldBy }) => heldBy),
  );
  const freeOn = freeTimesReader(context);
  const rows: DeskWaiting[] = [];
  for (const entry of entries) {
    const offer = offers.get(entry.id);
    const days = entry.wantedOn.filter((day) => day >= today);
    const slots: Slot[] = [];
    if (!offer) for (const day of days) slots.push(...(await freeOn(entry.appointmentTypeId, day)));
    rows.push({
      entry,
      offer: offer && { ...offer, isTold: told.has(offer.heldBy) },
      free: slotsForWish(entry, slots, [], clinic.timeZone)
        .filter(({ practitionerId }) => mayChangeDiaryOf(by, practitionerId))
        .slice(0, mostTimes),
      mayChange: mayChangeEntry(by, entry),
    });
  }
  return rows;
}

/** The free times of a kind of visit on a day as the desk may give them, read once for each. */
function freeTimesReader(context: BookingContext) {
  const known = new Map<string, Promise<readonly Slot[]>>();
  return (appointmentTypeId: string, from: IsoDate): Promise<readonly Slot[]> => {
    const key = `${appointmentTypeId} ${from}`;
    const reading = known.get(key) ?? readFree(context, appointmentTypeId, from);
    known.set(key, reading);
    return reading;
  };
}

async function readFree(context: BookingContext, appointmentTypeId: string, from: IsoDate): Promise<readonly Slot[]> {
  const settings = settingsForDesk(await context.settings.current());
  const now = context.clock.now().epochMilliseconds;
  const question = { appointmentTypeId, from, until: addDays(from, 1) };
  const ids = practitionersOffering(settings, appointmentTypeId).map(({ id }) => id);
  const day = daysInterval(addDays(from, -1), addDays(from, 2), settings.clinic.timeZone);
  return findSlots(settings, question, await takenTimes(context.db, ids, day), now);
}

/** A doctor sees to those who wait for them; front desk and owner to everybody. */
function mayChangeEntry(by: StaffActor, { practitionerId }: Pick<Wish, 'practitionerId'>): boolean {
  return practitionerId === null ? by.role !== 'doctor' : mayChangeDiaryOf(by, practitionerId);
}

/** Puts a caller on the list. The desk decides whether the day is full. */
export async function addToWaitingList(
  context: BookingContext,
  by: StaffActor,
  caller: Caller,
  wish: Wish,
): Promise<Result<null, 'not-yours' | 'unknown-type' | 'unknown-practitioner' | 'no-day'>> {
  const settings = await context.settings.current();
  const today = wallClockOf(context.clock.now().epochMilliseconds, settings.clinic.timeZone).date;
  if (!mayChangeEntry(by, wish)) return refuseDiary(context, by, wish.practitionerId);
  if (!settings.appointmentTypes.some(({ id }) => id === wish.appointmentTypeId)) return fail('unknown-type');
  const person = wish.practitionerId ?? undefined;
  if (practitionersOffering(settings, wish.appointmentTypeId, person).length === 0) return fail('unknown-practitioner');
  if (wish.wantedOn.length === 0 || wish.wantedOn.some((day) => day < today)) return fail('no-day');
  const now = context.clock.now().epochMilliseconds;
  const language = await context.db.transaction((tx) => languageOfPerson(tx, by, caller, caller.language, now));
  await writeEntry(context, { ...caller, wish, language }, byStaff(by));
  return ok(null);
}

type Refusal = 'not-yours' | 'gone' | 'taken' | 'offer-over';

/** Keeps a time for somebody of the list out of turn, for half an hour; the desk is bound by no notice and no night. */
export async function offerByHand(
  context: BookingContext,
  by: StaffActor,
  entryId: string,
  time: { readonly practitionerId: string; readonly startsAt: number },
): Promise<Result<null, Refusal>> {
  const settings = await context.settings.current();
  const entry = await entryById(context.db, entryId);
  const type = settings.appointmentTypes.find(({ id }) => id === entry?.appointmentTypeId);
  if (!entry || !type) return fail('gone');
  if (!mayChangeEntry(by, entry)) return refuseDiary(context, by, entry.practitionerId);
  if (!mayChangeDiaryOf(by, time.practitionerId)) return refuseDiary(context, by, time.practitionerId);
  const { date } = wallClockOf(time.startsAt, settings.clinic.timeZone);
  const free = await readFree(context, type.id, date);
  const slot = free.find((each) => each.startsAt === time.startsAt && each.practitionerId === time.practitionerId);
  if (!slot) return fail('taken');
  const expiresAt = context.clock.now().epochMilliseconds + offerMinutes * minuteMs;
  const made = await makeOffer(context, { entryId, type, slot, expiresAt, madeBy: by.id }, byStaff(by));
  if (made === 'made') return ok(null);
  return fail(made === 'taken' ? 'taken' : 'gone');
}

/** What somebody of the list said on the phone: they take the time that is kept for them, let it go, or wait no more. */
export async function answerForCaller(
  context: BookingContext,
  by: StaffActor,
  { entryId, offerId, answer }: { entryId: string; offerId: string; answer: 'take' | 'decline' | 'remove' },
): Promise<Result<AcceptedOffer | undefined, Refusal>> {
  const entry = await entryById(context.db, entryId);
  if (!entry) return fail('gone');
  if (!mayChangeEntry(by, entry)) return refuseDiary(context, by, entry.practitionerId);
  const staff: AnsweredBy = { kind: 'staff', id: by.id, address: by.address };
  if (answer === 'remove') {
    await leaveWaitingList(context, staff, entryId);
    return ok(undefined);
  }
  if (answer === 'decline') {
    await declineOffer(context, staff, { entryId, offerId });
    return ok(undefined);
  }
  const taken = await acceptOffer(context, staff, { entryId, offerId });
  if (taken.ok) return taken;
  return fail(taken.reason === 'not-found' ? 'gone' : taken.reason);
}

import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { addDays, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { audit } from '#app/platform/audit/audit.ts';
import { repeatOnConflict } from '#app/platform/database/errors.ts';
import type { BookingSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import type { Slot } from '#app/features/scheduling/domain/slots.ts';
import { isOfferTime, offerUntil, slotsForWish } from '../domain/waiting-list.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { readSlots } from '#app/features/scheduling/server/find-slots.ts';
import { endOffer, makeOffer } from './make-offer.ts';
import { lockWaitingList, readEntries, standingOffers, type WaitingEntry } from './waiting-entries.ts';
import { waitingEntries, waitingOffers } from './waiting-tables.ts';

const system = { kind: 'system' } as const;

export interface Looked {
  readonly expired: number;
  readonly offered: number;
}

/**
 * Ends the offers that have run out and offers what is free to who waits: one after the other in the order of joining,
 * each the earliest time that fits, one time for each person. What is free is asked of the diary as it is, so it does not
 * matter how a time became free, and a look that was lost is made up for by the next. Nothing is offered at night or
 * when it could not be kept for the full half hour.
 */
export async function offerFreeTimes(context: BookingContext): Promise<Looked> {
  const now = context.clock.now().epochMilliseconds;
  const expired = await endExpired(context, now);
  const settings = await context.settings.current();
  if (!isOfferTime(now, settings.clinic.timeZone)) return { expired, offered: 0 };
  const waiting = await whoWaits(context, wallClockOf(now, settings.clinic.timeZone).date);
  const before = await offeredTimes(context, waiting);
  let free = new Map<string, readonly Slot[]>();
  let offered = 0;
  for (const entry of waiting) {
    const made = await offerTo(context, settings, entry, before.get(entry.id) ?? [], free, now);
    if (made === 'nothing-fits') continue;
    // What is free is another than before.
    free = new Map();
    if (made === 'made') offered += 1;
  }
  return { expired, offered };
}

async function endExpired(context: BookingContext, now: EpochMs): Promise<number> {
  const over = await standingOffers(context.db, lte(waitingOffers.expiresAt, now));
  let ended = 0;
  for (const { id } of over) {
    ended += await context.db.transaction(async (tx) => {
      await lockWaitingList(tx);
      // It may have been taken at this very moment.
      const [offer] = await standingOffers(tx, eq(waitingOffers.id, id));
      if (!offer) return 0;
      await endOffer(tx, offer, 'expired', now);
      const subject = { kind: 'waiting-entry', id: offer.entryId };
      await audit(tx, { at: now, actor: system, action: 'waiting.expired', subject });
      return 1;
    });
  }
  return ended;
}

/** Who waits for a day that is not over and has no offer, in the order of joining. */
function whoWaits({ db }: BookingContext, today: IsoDate): Promise<WaitingEntry[]> {
  return readEntries(
    db,
    and(
      eq(waitingEntries.status, 'waiting'),
      gte(waitingEntries.lastDay, today),
      sql`NOT EXISTS (SELECT FROM waiting_offers WHERE entry_id = ${waitingEntries.id} AND outcome IS NULL)`,
    )!,
  );
}

type OfferedTimes = readonly Pick<Slot, 'practitionerId' | 'startsAt' | 'endsAt'>[];

/** The times each of them was offered already. */
async function offeredTimes({ db }: BookingContext, entries: readonly WaitingEntry[]) {
  const ids = entries.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(waitingOffers).where(inArray(waitingOffers.entryId, ids));
  return Map.groupBy(rows, ({ entryId }) => entryId);
}

/** How often somebody else may be faster before this person waits for the next look. */
const tries = 3;

async function offerTo(
  context: BookingContext,
  settings: BookingSettings,
  entry: WaitingEntry,
  before: OfferedTimes,
  free: Map<string, readonly Slot[]>,
  now: EpochMs,
): Promise<'made' | 'nothing-fits' | 'nothing-kept'> {
  const { clinic } = settings;
  const type = settings.appointmentTypes.find(({ id }) => id === entry.appointmentTypeId);
  if (!type) return 'nothing-fits';
  const today = wallClockOf(now, clinic.timeZone).date;
  const slots: Slot[] = [];
  for (const day of entry.wantedOn)
    if (day >= today) slots.push(...(await freeOn(context, free, entry.appointmentTypeId, day)));
  const fitting = slotsForWish(entry, slots, before, clinic.timeZone).flatMap((slot) => {
    const expiresAt = offerUntil(slot.startsAt, clinic, now);
    return expiresAt === undefined ? [] : [{ slot, expiresAt }];
  });
  if (fitting.length === 0) return 'nothing-fits';
  for (const time of fitting.slice(0, tries)) {
    const made = await repeatOnConflict(() => makeOffer(context, { entryId: entry.id, type, ...time }, system));
    if (made === 'made') return made;
    if (made === 'not-waiting') break;
  }
  return 'nothing-kept';
}

/** The free slots of a kind of visit on a day, with anyone; asked once until something is offered. */
async function freeOn(
  context: BookingContext,
  free: Map<string, readonly Slot[]>,
  appointmentTypeId: string,
  from: IsoDate,
): Promise<readonly Slot[]> {
  const key = `${appointmentTypeId} ${from}`;
  const known = free.get(key);
  if (known) return known;
  const { slots } = await readSlots(context, { appointmentTypeId, from, until: addDays(from, 1) });
  free.set(key, slots);
  return slots;
}

import { overlaps } from '#app/lib/interval.ts';
import { minuteMs, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import type { ClinicSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import type { Slot } from '#app/features/scheduling/domain/slots.ts';

export const partsOfDay = ['any', 'morning', 'afternoon'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** What became of a place on the waiting list. */
export type WaitingStatus = 'waiting' | 'booked' | 'left' | 'removed';
/** What became of an offer. */
export type OfferOutcome = 'accepted' | 'declined' | 'expired' | 'withdrawn';

/** What somebody waits for: a visit, with one person or anyone, on one of some days, in a part of the day. */
export interface Wish {
  readonly appointmentTypeId: string;
  readonly practitionerId: string | null;
  readonly wantedOn: readonly IsoDate[];
  readonly partOfDay: PartOfDay;
}

/** A time of a practitioner. */
type OfferedTime = Pick<Slot, 'practitionerId' | 'startsAt' | 'endsAt'>;

/** Most days somebody may wait for with one entry. */
export const mostWaitingDays = 7;

/** How long an offered time is kept for one person. */
export const offerMinutes = 30;

/** Nobody is written to unasked outside these minutes of the clinic's day (8:00-21:00). */
const offerHours = { from: 8 * 60, until: 21 * 60 } as const;

const noon = 12 * 60;

/**
 * The slots somebody who waits could take, the earliest first: on a wanted day, in the wanted part of it (morning ends at
 * noon), with the wanted person, and not where it meets a time that was offered to them before.
 */
export function slotsForWish(
  wish: Wish,
  slots: readonly Slot[],
  offeredBefore: readonly OfferedTime[],
  timeZone: string,
): Slot[] {
  const isWanted = (slot: Slot): boolean => {
    const { date, minute } = wallClockOf(slot.startsAt, timeZone);
    if (!wish.wantedOn.includes(date)) return false;
    if (wish.practitionerId !== null && wish.practitionerId !== slot.practitionerId) return false;
    return wish.partOfDay === 'any' || (wish.partOfDay === 'morning') === minute < noon;
  };
  const wasOffered = (slot: Slot): boolean =>
    offeredBefore.some(
      (each) =>
        each.practitionerId === slot.practitionerId &&
        overlaps({ start: each.startsAt, end: each.endsAt }, { start: slot.startsAt, end: slot.endsAt }),
    );
  return slots.filter((slot) => isWanted(slot) && !wasOffered(slot)).toSorted((a, b) => a.startsAt - b.startsAt);
}

/**
 * Until when a time may be offered at `now`: the full half hour must lie in the hours in which people are written to, and
 * before the time can no longer be booked (the clinic's notice). Undefined when it does not.
 */
export function offerUntil(startsAt: EpochMs, clinic: ClinicSettings, now: EpochMs): EpochMs | undefined {
  const until = now + offerMinutes * minuteMs;
  if (until > startsAt - clinic.booking.noticeMinutes * minuteMs) return undefined;
  return isOfferTime(now, clinic.timeZone) ? until : undefined;
}

/** Whether offers may be made at `now`: between 8:00 and half an hour before 21:00 of the clinic's clock. */
export function isOfferTime(now: EpochMs, timeZone: string): boolean {
  const { minute } = wallClockOf(now, timeZone);
  return minute >= offerHours.from && minute + offerMinutes <= offerHours.until;
}

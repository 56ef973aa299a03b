import { addDays, startOfDay, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';
import { practitionersOffering, type BookingSettings } from '../domain/clinic-settings.ts';
import { nearestSlots } from '../domain/nearest-slots.ts';
import { bookableInterval, findSlots, type Slot, type SlotQuestion, type TakenTimes } from '../domain/slots.ts';
import type { SettingsSource } from './settings-source.ts';
import { takenTimes } from './taken-times.ts';

/** What looking for free times needs. */
export interface SlotReader {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: SettingsSource;
}

export interface FoundSlots {
  readonly settings: BookingSettings;
  readonly now: EpochMs;
  readonly slots: readonly Slot[];
  readonly taken: TakenTimes;
}

/** The free slots for a question at this moment, with what they were computed from. `except`: see `takenTimes`. */
export async function readSlots(reader: SlotReader, question: SlotQuestion, except?: string): Promise<FoundSlots> {
  const settings = await reader.settings.current();
  const now = reader.clock.now().epochMilliseconds;
  const { timeZone } = settings.clinic;
  const people = practitionersOffering(settings, question.appointmentTypeId, question.practitionerId);
  const bookable = bookableInterval(settings.clinic, now);
  const within = {
    start: Math.max(startOfDay(question.from, timeZone), bookable.start),
    end: Math.min(startOfDay(question.until, timeZone), bookable.end),
  };
  if (within.start >= within.end) return { settings, now, slots: [], taken: new Map() };
  // A visit that starts on the last minute of the range, or a buffer before the first, reaches out by less than a day.
  const reach = { start: startOfDay(addDays(wallClockOf(within.start, timeZone).date, -1), timeZone), end: within.end };
  const taken = await takenTimes(
    reader.db,
    people.map(({ id }) => id),
    { start: reach.start, end: startOfDay(addDays(wallClockOf(reach.end, timeZone).date, 1), timeZone) },
    except,
  );
  // Days before the first bookable one need no looking at, and a year of them would be slow.
  const from = wallClockOf(within.start, timeZone).date;
  const until = addDays(wallClockOf(within.end - 1, timeZone).date, 1);
  return { settings, now, taken, slots: findSlots(settings, { ...question, from, until }, taken, now) };
}

const nearestCount = 6;

/** The free times nearest to one that can't be had: looked for around it first, then in all that can be booked. */
export async function readNearestSlots(
  reader: SlotReader,
  question: Pick<SlotQuestion, 'appointmentTypeId' | 'practitionerId'>,
  wantedAt: EpochMs,
  except?: string,
): Promise<Slot[]> {
  const { clinic } = await reader.settings.current();
  const now = reader.clock.now().epochMilliseconds;
  const bookable = bookableInterval(clinic, now);
  const inReach = Math.min(Math.max(wantedAt, bookable.start), bookable.end - 1);
  const day = wallClockOf(inReach, clinic.timeZone).date;
  for (const reachDays of [3, clinic.booking.horizonDays + 1]) {
    const range = { from: addDays(day, -reachDays), until: addDays(day, reachDays + 1) };
    const { slots } = await readSlots(reader, { ...question, ...range }, except);
    const nearest = nearestSlots(slots, wantedAt, nearestCount);
    if (nearest.length === nearestCount || reachDays > 3) return nearest;
  }
  return [];
}

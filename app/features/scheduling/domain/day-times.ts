import { minuteMs, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import type { AppointmentType, ClinicSettings } from './clinic-settings.ts';
import type { Slot } from './slots.ts';

/** One start of a day as a screen shows it. */
export interface DayTime {
  readonly startsAt: EpochMs;
  /** Minutes since midnight on the clinic's clock. */
  readonly minute: number;
  /** Who is free then, in the clinic's order; empty when the time is taken. */
  readonly practitionerIds: readonly string[];
  /**
   * Whether it belongs to the short list: starts one after another from the beginning of each free gap, so that
   * booking them leaves no gap too short to use. Screens show these first and the rest on request.
   */
  readonly main: boolean;
}

/** The starts of a list that follow each other by whole visits (with buffers) from the beginning of each free gap. */
function mainStarts(starts: readonly EpochMs[], type: AppointmentType, gridMinutes: number): Set<EpochMs> {
  const grid = gridMinutes * minuteMs;
  const whole = (type.bufferBeforeMinutes + type.minutes + type.bufferAfterMinutes) * minuteMs;
  const step = Math.ceil(whole / grid) * grid;
  const main = new Set<EpochMs>();
  let previous = -Infinity;
  let latest = -Infinity;
  for (const startsAt of starts) {
    const newGap = startsAt - previous > grid;
    if (newGap || startsAt - latest >= step) {
      main.add(startsAt);
      latest = startsAt;
    }
    previous = startsAt;
  }
  return main;
}

/**
 * The starts of one day for a screen: the free ones of `slots`, and the taken ones, which `everySlot` (the same
 * question asked with nothing taken) has more. Sorted by time.
 */
export function dayTimes(
  slots: readonly Slot[],
  everySlot: readonly Slot[],
  type: AppointmentType,
  clinic: ClinicSettings,
): DayTime[] {
  const people = Map.groupBy(slots, (slot) => slot.startsAt);
  const byPerson = Map.groupBy(slots, (slot) => slot.practitionerId);
  const main = new Set<EpochMs>();
  for (const own of byPerson.values()) {
    const starts = own.map(({ startsAt }) => startsAt);
    for (const startsAt of mainStarts(starts, type, clinic.booking.gridMinutes)) main.add(startsAt);
  }
  const starts = [...new Set([...everySlot, ...slots].map(({ startsAt }) => startsAt))].toSorted((a, b) => a - b);
  return starts.map((startsAt) => ({
    startsAt,
    minute: wallClockOf(startsAt, clinic.timeZone).minute,
    practitionerIds: (people.get(startsAt) ?? []).map(({ practitionerId }) => practitionerId),
    main: main.has(startsAt),
  }));
}

/** How many different starts are free on each day that has any; "anyone" counts a start once. */
export function freeTimesByDay(slots: readonly Slot[], timeZone: string): Map<IsoDate, number> {
  const counts = new Map<IsoDate, number>();
  let previous: EpochMs | undefined;
  for (const { startsAt } of slots) {
    if (startsAt === previous) continue;
    previous = startsAt;
    const { date } = wallClockOf(startsAt, timeZone);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return counts;
}

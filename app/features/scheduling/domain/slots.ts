import { union, type Interval } from '#app/lib/interval.ts';
import { addDays, minuteMs, startOfDay, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import {
  practitionersOffering,
  type AppointmentType,
  type BookingSettings,
  type ClinicSettings,
} from './clinic-settings.ts';
import { workingIntervals } from './schedule.ts';

/** A start that can be offered now; never stored. Epoch milliseconds. */
export interface Slot {
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
  readonly practitionerId: string;
}

/** The time each practitioner's appointments hold, buffers included, by practitioner id; in any order. */
export type TakenTimes = ReadonlyMap<string, readonly Interval[]>;

export interface SlotQuestion {
  readonly appointmentTypeId: string;
  /** Undefined: anyone who offers the type. */
  readonly practitionerId?: string | undefined;
  readonly from: IsoDate;
  /** The day after the last one wanted. */
  readonly until: IsoDate;
}

/** The time an appointment of a type holds when it starts at a moment: the visit and the buffers on both sides. */
export function heldInterval(type: AppointmentType, startsAt: EpochMs): Interval {
  return {
    start: startsAt - type.bufferBeforeMinutes * minuteMs,
    end: startsAt + (type.minutes + type.bufferAfterMinutes) * minuteMs,
  };
}

/**
 * The starts a patient may book at the moment `now`: not before it plus the notice, and not after the last day of the
 * horizon (today plus `horizonDays`). Half-open.
 */
export function bookableInterval(clinic: ClinicSettings, now: EpochMs): Interval {
  const today = wallClockOf(now, clinic.timeZone).date;
  return {
    start: now + clinic.booking.noticeMinutes * minuteMs,
    end: startOfDay(addDays(today, clinic.booking.horizonDays + 1), clinic.timeZone),
  };
}

/** The first moment at or after `at` when the clinic's clock shows a whole multiple of the grid. */
function nextOnGrid(at: EpochMs, gridMinutes: number, timeZone: string): EpochMs {
  const whole = Math.ceil(at / minuteMs) * minuteMs;
  const past = wallClockOf(whole, timeZone).minute % gridMinutes;
  return past === 0 ? whole : whole + (gridMinutes - past) * minuteMs;
}

/**
 * All starts of one practitioner: on the clinic's grid, the visit wholly inside `working` time, the start inside
 * `bookable`, and the visit with its buffers clear of everything `taken`. A buffer may reach into a break or past
 * closing (cleaning needs no patient), a visit may not. Sorted; none missing.
 */
function freeStarts(
  type: AppointmentType,
  working: readonly Interval[],
  taken: readonly Interval[],
  bookable: Interval,
  clinic: ClinicSettings,
): EpochMs[] {
  const visit = type.minutes * minuteMs;
  const before = type.bufferBeforeMinutes * minuteMs;
  const visitAndAfter = visit + type.bufferAfterMinutes * minuteMs;
  const grid = clinic.booking.gridMinutes * minuteMs;
  const busy = union(taken);
  const starts: EpochMs[] = [];
  let next = 0;
  for (const stretch of working) {
    const last = Math.min(stretch.end - visit, bookable.end - 1);
    let at = nextOnGrid(Math.max(stretch.start, bookable.start), clinic.booking.gridMinutes, clinic.timeZone);
    while (at <= last) {
      while (next < busy.length && busy[next]!.end <= at - before) next += 1;
      const obstacle = busy[next];
      if (obstacle && obstacle.start < at + visitAndAfter) {
        at += Math.ceil((obstacle.end + before - at) / grid) * grid;
      } else {
        starts.push(at);
        at += grid;
      }
    }
  }
  return starts;
}

/**
 * Every slot that can be offered at `now` for a question, of each practitioner who offers the type (for "anyone" the
 * same start appears once per person), sorted by start and then in the clinic's order of people. Empty for an unknown
 * type or person.
 */
export function findSlots(settings: BookingSettings, question: SlotQuestion, taken: TakenTimes, now: EpochMs): Slot[] {
  const { clinic } = settings;
  const type = settings.appointmentTypes.find(({ id }) => id === question.appointmentTypeId);
  if (!type) return [];
  const bookable = bookableInterval(clinic, now);
  const wanted = { ...bookable, end: Math.min(bookable.end, startOfDay(question.until, clinic.timeZone)) };
  const people = practitionersOffering(settings, type.id, question.practitionerId);
  const length = type.minutes * minuteMs;
  const slots = people.flatMap((person) => {
    // A day further than wanted: where the clinic is open over midnight, a visit may end on the day after its start.
    const working = workingIntervals(clinic, person, question.from, addDays(question.until, 1));
    const starts = freeStarts(type, working, taken.get(person.id) ?? [], wanted, clinic);
    return starts.map((startsAt): Slot => ({ startsAt, endsAt: startsAt + length, practitionerId: person.id }));
  });
  // The sort is stable, so people who share a start stay in the clinic's order.
  return slots.toSorted((a, b) => a.startsAt - b.startsAt);
}

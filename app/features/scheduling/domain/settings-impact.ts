import { addDays, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import type { Interval } from '#app/lib/interval.ts';
import type { BookingPlan } from './clinic-settings.ts';
import { closureOn, openingOn, workingIntervals } from './schedule.ts';

/** What booking must know of an appointment to see whether a plan still has room for it. */
export interface Planned {
  readonly id: string;
  readonly practitionerId: string;
  readonly appointmentTypeId: string;
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
}

/** Why a plan has no room for an appointment. */
export type Misfit =
  | 'person-gone'
  | 'visit-gone'
  | 'not-offered'
  | 'closed-day'
  | 'outside-hours'
  | 'own-hours'
  | 'in-break';

export interface Touched<A extends Planned> {
  readonly appointment: A;
  readonly misfit: Misfit;
}

const holds = (intervals: readonly Interval[], { startsAt, endsAt }: Planned): boolean =>
  intervals.some(({ start, end }) => start <= startsAt && endsAt <= end);

/** Looks appointments up in a plan; the working time of a day is worked out once. Leave is not looked at. */
export function fitting(plan: BookingPlan): (appointment: Planned) => Misfit | undefined {
  const { clinic } = plan;
  const people = new Map(plan.practitioners.map((person) => [person.id, person]));
  const types = new Set(plan.appointmentTypes.map(({ id }) => id));
  const days = new Map<string, readonly Interval[]>();
  const workingOn = (personId: string, date: IsoDate): readonly Interval[] => {
    const key = `${personId} ${date}`;
    const known = days.get(key);
    if (known) return known;
    // A visit may run past midnight where a clinic is open so late.
    const hours = people.get(personId)?.hours;
    const working = workingIntervals(clinic, { leave: [], ...(hours && { hours }) }, date, addDays(date, 2));
    days.set(key, working);
    return working;
  };
  return (appointment) => {
    const person = people.get(appointment.practitionerId);
    if (!person) return 'person-gone';
    if (!types.has(appointment.appointmentTypeId)) return 'visit-gone';
    if (!person.appointmentTypeIds.includes(appointment.appointmentTypeId)) return 'not-offered';
    const { date } = wallClockOf(appointment.startsAt, clinic.timeZone);
    if (holds(workingOn(person.id, date), appointment)) return undefined;
    if (closureOn(date, clinic) !== undefined) return 'closed-day';
    if (!holds(openingOn(date, clinic), appointment)) return 'outside-hours';
    const unbroken = workingIntervals(
      { ...clinic, breaks: [] },
      { leave: [], ...(person.hours && { hours: person.hours }) },
      date,
      addDays(date, 2),
    );
    return holds(unbroken, appointment) ? 'in-break' : 'own-hours';
  };
}

/**
 * The appointments that fit the plan in force and would not fit the new one, each with the first reason. Those that
 * did not fit before (booked deliberately, or left from an earlier change) are no news.
 */
export function touchedBy<A extends Planned>(
  before: BookingPlan,
  after: BookingPlan,
  appointments: readonly A[],
): Touched<A>[] {
  const [fitsBefore, fitsAfter] = [fitting(before), fitting(after)];
  return appointments.flatMap((appointment) => {
    const misfit = fitsAfter(appointment);
    return misfit !== undefined && fitsBefore(appointment) === undefined ? [{ appointment, misfit }] : [];
  });
}

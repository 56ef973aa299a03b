import { contains, overlaps, type Interval } from '#app/lib/interval.ts';
import { addDays, minuteMs, startOfDay, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import type { AppointmentType, BookingSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import { workingIntervals } from '#app/features/scheduling/domain/schedule.ts';
import type { TakenTimes } from '#app/features/scheduling/domain/slots.ts';

/** Where somebody at the desk wants to put a visit. */
export interface Placement {
  readonly appointmentTypeId: string;
  readonly practitionerId: string;
  readonly startsAt: EpochMs;
  /** The visit itself, without buffers. */
  readonly minutes: number;
}

/** What the desk can't do at all, and (`needs-reason`) what it can when it says why. */
export type PlacementProblem = 'unknown-practitioner' | 'not-offered-by' | 'in-the-past' | 'too-long';
/** Which rule would be passed over: somebody else's time, or hours, breaks, leave and closures. */
export type OverriddenRule = 'taken' | 'outside-hours';

const maxMinutes = 480;

/** The booking settings as the desk has them: no notice, and a year ahead. */
export function settingsForDesk(settings: BookingSettings): BookingSettings {
  const booking = { ...settings.clinic.booking, noticeMinutes: 0, horizonDays: 366 };
  return { ...settings, clinic: { ...settings.clinic, booking } };
}

/** The time a visit of `minutes` holds with the buffers of its type, wherever the desk puts it. Epoch milliseconds. */
export function heldAt(type: AppointmentType, startsAt: EpochMs, minutes: number): Interval {
  return {
    start: startsAt - type.bufferBeforeMinutes * minuteMs,
    end: startsAt + (minutes + type.bufferAfterMinutes) * minuteMs,
  };
}

/** Why the desk may not put a visit there, whatever it says; undefined when it may. Today's morning still counts. */
export function placementProblem(
  settings: BookingSettings,
  { appointmentTypeId, practitionerId, startsAt, minutes }: Placement,
  now: EpochMs,
): PlacementProblem | undefined {
  const person = settings.practitioners.find(({ id }) => id === practitionerId);
  if (!person) return 'unknown-practitioner';
  if (!person.appointmentTypeIds.includes(appointmentTypeId)) return 'not-offered-by';
  const { timeZone } = settings.clinic;
  if (startsAt < startOfDay(wallClockOf(now, timeZone).date, timeZone)) return 'in-the-past';
  return minutes < 5 || minutes > maxMinutes ? 'too-long' : undefined;
}

/** The rules a placement would override; the desk has to give a reason for them. Empty when it fits. */
export function overriddenRules(
  settings: BookingSettings,
  type: AppointmentType,
  { practitionerId, startsAt, minutes }: Placement,
  taken: TakenTimes,
): OverriddenRule[] {
  const person = settings.practitioners.find(({ id }) => id === practitionerId);
  if (!person) return [];
  const { date } = wallClockOf(startsAt, settings.clinic.timeZone);
  const visit = { start: startsAt, end: startsAt + minutes * minuteMs };
  const working = workingIntervals(settings.clinic, person, date, addDays(date, 2));
  const held = heldAt(type, startsAt, minutes);
  const rules: OverriddenRule[] = [];
  if ((taken.get(practitionerId) ?? []).some((busy) => overlaps(busy, held))) rules.push('taken');
  if (!working.some((stretch) => contains(stretch, visit))) rules.push('outside-hours');
  return rules;
}

import type { IsoDate } from '#app/lib/time.ts';
import { appointmentStatuses, mayBecome, type AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';

/** The one key that gives a focused appointment a status; the legend of the diary shows them. */
export const statusKeys = {
  booked: 'B',
  confirmed: 'C',
  arrived: 'A',
  'in-consultation': 'I',
  completed: 'D',
  'no-show': 'N',
} as const satisfies Partial<Record<AppointmentStatus, string>>;

export type KeyedStatus = keyof typeof statusKeys;
const isKeyed = (status: AppointmentStatus): status is KeyedStatus => Object.hasOwn(statusKeys, status);
export const keyedStatuses = appointmentStatuses.filter(isKeyed);

/** The letter a status is known by in the diary: its key, or the first of its word. */
export function letterOf(status: AppointmentStatus): string {
  return isKeyed(status) ? statusKeys[status] : status.charAt(0).toUpperCase();
}

/** The status a key stands for, whatever its case; undefined for other keys. */
export function statusOfKey(key: string): KeyedStatus | undefined {
  return keyedStatuses.find((status) => statusKeys[status] === key.toUpperCase());
}

/** What can be said of a visit only from its day on. */
const fromItsDayOn: readonly AppointmentStatus[] = ['arrived', 'in-consultation', 'completed', 'no-show'];

/** Whether a status is said too early: nobody has arrived, or failed to come, before the day of the visit. */
export function isTooEarly(status: AppointmentStatus, visitOn: IsoDate, today: IsoDate): boolean {
  return today < visitOn && fromItsDayOn.includes(status);
}

/** What one tap at the desk can make of an appointment, without cancelling: the buttons it gets. */
export function nextByDesk(status: AppointmentStatus, visitOn: IsoDate, today: IsoDate): KeyedStatus[] {
  return keyedStatuses.filter((next) => mayBecome(status, next) && !isTooEarly(next, visitOn, today));
}

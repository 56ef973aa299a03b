import { appointmentStatuses, mayBecome, type AppointmentStatus } from './appointment.ts';

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
export const keyedStatuses = appointmentStatuses.filter((status): status is KeyedStatus =>
  Object.hasOwn(statusKeys, status),
);

/** The status a key stands for, whatever its case; undefined for other keys. */
export function statusOfKey(key: string): KeyedStatus | undefined {
  return keyedStatuses.find((status) => statusKeys[status] === key.toUpperCase());
}

/** What one tap at the desk can make of an appointment, without cancelling: the buttons it gets. */
export function nextByDesk(status: AppointmentStatus): KeyedStatus[] {
  return keyedStatuses.filter((next) => mayBecome(status, next));
}

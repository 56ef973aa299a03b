import { minuteMs, type EpochMs } from '#app/lib/time.ts';

export const appointmentStatuses = [
  'offered',
  'booked',
  'confirmed',
  'arrived',
  'in-consultation',
  'completed',
  'no-show',
  'cancelled',
] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

interface StatusRule {
  /** Whether the appointment keeps its time from being booked by others. */
  readonly holdsTime: boolean;
  /** Whether the patient may still move or cancel it on the website (the notice permitting). */
  readonly patientMayChange: boolean;
  /** What it may become next; going back is for a wrong tap at the desk. */
  readonly next: readonly AppointmentStatus[];
}

/** The life of an appointment. The README of booking shows this same table. */
export const statusRules: Readonly<Record<AppointmentStatus, StatusRule>> = {
  // A time held for somebody of the waiting list: only taking it or letting it go changes it.
  offered: { holdsTime: true, patientMayChange: false, next: [] },
  booked: { holdsTime: true, patientMayChange: true, next: ['confirmed', 'arrived', 'no-show', 'cancelled'] },
  confirmed: { holdsTime: true, patientMayChange: true, next: ['booked', 'arrived', 'no-show', 'cancelled'] },
  arrived: { holdsTime: true, patientMayChange: false, next: ['confirmed', 'in-consultation', 'cancelled'] },
  'in-consultation': { holdsTime: true, patientMayChange: false, next: ['arrived', 'completed'] },
  completed: { holdsTime: true, patientMayChange: false, next: ['in-consultation'] },
  'no-show': { holdsTime: false, patientMayChange: false, next: ['arrived'] },
  cancelled: { holdsTime: false, patientMayChange: false, next: [] },
};

/** Whether an appointment of one status may take on another. */
export function mayBecome(from: AppointmentStatus, to: AppointmentStatus): boolean {
  return statusRules[from].next.includes(to);
}

/** The status after a patient moved to another time: what was confirmed was the old time, so it is to be confirmed again. */
export function statusAfterMove(status: AppointmentStatus): AppointmentStatus {
  return status === 'confirmed' ? 'booked' : status;
}

/** Until when the patient may move or cancel on the website: this moment is the last. */
export function changeableUntil(startsAt: EpochMs, cancelNoticeMinutes: number): EpochMs {
  return startsAt - cancelNoticeMinutes * minuteMs;
}

export type ChangeRefusal = 'cancelled' | 'past' | 'under-way' | 'late';

/**
 * Why the patient may not move or cancel on the website at `now`, or undefined when that is allowed. `late`: the visit
 * is nearer than the notice, so the desk has to hear of it by phone. `past`: the visit has begun or been.
 */
export function changeRefusal(
  appointment: { readonly status: AppointmentStatus; readonly startsAt: EpochMs },
  cancelNoticeMinutes: number,
  now: EpochMs,
): ChangeRefusal | undefined {
  if (appointment.status === 'cancelled') return 'cancelled';
  if (appointment.startsAt <= now) return 'past';
  if (!statusRules[appointment.status].patientMayChange) return 'under-way';
  return now > changeableUntil(appointment.startsAt, cancelNoticeMinutes) ? 'late' : undefined;
}

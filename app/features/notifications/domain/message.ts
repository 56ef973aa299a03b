import type { Locale } from '#app/lib/messages.ts';

/** News of an appointment. */
export const appointmentKinds = [
  'booked',
  'moved',
  'cancelled',
  'return-code',
  'reminder-day',
  'reminder-hours',
  'waiting-offer',
  'choose-again',
] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** Whether a message tells of an appointment. */
export function isAppointmentKind(kind: MessageKind): kind is AppointmentKind {
  return appointmentKinds.some((each) => each === kind);
}

/** What a patient is reminded of: the visit of the next day, and the one in two hours. */
const reminderKinds = ['reminder-day', 'reminder-hours'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Whether a message is a reminder. */
export function isReminderKind(kind: MessageKind): kind is ReminderKind {
  return reminderKinds.some((each) => each === kind);
}

/** News of an enquiry: that it has come, and what the desk answers. */
const enquiryKinds = ['enquiry', 'enquiry-reply'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** The link to go on with a patient form later. */
const formKinds = ['form-link'] as const;

/** That somebody waits for a time of a full day now. */
const waitingKinds = ['waiting-joined'] as const;

/** What a message tells of. */
export const messageKinds = [...appointmentKinds, ...enquiryKinds, ...formKinds, ...waitingKinds] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The languages the messages are written in, for whoever is asked to choose one. */
export const messageLanguages: readonly Locale[] = ['en', 'hi', 'mr'];

/** Who is told. */
export type Recipient = 'patient' | 'clinic';

const messageStatuses = ['queued', 'held', 'sent', 'superseded', 'failed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

const toPatientOnly: readonly MessageKind[] = [
  'return-code',
  'enquiry-reply',
  'form-link',
  ...waitingKinds,
  ...reminderKinds,
  'waiting-offer',
  'choose-again',
];

/** Who is sent a message of this kind: the patient if they can be reached, and the clinic unless it caused the message itself. */
export function recipientsOf(kind: MessageKind, patientCanBeReached: boolean): Recipient[] {
  const recipients: Recipient[] = [];
  if (patientCanBeReached) recipients.push('patient');
  if (!toPatientOnly.includes(kind)) recipients.push('clinic');
  return recipients;
}

/**
 * Whether a message need not be sent any more: texts are made from the appointment as it is when they are sent, so a
 * "booked" that waited until the visit was moved or cancelled would be wrong or say the same twice. `later` are the
 * kinds queued after it for the same recipient.
 */
export function isSuperseded(kind: AppointmentKind, later: readonly MessageKind[]): boolean {
  if (kind === 'cancelled') return false;
  return later.includes('cancelled') || (kind !== 'return-code' && later.includes('moved'));
}

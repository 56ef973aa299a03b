/** News of an appointment. */
export const appointmentKinds = ['booked', 'moved', 'cancelled', 'lost-link'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** Whether a message tells of an appointment. */
export function isAppointmentKind(kind: MessageKind): kind is AppointmentKind {
  return appointmentKinds.some((each) => each === kind);
}

/** News of an enquiry: that it has come, and what the desk answers. */
export const enquiryKinds = ['enquiry', 'enquiry-reply'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** What a message tells of. */
export const messageKinds = [...appointmentKinds, ...enquiryKinds] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Who is told. */
export type Recipient = 'patient' | 'clinic';

export type MessageStatus = 'queued' | 'held' | 'sent' | 'superseded' | 'failed';

/** Who hears of something: the patient where there is an address, the clinic of all but a link asked for again. */
export function recipientsOf(kind: MessageKind, patientHasEmail: boolean): Recipient[] {
  const recipients: Recipient[] = [];
  if (patientHasEmail) recipients.push('patient');
  if (kind !== 'lost-link' && kind !== 'enquiry-reply') recipients.push('clinic');
  return recipients;
}

/**
 * Whether a message need not be sent any more: texts are made from the appointment as it is when they are sent, so a
 * "booked" that waited until the visit was moved or cancelled would be wrong or say the same twice. `later` are the
 * kinds queued after it for the same recipient.
 */
export function isSuperseded(kind: AppointmentKind, later: readonly MessageKind[]): boolean {
  if (kind === 'cancelled') return false;
  return later.includes('cancelled') || (kind !== 'lost-link' && later.includes('moved'));
}

import { formatDate, formatTime } from '#app/lib/date-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { formatReference } from '#app/lib/reference.ts';
import { wallClockOf, type EpochMs } from '#app/lib/time.ts';
import type { FoundPatient, PatientContact } from '../domain/patient.ts';
import type { PatientVisit } from '../server/patient-visits.ts';
import type { ContactView, PatientRowView, VisitView } from '../ui/view-types.ts';

/** "Sat 21 Nov 2026" at the clinic. */
export function dayWords(at: EpochMs, timeZone: string): string {
  return formatDate(wallClockOf(at, timeZone).date);
}

/** "Sat 21 Nov 2026, 10:30 am" at the clinic. */
export function momentWords(at: EpochMs, timeZone: string): string {
  const { date, minute } = wallClockOf(at, timeZone);
  return `${formatDate(date)}, ${formatTime(minute)}`;
}

export function rowView(patient: FoundPatient, timeZone: string): PatientRowView {
  const { id, fullName, mobileNumber, email, reference, isRestricted, lastVisitAt, nextVisitAt } = patient;
  return {
    id,
    fullName,
    phone: mobileNumber === null ? null : formatPhone(mobileNumber),
    email,
    reference: reference === null ? null : formatReference(reference),
    isRestricted,
    lastVisit: lastVisitAt === null ? null : dayWords(lastVisitAt, timeZone),
    nextVisit: nextVisitAt === null ? null : momentWords(nextVisitAt, timeZone),
  };
}

export function contactView({ id, kind, value, whose }: PatientContact): ContactView {
  return kind === 'phone'
    ? { id, kind, shown: formatPhone(value), href: `tel:${value}`, whose }
    : { id, kind, shown: value, href: `mailto:${value}`, whose };
}

export function visitView(visit: PatientVisit, now: EpochMs, timeZone: string): VisitView {
  const { id, startsAt, appointmentTypeName, practitionerName, status, reference, messages, medical } = visit;
  return {
    id,
    when: momentWords(startsAt, timeZone),
    isToCome: startsAt >= now,
    type: appointmentTypeName,
    practitioner: practitionerName,
    status,
    reference: formatReference(reference),
    messages: messages.map(({ kind, status: state, at }) => ({ kind, status: state, at: momentWords(at, timeZone) })),
    ...(medical && { medical }),
  };
}

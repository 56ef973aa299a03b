import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { formatMoment, formatMomentDate } from '#app/lib/moment-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { formatReference } from '#app/lib/reference.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { FoundPatient, PatientContact } from '../domain/patient.ts';
import type { PatientVisit } from '../server/patient-visits.ts';
import type { ContactView, PatientRowView, VisitView } from '../ui/view-types.ts';

export function rowView(patient: FoundPatient, timeZone: string): PatientRowView {
  const { id, fullName, mobileNumber, email, language, reference, isRestricted, lastVisitAt, nextVisitAt } = patient;
  return {
    id,
    fullName,
    phone: mobileNumber === null ? null : formatPhone(mobileNumber),
    email,
    language,
    reference: reference === null ? null : formatReference(reference),
    isRestricted,
    lastVisit: lastVisitAt === null ? null : formatMomentDate(lastVisitAt, timeZone),
    nextVisit: nextVisitAt === null ? null : formatMoment(nextVisitAt, timeZone),
  };
}

export function contactView({ id, kind, value, whose }: PatientContact): ContactView {
  return kind === 'phone'
    ? { id, kind, shown: formatPhone(value), href: `tel:${value}`, whose }
    : { id, kind, shown: value, href: `mailto:${value}`, whose };
}

export function visitView(visit: PatientVisit, by: StaffActor, now: EpochMs, timeZone: string): VisitView {
  const { id, startsAt, appointmentTypeName, practitionerName, status, reference, messages, medical } = visit;
  const mayChange = mayChangeDiaryOf(by, visit.practitionerId);
  return {
    id,
    when: formatMoment(startsAt, timeZone),
    isToCome: startsAt >= now,
    type: appointmentTypeName,
    typeId: visit.appointmentTypeId,
    practitioner: practitionerName,
    practitionerId: visit.practitionerId,
    mayMove: mayChange && (status === 'booked' || status === 'confirmed' || status === 'no-show'),
    mayCancel: mayChange && (status === 'booked' || status === 'confirmed'),
    status,
    reference: formatReference(reference),
    messages: messages.map(({ kind, status: state, at }) => ({ kind, status: state, at: formatMoment(at, timeZone) })),
    ...(medical && { medical }),
  };
}

import type { AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import type { CalendarPlace } from '#app/features/scheduling/server/calendar-file.ts';
import { formatShortDate, formatTime } from '#app/lib/date-words.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { medicalWordIn, type Values } from '../domain/template.ts';
import { treatmentNames } from './treatment-names.ts';

/** What the placeholders of a message about an appointment stand for. */
export function valuesOf(
  appointment: Pick<AppointmentDetails, 'fullName' | 'startsAt' | 'practitionerName'>,
  {
    place,
    timeZone,
    link,
    code = '',
  }: {
    readonly place: CalendarPlace;
    readonly timeZone: string;
    readonly link: string;
    /** Of a message that brings one. */
    readonly code?: string | undefined;
  },
): Values {
  const { date, minute } = wallClockOf(appointment.startsAt, timeZone);
  return {
    name: appointment.fullName,
    date: formatShortDate(date),
    time: formatTime(minute),
    practitioner: namedInMessages(appointment.practitionerName),
    clinic: place.clinicName,
    phone: place.phone,
    link,
    code,
  };
}

/** A doctor's name; where the diary has a speciality instead of a name, a word that gives nothing away. */
function namedInMessages(practitionerName: string): string {
  return medicalWordIn(practitionerName, treatmentNames()) === undefined ? practitionerName : 'your doctor';
}

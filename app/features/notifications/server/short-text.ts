import type { AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import type { CalendarPlace } from '#app/features/scheduling/server/calendar-file.ts';
import { DATES_OF_LANGUAGE } from '#app/lib/dates-of-language.ts';
import { defineMessages, messagesFor, type Locale } from '#app/lib/messages.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { medicalWordIn, type Values } from '../domain/template.ts';
import { treatmentNames } from './treatment-names.ts';

const yourDoctor = defineMessages('your doctor', { hi: 'आपके डॉक्टर', mr: 'तुमचे डॉक्टर' });

/** What the placeholders of a message about an appointment stand for. */
export function valuesOf(
  appointment: Pick<AppointmentDetails, 'fullName' | 'startsAt' | 'practitionerName' | 'language'>,
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
  const { language } = appointment;
  const { date, minute } = wallClockOf(appointment.startsAt, timeZone);
  const dates = DATES_OF_LANGUAGE[language];
  return {
    name: appointment.fullName,
    date: dates.short(date),
    time: dates.at(minute),
    practitioner: namedInMessages(appointment.practitionerName, language),
    clinic: place.clinicName,
    phone: place.phone,
    link,
    code,
  };
}

/** A doctor's name; where the diary has a speciality instead of a name, a word that gives nothing away. */
function namedInMessages(practitionerName: string, language: Locale): string {
  const isNamed = medicalWordIn(practitionerName, treatmentNames()) === undefined;
  return isNamed ? practitionerName : messagesFor(yourDoctor, language);
}

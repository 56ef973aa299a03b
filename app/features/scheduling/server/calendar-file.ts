import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventClass,
  ICalEventStatus,
} from 'ical-generator';
import { type Locale, messagesFor } from '#app/lib/messages.ts';
import { formatReference } from '#app/lib/reference.ts';
import type { AppointmentDetails } from './appointment-details.ts';
import { calendarMessages } from './calendar-messages.ts';
import { calendarText } from './calendar-text.ts';

/** What a calendar entry says of the clinic. */
export interface CalendarPlace {
  readonly clinicName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Degrees; undefined while only the city is known. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | undefined;
}

/** The part of the clinic's facts that a calendar entry needs. */
export interface PlaceFacts {
  readonly name: string;
  readonly phones: readonly string[];
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly area: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
  };
  readonly coordinates: { readonly latitude: number; readonly longitude: number; readonly approximate: boolean };
}

/** The clinic of a calendar entry, from the clinic's facts. */
export function calendarPlace({ name, phones, email, address, coordinates }: PlaceFacts): CalendarPlace {
  const { latitude, longitude, approximate } = coordinates;
  return {
    clinicName: name,
    address: `${address.street}, ${address.area}, ${address.city}, ${address.state} ${address.postalCode}`,
    phone: phones[0] ?? '',
    email,
    coordinates: approximate ? undefined : { latitude, longitude },
  };
}

/** When a calendar reminds of the visit: a day and two hours before it, like the reminders of the clinic. */
const remindersBeforeSeconds = [24 * 3600, 2 * 3600];

export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly content: string;
  readonly filename: string;
}

/**
 * The appointment as an iCalendar file (RFC 5545), in UTC. The same UID for ever and a SEQUENCE raised by each change,
 * so that a calendar replaces what it has; a cancelled one takes the entry away. It is the patient's own: it carries their
 * manage link, and reminds of the visit a day and two hours before. Calendars are shared with families and employers, so it
 * is private, and neither treatment nor type is in it.
 */
export function calendarFile(
  appointment: AppointmentDetails,
  place: CalendarPlace,
  manageUrl: string,
  locale: Locale,
): CalendarFile {
  const texts = messagesFor(calendarMessages, locale);
  const isCancelled = appointment.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Jamun', product: 'Booking', language: locale.toUpperCase() }, method });
  const geo = place.coordinates && { lat: place.coordinates.latitude, lon: place.coordinates.longitude };
  const summary = texts.title(place.clinicName);
  calendar.createEvent({
    id: `${appointment.id}@jamun`,
    sequence: appointment.sequence,
    stamp: new Date(appointment.changedAt),
    created: new Date(appointment.createdAt),
    lastModified: new Date(appointment.changedAt),
    start: new Date(appointment.startsAt),
    end: new Date(appointment.endsAt),
    summary,
    description: [
      texts.reference(formatReference(appointment.reference)),
      texts.manage(manageUrl),
      texts.orCall(place.phone),
    ].join('\n'),
    url: manageUrl,
    alarms: isCancelled
      ? []
      : remindersBeforeSeconds.map((seconds) => ({
          type: ICalAlarmType.display,
          triggerBefore: seconds,
          description: summary,
        })),
    location: { title: place.clinicName, address: place.address, ...(geo ? { geo } : {}) },
    organizer: { name: place.clinicName, email: place.email },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    busystatus: isCancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    class: ICalEventClass.PRIVATE,
  });
  return { method: isCancelled ? 'CANCEL' : 'PUBLISH', content: calendarText(calendar), filename: 'appointment.ics' };
}

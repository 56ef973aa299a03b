import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventClass, ICalEventStatus } from 'ical-generator';
import { formatReference } from '#app/lib/reference.ts';
import type { AppointmentDetails } from './appointment-details.ts';
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

export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly content: string;
  readonly filename: string;
}

/**
 * The appointment as an iCalendar file (RFC 5545), in UTC. The same UID for ever and a SEQUENCE raised by each change,
 * so that a calendar replaces what it has; a cancelled one takes the entry away. Calendars are shared with families
 * and employers, so neither treatment nor type, nor the link that could cancel it, is in it.
 */
export function calendarFile(appointment: AppointmentDetails, place: CalendarPlace): CalendarFile {
  const isCancelled = appointment.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Jamun', product: 'Booking', language: 'EN' }, method });
  const geo = place.coordinates && { lat: place.coordinates.latitude, lon: place.coordinates.longitude };
  calendar.createEvent({
    id: `${appointment.id}@jamun`,
    sequence: appointment.sequence,
    stamp: new Date(appointment.changedAt),
    created: new Date(appointment.createdAt),
    lastModified: new Date(appointment.changedAt),
    start: new Date(appointment.startsAt),
    end: new Date(appointment.endsAt),
    summary: `Appointment at ${place.clinicName}`,
    description: `Reference ${formatReference(appointment.reference)}. To move or cancel, use the link you were given or call ${place.phone}.`,
    location: { title: place.clinicName, address: place.address, ...(geo ? { geo } : {}) },
    organizer: { name: place.clinicName, email: place.email },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    busystatus: isCancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    class: ICalEventClass.PRIVATE,
  });
  return { method: isCancelled ? 'CANCEL' : 'PUBLISH', content: calendarText(calendar), filename: 'appointment.ics' };
}

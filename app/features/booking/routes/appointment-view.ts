import { type Locale, messagesFor } from '#app/lib/messages.ts';
import { shareLinks } from '#app/lib/share-links.ts';
import { toRfc3339 } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import { googleCalendarLink } from '../domain/calendar-link.ts';
import { changeableUntil, changeRefusal } from '#app/features/scheduling/domain/appointment.ts';
import type { BookingSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import { formatReference } from '#app/lib/reference.ts';
import { calendarPlace } from '#app/features/scheduling/server/calendar-file.ts';
import { calendarMessages } from '#app/features/scheduling/server/calendar-messages.ts';
import { addressIn, cityName, roleName, visitName } from '#app/features/treatments/server/clinic-words.ts';
import { treatmentTitle } from '#app/features/treatments/server/translated-pages.ts';
import type { AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import type { AppointmentView } from '../ui/appointment-view-types.ts';
import { visitTokenOf } from '#app/features/scheduling/server/visit-token.ts';
import { addressOf, appointmentPath, bookingPath } from '../domain/booking-address.ts';
import { wordsOf } from '../domain/slot-label.ts';
import { findTreatment } from '../server/find-treatment.ts';
import { formatFee } from './booking-steps.ts';

/** Which form a visit asks for: hair for what is about hair, skin for everything else. */
export function formFor({
  treatment,
  appointmentTypeId,
}: Pick<AppointmentDetails, 'treatment' | 'appointmentTypeId'>): 'hair' | 'skin' {
  const page = findTreatment(treatment);
  const isHair = page ? page.category === 'hair' : appointmentTypeId.startsWith('hair');
  return isHair ? 'hair' : 'skin';
}

interface Shown {
  readonly settings: BookingSettings;
  readonly token: string;
  readonly now: number;
  readonly origin: string;
  readonly keyRing: KeyRing;
  /** The language of the page. */
  readonly locale: Locale;
}

/** The appointment as its manage page shows it at `now`. */
export function appointmentView(
  appointment: AppointmentDetails,
  { settings, token, now, origin, keyRing, locale }: Shown,
): AppointmentView {
  const { name, phones, city, ...facts } = clinic();
  const address = addressIn(locale, facts.address);
  const { timeZone, booking } = settings.clinic;
  const { both, time } = wordsOf(appointment.startsAt, timeZone, locale);
  const phone = phones[0] ?? '';
  const form = formFor(appointment);
  const path = appointmentPath(locale, token);
  const link = origin + path;
  const texts = messagesFor(calendarMessages, locale);
  const title = texts.title(name);
  const treatment = findTreatment(appointment.treatment);
  const refusal = changeRefusal(appointment, booking.cancelNoticeMinutes, now) ?? null;
  const lastMoment = changeableUntil(appointment.startsAt, booking.cancelNoticeMinutes);
  return {
    path,
    link,
    share: shareLinks({ title, text: texts.shared(title, both), link }),
    googleCalendarHref: googleCalendarLink(appointment, { ...calendarPlace(clinic()), title }),
    reference: formatReference(appointment.reference),
    status: appointment.status,
    when: both,
    time,
    startsAt: toRfc3339(appointment.startsAt, timeZone),
    who: roleName(locale, appointment.practitionerName),
    type: {
      id: appointment.appointmentTypeId,
      name: visitName(locale, appointment.appointmentTypeName),
      minutes: appointment.minutes,
    },
    treatment: treatment ? treatmentTitle(locale, treatment) : null,
    where: `${address.street}, ${address.area}, ${address.city} ${address.postalCode}`,
    fee: formatFee(appointment.feeRupees),
    hasMail: appointment.email !== null,
    form,
    formHref: `/patient-form/${form}/visit/${visitTokenOf(keyRing, appointment)}`,
    refusal,
    changeUntil: refusal === null ? wordsOf(lastMoment, timeZone, locale).until : null,
    bookAgainHref: addressOf(bookingPath(locale), {
      type: appointment.appointmentTypeId,
      treatment: appointment.treatment ?? undefined,
    }),
    city: cityName(locale, city),
    phone: { display: phone, href: `tel:${phone.replaceAll(' ', '')}` },
  };
}

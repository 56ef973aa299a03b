import { priceOf } from '#app/features/treatments/domain/treatment-page.ts';
import { randomUUID } from 'node:crypto';
import type { Locale } from '#app/lib/messages.ts';
import { formatRupees } from '#app/lib/rupees.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { findCategory } from '#app/features/treatments/domain/category.ts';
import type { Treatment } from '#app/features/treatments/domain/treatment.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { cityName } from '#app/features/treatments/server/clinic-words.ts';
import { sayingsIn, treatmentTitle } from '#app/features/treatments/server/translated-pages.ts';
import {
  practitionersOffering,
  type AppointmentType,
  type BookingSettings,
} from '#app/features/scheduling/domain/clinic-settings.ts';
import { readBookingChoices } from '../server/booking-choices.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { settingsIn } from '../server/settings-in.ts';
import { nearestIfGone } from '../server/nearest-if-gone.ts';
import { signTimestamp } from '#app/platform/web/signed-timestamp.ts';
import { addressOf, bookingPath, parseBookingAddress, type BookingAddress } from '../domain/booking-address.ts';
import { practitionerName, slotLabel, wordsOf } from '../domain/slot-label.ts';
import { findTreatment } from '../server/find-treatment.ts';
import { timeChoiceView, timeValue } from './booking-view.ts';

/** A fee in words; null where the clinic entered none. */
export function formatFee(rupees: number | null | undefined): string | null {
  return rupees === null || rupees === undefined ? null : formatRupees(rupees);
}

function typeWanted(
  settings: BookingSettings,
  address: BookingAddress,
  treatment: Treatment | undefined,
): AppointmentType | undefined {
  const { categories } = catalogue();
  const category = address.category === undefined ? undefined : findCategory(categories, address.category);
  const department = treatment && categories.find(({ path }) => path === treatment.category);
  const id = address.type ?? treatment?.appointmentType ?? department?.appointmentType ?? category?.appointmentType;
  return settings.appointmentTypes.find((type) => type.id === id);
}

function contactOf(locale: Locale): { city: string; phone: string } {
  const { city, phones } = clinic();
  return { city: cityName(locale, city), phone: phones[0] ?? '' };
}

/** What a treatment is called and costs. */
function treatmentView(treatment: Treatment | undefined, locale: Locale) {
  if (!treatment) return { treatment: null, price: null };
  return { treatment: treatmentTitle(locale, treatment), price: priceOf(treatment, sayingsIn(locale)) };
}

function typesStep(settings: BookingSettings, address: BookingAddress, locale: Locale) {
  return {
    step: 'type' as const,
    ...contactOf(locale),
    isUnknown: address.type !== undefined,
    types: settings.appointmentTypes
      .filter(({ id }) => practitionersOffering(settings, id).length > 0)
      .map(({ id, name, minutes, feeRupees }) => ({
        id,
        name,
        minutes,
        fee: formatFee(feeRupees),
        href: addressOf(bookingPath(locale), { type: id, treatment: address.treatment, from: address.from }),
      })),
  };
}

async function timeStep(
  booking: BookingContext,
  settings: BookingSettings,
  type: AppointmentType,
  treatment: Treatment | undefined,
  address: BookingAddress,
  locale: Locale,
) {
  const path = bookingPath(locale);
  const people = practitionersOffering(settings, type.id);
  const practitioner = people.find(({ id }) => id === address.practitioner)?.id;
  const choices = await readBookingChoices(booking, {
    appointmentTypeId: type.id,
    practitionerId: practitioner,
    date: address.date ?? (address.time && wallClockOf(address.time.startsAt, settings.clinic.timeZone).date),
    month: address.month,
    after: address.after,
  });
  if (!choices) return typesStep(settings, address, locale);
  const fixed = { type: type.id, treatment: address.treatment, practitioner, from: address.from };
  const personHref = (id: string | undefined): string =>
    addressOf(path, { ...fixed, practitioner: id, date: address.date, month: address.month });
  return {
    step: 'time' as const,
    path,
    ...contactOf(locale),
    type: { id: type.id, name: type.name, minutes: type.minutes },
    fee: formatFee(type.feeRupees),
    ...treatmentView(treatment, locale),
    hidden: fixed,
    changeHref: addressOf(path, { from: address.from }),
    lacksTime: address.lacksTime,
    typedDay: address.typedDay ?? null,
    isUnknownPerson: address.practitioner !== undefined && practitioner === undefined,
    people:
      people.length < 2
        ? []
        : [
            { name: null, href: personHref(undefined), isChosen: practitioner === undefined },
            ...people.map(({ id, name }) => ({ name, href: personHref(id), isChosen: id === practitioner })),
          ],
    view: timeChoiceView(choices, { practitioner, after: address.after }, path, fixed, locale, (date) =>
      addressOf('/waiting-list', { ...fixed, date }),
    ),
  };
}

/** The details step for a chosen time, with others near it where somebody has it already. */
async function detailsStep(
  booking: BookingContext,
  settings: BookingSettings,
  type: AppointmentType,
  address: BookingAddress & { readonly time: NonNullable<BookingAddress['time']> },
  locale: Locale,
) {
  const path = bookingPath(locale);
  const { timeZone } = settings.clinic;
  const { startsAt, practitionerId } = address.time;
  const person = practitionerId ?? address.practitioner;
  const { both, date } = wordsOf(startsAt, timeZone, locale);
  const query = { type: type.id, treatment: address.treatment, practitioner: address.practitioner, from: address.from };
  const value = timeValue(startsAt, timeZone, practitionerId);
  const nearest = await nearestIfGone(booking, { appointmentTypeId: type.id, practitionerId: person }, startsAt);
  return {
    step: 'details' as const,
    ...contactOf(locale),
    action: addressOf(path, { ...query, time: value }),
    changeHref: addressOf(path, { ...query, date }, '#times'),
    when: both,
    who: person === undefined ? null : practitionerName(settings, person),
    type: { name: type.name, minutes: type.minutes },
    ...treatmentView(findTreatment(address.treatment), locale),
    fee: formatFee(type.feeRupees),
    time: value,
    /** Null while the time is free. */
    gone:
      nearest?.map((slot) => ({
        label: slotLabel(slot, settings, locale),
        href: addressOf(path, { ...query, time: timeValue(slot.startsAt, timeZone, slot.practitionerId) }),
      })) ?? null,
    hidden: {
      appointmentTypeId: type.id,
      treatment: address.treatment,
      from: address.from,
      formSeal: signTimestamp(booking.keyRing, 'booking', booking.clock.now().epochMilliseconds),
      requestKey: randomUUID(),
    },
  };
}

/**
 * The step an address stands for, with everything its screen shows, in a language. `cameFrom` is the page of our site it was opened
 * from; what the address says already comes first.
 */
export async function readBookingStep(
  booking: BookingContext,
  query: URLSearchParams,
  locale: Locale,
  cameFrom?: string,
) {
  const settings = settingsIn(locale, await booking.settings.current());
  const today = wallClockOf(booking.clock.now().epochMilliseconds, settings.clinic.timeZone).date;
  const address = parseBookingAddress(query, today);
  const treatment = findTreatment(address.treatment);
  const from = address.from ?? cameFrom;
  const known = { ...address, from, treatment: treatment && `${treatment.category}/${treatment.slug}` };
  const type = typeWanted(settings, known, treatment);
  if (!type) return typesStep(settings, known, locale);
  if (known.time) return detailsStep(booking, settings, type, { ...known, time: known.time }, locale);
  return timeStep(booking, settings, type, treatment, known, locale);
}

export type BookingStep = Awaited<ReturnType<typeof readBookingStep>>;

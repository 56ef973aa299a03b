import type { Locale } from '#app/lib/messages.ts';
import { pathIn } from '#app/lib/page-language.ts';
import { parseIsoDate, parseRfc3339, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import { ownPath } from './began-on.ts';
import { monthDays } from '#app/features/scheduling/domain/calendar-month.ts';

export const BOOKING_PATH = '/book-appointment';

/** Where booking begins, in a language. */
export function bookingPath(locale: Locale): string {
  return pathIn(locale, BOOKING_PATH);
}

/** Of one appointment, for whoever has its token. */
export function appointmentPath(locale: Locale, token: string): string {
  return pathIn(locale, `/appointment/${token}`);
}

/** Where a patient without the link comes back to an appointment. */
export function myAppointmentPath(locale: Locale): string {
  return pathIn(locale, '/my-appointment');
}

/** What the address of a booking step says. Everything in it may be missing or nonsense. */
export interface BookingAddress {
  readonly type: string | undefined;
  readonly practitioner: string | undefined;
  readonly treatment: string | undefined;
  readonly category: string | undefined;
  /** The page of our site the booking began on. */
  readonly from: string | undefined;
  readonly date: IsoDate | undefined;
  readonly month: string | undefined;
  readonly after: EpochMs | undefined;
  /** The chosen start, with the person it was offered with when the list named one. */
  readonly time: { readonly startsAt: EpochMs; readonly practitionerId: string | undefined } | undefined;
  /** What is wrong with a day that was typed. */
  readonly typedDay: { readonly text: string; readonly problem: 'not-a-date' | 'no-such-day' } | undefined;
  /** "Continue" was pressed without a choice. */
  readonly lacksTime: boolean;
}

/** The value of a time in an address or a form: `2026-11-21T10:50:00+05:30@dermatologist`, the person left out for anyone. */
export function parseTimeChoice(text: string): BookingAddress['time'] {
  const [instant = '', person] = text.split('@');
  const startsAt = parseRfc3339(instant);
  if (startsAt === undefined) return undefined;
  return { startsAt, practitionerId: person === undefined || person === '' ? undefined : person };
}

/** Reads the address of a booking step. */
export function parseBookingAddress(query: URLSearchParams, today: IsoDate): BookingAddress {
  const given = (name: string): string | undefined => query.get(name)?.trim().slice(0, 160) || undefined;
  const day = given('day');
  const typed = day === undefined ? undefined : parseTypedDate(day, today);
  const month = given('month');
  const after = given('after');
  const time = given('time');
  const date = given('date');
  const isoDate = date === undefined ? undefined : parseIsoDate(date);
  const typedDay =
    typed && !typed.ok
      ? {
          text: day ?? '',
          problem: typed.reason === 'no-such-day' ? ('no-such-day' as const) : ('not-a-date' as const),
        }
      : date !== undefined && isoDate === undefined
        ? { text: date, problem: 'no-such-day' as const }
        : undefined;
  return {
    type: given('type'),
    practitioner: given('practitioner'),
    treatment: given('treatment'),
    category: given('category'),
    from: ownPath(given('from')),
    date: typed?.ok ? typed.value : isoDate,
    month: month !== undefined && monthDays(month) ? month : undefined,
    after: after === undefined ? undefined : parseRfc3339(after),
    time: time === undefined ? undefined : parseTimeChoice(time),
    typedDay,
    lacksTime: query.has('continue') && time === undefined,
  };
}

type Query = Readonly<Record<string, string | undefined>>;

/** An address with the given parameters in this order, without those that are undefined. */
export function addressOf(path: string, query: Query, fragment = ''): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, value);
  const text = parameters.toString();
  return `${path}${text === '' ? '' : `?${text}`}${fragment}`;
}

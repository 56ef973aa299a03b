import type { MedicalClinicLeaf, WithContext } from 'schema-dts';
import { clinicId, clinicLogo, postalAddress, VOCABULARY, type ClinicAddress } from '#app/lib/linked-data.ts';
import type { Weekday } from '#app/lib/time.ts';
import { type OpeningHours, summariseHours } from './opening-hours.ts';

/** What the clinic's own file and the booking settings say about it; a department is one of the main categories. */
export interface ClinicFacts {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly name: string;
  readonly description: string;
  readonly phones: readonly string[];
  readonly email: string;
  readonly address: ClinicAddress;
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
  readonly mapLink: string;
  readonly languages: readonly string[];
  /** Addresses of the clinic's own pages elsewhere. */
  readonly social: readonly string[];
  readonly openingHours: OpeningHours;
  /** Coming days the clinic is closed, as ISO dates. */
  readonly closures: readonly { readonly date: string; readonly name: string | null }[];
  readonly departments: readonly { readonly title: string; readonly path: string }[];
}

/** The days of the week in full, as schema.org and sentences name them. */
export const WEEKDAY_NAMES = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, string>;

/**
 * The clinic as schema.org `MedicalClinic`. It holds no ratings, because a clinic may not write its
 * own. Source: schema.org/MedicalClinic; closed days as schema.org writes them, open from and to midnight.
 */
export function medicalClinic(facts: ClinicFacts): WithContext<MedicalClinicLeaf> {
  const { origin, address, coordinates, openingHours, closures, departments } = facts;
  return {
    '@context': VOCABULARY,
    '@type': 'MedicalClinic',
    '@id': clinicId(origin),
    name: facts.name,
    description: facts.description,
    url: `${origin}/`,
    logo: clinicLogo(origin),
    image: `${origin}/og/hero.png`,
    telephone: facts.phones,
    email: facts.email,
    address: postalAddress(address),
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude },
    hasMap: facts.mapLink,
    openingHoursSpecification: summariseHours(openingHours).flatMap(({ weekdays, sittings }) =>
      sittings.map(([opens, closes]) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays.map((day) => WEEKDAY_NAMES[day]),
        opens,
        closes,
      })),
    ),
    specialOpeningHoursSpecification: closures.map(({ date, name }) => ({
      '@type': 'OpeningHoursSpecification',
      ...(name === null ? {} : { name }),
      validFrom: date,
      validThrough: date,
      opens: '00:00',
      closes: '00:00',
    })),
    medicalSpecialty: ['Dermatology', 'PlasticSurgery'],
    knowsLanguage: facts.languages,
    availableService: departments.map(({ title, path }) => ({
      '@type': 'MedicalTherapy',
      name: title,
      url: `${origin}${path}`,
    })),
    ...(facts.social.length > 0 && { sameAs: facts.social }),
  };
}

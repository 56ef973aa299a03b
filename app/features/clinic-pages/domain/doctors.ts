import type { PhysicianLeaf, WithContext } from 'schema-dts';
import { clinicId, postalAddress, VOCABULARY } from '#app/lib/linked-data.ts';
import { weekdays, type Weekday } from '#app/lib/time.ts';
import type { ClinicFacts } from './medical-clinic.ts';
import type { OpeningHours } from './opening-hours.ts';

interface Entered {
  readonly name: string;
  readonly kind: 'doctor' | 'therapist';
  readonly qualification: string | null;
  readonly registrationNumber: string | null;
}

/**
 * Those of a kind the clinic has entered as people, with what they are qualified in or registered under; a bare role is no
 * person. Nobody but a doctor is shown as one.
 */
export function entered<T extends Entered>(kind: Entered['kind'], practitioners: readonly T[]): T[] {
  return practitioners.filter(
    (person) => person.kind === kind && (person.qualification !== null || person.registrationNumber !== null),
  );
}

/** Where a doctor's own page is. */
export function doctorPath({ id }: { readonly id: string }): string {
  return `/doctors/${id}`;
}

/** The entered doctor whose own page is at an address; undefined for any other address. */
export function doctorAt<T extends Entered & { readonly id: string }>(
  path: string,
  practitioners: readonly T[],
): T | undefined {
  return path.startsWith('/doctors/')
    ? entered('doctor', practitioners).find((doctor) => doctorPath(doctor) === path)
    : undefined;
}

/** The days of the week on which one of several people is there, Monday first. */
export function daysOf(people: readonly { readonly week: OpeningHours }[]): Weekday[] {
  return weekdays.filter((day) => people.some(({ week }) => week[day].length > 0));
}

/** What the clinic and its own words say of a doctor. */
export interface DoctorFacts extends Omit<Entered, 'kind'> {
  readonly id: string;
  /** The medical council that keeps the register. */
  readonly council?: string | undefined;
  readonly languages?: readonly string[];
  /** Address of a portrait, from the root of the site. */
  readonly portrait?: string | undefined;
}

/** A doctor as schema.org `Physician`, at the clinic's address and part of it. Source: schema.org/Physician. */
export function doctorData(
  { name, qualification, registrationNumber, council, languages = [], portrait, ...doctor }: DoctorFacts,
  { origin, address, phones }: Pick<ClinicFacts, 'origin' | 'address' | 'phones'>,
): WithContext<PhysicianLeaf> {
  const path = doctorPath(doctor);
  return {
    '@context': VOCABULARY,
    '@type': 'Physician',
    '@id': `${origin}${path}`,
    name,
    url: `${origin}${path}`,
    ...(portrait !== undefined && { image: `${origin}${portrait}` }),
    telephone: phones,
    address: postalAddress(address),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(qualification !== null && {
      hasCredential: { '@type': 'EducationalOccupationalCredential', name: qualification },
    }),
    ...(registrationNumber !== null && {
      identifier: {
        '@type': 'PropertyValue',
        propertyID: council ?? 'medical council registration',
        value: registrationNumber,
      },
    }),
    parentOrganization: { '@id': clinicId(origin) },
  };
}

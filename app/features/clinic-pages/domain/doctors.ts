import type { PersonLeaf, WithContext } from 'schema-dts';
import { clinicId, VOCABULARY } from '#app/lib/linked-data.ts';

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

/** A doctor as schema.org `Person`: job, registration number and the clinic at `origin`. */
export function doctorData(
  { name, qualification, registrationNumber }: Omit<Entered, 'kind'>,
  origin: string,
): WithContext<PersonLeaf> {
  return {
    '@context': VOCABULARY,
    '@type': 'Person',
    name,
    jobTitle: 'Doctor',
    ...(qualification === null
      ? {}
      : { hasCredential: { '@type': 'EducationalOccupationalCredential', name: qualification } }),
    ...(registrationNumber === null
      ? {}
      : {
          identifier: {
            '@type': 'PropertyValue',
            propertyID: 'medical council registration',
            value: registrationNumber,
          },
        }),
    worksFor: { '@id': clinicId(origin) },
  };
}

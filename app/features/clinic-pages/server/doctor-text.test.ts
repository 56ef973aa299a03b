import { describe, expect, test } from 'vitest';
import { ContentError } from '#app/platform/content/content-error.ts';
import { edition, inEdition } from '#app/platform/content/edition.ts';
import { doctorTexts, parseDoctorText } from './doctor-text.ts';

const about = 'She trained in Pune and has seen patients with skin disease in Nagpur for eleven years.';
const parse = (source: string) => parseDoctorText('people/dr-a.yml', source);

function faultsOf(source: string): string[] {
  try {
    parse(source);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ field, fix }) => `${field}: ${fix}`);
    throw error;
  }
}

describe('what the clinic says of a doctor', () => {
  test('is a short text, and what else it likes to say', () => {
    expect(parse(`about: ${about}`)).toEqual({ about, sees: [], languages: [] });
    expect(parse(`about: ${about}\nsees: [Acne]\ngender: female`)).toMatchObject({ sees: ['Acne'], gender: 'female' });
  });

  test.each([
    ['', 'about'],
    ['about: Short.', 'about: must be at least 40 characters'],
    [`about: ${about}\nportrait: ../../etc/passwd`, 'portrait: must be a picture of the library'],
    [`about: ${about}\ngender: other`, 'gender: must be "female" or "male"'],
    [`about: ${about}\nrating: 5`, 'rating'],
  ])('is refused with a sentence where it is not: %j', (source, fault) => {
    expect(faultsOf(source).join()).toContain(fault);
  });

  test('is read of the edition in force', () => {
    expect(doctorTexts().size).toBe(0);
    const own = new Map([['people/dr-a.yml', `about: ${about}`]]);
    inEdition({ ...edition(), own }, () => expect(doctorTexts().get('people/dr-a.yml')).toMatchObject({ about }));
  });
});

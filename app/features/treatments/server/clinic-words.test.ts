import { describe, expect, it } from 'vitest';
import { clinic } from '#app/platform/content/clinic.ts';
import { addressIn, cityName, roleName, visitName } from './clinic-words.ts';

describe('what the clinic calls something', () => {
  it('has the word of the glossary while it is the glossary’s English', () => {
    expect([visitName('hi', 'Skin consultation'), visitName('mr', 'Follow-up')]).toEqual([
      'त्वचा की जाँच और सलाह',
      'पुन्हा तपासणी',
    ]);
    expect([roleName('hi', 'Dermatologist'), roleName('mr', 'Hair-transplant surgeon')]).toEqual([
      'त्वचा के डॉक्टर',
      'हेअर ट्रान्सप्लांट सर्जन',
    ]);
    expect([cityName('hi', 'Nagpur'), cityName('mr', 'Nagpur')]).toEqual(['नागपुर', 'नागपूर']);
  });

  it('stays as the clinic wrote it where it has another name, and in English', () => {
    expect(roleName('hi', 'Dr Asha Namuna')).toBe('Dr Asha Namuna');
    expect(visitName('mr', 'Second opinion')).toBe('Second opinion');
    expect(cityName('hi', 'Wardha')).toBe('Wardha');
    expect([roleName('en', 'Dermatologist'), cityName('en', 'Nagpur')]).toEqual(['Dermatologist', 'Nagpur']);
  });

  it('names every person and every kind of visit of the demonstration clinic in both languages', () => {
    const { practitioners, appointmentTypes } = clinic();
    for (const language of ['hi', 'mr'] as const) {
      const said = [
        ...practitioners.map(({ name }) => roleName(language, name)),
        ...appointmentTypes.map(({ name }) => visitName(language, name)),
      ];
      expect(said.filter((name) => /[a-z]/i.test(name))).toEqual([]);
    }
  });

  it('is the city and the state of an address, and never its street', () => {
    const address = {
      street: '1 Nagpur Road',
      area: 'Sitabuldi',
      city: 'Nagpur',
      state: 'Maharashtra',
      postalCode: '440 012',
    };
    expect(addressIn('mr', address)).toEqual({ ...address, city: 'नागपूर', state: 'महाराष्ट्र' });
    expect(addressIn('en', address)).toEqual(address);
  });
});

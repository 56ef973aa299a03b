import { describe, expect, it } from 'vitest';
import { type ClinicFacts, medicalClinic } from './medical-clinic.ts';

const day = [['10:30', '20:00']] as const;
const facts: ClinicFacts = {
  origin: 'https://clinic.example',
  name: 'A Clinic',
  description: 'Skin and hair.',
  phones: ['+91 00000 00000', '+91 00000 00001'],
  email: 'hello@example.com',
  address: {
    street: '1 Road',
    area: 'Area',
    city: 'Nagpur',
    state: 'Maharashtra',
    postalCode: '440 000',
    countryCode: 'IN',
  },
  coordinates: { latitude: 21.1, longitude: 79 },
  mapLink: 'https://map.example/',
  languages: ['English', 'Hindi'],
  social: ['https://www.example.com/instagram'],
  openingHours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: [] },
  closures: [{ date: '2027-01-26', name: 'Republic Day' }],
  departments: [{ title: 'Hair', path: '/services/hair' }],
};

describe('the clinic as structured data', () => {
  const data = medicalClinic(facts);

  it('gives the weekly hours once for the days that share them, and nothing for a closed day', () => {
    expect(data['openingHoursSpecification']).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '10:30',
        closes: '20:00',
      },
    ]);
  });

  it('marks a holiday as closed for the whole day', () => {
    expect(data['specialOpeningHoursSpecification']).toEqual([
      expect.objectContaining({
        name: 'Republic Day',
        validFrom: '2027-01-26',
        validThrough: '2027-01-26',
        opens: '00:00',
        closes: '00:00',
      }),
    ]);
  });

  it('writes every address in full', () => {
    expect(data).toMatchObject({ '@id': 'https://clinic.example/#clinic', url: 'https://clinic.example/' });
    expect(data['availableService']).toEqual([
      { '@type': 'MedicalTherapy', name: 'Hair', url: 'https://clinic.example/services/hair' },
    ]);
  });

  it('has every property a clinic is expected to give, and no rating', () => {
    const expected = [
      'name',
      'url',
      'logo',
      'telephone',
      'address',
      'geo',
      'openingHoursSpecification',
      'medicalSpecialty',
      'availableService',
      'sameAs',
    ];
    expect(Object.keys(data)).toEqual(expect.arrayContaining(expected));
    expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
  });
});

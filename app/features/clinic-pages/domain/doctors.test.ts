import { describe, expect, it } from 'vitest';
import { daysOf, doctorAt, doctorData, entered } from './doctors.ts';

const role = { id: 'a', kind: 'doctor' as const, name: 'Dermatologist', qualification: null, registrationNumber: null };
const person = {
  id: 'b',
  kind: 'doctor' as const,
  name: 'A Doctor',
  qualification: 'MD (Dermatology)',
  registrationNumber: 'MMC 0000',
};

const clinic = {
  origin: 'https://clinic.example',
  phones: ['+91 00000 00000'],
  address: {
    street: '1 Road',
    area: 'Area',
    city: 'Nagpur',
    state: 'Maharashtra',
    postalCode: '440 000',
    countryCode: 'IN',
  },
};

describe('the doctors of the clinic', () => {
  it('are shown once the clinic has entered who they are', () => {
    expect(entered('doctor', [role, person])).toEqual([person]);
    expect(entered('doctor', [role])).toEqual([]);
  });

  it('are doctors: whoever is a therapist stands under another heading', () => {
    const therapist = { ...person, id: 'c', name: 'A Therapist', kind: 'therapist' as const };
    expect(entered('doctor', [person, therapist])).toEqual([person]);
    expect(entered('therapist', [person, therapist])).toEqual([therapist]);
  });

  it('have a page of their own, which a bare role and a therapist have not', () => {
    expect(doctorAt('/doctors/b', [role, person])).toEqual(person);
    for (const path of ['/doctors/a', '/doctors/', '/doctors/b/', '/b'])
      expect(doctorAt(path, [role, person])).toBeUndefined();
    expect(doctorAt('/doctors/b', [{ ...person, kind: 'therapist' as const }])).toBeUndefined();
  });

  it('are there on the days of any of them, Monday first', () => {
    const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
    const sitting = [['10:30', '20:00']] as const;
    expect(daysOf([{ week: { ...closed, sat: sitting } }, { week: { ...closed, mon: sitting } }])).toEqual([
      'mon',
      'sat',
    ]);
    expect(daysOf([])).toEqual([]);
  });

  it('are told to search engines with number, council, portrait and the clinic they are part of', () => {
    const facts = { ...person, council: 'A Council', languages: ['Marathi'], portrait: '/media/x/480.jpg' };
    expect(doctorData(facts, clinic)).toMatchObject({
      '@type': 'Physician',
      name: 'A Doctor',
      url: 'https://clinic.example/doctors/b',
      image: 'https://clinic.example/media/x/480.jpg',
      knowsLanguage: ['Marathi'],
      identifier: { propertyID: 'A Council', value: 'MMC 0000' },
      parentOrganization: { '@id': 'https://clinic.example/#clinic' },
    });
  });

  it('are told without what the clinic has not entered', () => {
    const data = doctorData({ ...person, registrationNumber: null }, clinic);
    for (const key of ['identifier', 'image', 'knowsLanguage']) expect(data).not.toHaveProperty(key);
  });
});

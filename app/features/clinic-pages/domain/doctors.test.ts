import { describe, expect, it } from 'vitest';
import { doctorData, entered } from './doctors.ts';

const role = { id: 'a', kind: 'doctor' as const, name: 'Dermatologist', qualification: null, registrationNumber: null };
const person = {
  id: 'b',
  kind: 'doctor' as const,
  name: 'A Doctor',
  qualification: 'MD (Dermatology)',
  registrationNumber: 'MMC 0000',
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

  it('are told to search engines with their number and the clinic they work for', () => {
    expect(doctorData(person, 'https://clinic.example')).toMatchObject({
      '@type': 'Person',
      name: 'A Doctor',
      identifier: { value: 'MMC 0000' },
      worksFor: { '@id': 'https://clinic.example/#clinic' },
    });
  });

  it('are told without a number when none was entered', () => {
    expect(doctorData({ ...person, registrationNumber: null }, 'https://clinic.example')).not.toHaveProperty(
      'identifier',
    );
  });
});

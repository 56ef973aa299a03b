import { describe, expect, it } from 'vitest';
import { doctorData, enteredDoctors } from './doctors.ts';

const role = { id: 'a', name: 'Dermatologist', qualification: null, registrationNumber: null };
const person = { id: 'b', name: 'A Doctor', qualification: 'MD (Dermatology)', registrationNumber: 'MMC 0000' };

describe('the doctors of the clinic', () => {
  it('are shown once the clinic has entered who they are', () => {
    expect(enteredDoctors([role, person])).toEqual([person]);
    expect(enteredDoctors([role])).toEqual([]);
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

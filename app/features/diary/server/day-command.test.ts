import { expect, test } from 'vitest';
import { dayLines } from './day-command.ts';
import type { DayEntry } from './day-list.ts';

const entry: DayEntry = {
  reference: 'K7M4QDXW',
  status: 'booked',
  startsAt: 0,
  startMinute: 630,
  endMinute: 660,
  practitionerName: 'Dermatologist',
  appointmentTypeName: 'Hair consultation',
  fullName: 'Asha Namuna',
  mobileNumber: '+919876543210',
  email: null,
  treatment: null,
  note: null,
};

test('a day is printed in columns, with what was written for the doctor below', () => {
  const lines = dayLines('2026-11-23', [
    { ...entry, note: 'Takes aspirin\nsince 2020', treatment: 'fue-hair-transplant' },
    { ...entry, startMinute: 900, fullName: 'Neel', practitionerName: 'Hair-transplant surgeon', status: 'cancelled' },
  ]);
  expect(lines).toEqual([
    'Monday 23 November 2026: 1 appointment',
    '',
    '10:30 am  Dermatologist            Asha Namuna  +91 98765 43210  Hair consultation  K7M4-QDXW  booked',
    '          Came from: fue-hair-transplant',
    '          Note: Takes aspirin',
    '          since 2020',
    ' 3:00 pm  Hair-transplant surgeon  Neel         +91 98765 43210  Hair consultation  K7M4-QDXW  cancelled',
  ]);
});

test('an empty day says so', () => {
  expect(dayLines('2026-11-22', [])).toEqual(['Sunday 22 November 2026: 0 appointments', '', 'Nobody is booked.']);
});

test('a note that no key opens is mentioned, and hides nothing else', () => {
  expect(dayLines('2026-11-23', [{ ...entry, note: undefined }]).at(-1)).toBe(
    '          Note: there is one, and no key here opens it.',
  );
});

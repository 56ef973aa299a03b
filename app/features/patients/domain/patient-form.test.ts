import { expect, test } from 'vitest';
import { readPatientForm } from './patient-form.ts';

const today = '2026-11-20';
const typed = {
  fullName: ' Asha  Namuna ',
  birthDate: '1/2/1990',
  language: 'mr',
  'phone-0': '98765 43210',
  'phone-0-whose': '',
};

test('reads a person with birth date in the Indian order and phones in any form', () => {
  const read = readPatientForm(
    { ...typed, 'phone-1': '+91 90000 00001', 'phone-1-whose': 'mother', 'email-0': 'a@example.com' },
    today,
  );
  expect(read).toEqual({
    ok: true,
    value: {
      fullName: 'Asha Namuna',
      birthDate: '1990-02-01',
      language: 'mr',
      contacts: [
        { kind: 'phone', value: '+919876543210', whose: null },
        { kind: 'phone', value: '+919000000001', whose: 'mother' },
        { kind: 'email', value: 'a@example.com', whose: null },
      ],
    },
  });
});

test.each([
  [{ fullName: '' }, { fullName: 'required' }],
  [{ fullName: '<script>' }, { fullName: 'bad-characters' }],
  [{ birthDate: '31/2/1990' }, { birthDate: 'not-a-date' }],
  [{ birthDate: '1 Feb' }, { birthDate: 'not-a-date' }],
  [{ birthDate: '1/2/2030' }, { birthDate: 'in-the-future' }],
  [{ 'phone-0': '' }, { 'phone-0': 'required' }],
  [{ 'phone-0': '12345' }, { 'phone-0': 'too-short' }],
  [{ 'phone-1': '+919876543210' }, { 'phone-1': 'twice' }],
  [{ 'email-0': 'nobody' }, { 'email-0': 'not-an-email' }],
])('%j is refused with its reason', (changes, errors) => {
  expect(readPatientForm({ ...typed, ...changes }, today)).toEqual({ ok: false, reason: 'invalid', errors });
});

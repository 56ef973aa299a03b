import { expect, test } from 'vitest';
import { mayReadForm } from './submission-access.ts';

const doctor = { practitionerId: 'dermatologist', mayAtAll: true, urgent: false };
const own = [{ practitionerId: 'hair-surgeon' }, { practitionerId: 'dermatologist' }];
const others = [{ practitionerId: 'hair-surgeon' }];

test('a form is read by a practitioner with whom the patient has or had a visit', () => {
  expect(mayReadForm({ ...doctor, visits: own })).toBe(true);
  expect(mayReadForm({ ...doctor, visits: others })).toBe(false);
  expect(mayReadForm({ ...doctor, visits: [] })).toBe(false);
});

test('an urgent form of somebody without any visit is read by any practitioner, and another doctor’s patient by none', () => {
  expect(mayReadForm({ ...doctor, visits: [], urgent: true })).toBe(true);
  expect(mayReadForm({ ...doctor, visits: others, urgent: true })).toBe(false);
});

test('who treats nobody, or may read nothing medical, reads no form', () => {
  expect(mayReadForm({ ...doctor, practitionerId: null, visits: own, urgent: true })).toBe(false);
  expect(mayReadForm({ ...doctor, mayAtAll: false, visits: own, urgent: true })).toBe(false);
});

import { expect, test } from 'vitest';
import { appointmentKinds, isSuperseded, messageKinds, recipientsOf } from './message.ts';

test('patient and clinic hear of every change, a patient without an address of none', () => {
  expect(recipientsOf('booked', true)).toEqual(['patient', 'clinic']);
  expect(recipientsOf('moved', false)).toEqual(['clinic']);
});

test('the clinic hears of every enquiry, its sender where there is an address', () => {
  expect(recipientsOf('enquiry', true)).toEqual(['patient', 'clinic']);
  expect(recipientsOf('enquiry', false)).toEqual(['clinic']);
});

test('a code goes to nobody but the patient', () => {
  expect(recipientsOf('return-code', true)).toEqual(['patient']);
  expect(recipientsOf('return-code', false)).toEqual([]);
});

test('what a later message corrects is not sent', () => {
  expect(isSuperseded('booked', ['moved'])).toBe(true);
  expect(isSuperseded('moved', ['moved'])).toBe(true);
  expect(isSuperseded('booked', ['cancelled'])).toBe(true);
  expect(isSuperseded('return-code', ['cancelled'])).toBe(true);
});

test('what stays true is sent', () => {
  expect(isSuperseded('return-code', ['moved'])).toBe(false);
  expect(isSuperseded('booked', ['return-code'])).toBe(false);
  for (const kind of messageKinds) expect(isSuperseded('cancelled', [kind])).toBe(false);
  for (const kind of appointmentKinds) expect(isSuperseded(kind, [])).toBe(false);
});

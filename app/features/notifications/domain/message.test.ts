import { expect, test } from 'vitest';
import { defaultTemplates } from '../server/default-templates.ts';
import { mailTexts } from '../server/mails/texts.ts';
import { appointmentKinds, isSuperseded, messageKinds, messageLanguages, recipientsOf } from './message.ts';

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

test('the languages that can be chosen for messages are those the messages are written in', () => {
  for (const catalogue of [mailTexts, defaultTemplates])
    expect(Object.keys(catalogue).toSorted()).toEqual([...messageLanguages].toSorted());
});

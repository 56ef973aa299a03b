import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { anyAnswers, bothForms, today } from '#app/features/patient-forms/fixtures.ts';
import type { Answers } from '#app/features/patient-forms/domain/answer.ts';
import { changesSince } from './changes-since.ts';

const [hair, skin] = bothForms;
const filled = (answers: Answers, form = hair) => ({ form, answers, sentOn: today });
const told = (before: Answers, now: Answers, thenForm = hair, nowForm = hair) =>
  changesSince(filled(before, thenForm), filled(now, nowForm)).map((change) => ({
    id: change.questionId,
    before: change.before?.answer,
    now: change.now?.answer,
  }));

test('a form does not differ from itself, whatever it says', () => {
  assert(
    property(anyAnswers(hair), (answers) => {
      expect(told(answers, structuredClone(answers))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('what is new, other and gone is told with both answers, in the order of the form', () => {
  const before = { city: 'Nagpur', 'medicine-groups': ['blood-thinner'], medicines: [{ name: 'Ecosprin' }] };
  const now = { city: 'Wardha', occupation: 'Teacher', 'medicine-groups': ['none'], medicines: [{ name: 'Ecosprin' }] };
  expect(told(before, now)).toEqual([
    { id: 'city', before: 'Nagpur', now: 'Wardha' },
    { id: 'occupation', before: undefined, now: 'Teacher' },
    { id: 'medicine-groups', before: ['blood-thinner'], now: ['none'] },
    { id: 'medicines', before: [{ name: 'Ecosprin' }], now: undefined },
  ]);
});

test('the order in which an entry was stored is no change', () => {
  const groups = { 'medicine-groups': ['other'] };
  const before = { ...groups, medicines: [{ name: 'A', dose: '1' }] };
  expect(told(before, { ...groups, medicines: [{ dose: '1', name: 'A' }] })).toEqual([]);
});

test('photos, consents and the doctor’s part are not compared', () => {
  expect(told({ 'consent-teaching-place': true, 'confirmed-grade': 'II' }, { 'confirmed-grade': 'III' })).toEqual([]);
});

test('from a form of the other kind only what both ask is compared', () => {
  const before = { city: 'Nagpur', 'hair-concern': 'beard', email: 'asha@example.com' };
  expect(told(before, { city: 'Wardha', 'skin-concern': 'acne' }, hair, skin)).toEqual([
    { id: 'city', before: 'Nagpur', now: 'Wardha' },
  ]);
});

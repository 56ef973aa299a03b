import { expect, test } from 'vitest';
import { currentForm } from '#app/features/patient-forms/server/read-forms.ts';
import { guidedViews } from './guided-views.ts';
import { mayRemove, possibleGivers, removableUntil } from './photo-rules.ts';

const hour = 3_600_000;
const takenAt = Date.UTC(2026, 10, 23, 6);
const photo = { takenAt, takenBy: 'asha' };

test.each([
  ['its taker, within a day', 'asha', 23.9, false, true],
  ['a colleague, within a day', 'neel', 23.9, false, false],
  ['its taker, a day later', 'asha', 24, false, false],
  ['a colleague, a day later', 'neel', 24, false, true],
  ['its taker a year later, who works alone', 'asha', 365 * 24, true, true],
  ['its taker within a day, who works alone', 'asha', 1, true, true],
])('%s', (_who, staffId, hours, isAlone, expected) => {
  expect(mayRemove(photo, { staffId, isAlone }, takenAt + hours * hour)).toBe(expected);
});

test('a photo is its taker’s for exactly a day', () => {
  expect(removableUntil(photo)).toBe(takenAt + 24 * hour);
});

test('for a child only a parent or guardian agrees; on the eighteenth birthday the patient does', () => {
  expect(possibleGivers('2008-11-24', '2026-11-23')).toEqual(['guardian']);
  expect(possibleGivers('2008-11-23', '2026-11-23')).toEqual(['patient', 'guardian']);
  expect(possibleGivers(null, '2026-11-23')).toEqual(['patient', 'guardian']);
});

test('the views are those of the forms, under the same names', () => {
  const hair = guidedViews(currentForm('hair'));
  expect(hair.map(({ views }) => views.map(({ name }) => name))).toEqual([
    [
      'hair-photos.front',
      'hair-photos.right-90',
      'hair-photos.left-90',
      'hair-photos.right-45',
      'hair-photos.left-45',
      'hair-photos.vertex',
      'hair-photos.back',
      'hair-photos.parting',
      'hair-photos.donor-close-up',
      'hair-photos.beard',
      'hair-photos.eyebrows',
    ],
  ]);
  const skin = guidedViews(currentForm('skin'));
  expect(skin.map(({ part }) => part)).toEqual(['Photos of the place', 'Photos of the face']);
  expect(skin.flatMap(({ views }) => views).every(({ picture }) => picture !== undefined)).toBe(true);
});

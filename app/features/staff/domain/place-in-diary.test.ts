import { expect, test } from 'vitest';
import { placeRefusal } from './place-in-diary.ts';

const colleague = { isOwn: false, hasOtherOwner: false, isTaken: false, hasPast: true };
const own = { isOwn: true, hasOtherOwner: false, isTaken: false, hasPast: false };

test('an owner gives a place to a colleague, and no place twice', () => {
  expect(placeRefusal(colleague)).toBeUndefined();
  expect(placeRefusal({ ...colleague, isTaken: true })).toBe('place-taken');
});

test('nobody gives themself a place, but for the only owner of a clinic in which nobody was booked with it', () => {
  expect(placeRefusal(own)).toBeUndefined();
  expect(placeRefusal({ ...own, hasOtherOwner: true })).toBe('own-place');
  expect(placeRefusal({ ...own, hasPast: true })).toBe('own-place');
  expect(placeRefusal({ ...own, isTaken: true })).toBe('place-taken');
});

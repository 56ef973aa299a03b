import { describe, expect, it } from 'vitest';
import { parseTypedTime } from './typed-time.ts';

describe('a time of day as people type it', () => {
  it.each([
    ['10:30 am', '10:30'],
    ['8pm', '20:00'],
    ['8.30 p.m.', '20:30'],
    ['12 am', '00:00'],
    ['12:15 PM', '12:15'],
    ['20:00', '20:00'],
    ['9', '09:00'],
    ['24:00', '24:00'],
    ['१०:३०', '10:30'],
  ])('reads %s as %s', (typed, clock) => expect(parseTypedTime(typed)).toBe(clock));

  it.each(['', '25:00', '10:60', '13 pm', '0 am', 'noon', '10:30:00', '24:30'])('refuses %j', (typed) => {
    expect(parseTypedTime(typed)).toBeUndefined();
  });
});

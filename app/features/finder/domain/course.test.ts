import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import type { Course } from './finder-choices.ts';

describe('the course that a sessions fact speaks of', () => {
  it.each<[number, number, 'sessions' | 'checks' | 'visits', Course]>([
    [1, 1, 'sessions', 'once'],
    [1, 2, 'sessions', 'once'],
    [2, 2, 'visits', 'once'],
    [1, 3, 'sessions', 'several'],
    [15, 25, 'sessions', 'several'],
    [1, 2, 'checks', 'ongoing'],
  ])('%i to %i %s is %s', (from, to, unit, course) => {
    expect(courseOf({ from, to, unit, basis: ['clinic'] })).toBe(course);
  });

  it.each<[string, Course]>([
    ['One by itself. There is no course to complete', 'once'],
    ['Often a second round', 'several'],
    ['About 7 days of tablets for shingles', 'several'],
    ['A course of 2 to 4 weeks for a first ring', 'several'],
    ['A check after about 12 weeks, then as your spots behave', 'ongoing'],
  ])('“%s” is %s', (text, course) => {
    expect(courseOf({ text })).toBe(course);
  });

  it.each(['No agreed number. Studies used from four to eight', 'Not known', 'None outside an approved trial'])(
    'is unknown for “%s”',
    (text) => {
      expect(courseOf({ text })).toBeUndefined();
    },
  );

  it('is unknown where there is no such fact', () => {
    expect(courseOf(undefined)).toBeUndefined();
  });
});

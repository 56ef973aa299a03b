import { describe, expect, it } from 'vitest';
import type { Fact } from '#app/features/treatments/domain/fact.ts';
import type { SpareTime, TimeOff } from './finder-choices.ts';
import { isTimeEnough, timeOff } from './time-off.ts';

const range = (from: number, to: number, unit: 'hours' | 'days' | 'weeks' | 'sessions'): Fact => ({
  from,
  to,
  unit,
  basis: ['clinic'],
});

describe('the time off that a fact speaks of', () => {
  it.each<[Fact, TimeOff]>([
    [range(2, 6, 'hours'), 'none'],
    [range(1, 4, 'days'), 'days'],
    [range(3, 7, 'days'), 'week'],
    [range(3, 8, 'days'), 'fortnight'],
    [range(1, 2, 'weeks'), 'fortnight'],
    [range(2, 4, 'weeks'), 'longer'],
  ])('goes by the upper end of a range: %j is %s', (fact, time) => {
    expect(timeOff(fact)).toBe(time);
  });

  it('is none when a range begins at nothing, as its exceptions are chosen', () => {
    expect(timeOff(range(0, 10, 'days'))).toBe('none');
  });

  it.each<[string, TimeOff]>([
    ['None with creams. A peel heals in some weeks', 'none'],
    ['Usually no days off. A bruise may stay for days', 'none'],
    ['There is none as a rule. A bruise may stay for days', 'none'],
    ['Office work can go on. Lifting waits for weeks', 'none'],
    ['Pink for some hours', 'none'],
    ['Work the next day for most. Sport waits', 'days'],
    ['Warm for some hours. A fine crust for about a week', 'week'],
    ['Scabs for a week or two', 'fortnight'],
    ['No sport for about two weeks', 'fortnight'],
    ['Bruises for a week or longer', 'longer'],
    ['From none to some weeks', 'longer'],
  ])('goes by the first sentence or the longest time of words: “%s” is %s', (text, time) => {
    expect(timeOff({ text })).toBe(time);
  });

  it('is unknown where no time is named, and where there is no such fact', () => {
    expect(timeOff({ text: 'The patch stays covered until the dressing comes off' })).toBeUndefined();
    expect(timeOff(range(1, 2, 'sessions'))).toBeUndefined();
    expect(timeOff(undefined)).toBeUndefined();
  });

  it.each<[SpareTime, TimeOff, boolean]>([
    ['none', 'none', true],
    ['none', 'days', false],
    ['week', 'days', true],
    ['fortnight', 'fortnight', true],
    ['fortnight', 'longer', false],
  ])('with %s to spare, %s is enough: %s', (spare, needed, answer) => {
    expect(isTimeEnough(spare, needed)).toBe(answer);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatRupees, parseGrouped, parseRupees, unitOfPrice } from './rupees.ts';

test('the sign stands before the figures without a space, and they are grouped by lakh', () => {
  expect([0, 500, 1500, 120_000, 12_345_678].map(formatRupees)).toEqual([
    '₹0',
    '₹500',
    '₹1,500',
    '₹1,20,000',
    '₹1,23,45,678',
  ]);
});

describe('an amount as people type it', () => {
  it.each([
    ['1500', 1500],
    ['1,500', 1500],
    ['₹ 1,500', 1500],
    ['₹1,500', 1500],
    [' 1 500 ', 1500],
    ['1,25,000', 125_000],
    ['1 25 000', 125_000],
    ['125,000', 125_000],
    ['Rs. 1500/-', 1500],
    ['Rs 1500', 1500],
    ['INR 1500', 1500],
    ['1500 rs', 1500],
    ['1500.00', 1500],
    ['१,५००', 1500],
    ['0', 0],
  ])('%s is read', (typed, rupees) => {
    expect(parseRupees(typed)).toBe(rupees);
  });

  it.each(['', '1,5', '1.5', '1.5 lakh', '5k', '1,50,00', '2500-4000', '-500', 'free', '₹', '1e3', '12,3456'])(
    '%j is asked for again',
    (typed) => {
      expect(parseRupees(typed)).toBeUndefined();
    },
  );

  it('is read back as the site writes it, whatever it is', () => {
    fc.assert(
      fc.property(fc.nat(), (rupees) => {
        expect(parseRupees(formatRupees(rupees))).toBe(rupees);
      }),
    );
  });
});

it.each([
  ['1,500', 1500],
  ['15', 15],
  ['1.5', undefined],
  ['₹15', undefined],
])('a number with groups, %j, is %j', (typed, number) => {
  expect(parseGrouped(typed)).toBe(number);
});

it.each([
  ['session', 'session'],
  ['a session', 'session'],
  ['Per session', 'session'],
  ['per a session', 'session'],
  [' an area ', 'area'],
  ['/graft', 'graft'],
  ['each graft', 'graft'],
  ['areola', 'areola'],
  ['a', 'a'],
  ['ml', 'ml'],
  ['PRP session', 'PRP session'],
  ['session of 45 minutes', 'session of 45 minutes'],
])('%j is said as "per %s"', (typed, said) => {
  expect(unitOfPrice(typed)).toBe(said);
});

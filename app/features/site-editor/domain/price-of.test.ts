import { expect, test } from 'vitest';
import { differsInPrice, mayChangePrice, withPriceOf } from './price-of.ts';

const text = (note: string, price?: object) => ({
  data: { title: 'X', cost: { note, ...(price && { price }) } },
  sections: [],
});

test('a text keeps the price of another, and everything else of its own', () => {
  expect(withPriceOf(text('new', { from: 1 }), text('old', { from: 2 }))).toEqual(text('new', { from: 2 }));
  expect(withPriceOf(text('new'), text('old', { from: 2 }))).toEqual(text('new', { from: 2 }));
  expect(withPriceOf(text('new', { from: 1 }), text('old'))).toEqual(text('new'));
  expect(withPriceOf({ data: {}, sections: [] }, { data: {}, sections: [] })).toEqual({ data: {}, sections: [] });
});

test('prices differ by what they say', () => {
  expect(differsInPrice(text('a', { from: 1 }), text('b', { from: 1 }))).toBe(false);
  expect(differsInPrice(text('a', { from: 1 }), text('a'))).toBe(true);
});

test('only the owner changes prices', () => {
  expect((['owner', 'doctor', 'editor', 'front-desk'] as const).filter((role) => mayChangePrice({ role }))).toEqual([
    'owner',
  ]);
});

import { expect, test } from 'vitest';
import { inMillimetres, num, nums, polyline, smooth } from './path.ts';

test('a coordinate keeps one decimal and has no negative nought', () => {
  expect(num(1.26)).toBe('1.3');
  expect(num(-0.04)).toBe('0');
});

test('numbers are joined without a space before a minus sign', () => {
  expect(nums(1, -2, 3)).toBe('1-2 3');
});

test('a path in millimetres is scaled to drawing units, decimals and signs included', () => {
  expect(inMillimetres(100, 'M-.5 0C1.25-2 .1 3 4 5Z')).toBe('M-50 0C125-200 10 300 400 500Z');
});

test('rounding does not add up along a line: it ends where it should', () => {
  const points = Array.from({ length: 50 }, (_, index) => [index * 1.04, 0] as const);
  const steps = [...polyline(points).matchAll(/l(-?[\d.]+)/g)].reduce((sum, match) => sum + Number(match[1]), 0);
  expect(steps).toBeCloseTo(49 * 1.04, 1);
});

test('a closed curve returns to its start', () => {
  expect(
    smooth(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      true,
    ),
  ).toMatch(/^M0 0c.*z$/);
});

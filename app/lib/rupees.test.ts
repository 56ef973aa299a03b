import { expect, test } from 'vitest';
import { formatRupees } from './rupees.ts';

test('the sign stands before the figures without a space, and they are grouped by lakh', () => {
  expect([0, 500, 1500, 120_000, 12_345_678].map(formatRupees)).toEqual([
    '₹0',
    '₹500',
    '₹1,500',
    '₹1,20,000',
    '₹1,23,45,678',
  ]);
});

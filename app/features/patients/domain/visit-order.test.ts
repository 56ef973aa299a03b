import { expect, test } from 'vitest';
import { inOrder } from './visit-order.ts';

const visit = (startsAt: number, status = 'booked') => ({ startsAt, status });

test('the next visit stands first, then the later ones, then what was with the latest first', () => {
  const visits = [visit(30), visit(10), visit(50, 'cancelled'), visit(20, 'completed'), visit(40)];
  expect(inOrder(visits, 25).map(({ startsAt }) => startsAt)).toEqual([30, 40, 50, 20, 10]);
  // A cancelled visit ahead is nothing to come for.
  expect(inOrder([visit(60, 'cancelled'), visit(70)], 25).map(({ startsAt }) => startsAt)).toEqual([70, 60]);
});

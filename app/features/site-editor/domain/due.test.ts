import { expect, it } from 'vitest';
import { isDueAgain, PRICE_MONTHS, SIGNATURE_MONTHS } from './due.ts';

it.each([
  ['2025-11-26', '2026-11-25', SIGNATURE_MONTHS, false],
  ['2025-11-26', '2026-11-26', SIGNATURE_MONTHS, true],
  ['2024-02-29', '2025-03-01', SIGNATURE_MONTHS, true],
  ['2026-05-27', '2026-11-26', PRICE_MONTHS, false],
  ['2026-05-26', '2026-11-26', PRICE_MONTHS, true],
])('what is of %s is due again on %s after %i months: %s', (on, today, months, is) => {
  expect(isDueAgain(on, today, months)).toBe(is);
});

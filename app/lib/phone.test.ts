import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, parsePhone } from './phone.ts';

const ways = [
  '9876543210',
  '98765 43210',
  '098765 43210',
  '98765-43210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (0) 98765 43210',
  '(+91) 98765.43210',
  '91 98765 43210',
  '0091 98765 43210',
  '९८७६५ ४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '９８７６５４３２１０',
  '\u202a+91 98765 43210\u202c',
  '98765\u00a043210',
  '98765–43210',
];

test.each(ways)('%j is read as the Indian mobile number +91 98765 43210', (typed) => {
  expect(parsePhone(typed)).toEqual({ ok: true, value: '+919876543210' });
});

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['+971 50 123 4567', '+971501234567'],
  ['0712 222 3333', '+917122223333'],
])('%j of another country or a landline is read as %s', (typed, e164) => {
  expect(parsePhone(typed)).toEqual({ ok: true, value: e164 });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['0000 000', 'too-short'],
  ['98765', 'too-short'],
  ['98765 43210 98765 43210', 'too-long'],
  ['00000 00000', 'not-a-phone-number'],
  ['call me', 'not-a-phone-number'],
  ['98765 43210 <script>', 'not-a-phone-number'],
  ["9876543210' OR 1=1", 'not-a-phone-number'],
  ['98765😀43210', 'not-a-phone-number'],
])('%j is refused as %s', (typed, reason) => {
  expect(parsePhone(typed)).toEqual({ ok: false, reason });
});

test('any text at all is answered, never thrown at', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(parsePhone(text).ok).toBeTypeOf('boolean');
    }),
  );
});

test('what was formatted for people reads back as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }), (national) => {
      const e164 = `+91${national}`;
      expect(parsePhone(formatPhone(e164))).toEqual({ ok: true, value: e164 });
    }),
  );
  expect(formatPhone('+919876543210')).toBe('+91 98765 43210');
  expect(formatPhone('+14155552671')).toBe('+1 415 555 2671');
});

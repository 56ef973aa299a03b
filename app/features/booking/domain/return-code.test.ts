import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeFrom, formatCode, parseCode } from './return-code.ts';
import { parseContact } from './return-contact.ts';

test('every secret stands for six digits, zeros at the front too, and the same one always for the same', () => {
  expect(codeFrom(new Uint8Array(20))).toBe('000000');
  const secret = fc.uint8Array({ minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(secret, (bytes) => {
      expect(codeFrom(bytes)).toMatch(/^\d{6}$/);
      expect(codeFrom(bytes)).toBe(codeFrom(Uint8Array.from(bytes)));
    }),
  );
});

test('a code is read as it is written, spaced, dashed, and in the digits of Marathi', () => {
  for (const typed of ['012345', formatCode('012345'), ' 01-23-45 ', '०१२३४५']) expect(parseCode(typed)).toBe('012345');
  for (const typed of ['', '12345', '1234567', '12345a', 'K7M4-QDXW']) expect(parseCode(typed)).toBeUndefined();
});

test('a number or an address is known by its at sign, and read into one form', () => {
  expect(parseContact('098765-43210')).toEqual({ ok: true, value: { kind: 'phone', value: '+919876543210' } });
  expect(parseContact(' Asha@Example.com ')).toEqual({ ok: true, value: { kind: 'email', value: 'asha@example.com' } });
  expect(parseContact('')).toEqual({ ok: false, reason: 'empty' });
  expect(parseContact('asha@')).toEqual({ ok: false, reason: 'not-an-email' });
  expect(parseContact('asha')).toEqual({ ok: false, reason: 'not-a-phone-number' });
});

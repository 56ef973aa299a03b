import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatReference, makeReference, parseReference } from './reference.ts';

const random = fc.uint8Array({ minLength: 16, maxLength: 16 });

test('a reference has eight characters that no eye takes for another, and no vowels to spell a word with', () => {
  fc.assert(
    fc.property(random, (bytes) => {
      expect(makeReference(bytes)).toMatch(/^[34679CDFGHJKMPQRTVWXY]{8}$/);
    }),
  );
});

test('what is read out in two groups, in small letters or with spaces, is the same reference', () => {
  fc.assert(
    fc.property(random, (bytes) => {
      const reference = makeReference(bytes);
      expect(parseReference(formatReference(reference))).toBe(reference);
      expect(parseReference(` ${formatReference(reference).toLowerCase().replace('-', ' – ')} `)).toBe(reference);
    }),
  );
});

test.each(['', 'K7M4-QDX', 'K7M4-QDXWW', 'K7M4-QDX0', 'K7M4-QDXS', '😀😀😀😀'])('%j is no reference', (text) => {
  expect(parseReference(text)).toBeUndefined();
});

test('too few random bytes are a mistake of the program', () => {
  expect(() => makeReference(new Uint8Array(8))).toThrow('16 random bytes');
});

test('equal bytes give equal references, and one changed byte another one', () => {
  const bytes = Uint8Array.from({ length: 16 }, (_, index) => index * 7);
  const other = bytes.with(15, 1);
  expect(makeReference(bytes)).toBe(makeReference(bytes));
  expect(makeReference(bytes)).not.toBe(makeReference(other));
});

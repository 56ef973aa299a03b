import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeKey } from './key-file.ts';
import { createKeyRing, DecryptionError, cipherContext } from './key-ring.ts';
import { makeRecordKey, openRecordKey } from './record-key.ts';

const old = makeKey();
const ring = createKeyRing([old]);
const keyPlace = cipherContext('patient_forms', 'record_key_encrypted', '7');
const place = cipherContext('patient_forms', 'answers_sealed', '7');

test('what goes in comes out, by the key as it was made and as it is opened again', () => {
  const { key, wrapped } = makeRecordKey(ring, keyPlace);
  const again = openRecordKey(ring, wrapped, keyPlace);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect([...again.decrypt(key.encrypt(bytes, place), place)]).toEqual([...bytes]);
    }),
  );
  expect(Buffer.from(key.encrypt('itches at night', place)).includes('itches')).toBe(false);
});

test('no bit can be changed, nothing cut off and nothing moved to another place without notice', () => {
  const { key } = makeRecordKey(ring, keyPlace);
  const sealed = key.encrypt('x', place);
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Uint8Array.from(sealed);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => key.decrypt(changed, place)).toThrow(DecryptionError);
  }
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => key.decrypt(sealed.subarray(0, length), place)).toThrow(DecryptionError);
  expect(() => key.decrypt(sealed, cipherContext('patient_forms', 'answers_sealed', '8'))).toThrow(DecryptionError);
});

test("another record's key, and the key of a row put into another row, open nothing", () => {
  const { key, wrapped } = makeRecordKey(ring, keyPlace);
  const other = makeRecordKey(ring, keyPlace);
  expect(() => other.key.decrypt(key.encrypt('x', place), place)).toThrow(DecryptionError);
  expect(() => openRecordKey(ring, wrapped, cipherContext('patient_forms', 'record_key_encrypted', '8'))).toThrow(
    DecryptionError,
  );
  expect(() => openRecordKey(ring, ring.encrypt('short', keyPlace), keyPlace)).toThrow(DecryptionError);
});

test('a rotation closes only the key again: everything it closed stays as it is and opens', () => {
  const { key, wrapped } = makeRecordKey(ring, keyPlace);
  const sealed = key.encrypt('itches at night', place);
  const [next, both] = [makeKey(), createKeyRing([makeKey(), old])];
  const rewrapped = both.encrypt(both.decrypt(wrapped, keyPlace), keyPlace);
  expect(both.needsRotation(rewrapped)).toBe(false);
  expect(Buffer.from(openRecordKey(both, rewrapped, keyPlace).decrypt(sealed, place)).toString()).toBe(
    'itches at night',
  );
  expect(() => openRecordKey(createKeyRing([next]), rewrapped, keyPlace)).toThrow(DecryptionError);
});

import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatKeys, makeKey, parseKeys } from './key-file.ts';
import { createKeyRing, DecryptionError, keyIdOf, cipherContext } from './key-ring.ts';

const old = makeKey();
const current = makeKey();
const place = cipherContext('appointments', 'note', '7');

function reasonOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof DecryptionError) return error.reason;
    throw error;
  }
  return 'opened';
}

test('what goes in comes out, as text and as bytes, whatever it is', () => {
  const ring = createKeyRing([current]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 300 }), fc.string(), (text, bytes, where) => {
      expect(ring.decryptText(ring.encryptText(text, where), where)).toBe(text);
      expect([...ring.decrypt(ring.encrypt(bytes, where), where)]).toEqual([...bytes]);
    }),
  );
});

test('the same text twice gives different bytes, and the text is in neither', () => {
  const ring = createKeyRing([current]);
  const [one, two] = [ring.encrypt('itches at night', place), ring.encrypt('itches at night', place)];
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(false);
  expect(Buffer.from(one).includes('itches')).toBe(false);
});

test('no single bit can be changed without notice', () => {
  const ring = createKeyRing([current]);
  const sealed = ring.encrypt('x', place);
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Uint8Array.from(sealed);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(reasonOf(() => ring.decrypt(changed, place))).not.toBe('opened');
  }
});

test('bytes cut short, empty or strange are damaged, not a crash', () => {
  const ring = createKeyRing([current]);
  const sealed = ring.encrypt('x', place);
  for (let length = 0; length < sealed.length; length += 1)
    expect(reasonOf(() => ring.decrypt(sealed.subarray(0, length), place))).toBe('damaged');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(reasonOf(() => ring.decrypt(bytes, place))).not.toBe('opened');
    }),
  );
});

test('a value copied to another row or column stays shut', () => {
  const ring = createKeyRing([current]);
  const sealed = ring.encrypt('x', place);
  expect(reasonOf(() => ring.decrypt(sealed, cipherContext('appointments', 'note', '8')))).toBe('damaged');
  expect(reasonOf(() => ring.decrypt(sealed, cipherContext('appointments', 'name', '7')))).toBe('damaged');
});

test('an older key still opens what it closed, and says that it is time to close it again', () => {
  const sealed = createKeyRing([old]).encrypt('x', place);
  const ring = createKeyRing([current, old]);
  expect(Buffer.from(ring.decrypt(sealed, place)).toString()).toBe('x');
  expect(ring.needsRotation(sealed)).toBe(true);
  expect(keyIdOf(sealed)).toBe(old.id);
  expect(ring.needsRotation(ring.encrypt('x', place))).toBe(false);
});

test('without its key a value stays shut and the error names the key', () => {
  const sealed = createKeyRing([old]).encrypt('x', place);
  const ring = createKeyRing([current]);
  expect(reasonOf(() => ring.decrypt(sealed, place))).toBe('unknown-key');
  expect(() => ring.decrypt(sealed, place)).toThrow(old.id);
});

test('a key with the right id and the wrong secret opens nothing', () => {
  const sealed = createKeyRing([current]).encrypt('x', place);
  const impostor = { id: current.id, secret: new Uint8Array(randomBytes(32)) };
  expect(reasonOf(() => createKeyRing([impostor]).decrypt(sealed, place))).toBe('damaged');
});

test('a key added by another process is found by reading the keys again', () => {
  const ring = createKeyRing([old], () => [current, old]);
  expect(ring.currentKeyId).toBe(old.id);
  const sealed = createKeyRing([current]).encrypt('x', place);
  expect(Buffer.from(ring.decrypt(sealed, place)).toString()).toBe('x');
  expect(ring.currentKeyId).toBe(current.id);
});

test('derived bytes are 160 bits, the same each time, and differ by purpose, data and key', () => {
  const ring = createKeyRing([current, old]);
  const token = Buffer.from(ring.derive('manage-link', 'appointment 7')).toString('hex');
  expect(token).toHaveLength(40);
  expect(Buffer.from(ring.derive('manage-link', 'appointment 7')).toString('hex')).toBe(token);
  const others = [
    ring.derive('manage-link', 'appointment 8'),
    ring.derive('rate-limit', 'appointment 7'),
    ring.derive('manage-link', 'appointment 7', old.id),
  ].map((bytes) => Buffer.from(bytes).toString('hex'));
  expect(new Set([token, ...others]).size).toBe(4);
});

test('after a rotation the old key id makes the old token again', () => {
  const before = createKeyRing([old]).derive('manage-link', 'appointment 7');
  expect(createKeyRing([current, old]).derive('manage-link', 'appointment 7', old.id)).toEqual(before);
});

test('the text form of keys is read back, newest first, by lines or commas, with notes', () => {
  const text = formatKeys([current, old]);
  expect(parseKeys(`# keys of the clinic\n${text}`)).toEqual([current, old]);
  expect(parseKeys(text.trim().replaceAll('\n', ','))).toEqual([current, old]);
});

test.each([
  ['', /No key/],
  ['k1', /start with its id/],
  ['K 1:AAAA', /start with its id/],
  ['k1:AAAA', /32 bytes/],
  [`${formatKeys([current])}${formatKeys([current])}`, /listed twice/],
])('keys like %j are refused', (text, message) => {
  expect(() => parseKeys(text)).toThrow(message);
});

import { describe, expect, test } from 'vitest';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { verifyTimestamp, signTimestamp } from './signed-timestamp.ts';

const older = { id: 'older', secret: new Uint8Array(32).fill(1) };
const newer = { id: 'newer', secret: new Uint8Array(32).fill(2) };
const before = createKeyRing([older]);
const after = createKeyRing([newer, older]);

describe('the seal of a form', () => {
  const openedAt = 1_795_000_000_000;
  const seal = signTimestamp(before, 'booking', openedAt);

  test('gives back when the form was shown, also after a new key', () => {
    expect(verifyTimestamp(before, 'booking', seal)).toBe(openedAt);
    expect(verifyTimestamp(after, 'booking', seal)).toBe(openedAt);
  });

  test('is worth nothing when the time, the key or the seal is changed, or the key is gone', () => {
    const stranger = createKeyRing([newer]);
    const forged = [
      '',
      'x',
      seal.replace('1795', '1794'),
      seal.replace('older', 'newer'),
      `${seal.slice(0, -1)}${seal.endsWith('A') ? 'B' : 'A'}`,
      seal.slice(0, -1),
      signTimestamp(stranger, 'booking', openedAt).replace('newer', 'older'),
    ];
    for (const each of forged) expect(verifyTimestamp(after, 'booking', each)).toBeUndefined();
    expect(verifyTimestamp(stranger, 'booking', seal)).toBeUndefined();
  });

  test('is worth nothing on another form', () => {
    expect(verifyTimestamp(before, 'enquiry', seal)).toBeUndefined();
  });
});

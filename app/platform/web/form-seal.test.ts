import { describe, expect, test } from 'vitest';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { openSeal, sealForm } from './form-seal.ts';

const older = { id: 'older', secret: new Uint8Array(32).fill(1) };
const newer = { id: 'newer', secret: new Uint8Array(32).fill(2) };
const before = createKeyRing([older]);
const after = createKeyRing([newer, older]);

describe('the seal of a form', () => {
  const openedAt = 1_795_000_000_000;
  const seal = sealForm(before, 'booking', openedAt);

  test('gives back when the form was shown, also after a new key', () => {
    expect(openSeal(before, 'booking', seal)).toBe(openedAt);
    expect(openSeal(after, 'booking', seal)).toBe(openedAt);
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
      sealForm(stranger, 'booking', openedAt).replace('newer', 'older'),
    ];
    for (const each of forged) expect(openSeal(after, 'booking', each)).toBeUndefined();
    expect(openSeal(stranger, 'booking', seal)).toBeUndefined();
  });

  test('is worth nothing on another form', () => {
    expect(openSeal(before, 'enquiry', seal)).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { hashOfToken, isTokenShaped, manageTokenOf } from './manage-token.ts';

const older = { id: 'older', secret: new Uint8Array(32).fill(1) };
const newer = { id: 'newer', secret: new Uint8Array(32).fill(2) };
const before = createKeyRing([older]);
const after = createKeyRing([newer, older]);
const id = '0b0d9f57-8a0e-4a51-9a1e-3f0f6b0f5d11';

describe('the secret of a manage link', () => {
  test('is made again from the id, and stays the same when a new key comes in front', () => {
    const token = manageTokenOf(before, id, before.currentKeyId);
    expect(isTokenShaped(token)).toBe(true);
    expect(manageTokenOf(after, id, 'older')).toBe(token);
    expect(manageTokenOf(after, id, 'newer')).not.toBe(token);
  });

  test('differs from appointment to appointment, and its hash does not hold it', () => {
    const token = manageTokenOf(before, id, 'older');
    const other = manageTokenOf(before, id.replace('0b0d', '0b0e'), 'older');
    expect(other).not.toBe(token);
    expect(hashOfToken(token)).toHaveLength(32);
    expect(Buffer.from(hashOfToken(token)).toString('base64url')).not.toContain(token);
  });

  test.each(['', 'a', '../../etc', 'A'.repeat(28), `${'A'.repeat(26)}!`])('%j has not its form', (text) => {
    expect(isTokenShaped(text)).toBe(false);
  });
});

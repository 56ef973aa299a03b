import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeSecret, secretForScanning, secretForTyping, stepOfCode } from './one-time-code.ts';

/** RFC 6238 by the letter, from what an app is shown. */
function codeOfApp(shown: string, ms: number): string {
  const bits = Array.from(shown, (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(ms / 30_000)));
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

describe('codes of an authenticator app', () => {
  const secret = makeSecret();
  const now = Date.parse('2026-11-20T08:47:10Z');
  const step = Math.floor(now / 30_000);

  it('are those of any app that was shown the secret', async () => {
    expect(await stepOfCode(secret, codeOfApp(secretForTyping(secret), now), now)).toBe(step);
    const scanned = new URL(secretForScanning(secret, 'Jamun Skin & Hair', 'asha@example.com'));
    expect([scanned.protocol, scanned.searchParams.get('secret'), scanned.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      secretForTyping(secret),
      'Jamun Skin & Hair',
    ]);
  });

  it('may be half a minute early or late, and no more', async () => {
    const shown = secretForTyping(secret);
    const steps = [-90, -30, 30, 90].map((seconds) => stepOfCode(secret, codeOfApp(shown, now + seconds * 1000), now));
    expect(await Promise.all(steps)).toEqual([undefined, step - 1, step + 1, undefined]);
  });
});

import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import type { EpochMs } from '#app/lib/time.ts';

const stepMs = 30_000;

/** A new secret of an authenticator app: 27 signs with 160 random bits, as RFC 4226 recommends. */
export function makeSecret(): string {
  return randomBytes(20).toString('base64url');
}

/** The secret as people type it into an app that has no camera. */
export function secretForTyping(secret: string): string {
  return base32.encode(new TextEncoder().encode(secret), { padding: false });
}

/** The address inside the square code that apps scan. */
export function secretForScanning(secret: string, siteName: string, account: string): string {
  return createOTP(secret).url(siteName, account);
}

/**
 * The time step a code belongs to: this one, the one before or the one after, since clocks differ and people type slowly
 * (RFC 6238); undefined when it is none of them.
 */
export async function stepOfCode(secret: string, code: string, now: EpochMs): Promise<number | undefined> {
  const current = Math.floor(now / stepMs);
  const steps = [current - 1, current, current + 1];
  const codes = await Promise.all(steps.map((step) => createOTP(secret).hotp(step)));
  return steps.find((_step, index) => codes[index] === code);
}

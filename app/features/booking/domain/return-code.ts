import { withAsciiDigits } from '#app/lib/digits.ts';
import { minuteMs } from '#app/lib/time.ts';

/** How long a code works. */
export const codeMinutes = 10;
/** How often one may mistype it. */
export const mostTries = 5;
/** How long what a code opened is listed. */
export const listMs = 30 * minuteMs;

const digits = 6;

/** The code of six digits that a secret stands for. */
export function codeFrom(secret: Uint8Array): string {
  const number = secret.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return String(number % 10n ** BigInt(digits)).padStart(digits, '0');
}

/** "123 456": as it is read out and typed. */
export function formatCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** Reads a code as people type it: with spaces or dashes, in any digits of India. Undefined when it can't be one. */
export function parseCode(typed: string): string | undefined {
  const bare = withAsciiDigits(typed).replaceAll(/[\s\p{Pd}]/gu, '');
  return new RegExp(String.raw`^\d{${digits}}$`).test(bare) ? bare : undefined;
}

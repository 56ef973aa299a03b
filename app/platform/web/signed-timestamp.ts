import { timingSafeEqual } from 'node:crypto';
import type { EpochMs } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';

function signatureOf(keyRing: KeyRing, form: string, text: string, keyId: string): string {
  return Buffer.from(keyRing.derive(`${form}/form-opened-at`, text, keyId)).toString('base64url');
}

/**
 * The moment a form was shown, signed so that whoever sends the form back can't choose it. `form` is a name that no other
 * form has: what was signed for one is worth nothing on another.
 */
export function signTimestamp(keyRing: KeyRing, form: string, openedAt: EpochMs): string {
  const text = `${openedAt}.${keyRing.currentKeyId}`;
  return `${text}.${signatureOf(keyRing, form, text, keyRing.currentKeyId)}`;
}

/** The moment that was signed, or undefined when the text is missing, malformed, of another form or not ours. */
export function verifyTimestamp(keyRing: KeyRing, form: string, signed: string): EpochMs | undefined {
  const parts = /^(\d{1,15})\.([a-z0-9-]{1,24})\.([A-Za-z0-9_-]{27})$/.exec(signed);
  const [, openedAt, keyId, signature] = parts ?? [];
  if (openedAt === undefined || keyId === undefined || signature === undefined) return undefined;
  if (!keyRing.keyIds.includes(keyId)) return undefined;
  const expected = signatureOf(keyRing, form, `${openedAt}.${keyId}`, keyId);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(openedAt) : undefined;
}

import { timingSafeEqual } from 'node:crypto';
import type { EpochMs } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';

/** The forms that carry a seal; the seal of one is worth nothing on another. */
export type SealedForm = 'booking' | 'enquiry' | 'waiting';

function sealOf(keyRing: KeyRing, form: SealedForm, text: string, keyId: string): string {
  return Buffer.from(keyRing.derive(`${form}/form-opened-at`, text, keyId)).toString('base64url');
}

/** The moment a form was shown, sealed so that whoever sends the form back can't choose it. */
export function sealForm(keyRing: KeyRing, form: SealedForm, openedAt: EpochMs): string {
  const text = `${openedAt}.${keyRing.currentKeyId}`;
  return `${text}.${sealOf(keyRing, form, text, keyRing.currentKeyId)}`;
}

/** The moment inside a seal, or undefined when it is missing, malformed, of another form or not ours. */
export function openSeal(keyRing: KeyRing, form: SealedForm, sealed: string): EpochMs | undefined {
  const parts = /^(\d{1,15})\.([a-z0-9-]{1,24})\.([A-Za-z0-9_-]{27})$/.exec(sealed);
  const [, openedAt, keyId, seal] = parts ?? [];
  if (openedAt === undefined || keyId === undefined || seal === undefined) return undefined;
  if (!keyRing.keyIds.includes(keyId)) return undefined;
  const expected = sealOf(keyRing, form, `${openedAt}.${keyId}`, keyId);
  return timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) ? Number(openedAt) : undefined;
}

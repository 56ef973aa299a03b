import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';

/** Signs cookies; of the current key unless another one is named. */
export function cookieSecret(keyRing: KeyRing, keyId: string = keyRing.currentKeyId): string {
  const part = (name: string) => Buffer.from(keyRing.derive('staff/cookies', name, keyId)).toString('base64url');
  return part('first half') + part('second half');
}

/** What the names of cookies begin with. */
export function cookiePrefix(origin: string): string {
  return origin.startsWith('https:') ? '__Host-desk' : 'desk';
}

function signatureOf(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64');
}

function isSignedBy(value: string, signature: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(value, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * The headers of a request with its session cookie as the current key signs it, where an older key of the ring has signed
 * it: a rotation signs nobody out. No session lives longer than twelve hours, so after those an older key is asked for
 * nothing; one that is retired ends the sessions it signed at once. The form of the signature is better-auth's.
 */
export function signedByCurrentKey(
  { keyRing, origin }: { readonly keyRing: KeyRing; readonly origin: string },
  headers: Headers,
): Headers {
  const [currentId, ...olderIds] = keyRing.keyIds;
  const cookies = headers.get('cookie');
  if (cookies === null || olderIds.length === 0) return headers;
  const name = `${cookiePrefix(origin)}.session_token`;
  const all = cookies.split(/;\s*/);
  const place = all.findIndex((pair) => pair.startsWith(`${name}=`));
  const signed = decoded(all[place]?.slice(name.length + 1) ?? '');
  const cut = signed.lastIndexOf('.');
  if (cut < 1) return headers;
  const [value, signature] = [signed.slice(0, cut), signed.slice(cut + 1)];
  if (isSignedBy(value, signature, cookieSecret(keyRing, currentId))) return headers;
  if (!olderIds.some((id) => isSignedBy(value, signature, cookieSecret(keyRing, id)))) return headers;
  const fresh = signatureOf(value, cookieSecret(keyRing, currentId));
  const told = new Headers(headers);
  told.set('cookie', all.with(place, `${name}=${encodeURIComponent(`${value}.${fresh}`)}`).join('; '));
  return told;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

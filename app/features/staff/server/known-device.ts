import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createCookie } from 'react-router';
import { z } from 'zod';
import type { SignInContext } from './sign-in-context.ts';

type Parts = Pick<SignInContext, 'keyRing' | 'origin'>;

/** A browser in which somebody has signed in before. It opens nothing; its owners only never wait for strangers. */
export interface KnownDevice {
  readonly id: string;
  /** One for each account, the latest first. */
  readonly marks: readonly { readonly keyId: string; readonly mark: string }[];
}

const stored = z.object({
  id: z.string().regex(/^[\w-]{16,40}$/),
  marks: z.array(z.object({ keyId: z.string().max(40), mark: z.string().max(60) })).max(8),
});

/** People who share a computer at the reception. */
const mostAccounts = 8;
const yearSeconds = 31_536_000;

function cookieFor({ origin }: Parts) {
  const secure = origin.startsWith('https:');
  const name = secure ? '__Host-desk.device' : 'desk.device';
  return createCookie(name, { secure, httpOnly: true, sameSite: 'lax', path: '/', maxAge: yearSeconds });
}

function markOf({ keyRing }: Parts, id: string, email: string, keyId: string): string {
  return Buffer.from(keyRing.derive('staff/known-device', `${id} ${email}`, keyId)).toString('base64url');
}

/** What the device cookie says; nothing of it is believed before `knowsAccount`. */
export async function readDevice(parts: Parts, headers: Headers): Promise<KnownDevice | undefined> {
  const value: unknown = await cookieFor(parts).parse(headers.get('cookie'));
  return stored.safeParse(value).data;
}

/** Whether the owner of the account has signed in with this device before. */
export function knowsAccount(parts: Parts, device: KnownDevice | undefined, email: string): boolean {
  return (device?.marks ?? []).some(({ keyId, mark }) => {
    if (!device || !parts.keyRing.keyIds.includes(keyId)) return false;
    const [given, expected] = [Buffer.from(mark), Buffer.from(markOf(parts, device.id, email, keyId))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The cookie with which this device is known from now on. */
export async function rememberDevice(parts: Parts, device: KnownDevice | undefined, email: string): Promise<string> {
  const id = device?.id ?? randomBytes(18).toString('base64url');
  const keyId = parts.keyRing.currentKeyId;
  const mark = { keyId, mark: markOf(parts, id, email, keyId) };
  const others = (device?.marks ?? []).filter((each) => each.mark !== mark.mark);
  return cookieFor(parts).serialize({ id, marks: [mark, ...others].slice(0, mostAccounts) });
}

import { timingSafeEqual } from 'node:crypto';
import { DecryptionError, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import { changeRefusal } from '../domain/appointment.ts';
import { appointmentById, type AppointmentDetails } from './appointment-details.ts';

const purpose = 'booking/form-link';
const idBytes = 16;

function secretOf(keyRing: KeyRing, id: string, keyId: string): Buffer {
  return Buffer.from(keyRing.derive(purpose, id, keyId));
}

/**
 * The secret of the link from a visit to its patient form: the visit's id, and 160 bits only holders of the key can make.
 * It opens the form and nothing of the visit: whoever helps with the form cannot cancel with it.
 */
export function visitTokenOf(
  keyRing: KeyRing,
  { id, manageKeyId }: { readonly id: string; readonly manageKeyId: string },
): string {
  const uuid = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([uuid, secretOf(keyRing, id, manageKeyId)]).toString('base64url');
}

/** The visit such a link leads to while it is to come; undefined for any other text, and for one that is over or cancelled. */
export async function findByVisitToken(
  { db, keyRing }: { readonly db: Db; readonly keyRing: KeyRing },
  token: string,
  now: number,
): Promise<AppointmentDetails | undefined> {
  if (!/^[A-Za-z0-9_-]{48}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.subarray(0, idBytes).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const found = await appointmentById(db, id);
  if (!found || !isRight(keyRing, found, bytes.subarray(idBytes))) return undefined;
  const refusal = changeRefusal(found, 0, now);
  return refusal === 'past' || refusal === 'cancelled' ? undefined : found;
}

function isRight(keyRing: KeyRing, { id, manageKeyId }: AppointmentDetails, secret: Buffer): boolean {
  try {
    return timingSafeEqual(secretOf(keyRing, id, manageKeyId), secret);
  } catch (error) {
    // Its key is no longer in the ring.
    if (error instanceof DecryptionError) return false;
    throw error;
  }
}

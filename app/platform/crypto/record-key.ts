import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { DecryptionError, type KeyRing } from './key-ring.ts';

/**
 * The key of one record. What it closes is named `..._sealed` in a table, not `..._encrypted`: the key ring cannot open
 * it, and a rotation closes only the key again.
 */
export interface RecordKey {
  /** AES-256-GCM with a random nonce. It opens only with the same `context`, which names its table, column and row. */
  encrypt(plaintext: string | Uint8Array, context: string): Uint8Array;
  /** The plaintext. Throws `DecryptionError` for changed bytes, another context or another record's key. */
  decrypt(sealed: Uint8Array, context: string): Uint8Array;
}

export interface WrappedRecordKey {
  readonly key: RecordKey;
  /**
   * The key closed by the key ring, for the record's row. Deleting it destroys the record here at once, whatever copies of
   * what it closed lie around. A backup from before holds it still, closed by the ring, until that backup is deleted.
   */
  readonly wrapped: Uint8Array;
}

// version (1 byte, never 1: that is the key ring's) | nonce | ciphertext | tag
const version = 2;
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** A new random 256-bit key for one record; `context` is `cipherContext(table, 'record_key_encrypted', id)` of its row. */
export function makeRecordKey(keyRing: KeyRing, context: string): WrappedRecordKey {
  const secret = randomBytes(keyBytes);
  return { key: recordKeyOf(secret), wrapped: keyRing.encrypt(secret, context) };
}

/** The key of a record again. Throws `DecryptionError` when the ring has lost its key or the row is another one. */
export function openRecordKey(keyRing: KeyRing, wrapped: Uint8Array, context: string): RecordKey {
  const secret = keyRing.decrypt(wrapped, context);
  if (secret.length !== keyBytes) throw new DecryptionError('damaged', 'This is no key of a record.');
  return recordKeyOf(secret);
}

function recordKeyOf(secret: Uint8Array): RecordKey {
  return {
    encrypt(plaintext, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', secret, nonce);
      cipher.setAAD(boundTo(context));
      const ciphertext = Buffer.concat([cipher.update(Buffer.from(plaintext)), cipher.final()]);
      return new Uint8Array(Buffer.concat([Buffer.of(version), nonce, ciphertext, cipher.getAuthTag()]));
    },
    decrypt(sealed, context) {
      if (sealed[0] !== version || sealed.length < 1 + nonceBytes + tagBytes)
        throw new DecryptionError('damaged', 'These bytes were not written by a key of a record.');
      const nonce = sealed.subarray(1, 1 + nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', secret, nonce, { authTagLength: tagBytes });
      decipher.setAAD(boundTo(context));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      try {
        const ciphertext = sealed.subarray(1 + nonceBytes, -tagBytes);
        return new Uint8Array(Buffer.concat([decipher.update(ciphertext), decipher.final()]));
      } catch {
        throw new DecryptionError('damaged', 'The bytes were changed, or belong to another context.');
      }
    },
  };
}

function boundTo(context: string): Buffer {
  return Buffer.concat([Buffer.of(version), Buffer.from(context, 'utf8')]);
}

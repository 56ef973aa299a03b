import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { MasterKey } from './key-file.ts';

/** Bytes that can't be opened: by a missing key, a changed byte, or another context. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
  readonly reason: 'unknown-key' | 'damaged';
  constructor(reason: 'unknown-key' | 'damaged', message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface KeyRing {
  /** Keep it beside what `derive` made: the same key is needed to make it again. */
  readonly currentKeyId: string;
  readonly keyIds: readonly string[];
  /**
   * AES-256-GCM with the current key and a random nonce. `associatedData` says where the value belongs (see
   * `cipherContext`): copied into another row or column it can't be opened.
   */
  encrypt(plaintext: string | Uint8Array, associatedData: string): Uint8Array;
  /** The plaintext. Throws `DecryptionError`. */
  decrypt(encrypted: Uint8Array, associatedData: string): Uint8Array;
  /** Like `encrypt`, as base64url for a text column. */
  encryptText(plaintext: string, associatedData: string): string;
  /** Reverse of `encryptText`. Throws `DecryptionError`. */
  decryptText(encrypted: string, associatedData: string): string;
  /**
   * 20 bytes that only holders of the key can make: HMAC-SHA-256 of `data`, cut to 160 bits, with a key of its own
   * for each purpose. `keyId` makes again what an older key made; throws `DecryptionError` when that key is gone.
   */
  derive(purpose: string, data: string | Uint8Array, keyId?: string): Uint8Array;
  /**
   * A 256-bit key of its own for each purpose and salt, for what `encrypt` is too small for; of an older key by its
   * `keyId`. Throws `DecryptionError` when that key is gone.
   */
  keyFor(purpose: string, salt: Uint8Array, keyId?: string): Uint8Array;
  /** Whether it was encrypted with an older key. */
  needsRotation(encrypted: Uint8Array): boolean;
  /** Reads the keys again, where they come from a file. */
  reload(): void;
}

/** The associated data of a value in the database: its table, column and row. */
export function cipherContext(table: string, column: string, id: string): string {
  return `${table}.${column}:${id}`;
}

// version (1 byte) | length of the key id (1 byte) | key id | nonce | ciphertext | tag
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const derivedBytes = 20;

interface Envelope {
  readonly keyId: string;
  readonly header: Uint8Array;
  readonly nonce: Uint8Array;
  readonly ciphertext: Uint8Array;
  readonly tag: Uint8Array;
}

function open(bytes: Uint8Array): Envelope {
  const idEnd = 2 + (bytes[1] ?? 0);
  if (bytes[0] !== version || bytes.length < idEnd + nonceBytes + tagBytes)
    throw new DecryptionError('damaged', 'These bytes were not written by this key ring.');
  return {
    keyId: Buffer.from(bytes.subarray(2, idEnd)).toString('utf8'),
    header: bytes.subarray(0, idEnd),
    nonce: bytes.subarray(idEnd, idEnd + nonceBytes),
    ciphertext: bytes.subarray(idEnd + nonceBytes, -tagBytes),
    tag: bytes.subarray(-tagBytes),
  };
}

/** The id of the key that made these bytes. Throws `DecryptionError` when they are not ours. */
export function keyIdOf(encrypted: Uint8Array): string {
  return open(encrypted).keyId;
}

function boundTo(header: Uint8Array, associatedData: string): Buffer {
  return Buffer.concat([header, Buffer.from(associatedData, 'utf8')]);
}

/**
 * A key ring over master keys, the current one first. Each purpose gets a key of its own by HKDF-SHA-256, so nothing
 * learned from one use helps with another. `reload` is asked once when bytes name a key that is not here: another
 * process may have added it.
 */
export function createKeyRing(
  keys: readonly [MasterKey, ...MasterKey[]],
  reload?: () => readonly [MasterKey, ...MasterKey[]],
): KeyRing {
  let ring = keys;
  const derived = new Map<string, Buffer>();

  function find(id: string): MasterKey {
    const key = ring.find((each) => each.id === id);
    if (key) return key;
    if (reload) {
      ring = reload();
      const added = ring.find((each) => each.id === id);
      if (added) return added;
    }
    throw new DecryptionError('unknown-key', `The key ${JSON.stringify(id)} is not in the key ring.`);
  }

  function keyFor(master: MasterKey, purpose: string): Buffer {
    const name = `${master.id}\n${purpose}`;
    let key = derived.get(name);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', master.secret, '', `jamun/v1/${purpose}`, 32));
      derived.set(name, key);
    }
    return key;
  }

  const keyRing: KeyRing = {
    get currentKeyId() {
      return ring[0].id;
    },
    get keyIds() {
      return ring.map((key) => key.id);
    },
    encrypt(plaintext, associatedData) {
      const [master] = ring;
      const id = Buffer.from(master.id, 'utf8');
      const header = Buffer.concat([Buffer.from([version, id.length]), id]);
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keyFor(master, 'encrypt'), nonce);
      cipher.setAAD(boundTo(header, associatedData));
      const ciphertext = Buffer.concat([cipher.update(Buffer.from(plaintext)), cipher.final()]);
      return new Uint8Array(Buffer.concat([header, nonce, ciphertext, cipher.getAuthTag()]));
    },
    decrypt(encrypted, associatedData) {
      const { keyId, header, nonce, ciphertext, tag } = open(encrypted);
      const decipher = createDecipheriv('aes-256-gcm', keyFor(find(keyId), 'encrypt'), nonce, {
        authTagLength: tagBytes,
      });
      decipher.setAAD(boundTo(header, associatedData));
      decipher.setAuthTag(tag);
      try {
        return new Uint8Array(Buffer.concat([decipher.update(ciphertext), decipher.final()]));
      } catch {
        throw new DecryptionError('damaged', 'The bytes were changed, or belong to another context.');
      }
    },
    encryptText: (plaintext, associatedData) =>
      Buffer.from(keyRing.encrypt(plaintext, associatedData)).toString('base64url'),
    decryptText: (encrypted, associatedData) =>
      Buffer.from(keyRing.decrypt(Buffer.from(encrypted, 'base64url'), associatedData)).toString('utf8'),
    derive(purpose, data, keyId = ring[0].id) {
      const mac = createHmac('sha256', keyFor(find(keyId), `derive/${purpose}`))
        .update(data)
        .digest();
      return new Uint8Array(mac.subarray(0, derivedBytes));
    },
    keyFor: (purpose, salt, keyId = ring[0].id) =>
      new Uint8Array(hkdfSync('sha256', find(keyId).secret, salt, `jamun/v1/key/${purpose}`, 32)),
    needsRotation: (encrypted) => keyIdOf(encrypted) !== ring[0].id,
    reload: () => {
      if (reload) ring = reload();
    },
  };
  return keyRing;
}

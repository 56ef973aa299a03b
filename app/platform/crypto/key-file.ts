import { randomBytes } from 'node:crypto';

/** A master key: purposes derive their own keys from it, nothing uses it directly. */
export interface MasterKey {
  /** Short name written in front of everything the key made, so that the key can be found again. */
  readonly id: string;
  /** 32 random bytes. */
  readonly secret: Uint8Array;
}

const idPattern = /^[a-z0-9-]{1,24}$/;

/**
 * Keys from text: one `id:base64(32 bytes)` per line or between commas, the current one first; lines that
 * start with `#` are notes. Throws with a sentence that never quotes the secret part.
 */
export function parseKeys(text: string): [MasterKey, ...MasterKey[]] {
  const keys: MasterKey[] = [];
  for (const line of text.split(/[\n,]/).map((part) => part.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const separator = line.indexOf(':');
    const id = line.slice(0, Math.max(separator, 0));
    if (!idPattern.test(id)) throw new Error('A key must start with its id: up to 24 of a-z, 0-9 and -, then a colon.');
    const secret = Buffer.from(line.slice(separator + 1), 'base64');
    if (secret.length !== 32) throw new Error(`Key ${id} must be 32 bytes in base64.`);
    if (keys.some((key) => key.id === id)) throw new Error(`Key ${id} is listed twice.`);
    keys.push({ id, secret: new Uint8Array(secret) });
  }
  const [current, ...older] = keys;
  if (!current) throw new Error('No key found.');
  return [current, ...older];
}

/** The text form that `parseKeys` reads, one key a line. */
export function formatKeys(keys: readonly MasterKey[]): string {
  return keys.map((key) => `${key.id}:${Buffer.from(key.secret).toString('base64')}\n`).join('');
}

/** A fresh master key with a random id. */
export function makeKey(): MasterKey {
  return { id: `k${randomBytes(4).toString('hex')}`, secret: new Uint8Array(randomBytes(32)) };
}

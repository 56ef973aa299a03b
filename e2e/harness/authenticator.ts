import { createHmac } from 'node:crypto';

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * What an authenticator app shows that was given this key (RFC 6238, written here by the letter: it tests ours).
 * `steps` half minutes from now; the server takes the next code as well as this one.
 */
export function codeOfApp(shownKey: string, steps = 0): string {
  const bits = Array.from(shownKey.replaceAll(' ', ''), (sign) => signs.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import { DecryptionError, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import { ArchiveError } from './archive-error.ts';

/*
 * A file closed by a key of the ring, piece by piece, so that it never has to fit into memory:
 *   the head     "JAMUNBK2" | length of the key's name (1 byte) | its name | salt (16 bytes)
 *   each piece   length of what is closed (4 bytes) | closed | tag (16 bytes)
 * AES-256-GCM with a key of this file's own (HKDF with its salt). The nonce counts the pieces and says whether one is the
 * last, and the head belongs to every tag: nothing can be changed, left out, doubled, moved or cut off without a trace.
 */

const MAGIC = Buffer.from('JAMUNBK2');
const PURPOSE = 'backup-file';
const saltBytes = 16;
const tagBytes = 16;
const pieceBytes = 64 * 1024;
const longestHeadBytes = MAGIC.length + 1 + 255 + saltBytes;

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 4, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Closes what flows through with the current key of the ring. */
export function sealing(keyRing: KeyRing): Transform {
  const id = Buffer.from(keyRing.currentKeyId);
  const salt = randomBytes(saltBytes);
  const head = Buffer.concat([MAGIC, Buffer.of(id.length), id, salt]);
  const key = keyRing.keyFor(PURPOSE, salt);
  let waiting = Buffer.alloc(0);
  let index = 0;
  const closed = (piece: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast)).setAAD(head);
    const body = Buffer.concat([cipher.update(piece), cipher.final()]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    const start = index === 0 ? [head] : [];
    index += 1;
    return Buffer.concat([...start, length, body, cipher.getAuthTag()]);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk]);
      // The last piece is known at the end only, so one always waits.
      while (waiting.length > pieceBytes) {
        this.push(closed(waiting.subarray(0, pieceBytes), false));
        waiting = waiting.subarray(pieceBytes);
      }
      done();
    },
    flush(done) {
      this.push(closed(waiting, true));
      done();
    },
  });
}

const damaged = () =>
  new ArchiveError('The backup was changed or damaged after it was written, so nothing of it is restored.');

/** Whether a file that begins with these bytes is sealed. */
export function isSealed(start: Uint8Array): boolean {
  return MAGIC.equals(start.subarray(0, MAGIC.length));
}

/** The content of a sealed file. Throws `ArchiveError` as soon as a byte is not as it was written, or its end is missing. */
export async function* opened(
  chunks: AsyncIterable<Uint8Array>,
  keyRing: KeyRing | undefined,
): AsyncGenerator<Uint8Array> {
  let waiting = Buffer.alloc(0);
  const source = chunks[Symbol.asyncIterator]();
  /** Reads on until so many bytes wait; false where the file ends before. */
  const fill = async (bytes: number): Promise<boolean> => {
    while (waiting.length < bytes) {
      const { done, value } = await source.next();
      if (done) return false;
      waiting = Buffer.concat([waiting, value]);
    }
    return true;
  };
  await fill(longestHeadBytes);
  const idEnd = MAGIC.length + 1 + (waiting[MAGIC.length] ?? 0);
  if (waiting.length < idEnd + saltBytes) throw damaged();
  const head = waiting.subarray(0, idEnd + saltBytes);
  const key = openKey(keyRing, head.subarray(MAGIC.length + 1, idEnd).toString(), head.subarray(idEnd));
  waiting = waiting.subarray(head.length);
  for (let index = 0, isOver = false; !isOver; index += 1) {
    if (!(await fill(4))) throw damaged();
    const length = waiting.readUInt32BE();
    if (length > pieceBytes || !(await fill(4 + length + tagBytes))) throw damaged();
    const body = waiting.subarray(4, 4 + length);
    const tag = waiting.subarray(4 + length, 4 + length + tagBytes);
    waiting = waiting.subarray(4 + length + tagBytes);
    isOver = !(await fill(1));
    yield openPiece(key, head, { body, tag, nonce: nonceOf(index, isOver) });
  }
}

function openKey(keyRing: KeyRing | undefined, id: string, salt: Buffer): Uint8Array {
  try {
    if (!keyRing) throw new DecryptionError('unknown-key', 'no keys');
    return keyRing.keyFor(PURPOSE, salt, id);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    throw new ArchiveError(
      `This backup is closed with the key ${id}, which is missing: nothing opens it without. Give it with --key FILE (the file secret.key of the old DATA_DIR) or in SECRET_KEY.`,
      { cause: error },
    );
  }
}

function openPiece(
  key: Uint8Array,
  head: Buffer,
  { body, tag, nonce }: { readonly body: Buffer; readonly tag: Buffer; readonly nonce: Buffer },
): Uint8Array {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(head)
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch (error) {
    throw new ArchiveError(damaged().message, { cause: error });
  }
}

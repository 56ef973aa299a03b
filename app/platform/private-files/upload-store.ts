import { mkdir, open, rm, stat, truncate, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { DecryptionError } from '#app/platform/crypto/key-ring.ts';
import { filePath } from './file-names.ts';
import { isMissing, namesIn } from './stored-files.ts';

/** Encrypts the chunks; the key of a record does. */
export interface Cipher {
  encrypt(plaintext: Uint8Array, context: string): Uint8Array;
  decrypt(sealed: Uint8Array, context: string): Uint8Array;
}

export type AppendResult =
  | { readonly ok: true; readonly bytes: number }
  | { readonly ok: false; readonly reason: 'too-large' | 'busy' | 'offset-mismatch' };

/**
 * Files on their way in, in `DATA_DIR/arriving`. They are written as they come, in chunks, each encrypted with the record's
 * key and bound to its offset in the file; nothing is readable on the disk and no file is held in memory. After a lost
 * connection, or a crash, the upload goes on from what had arrived.
 */
export interface UploadStore {
  /** How many bytes have arrived; 0 for an unknown name. */
  received(name: string): Promise<number>;
  /**
   * Adds what `source` brings, which has to begin where the file ends (`from`). More than `limit` bytes in all removes
   * the file. An error of `source`, such as a lost connection, keeps what came and is thrown.
   */
  append(
    name: string,
    source: AsyncIterable<Uint8Array>,
    options: { readonly cipher: Cipher; readonly from: number; readonly limit: number },
  ): Promise<AppendResult>;
  /** The whole file. Throws `DecryptionError` when a chunk is not what was written. */
  read(name: string, cipher: Cipher): Promise<Uint8Array>;
  remove(name: string): Promise<void>;
  /** Names that begin like this. */
  names(start: string): Promise<string[]>;
  /** How many bytes all uploads take on the disk. */
  bytes(): Promise<number>;
  /** Removes uploads that have not grown since this moment (epoch milliseconds) and returns how many. */
  removeOlderThan(since: number): Promise<number>;
}

const CHUNK_BYTES = 128 * 1024;
const HEAD_BYTES = 8;

/** In the file: length of the closed chunk and of what is in it, 4 bytes each, then the chunk. */
interface Chunk {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly bytes: number;
}

async function chunksOf(file: FileHandle): Promise<{ chunks: Chunk[]; end: number; bytes: number }> {
  const { size } = await file.stat();
  const chunks: Chunk[] = [];
  let [at, from] = [0, 0];
  const head = Buffer.alloc(HEAD_BYTES);
  while (at + HEAD_BYTES <= size) {
    await file.read(head, 0, HEAD_BYTES, at);
    const [length, bytes] = [head.readUInt32BE(0), head.readUInt32BE(4)];
    if (length === 0 || bytes > CHUNK_BYTES || at + HEAD_BYTES + length > size) break;
    chunks.push({ at: at + HEAD_BYTES, length, from, bytes });
    at += HEAD_BYTES + length;
    from += bytes;
  }
  return { chunks, end: at, bytes: from };
}

function chunkContext(name: string, from: number): string {
  return `arriving:${name}:${from}`;
}

/** Writes chunks until `source` ends or breaks; what came before it breaks is written as well. */
async function write(
  file: FileHandle,
  name: string,
  source: AsyncIterable<Uint8Array>,
  { cipher, from, limit }: { cipher: Cipher; from: number; limit: number },
): Promise<AppendResult> {
  let held: Uint8Array[] = [];
  let [heldBytes, bytes] = [0, from];
  const flush = async (): Promise<void> => {
    const whole = Buffer.concat(held);
    [held, heldBytes] = [[], 0];
    for (let at = 0; at < whole.length; at += CHUNK_BYTES) {
      const chunk = whole.subarray(at, at + CHUNK_BYTES);
      const sealed = cipher.encrypt(chunk, chunkContext(name, bytes));
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeUInt32BE(sealed.length, 0);
      head.writeUInt32BE(chunk.length, 4);
      await file.appendFile(Buffer.concat([head, sealed]));
      bytes += chunk.length;
    }
  };
  try {
    for await (const part of source) {
      if (bytes + heldBytes + part.length > limit) return { ok: false, reason: 'too-large' };
      held.push(part);
      heldBytes += part.length;
      if (heldBytes >= CHUNK_BYTES) await flush();
    }
  } finally {
    await flush();
  }
  return { ok: true, bytes };
}

export function openUploadStore(dataDir: string): UploadStore {
  const folder = join(dataDir, 'arriving');
  const busy = new Set<string>();

  async function opened<T>(name: string, missing: T, work: (file: FileHandle) => Promise<T>): Promise<T> {
    let file: FileHandle;
    try {
      file = await open(filePath(folder, name), 'r');
    } catch (error) {
      if (isMissing(error)) return missing;
      throw error;
    }
    try {
      return await work(file);
    } finally {
      await file.close();
    }
  }

  const received = (name: string) => opened(name, 0, async (file) => (await chunksOf(file)).bytes);

  return {
    received,
    async append(name, source, options) {
      if (busy.has(name)) return { ok: false, reason: 'busy' };
      busy.add(name);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const path = filePath(folder, name);
        const file = await open(path, 'a+', 0o600);
        try {
          const { end, bytes } = await chunksOf(file);
          if (bytes !== options.from) return { ok: false, reason: 'offset-mismatch' };
          // What a crash left half written.
          await truncate(path, end);
          const result = await write(file, name, source, options);
          if (!result.ok) await rm(path, { force: true });
          return result;
        } finally {
          await file.close();
        }
      } finally {
        busy.delete(name);
      }
    },
    read: (name, cipher) =>
      opened(name, new Uint8Array(), async (file) => {
        const { chunks, bytes } = await chunksOf(file);
        const whole = new Uint8Array(bytes);
        for (const chunk of chunks) {
          const sealed = new Uint8Array(chunk.length);
          await file.read(sealed, 0, chunk.length, chunk.at);
          const plain = cipher.decrypt(sealed, chunkContext(name, chunk.from));
          if (plain.length !== chunk.bytes)
            throw new DecryptionError('damaged', 'A piece has another length than it says.');
          whole.set(plain, chunk.from);
        }
        return whole;
      }),
    remove: (name) => rm(filePath(folder, name), { force: true }),
    names: async (start) => (await namesIn(folder)).filter((name) => name.startsWith(start)),
    async bytes() {
      const sizes = await Promise.all(
        (await namesIn(folder)).map((name) =>
          stat(join(folder, name)).then(
            ({ size }) => size,
            () => 0,
          ),
        ),
      );
      return sizes.reduce((all, size) => all + size, 0);
    },
    async removeOlderThan(since) {
      let removed = 0;
      for (const name of await namesIn(folder)) {
        const path = join(folder, name);
        const changedAt = await stat(path).then(
          ({ mtimeMs }) => mtimeMs,
          () => since,
        );
        if (changedAt >= since || busy.has(name)) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

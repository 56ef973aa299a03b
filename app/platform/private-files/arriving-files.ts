import { mkdir, open, rm, stat, truncate, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { DecryptionError } from '#app/platform/crypto/key-ring.ts';
import { filePath } from './file-names.ts';
import { isMissing, namesIn } from './stored-files.ts';

/** What closes the pieces: the key of a record does. */
export interface Seal {
  encrypt(plaintext: Uint8Array, place: string): Uint8Array;
  decrypt(sealed: Uint8Array, place: string): Uint8Array;
}

export type Arrival =
  | { readonly ok: true; readonly bytes: number }
  | { readonly ok: false; readonly reason: 'too-large' | 'busy' | 'elsewhere' };

/**
 * Files on their way in, in `DATA_DIR/arriving`. They are written as they come, in pieces, each closed with the record's
 * key and bound to its place in the file; nothing lies open on the disk and no file is held in memory. After a lost
 * connection, or a crash, what came before can be gone on from.
 */
export interface ArrivingFiles {
  /** How many bytes have come; 0 for a name that is none. */
  received(name: string): Promise<number>;
  /**
   * Adds what `source` brings, which has to begin where the file ends (`from`). More than `limit` bytes in all removes
   * the file. An error of `source`, such as a lost connection, keeps what came and is thrown.
   */
  append(
    name: string,
    source: AsyncIterable<Uint8Array>,
    options: { readonly seal: Seal; readonly from: number; readonly limit: number },
  ): Promise<Arrival>;
  /** All of it. Throws `DecryptionError` when a piece is not what was written. */
  read(name: string, seal: Seal): Promise<Uint8Array>;
  remove(name: string): Promise<void>;
  /** Names that begin like this. */
  names(start: string): Promise<string[]>;
  /** What all of them take on the disk. */
  bytes(): Promise<number>;
  /** Removes what nobody has added to since, as epoch milliseconds, and says how many. */
  removeOlderThan(since: number): Promise<number>;
}

const PIECE_BYTES = 128 * 1024;
const HEAD_BYTES = 8;

/** In the file: length of the closed piece and of what is in it, 4 bytes each, then the piece. */
interface Piece {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly bytes: number;
}

async function piecesOf(file: FileHandle): Promise<{ pieces: Piece[]; end: number; bytes: number }> {
  const { size } = await file.stat();
  const pieces: Piece[] = [];
  let [at, from] = [0, 0];
  const head = Buffer.alloc(HEAD_BYTES);
  while (at + HEAD_BYTES <= size) {
    await file.read(head, 0, HEAD_BYTES, at);
    const [length, bytes] = [head.readUInt32BE(0), head.readUInt32BE(4)];
    if (length === 0 || bytes > PIECE_BYTES || at + HEAD_BYTES + length > size) break;
    pieces.push({ at: at + HEAD_BYTES, length, from, bytes });
    at += HEAD_BYTES + length;
    from += bytes;
  }
  return { pieces, end: at, bytes: from };
}

function placeOfPiece(name: string, from: number): string {
  return `arriving:${name}:${from}`;
}

/** Writes pieces until `source` ends or breaks; what came before it breaks is written as well. */
async function write(
  file: FileHandle,
  name: string,
  source: AsyncIterable<Uint8Array>,
  { seal, from, limit }: { seal: Seal; from: number; limit: number },
): Promise<Arrival> {
  let held: Uint8Array[] = [];
  let [heldBytes, bytes] = [0, from];
  const flush = async (): Promise<void> => {
    const whole = Buffer.concat(held);
    [held, heldBytes] = [[], 0];
    for (let at = 0; at < whole.length; at += PIECE_BYTES) {
      const piece = whole.subarray(at, at + PIECE_BYTES);
      const sealed = seal.encrypt(piece, placeOfPiece(name, bytes));
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeUInt32BE(sealed.length, 0);
      head.writeUInt32BE(piece.length, 4);
      await file.appendFile(Buffer.concat([head, sealed]));
      bytes += piece.length;
    }
  };
  try {
    for await (const chunk of source) {
      if (bytes + heldBytes + chunk.length > limit) return { ok: false, reason: 'too-large' };
      held.push(chunk);
      heldBytes += chunk.length;
      if (heldBytes >= PIECE_BYTES) await flush();
    }
  } finally {
    await flush();
  }
  return { ok: true, bytes };
}

export function openArrivingFiles(dataDir: string): ArrivingFiles {
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

  const received = (name: string) => opened(name, 0, async (file) => (await piecesOf(file)).bytes);

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
          const { end, bytes } = await piecesOf(file);
          if (bytes !== options.from) return { ok: false, reason: 'elsewhere' };
          // What a crash left half written.
          await truncate(path, end);
          const arrival = await write(file, name, source, options);
          if (!arrival.ok) await rm(path, { force: true });
          return arrival;
        } finally {
          await file.close();
        }
      } finally {
        busy.delete(name);
      }
    },
    read: (name, seal) =>
      opened(name, new Uint8Array(), async (file) => {
        const { pieces, bytes } = await piecesOf(file);
        const whole = new Uint8Array(bytes);
        for (const piece of pieces) {
          const sealed = new Uint8Array(piece.length);
          await file.read(sealed, 0, piece.length, piece.at);
          const plain = seal.decrypt(sealed, placeOfPiece(name, piece.from));
          if (plain.length !== piece.bytes)
            throw new DecryptionError('damaged', 'A piece has another length than it says.');
          whole.set(plain, piece.from);
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

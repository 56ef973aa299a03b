import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { CommandError } from '#app/platform/control.ts';

/** A list of passwords that leaked, brought by whoever runs the clinic. Asking it leaves this machine in no way. */
export interface LeakedPasswords {
  /** Whether exactly this password is in the list. */
  has(text: string): Promise<boolean>;
}

/** A line of the lists of Have I Been Pwned, ordered by hash: SHA-1 in hex, a colon, how often it leaked. */
const hashLine = /^([0-9a-f]{40})(?::\d{1,12})?\r?$/i;
/** Longer than two such lines: what is read around a place holds the whole line there. */
const windowBytes = 160;
/** Plain lists are held in memory, 8 bytes a line; a longer one is better brought ordered by hash. */
const mostPlainBytes = 512 * 1024 * 1024;
/** At how many places of an ordered list is looked whether it is in order. */
const samples = 200;

/**
 * Opens a list: ordered by SHA-1, of any length, which is looked up on the disk; or plain, one password a line, which is read
 * when the first password is chosen. Throws `CommandError` with a sentence when it is neither.
 */
export async function openLeakedPasswords(file: string): Promise<LeakedPasswords> {
  const { isHashes, size } = await reading(file, async (handle, bytes) => {
    const isOne = hashLine.test((await lineAt(handle, 0, bytes)).text);
    if (isOne) await requireOrder(file, handle, bytes);
    return { isHashes: isOne, size: bytes };
  });
  if (isHashes) return { has: (text) => reading(file, (handle, bytes) => isAmong(handle, bytes, hashOf(text))) };
  if (size === 0 || size > mostPlainBytes)
    throw new CommandError(
      `LEAKED_PASSWORDS_FILE is ${size === 0 ? 'empty' : 'too long for a plain list; bring it as SHA-1, ordered by hash'}: ${file}.`,
    );
  let marks: Promise<Float64Array> | undefined;
  return {
    async has(text) {
      marks ??= readPlain(file);
      return isMarked(await marks, markOf(text));
    },
  };
}

/** Opens the file for one question: nobody holds it while nobody asks, and a newer list put in its place counts at once. */
async function reading<T>(file: string, work: (handle: FileHandle, size: number) => Promise<T>): Promise<T> {
  const handle = await open(file).catch((error: unknown) => {
    throw new CommandError(`LEAKED_PASSWORDS_FILE cannot be read: ${file}.`, { cause: error });
  });
  try {
    return await work(handle, (await handle.stat()).size);
  } finally {
    await handle.close();
  }
}

function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('hex').toUpperCase();
}

interface Line {
  readonly text: string;
  readonly start: number;
  /** Behind its line end. */
  readonly end: number;
}

/** The line that holds the byte at this place. */
async function lineAt(handle: FileHandle, place: number, size: number): Promise<Line> {
  const from = Math.max(0, place - windowBytes / 2);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(windowBytes), 0, windowBytes, from);
  const bytes = buffer.subarray(0, bytesRead);
  const at = place - from;
  const start = at === 0 ? 0 : bytes.lastIndexOf(0x0a, at - 1) + 1;
  const newline = bytes.indexOf(0x0a, at);
  const end = newline < 0 ? bytesRead : newline;
  return {
    text: bytes.subarray(start, end).toString('latin1'),
    start: from + start,
    end: Math.min(from + end + 1, size),
  };
}

async function hashAt(
  handle: FileHandle,
  place: number,
  size: number,
): Promise<Line & { readonly hash: string | undefined }> {
  const line = await lineAt(handle, place, size);
  return { ...line, hash: hashLine.exec(line.text)?.[1]?.toUpperCase() };
}

async function isAmong(handle: FileHandle, size: number, wanted: string): Promise<boolean> {
  let from = 0;
  let to = size;
  while (from < to) {
    const { hash = '', start, end } = await hashAt(handle, Math.floor((from + to) / 2), size);
    if (hash === wanted) return true;
    if (hash < wanted) from = end;
    else to = start;
  }
  return false;
}

/** Lists ordered by how often a password leaked exist as well; looked up in them, next to nothing would be found. */
async function requireOrder(file: string, handle: FileHandle, size: number): Promise<void> {
  let before = '';
  for (let sample = 0; sample < samples; sample += 1) {
    const { hash } = await hashAt(handle, Math.floor(((size - 1) * sample) / (samples - 1)), size);
    if (hash === undefined || hash < before)
      throw new CommandError(
        `LEAKED_PASSWORDS_FILE is not ordered by hash: ${file}. Take the list that is, or sort it: LC_ALL=C sort -o FILE FILE.`,
      );
    before = hash;
  }
}

/** 48 bits of the hash: of ten million marks one in thirty million other passwords is taken for leaked. */
function markOf(text: string): number {
  return createHash('sha1').update(text).digest().readUIntBE(0, 6);
}

async function readPlain(file: string): Promise<Float64Array> {
  let marks = new Float64Array(1 << 16);
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (count === marks.length) {
      const more = new Float64Array(marks.length * 2);
      more.set(marks);
      marks = more;
    }
    marks[count] = markOf(line);
    count += 1;
  }
  return marks.slice(0, count).toSorted();
}

function isMarked(marks: Float64Array, wanted: number): boolean {
  let from = 0;
  let to = marks.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const mark = marks[middle] ?? 0;
    if (mark === wanted) return true;
    if (mark < wanted) from = middle + 1;
    else to = middle;
  }
  return false;
}

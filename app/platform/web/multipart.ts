import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { UnreadableForm } from './readable-request.ts';

/** A file of a form, as it comes. */
export interface ArrivingPart {
  readonly name: string;
  /** False for a field that was left without a file. */
  readonly isChosen: boolean;
  readonly bytes: AsyncIterable<Uint8Array>;
}

const limits = {
  fieldNameSize: 100,
  fieldSize: 1000,
  fields: 60,
  files: 40,
  parts: 100,
  headerPairs: 20,
  headerSize: 4096,
};

/** Throws `UnreadableForm` for a type that names no boundary, or an odd one. */
function parserOf(type: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch (error) {
    throw new UnreadableForm('This is no form with files.', { cause: error });
  }
}

/**
 * Reads a form with files (multipart/form-data) as it arrives: never more of it in memory than a few pieces. Gives its
 * fields once all of it has come. Names of files and the types a browser claims are not looked at. What `take` leaves
 * unread of a file is dropped. Throws `UnreadableForm` when it is no such form, breaks off, or holds a NUL.
 */
export async function readMultipart(
  request: Request,
  take: (part: ArrivingPart) => Promise<void>,
): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !type.startsWith('multipart/form-data')) throw new UnreadableForm('This is no form with files.');
  const fields = new URLSearchParams();
  const taken: Promise<void>[] = [];
  const open = new Set<Readable>();
  const parser = parserOf(type);
  parser.on('field', (name, value) => {
    if (name.includes('\0') || value.includes('\0')) parser.destroy(new Error('The form holds a NUL.'));
    else fields.append(name, value);
  });
  parser.on('file', (name, file, fileName: string | undefined) => {
    open.add(file);
    const bytes = file.iterator({ destroyOnReturn: false });
    // Whoever sends must be able to go on sending the rest.
    const done = take({ name, isChosen: Boolean(fileName), bytes }).finally(() => file.resume());
    // Awaited below; an error before that must not end the process.
    done.catch(() => {});
    taken.push(done);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same kind of stream under two names
  const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
  try {
    await new Promise<void>((resolve, reject) => {
      body.once('error', reject);
      parser.once('error', reject);
      parser.once('finish', resolve);
      body.pipe(parser);
    });
  } catch (error) {
    body.destroy();
    // Whoever waits for the rest of a file hears that there is none.
    const broken = new UnreadableForm(error instanceof Error ? error.message : 'The form broke off.', { cause: error });
    for (const file of open) file.destroy(broken);
    await Promise.allSettled(taken);
    throw broken;
  }
  await Promise.all(taken);
  return fields;
}

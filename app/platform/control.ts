import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** Answers one command. `say` shows a line to whoever asked, at once; the result must be JSON. */
export type CommandHandler = (input: unknown, say: (line: string) => void) => Promise<unknown>;

export interface Control {
  register(name: string, handler: CommandHandler): void;
  close(): Promise<void>;
}

/** An expected failure of a command; its message is a sentence for the terminal. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const longestPathBytes = 100;
const longestRequestBytes = 1_000_000;
const request = z.object({ command: z.string(), input: z.unknown() });
const response = z.union([
  z.object({ say: z.string() }),
  z.object({ error: z.string() }),
  z.object({ done: z.literal(true), result: z.unknown() }),
]);

/**
 * Where the server of this data folder listens: `control.sock` in it, or, because the system allows some hundred
 * bytes only, in a folder of ours below the temporary one when that path is too long.
 */
export function controlSocket(dataDir: string): string {
  const path = join(dataDir, 'control.sock');
  if (Buffer.byteLength(path) <= longestPathBytes) return path;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `jamun-${process.getuid?.() ?? 'user'}-${name}`, 'control.sock');
}

function isOurs(path: string): boolean {
  const { uid } = lstatSync(path);
  return process.getuid === undefined || uid === process.getuid();
}

/**
 * Listens for commands of this machine's owner on a socket that only they can open. Call it while holding the data
 * folder's lock: a socket left behind by a killed server is taken over.
 */
export async function openControl(dataDir: string, onError: (error: unknown) => void): Promise<Control> {
  const path = controlSocket(dataDir);
  const folder = join(path, '..');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isOurs(folder)) throw new Error(`The folder ${folder} belongs to somebody else.`);
  rmSync(path, { force: true });
  const handlers = new Map<string, CommandHandler>();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', onError);
    answer(socket, handlers).catch(onError);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  return {
    register: (name, handler) => {
      handlers.set(name, handler);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

async function answer(socket: Socket, handlers: ReadonlyMap<string, CommandHandler>): Promise<void> {
  const send = (message: z.infer<typeof response>) => {
    if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
  };
  try {
    const { command, input } = request.parse(JSON.parse(await firstLine(socket)));
    const handler = handlers.get(command);
    if (!handler) throw new CommandError(`The running server does not know the command ${command}.`);
    const result = await handler(input, (line) => send({ say: line }));
    send({ done: true, result: result ?? null });
  } catch (error) {
    send({ error: error instanceof Error ? error.message : String(error) });
  } finally {
    socket.end();
  }
}

async function firstLine(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    const end = text.indexOf('\n');
    if (end >= 0) return text.slice(0, end);
    if (text.length > longestRequestBytes) throw new CommandError('The command is too long.');
  }
  throw new CommandError('The command ended before its line did.');
}

export type Answer = { readonly answered: false } | { readonly answered: true; readonly result: unknown };

/**
 * Asks the server that runs on this data folder. `answered: false` when none runs there. Throws `CommandError` with
 * the server's words when it refuses, or when it ends in the middle.
 */
export async function askServer(
  dataDir: string,
  command: string,
  input: unknown,
  say: (line: string) => void,
): Promise<Answer> {
  const socket = await connect(controlSocket(dataDir));
  if (!socket) return { answered: false };
  try {
    socket.write(`${JSON.stringify({ command, input })}\n`);
    for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
      const message = response.parse(JSON.parse(line));
      if ('say' in message) say(message.say);
      else if ('error' in message) throw new CommandError(message.error);
      else return { answered: true, result: message.result };
    }
    throw new CommandError('The server ended before it had answered.');
  } finally {
    socket.destroy();
  }
}

function connect(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path);
    socket.once('connect', () => {
      if (isOurs(path)) resolve(socket);
      else reject(new CommandError(`The socket ${path} belongs to somebody else.`));
    });
    socket.once('error', (error) => {
      const code: unknown = Reflect.get(error, 'code');
      if (code === 'ENOENT' || code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
  });
}

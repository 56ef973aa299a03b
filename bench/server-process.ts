import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverArguments, serverEnvironment } from '../scripts/server-command.mjs';

export const root = join(import.meta.dirname, '..');

/** A server of a measurement's own. */
export interface ServerProcess {
  readonly url: string;
  /** Of the server itself, also where another program started it. */
  readonly pid: number;
  /** From the beginning of the program to its first "ready". */
  readonly readyAfterMs: number;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('there is no free port');
  return address.port;
}

async function untilReady(url: string, hasEnded: () => boolean, output: () => string): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error(`the server ended before it was ready:\n${output()}`);
    const status = await fetch(`${url}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The process that listens: the one started, or the last of its children. */
function listenerOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const last = children.at(-1);
  return last === undefined ? pid : listenerOf(Number(last));
}

/** Starts the project, built as it is, in the folder `cwd`: the server alone or all of `npm start`. Waits until it is ready. Linux only. */
export async function startProcess(
  what: 'server' | 'npm start',
  env: Readonly<Record<string, string>>,
  cwd = root,
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const script = what === 'server' ? serverArguments : ['scripts/start.mjs'];
  const command = script.map((part) => (part.startsWith('scripts/') ? join(root, part) : part));
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, ...serverEnvironment, LOG_LEVEL: 'warn', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilReady(
    url,
    () => child.exitCode !== null,
    () => output,
  );
  return {
    url,
    pid: listenerOf(child.pid ?? 0),
    readyAfterMs: performance.now() - startedAt,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs `use` with a new folder, which is removed afterwards. */
export async function inNewFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'jamun-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Megabytes (10^6 bytes) of memory that a process holds now (Linux: proc(5), `VmRSS`). */
export function residentMegabytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kibibytes === undefined) throw new Error(`process ${pid} has ended`);
  return (Number(kibibytes) * 1024) / 1e6;
}

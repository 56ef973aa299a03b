import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askServer } from '#app/platform/control.ts';
import { newDataFolder } from './data-folder.ts';
import { serverArguments, serverEnvironment } from '../../scripts/server-command.mjs';

const root = join(import.meta.dirname, '../..');

/** A built server of this test's own: its own port, its own data folder. */
export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** Everything it has printed: its log, as lines of JSON, and its greeting. */
  output(): string;
  readonly process: ChildProcess;
  /** Stops it the way an operator does and waits until it has gone; keeps the data. Returns the exit code. */
  stop(): Promise<number | null>;
  /** Kills it like a power cut. */
  kill(): Promise<void>;
  /** Removes its data. */
  [Symbol.asyncDispose](): Promise<void>;
}

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly dataDir?: string;
}

/** The data folders of the servers that run with a clock of the test's and can be told to set it ahead, by their address. */
const withTestClock = new Map<string, string>();

/** A form that comes back within two seconds was filled in by a program. */
const AS_LONG_AS_A_PERSON_MS = 2_100;

/**
 * Lets as much time go by as a person takes for a form: on the server's own clock where a test has set it (and can reach
 * it: with PostgreSQL there may be several servers), otherwise truly.
 */
export async function asAPersonWould(address: string): Promise<void> {
  const dataDir = withTestClock.get(new URL(address).origin);
  if (dataDir === undefined) await pause(AS_LONG_AS_A_PERSON_MS);
  else await askServer(dataDir, 'clock', { aheadMs: AS_LONG_AS_A_PERSON_MS }, () => {});
}

/** A port nobody listens on. The server is told it, so that the pages name their true address. */
export async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return String(typeof address === 'object' ? address?.port : address);
}

/** Starts the built server and resolves when it says that it is open. Throws with its output when it does not. */
export async function startServer({ env = {}, dataDir = newDataFolder() }: ServerOptions = {}): Promise<RunningServer> {
  let output = '';
  const port = env['PORT'] ?? (await freePort());
  const child = spawn(process.execPath, serverArguments, {
    cwd: root,
    env: {
      ...process.env,
      ...serverEnvironment,
      PORT: port,
      DATA_DIR: dataDir,
      BOOKING_LIMIT_PER_HOUR: '0',
      CONTACT_LIMIT_PER_HOUR: '0',
      FORM_LIMIT_PER_HOUR: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Jamun is open at ')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then((code) => reject(new Error(`the server ended with ${code} before it listened:\n${output}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  if (env['CLOCK_START'] !== undefined && env['DATABASE_URL'] === undefined) withTestClock.set(url, dataDir);
  const stop = async (): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    return exited;
  };
  return {
    url,
    dataDir,
    output: () => output,
    process: child,
    stop,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async [Symbol.asyncDispose]() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

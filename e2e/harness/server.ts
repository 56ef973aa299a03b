import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
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

/** A port nobody listens on. The server is told it, so that the pages name their true address. */
async function freePort(): Promise<string> {
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
  const stop = async (): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    return exited;
  };
  return {
    url: `http://127.0.0.1:${port}`,
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

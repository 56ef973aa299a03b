import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { serverArguments, serverEnvironment } from '../scripts/server-command.mjs';
import { processorSeconds, untilIdle } from './processor-time.ts';
import { root } from './server-process.ts';

const CONNECTIONS = 64;
/** What serves has the first processor for itself; the load, and a PostgreSQL if there is one, have the others. */
export const SERVER_CPU = 0;
const LOAD_CPU = 1;

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('there is no free port');
  return address.port;
}

/** The built server on one processor, its log in a file, as a service manager would start it. */
export async function startOnOneProcessor(
  folder: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const logFile = join(folder, 'jamun.log');
  const log = openSync(logFile, 'a');
  const command = [process.execPath, ...serverArguments];
  const child = spawn('taskset', ['-c', String(SERVER_CPU), ...command], {
    cwd: root,
    env: { ...process.env, ...serverEnvironment, PORT: String(port), DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', log, log],
  });
  while (!readFileSync(logFile, 'utf8').includes('Jamun is open')) {
    if (child.exitCode !== null) throw new Error(`the server did not start:\n${readFileSync(logFile, 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await untilIdle(child.pid ?? 0);
  return child;
}

export interface Load {
  /** Answers per second. */
  readonly rate: number;
  /** Processor time of the server for one answer. */
  readonly microseconds: number;
}

/**
 * Asks for `url` over and over for `seconds`, with a script of wrk where the addresses change. Throws when an answer was
 * not a success.
 */
export function load(server: ChildProcess, url: string, encoding: string, seconds: number, script?: string): Load {
  const before = processorSeconds(server.pid ?? 0);
  const args = [
    '-c',
    String(LOAD_CPU),
    'wrk',
    '-t',
    '1',
    '-c',
    String(CONNECTIONS),
    '-d',
    `${seconds}s`,
    '-H',
    `Accept-Encoding: ${encoding}`,
    ...(script === undefined ? [] : ['-s', script]),
    url,
  ];
  const { stdout, stderr, status } = spawnSync('taskset', args, { encoding: 'utf8' });
  const used = processorSeconds(server.pid ?? 0) - before;
  const rate = /Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1];
  const answers = /(\d+) requests in/.exec(stdout)?.[1];
  if (status !== 0 || rate === undefined || answers === undefined) throw new Error(`wrk failed: ${stderr}${stdout}`);
  if (stdout.includes('Non-2xx')) throw new Error(`not every answer was a success:\n${stdout}`);
  return { rate: Number(rate), microseconds: (used * 1e6) / Number(answers) };
}

// Kept pages and files against nginx: one processor and one worker each, the load from another processor.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverArguments, serverEnvironment } from '../scripts/server-command.mjs';
import { startNginx, type Copied } from './nginx.ts';
import { processorSeconds, untilIdle } from './processor-time.ts';
import { median, report, type Check } from './statistics.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const CONNECTIONS = 64;
const [SERVER_CPU, LOAD_CPU] = [0, 1];
const TARGET = 0.6;

const CASES = [
  { what: 'treatment page, brotli', path: '/services/hair/fue-hair-transplant', encoding: 'br' },
  { what: 'treatment page, gzip', path: '/services/hair/fue-hair-transplant', encoding: 'gzip' },
  { what: 'treatment page, not compressed', path: '/services/hair/fue-hair-transplant', encoding: 'identity' },
  { what: 'small plate, brotli', path: '/plates/map-static.svg', encoding: 'br' },
] as const;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The built server on one processor, its log in a file, as a service manager would start it. */
async function startOnOneProcessor(folder: string, port: number): Promise<ChildProcess> {
  const logFile = join(folder, 'jamun.log');
  const log = openSync(logFile, 'a');
  const command = [process.execPath, ...serverArguments];
  const child = spawn('taskset', ['-c', String(SERVER_CPU), ...command], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...serverEnvironment, PORT: String(port), DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', log, log],
  });
  while (!readFileSync(logFile, 'utf8').includes('Jamun is open')) {
    if (child.exitCode !== null) throw new Error(`the server did not start:\n${readFileSync(logFile, 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await untilIdle(child.pid ?? 0);
  return child;
}

async function copyOf(url: string, path: string, encoding: string): Promise<Omit<Copied, 'path'>> {
  const { status, headers, body } = await rawGet(`${url}${path}`, encoding);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  if ((headers['content-encoding'] ?? 'identity') !== encoding) throw new Error(`${path} has no ${encoding}`);
  return { headers, body };
}

/** What the server sends, not decompressed. */
async function rawGet(
  url: string,
  encoding: string,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      );
    }).once('error', reject);
  });
}

interface Load {
  /** Answers per second. */
  readonly rate: number;
  /** Processor time of the server for one answer. */
  readonly microseconds: number;
}

/** Asks for `url` over and over for `seconds`. Throws when an answer was not a success. */
function load(server: ChildProcess, url: string, encoding: string, seconds: number): Load {
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

const folder = mkdtempSync(join(tmpdir(), 'jamun-static-'));
const [port, nginxPort] = [await freePort(), await freePort()];
const jamun = await startOnOneProcessor(folder, port);
const url = `http://127.0.0.1:${port}`;
const copies = await Promise.all(
  CASES.map(async ({ path, encoding }, index) => ({ path: `/${index}`, ...(await copyOf(url, path, encoding)) })),
);
const nginxFolder = mkdtempSync(join(tmpdir(), 'jamun-nginx-'));
let nginx: ChildProcess | undefined;
try {
  const server = await startNginx(nginxFolder, nginxPort, SERVER_CPU, copies);
  nginx = server;
  const checks: Check[] = [];
  for (const [index, { what, path, encoding }] of CASES.entries()) {
    const ours = (seconds: number): Load => load(jamun, `${url}${path}`, encoding, seconds);
    const theirs = (seconds: number): Load => load(server, `http://127.0.0.1:${nginxPort}/${index}`, encoding, seconds);
    for (const warm of [ours, theirs]) warm(1);
    const rounds = Array.from({ length: ROUNDS }, () => ({ jamun: ours(SECONDS), nginx: theirs(SECONDS) }));
    console.log(`\n${what}, ${copies[index]?.body.length ?? 0} bytes`);
    console.table(
      rounds.map(({ jamun: us, nginx: them }) => ({
        'jamun per s': Math.round(us.rate),
        'nginx per s': Math.round(them.rate),
        'jamun µs': Math.round(us.microseconds),
        'nginx µs': Math.round(them.microseconds),
      })),
    );
    const ratio = median(rounds.map((round) => round.jamun.rate / round.nginx.rate));
    const cost = median(rounds.map((round) => round.nginx.microseconds / round.jamun.microseconds));
    checks.push({
      what,
      measured: `${ratio.toFixed(2)} of nginx (${cost.toFixed(2)} by processor time)`,
      target: `${TARGET} or more`,
      isMet: ratio >= TARGET,
    });
  }
  report(checks);
} finally {
  jamun.kill();
  nginx?.kill();
  for (const made of [folder, nginxFolder]) rmSync(made, { recursive: true, force: true });
}

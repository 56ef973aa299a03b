// Kept pages and files against nginx: one processor and one worker each, the load from another processor.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx, type Copied } from './nginx.ts';
import { freePort, load, SERVER_CPU, startOnOneProcessor, type Load } from './one-processor.ts';
import { median, report, type Check } from './statistics.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const TARGET = 0.6;

const CASES = [
  { what: 'treatment page, brotli', path: '/services/hair/fue-hair-transplant', encoding: 'br' },
  { what: 'treatment page, gzip', path: '/services/hair/fue-hair-transplant', encoding: 'gzip' },
  { what: 'treatment page, not compressed', path: '/services/hair/fue-hair-transplant', encoding: 'identity' },
  { what: 'small plate, brotli', path: '/plates/map-static.svg', encoding: 'br' },
] as const;

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

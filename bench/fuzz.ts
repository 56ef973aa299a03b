// What nobody sends, to every address of the site, as everybody: nothing may fail, and nothing may stay behind in memory.
import { execFileSync } from 'node:child_process';
import { apiAt, tokenOf } from '../e2e/harness/api.ts';
import { MONDAY_MORNING } from '../e2e/harness/monday.ts';
import { fuzz, type Identity } from '../e2e/harness/fuzz.ts';
import { startStaffServer, type StaffServer } from '../e2e/harness/staff.ts';
import { openMemory, type Memory } from './memory.ts';
import { report } from './statistics.ts';

const REQUESTS = Number(process.env['REQUESTS'] ?? 10_000);
const SEED = Number(process.env['SEED'] ?? 11);
const MOST_SECONDS = Number(process.env['SECONDS'] ?? 3600);
const WARM_UP = 3_000;
const PARTS = 4;
const REST_MS = 30_000;
const MOST_MORE_MB = 50;
const MOST_DISK_MB = 200;

function diskMegabytes(folder: string): number {
  return Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t', 1)[0]) / 1000;
}

/** A line for each part of the run, so that what fills up once can be told from what grows. */
function told(what: string, memory: Memory): Memory {
  const parts = Object.entries(memory).map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`);
  console.log(`${what}: ${parts.join(', ')} MB`);
  return memory;
}

/** Has a new password judged: its words and rules, 26 MB, are loaded for the first one and kept, and chance may leave it out. */
async function judgeAPassword({ url, signedIn }: StaffServer): Promise<void> {
  const fields = { current: 'not it', password: 'five words nobody would guess' };
  await fetch(`${url}/admin-dashboard/account/password`, {
    method: 'POST',
    headers: { cookie: signedIn['front-desk'].cookie, origin: url },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

const server = await startStaffServer({
  env: { CLOCK_START: MONDAY_MORNING, LOG_LEVEL: 'error', NODE_OPTIONS: '--inspect=127.0.0.1:0' },
});
const memory = await openMemory(server.output(), server.process.pid ?? 0, REST_MS);
try {
  const token = tokenOf(await apiAt(server.url).book());
  const identities: Identity[] = [
    ...Object.entries(server.signedIn).map(([name, { cookie }]) => ({ name, cookie })),
    { name: 'nobody' },
  ];
  const known = [`/appointment/${token}`, `/api/v1/appointments/${token}`];
  const run = { origin: server.url, identities, known, mostSeconds: MOST_SECONDS };
  told('started', await memory.read());
  const warm = await fuzz({ ...run, requests: WARM_UP, seed: SEED + PARTS });
  await judgeAPassword(server);
  const before = { memory: told('warm', await memory.read()), disk: diskMegabytes(server.dataDir) };
  const faults = [...warm.faults];
  const byStatus = new Map<number, number>();
  let asked = 0;
  let last = before.memory;
  for (let part = 0; part < PARTS; part++) {
    const found = await fuzz({ ...run, requests: REQUESTS / PARTS, seed: SEED + part });
    asked += found.asked;
    faults.push(...found.faults);
    for (const [status, times] of found.byStatus) byStatus.set(status, (byStatus.get(status) ?? 0) + times);
    last = told(`${asked} requests`, await memory.read());
  }
  const after = { memory: last, disk: diskMegabytes(server.dataDir) };
  const { status } = await fetch(`${server.url}/readyz`);
  for (const fault of faults.slice(0, 40)) console.log(JSON.stringify(fault));
  console.log(Object.fromEntries([...byStatus].toSorted(([a], [b]) => a - b)));
  const more = after.memory.held - before.memory.held;
  const moreDisk = after.disk - before.disk;
  report([
    { what: 'requests', measured: String(asked), target: String(REQUESTS), isMet: asked >= REQUESTS },
    { what: 'answers of 500 and more', measured: String(faults.length), target: 'none', isMet: faults.length === 0 },
    { what: 'ready afterwards', measured: String(status), target: '200', isMet: status === 200 },
    {
      what: 'memory after a rest, collected',
      measured: `${before.memory.held.toFixed(0)} MB, then ${after.memory.held.toFixed(0)} (${more.toFixed(0)} more); not collected ${before.memory.lazy.toFixed(0)}, then ${after.memory.lazy.toFixed(0)}`,
      target: `at most ${MOST_MORE_MB} MB more`,
      isMet: more <= MOST_MORE_MB,
    },
    {
      what: 'disk',
      measured: `${moreDisk.toFixed(0)} MB more`,
      target: `at most ${MOST_DISK_MB} MB more`,
      isMet: moreDisk <= MOST_DISK_MB,
    },
  ]);
} finally {
  memory[Symbol.dispose]();
  await server[Symbol.asyncDispose]();
}

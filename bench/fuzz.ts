// What nobody sends, to every address of the site, as everybody: nothing may fail, and nothing may stay behind in memory.
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { apiAt, MONDAY_MORNING, tokenOf } from '../e2e/harness/api.ts';
import { fuzz, type Identity } from '../e2e/harness/fuzz.ts';
import type { RunningServer } from '../e2e/harness/server.ts';
import { startStaffServer } from '../e2e/harness/staff.ts';
import { residentMegabytes } from './server-process.ts';
import { report } from './statistics.ts';

const REQUESTS = Number(process.env['REQUESTS'] ?? 10_000);
const SEED = Number(process.env['SEED'] ?? 11);
const MOST_SECONDS = Number(process.env['SECONDS'] ?? 3600);
const WARM_UP = 3_000;
const REST_MS = 30_000;
const MOST_MORE_MB = 50;
const MOST_DISK_MB = 200;

function diskMegabytes(folder: string): number {
  return Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t', 1)[0]) / 1000;
}

/**
 * Memory that the server needs: what it holds once it has been told to collect garbage. Node lets garbage lie for as long
 * as nobody needs the room, so without it this would be a measurement of its patience.
 */
async function memoryAtRest({ output, process: { pid = 0 } }: RunningServer): Promise<Record<'held' | 'lazy', number>> {
  await pause(REST_MS);
  const lazy = residentMegabytes(pid);
  const socket = new WebSocket(/ws:\/\/127\.0\.0\.1:\S+/.exec(output())?.[0] ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  for (const id of [1, 2]) {
    const done = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    await done;
  }
  socket.close();
  await pause(5_000);
  return { held: residentMegabytes(pid), lazy };
}

const server = await startStaffServer({
  env: { CLOCK_START: MONDAY_MORNING, LOG_LEVEL: 'error', NODE_OPTIONS: '--inspect=127.0.0.1:0' },
});
try {
  const token = tokenOf(await apiAt(server.url).book());
  const identities: Identity[] = [
    ...Object.entries(server.signedIn).map(([name, { cookie }]) => ({ name, cookie })),
    { name: 'nobody' },
  ];
  const known = [`/appointment/${token}`, `/api/v1/appointments/${token}`];
  const pid = server.process.pid ?? 0;
  const run = { origin: server.url, identities, known };
  // The first visit of each screen loads what stays loaded.
  const warm = await fuzz({ ...run, requests: WARM_UP, seed: SEED + 1, mostSeconds: MOST_SECONDS });
  const before = { memory: await memoryAtRest(server), disk: diskMegabytes(server.dataDir) };
  const { asked, byStatus, ...found } = await fuzz({
    ...run,
    requests: REQUESTS,
    seed: SEED,
    mostSeconds: MOST_SECONDS,
  });
  const faults = [...warm.faults, ...found.faults];
  const busy = residentMegabytes(pid);
  const after = { memory: await memoryAtRest(server), disk: diskMegabytes(server.dataDir) };
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
      measured: `${before.memory.held.toFixed(0)} MB, then ${after.memory.held.toFixed(0)} (${more.toFixed(0)} more); busy ${busy.toFixed(0)}, not collected ${before.memory.lazy.toFixed(0)}, then ${after.memory.lazy.toFixed(0)}`,
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
  await server[Symbol.asyncDispose]();
}

// What Today and the diary cost at the server on the fullest day: seven practitioners and two hundred visits, embedded
// database, whole HTTP requests of the front desk, in turns. With them the sign-in page, by which machines can be compared.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUSY_NOON, fillBusyClinic } from '../e2e/harness/busy-clinic.ts';
import { startStaffServer } from '../e2e/harness/staff.ts';
import { processorSeconds, untilIdle } from './processor-time.ts';
import { median, percentile, report, type Check } from './statistics.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
/** How often a screen is asked for before it is the next one's turn: enough to tell the processor's hundredths of a second. */
const TURN = 10;
const SCREEN_MS = 100;
const desk = '/admin-dashboard';
const signIn = { what: 'Sign-in page, for comparison', path: '/admin-login' };
/** What a window of each width shows: everybody's columns on a desk and a tablet, one person's day on a phone. */
const screens = [
  { what: 'Today, seven columns (1024 and 1440 px)', path: desk },
  { what: 'Today, one person (390 px)', path: `${desk}?practitioner=nurse` },
  { what: 'Diary, a day, seven columns (1024 and 1440 px)', path: `${desk}/diary` },
  { what: 'Diary, a day of one person (390 px)', path: `${desk}/diary?practitioner=nurse` },
  { what: 'Diary, a week of one person', path: `${desk}/diary?view=week&practitioner=nurse` },
];

const dataDir = mkdtempSync(join(tmpdir(), 'jamun-full-day-'));
try {
  await fillBusyClinic(dataDir);
  await using server = await startStaffServer({ dataDir, env: { CLOCK_START: BUSY_NOON, LOG_LEVEL: 'warn' } });

  const { cookie } = server.signedIn['front-desk'];
  const timeOf = async (path: string): Promise<number> => {
    const headers = { 'accept-encoding': 'br', ...(path !== signIn.path && { cookie }) };
    const begin = performance.now();
    const response = await fetch(server.url + path, { headers, redirect: 'manual' });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    return performance.now() - begin;
  };

  const pid = server.process.pid!;
  const asked = [signIn, ...screens].map((screen) => ({ ...screen, times: [] as number[], processor: 0 }));
  await untilIdle(pid);
  const loads = [loadavg()[0]!];
  // In turns, so that what else the machine does meets every screen alike; the first round warms up.
  for (let round = -1; round < ROUNDS; round += 1)
    for (const screen of asked) {
      const before = processorSeconds(pid);
      const times = [];
      for (let turn = 0; turn < TURN; turn += 1) times.push(await timeOf(screen.path));
      if (round < 0) continue;
      screen.times.push(...times);
      screen.processor += processorSeconds(pid) - before;
    }
  loads.push(loadavg()[0]!);
  const each = asked.map(({ what, times, processor }) => ({
    what,
    p95: percentile(times, 0.95),
    median: median(times),
    processor: (processor * 1000) / times.length,
  }));
  const plain = each[0]!.processor;
  const checks: Check[] = each.map(({ what, p95, processor, ...others }) => ({
    what,
    measured: `p95 ${p95.toFixed(1)} ms, median ${others.median.toFixed(1)} ms, processor ${processor.toFixed(1)} ms (${(processor / plain).toFixed(1)} sign-in pages)`,
    target: `p95 under ${SCREEN_MS} ms`,
    isMet: p95 < SCREEN_MS,
  }));
  console.log(`load of the machine, one minute: ${loads.map((load) => load.toFixed(1)).join(', then ')}`);
  report(checks);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

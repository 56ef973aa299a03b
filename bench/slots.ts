// Free times of a nearly full clinic: the whole HTTP request, on the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/harness/server.ts';
import { addDays, dayMs, wallClockOf } from '../app/lib/time.ts';
import {
  CLOCK_START,
  clinicWith,
  evenly,
  fullDiary,
  insertVisits,
  openClinic,
  startedAt,
  VISIT_TYPE,
} from './clinic.ts';
import { median, percentile, report, type Check } from './statistics.ts';

const APPOINTMENTS = 20_000;
const REQUESTS = 300;
const TARGET_MS = 25;

/** Two years of appointments: the coming horizon four fifths full, the rest of them spread over the time before. */
async function fill(dataDir: string): Promise<void> {
  const plan = clinicWith(5);
  const database = await openClinic(plan, { dataDir });
  const coming = evenly(fullDiary(plan, startedAt), 0.8);
  const horizon = plan.clinic.booking.horizonDays + 1;
  const past = Array.from({ length: Math.floor((2 * 365 - horizon) / horizon) }, (_, index) =>
    fullDiary(plan, startedAt - (index + 1) * horizon * dayMs),
  ).flat();
  const before = evenly(past, (APPOINTMENTS - coming.length) / past.length);
  console.log(`${before.length} appointments behind us, ${coming.length} in the next ${horizon - 1} days`);
  await insertVisits(database, before, 'completed');
  await insertVisits(database, coming, 'booked');
  await database.vacuum();
  await database.close();
}

const connection = new Agent({ keepAlive: true, maxSockets: 1 });

function milliseconds(url: string): Promise<{ ms: number; bytes: number }> {
  const startedMs = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent: connection, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ ms: performance.now() - startedMs, bytes });
        else reject(new Error(`${url} answers ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}

const dataDir = mkdtempSync(join(tmpdir(), 'jamun-slots-'));
try {
  await fill(dataDir);
  await using server = await startServer({ dataDir, env: { CLOCK_START, LOG_LEVEL: 'warn' } });
  const from = wallClockOf(startedAt, 'Asia/Kolkata').date;
  const questions = [
    [
      'all free times of 60 days, anyone',
      `/api/v1/slots?appointmentType=${VISIT_TYPE}&from=${from}&to=${addDays(from, 60)}`,
    ],
    ['the booking page, as data', `/book-appointment.data?type=${VISIT_TYPE}`],
    ['the booking page', `/book-appointment?type=${VISIT_TYPE}`],
  ] as const;
  const checks: Check[] = [];
  for (const [what, path] of questions) {
    for (let warm = 0; warm < 50; warm++) await milliseconds(`${server.url}${path}`);
    const times: number[] = [];
    let size = 0;
    for (let count = 0; count < REQUESTS; count++) {
      const { ms, bytes } = await milliseconds(`${server.url}${path}`);
      times.push(ms);
      size = bytes;
    }
    const p95 = percentile(times, 0.95);
    const measured = `p95 ${p95.toFixed(1)} ms, median ${median(times).toFixed(1)} ms, ${size} bytes`;
    checks.push({ what, measured, target: `p95 under ${TARGET_MS} ms`, isMet: p95 < TARGET_MS });
  }
  report(checks);
} finally {
  connection.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}

// Bookings per second through the public API on PostgreSQL as it is by default: every acknowledged booking is on disk.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { startTestCluster } from '../app/platform/database/testing-cluster.ts';
import { startServer } from '../e2e/harness/server.ts';
import { BookingClient, wishesFor, type Wish } from './booking-client.ts';
import { CLOCK_START, clinicWith, comingDiary, openClinic } from './clinic.ts';
import { processorSeconds } from './processor-time.ts';
import { median, percentile, report } from './statistics.ts';

const CLIENTS = 20;
const PRACTITIONERS = 200;
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const TARGET = 500;

/** Books as fast as the answers come, each client one after the other, until the time is up. */
async function book(clients: readonly BookingClient[], wishes: Iterator<Wish>, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const work = async (client: BookingClient): Promise<void> => {
    while (performance.now() < until) {
      const next = wishes.next();
      if (next.done) throw new Error('every time of the clinic is booked');
      const before = performance.now();
      const { status, body } = await client.book(next.value);
      if (status !== 201) throw new Error(`${status}: ${body}`);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(clients.map(work));
  return times;
}

const plan = clinicWith(PRACTITIONERS);
const dataDir = mkdtempSync(join(tmpdir(), 'jamun-bookings-'));
const cluster = await startTestCluster({ durable: true });
const database = await openClinic(plan, { dataDir, databaseUrl: cluster.url });
try {
  const SECRET_KEY = `bench:${randomBytes(32).toString('base64')}`;
  const env = { CLOCK_START, LOG_LEVEL: 'warn', DATABASE_URL: cluster.url, SECRET_KEY };
  await using server = await startServer({ dataDir, env });
  const clients = Array.from({ length: CLIENTS }, () => new BookingClient(server.url));
  const wishes = wishesFor(comingDiary(plan))[Symbol.iterator]();
  let acknowledged = (await book(clients, wishes, 2)).length;
  // Asked as the owner of the database: the application's own role may not know.
  const [folder] = await database.rawTransaction((connection) =>
    connection.query<{ data_directory: string }>('SHOW data_directory'),
  );
  const postmaster = Number(readFileSync(join(folder?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const used = (): number[] => [
    processorSeconds(server.process.pid ?? 0),
    processorSeconds(postmaster),
    process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  ];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [before, usedBefore] = [performance.now(), used()];
    const times = await book(clients, wishes, SECONDS);
    const rate = (times.length * 1000) / (performance.now() - before);
    acknowledged += times.length;
    rates.push(rate);
    const [own, postgres, load] = used().map((after, index) =>
      (((after - (usedBefore[index] ?? 0)) * 1000) / times.length).toFixed(2),
    );
    console.log(
      `${rate.toFixed(0)} bookings/s, median ${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms;` +
        ` processor per booking: server ${own} ms, PostgreSQL ${postgres} ms, load ${load} ms`,
    );
  }
  for (const client of clients) client.close();
  const { rows } = await database.db.execute<{ kept: number }>(sql`SELECT count(*)::int AS kept FROM appointments`);
  const kept = rows[0]?.kept;
  const rate = median(rates);
  report([
    {
      what: `bookings, ${CLIENTS} clients`,
      measured: `${rate.toFixed(0)}/s`,
      target: `${TARGET}/s or more`,
      isMet: rate >= TARGET,
    },
    { what: 'in the database', measured: String(kept), target: String(acknowledged), isMet: kept === acknowledged },
  ]);
} finally {
  await database.close();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

// Kill the server without warning, over and over, while bookings arrive on the embedded database; then look for each one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../app/platform/database/database.ts';
import { startServer } from '../e2e/harness/server.ts';
import { BookingClient, wishesFor, type Wish } from './booking-client.ts';
import { CLOCK_START, clinicWith, comingDiary, openClinic } from './clinic.ts';
import { report } from './statistics.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 100);
const CLIENTS = 8;
const env = { CLOCK_START, LOG_LEVEL: 'warn' };

/** A booking the server has acknowledged. */
interface Acknowledged {
  readonly reference: string;
  readonly path: string;
}

/** What the server has said of each wish, by key. */
const acknowledged = new Map<string, Acknowledged>();
let interrupted = 0;
let made = 0;

function remember(wish: Wish, { status, body }: { status: number; body: string }): void {
  if (status !== 201) throw new Error(`a booking was answered ${status}: ${body}`);
  const { reference, manageUrl } = JSON.parse(body) as { reference: string; manageUrl: string };
  const before = acknowledged.get(wish.key);
  if (before && before.reference !== reference)
    throw new Error(`one wish was booked twice: ${before.reference}, ${reference}`);
  acknowledged.set(wish.key, { reference, path: `/api/v1/appointments/${manageUrl.split('/').at(-1)}` });
}

/** Books until the server is gone and returns the wishes that got no answer. */
async function bookUntilKilled(origin: string, wishes: Iterator<Wish>): Promise<Wish[]> {
  const open: Wish[] = [];
  const work = async (): Promise<void> => {
    const client = new BookingClient(origin);
    for (let next = wishes.next(); !next.done; next = wishes.next()) {
      try {
        const answer = await client.book(next.value);
        remember(next.value, answer);
        made++;
      } catch (error) {
        if (!(error instanceof Error && ('code' in error || error.message === 'the connection broke'))) throw error;
        open.push(next.value);
        break;
      }
    }
    client.close();
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  return open;
}

/** Every booking acknowledged since the last look is there; what got no answer is asked again with the same key. */
async function lookFor(origin: string, known: readonly Acknowledged[], open: readonly Wish[]): Promise<void> {
  const client = new BookingClient(origin);
  for (const { reference, path } of known) {
    const { status, body } = await client.read(path);
    if (status !== 200 || !body.includes(reference)) throw new Error(`booking ${reference} is gone: ${status} ${body}`);
  }
  for (const wish of open) remember(wish, await client.book(wish));
  client.close();
}

const dataDir = mkdtempSync(join(tmpdir(), 'jamun-reliability-'));
const plan = clinicWith(20);
await (await openClinic(plan, { dataDir })).close();
const wishes = wishesFor(comingDiary(plan))[Symbol.iterator]();
try {
  let open: Wish[] = [];
  let seen = new Set<string>();
  for (let round = 1; round <= ROUNDS; round++) {
    const server = await startServer({ dataDir, env });
    const fresh = [...acknowledged].filter(([key]) => !seen.has(key)).map(([, booking]) => booking);
    await lookFor(server.url, fresh, open);
    seen = new Set(acknowledged.keys());
    const booking = bookUntilKilled(server.url, wishes);
    // Between the first answers and the fullest queue, at a different moment each round.
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 700));
    await server.kill();
    open = await booking;
    interrupted += open.length;
    if (round % 10 === 0)
      console.log(`${round} kills: ${acknowledged.size} acknowledged, ${interrupted} without an answer`);
  }
  const server = await startServer({ dataDir, env });
  await lookFor(server.url, [...acknowledged.values()], open);
  await server.stop();

  const database = await openDatabase({ dataDir });
  const { rows } = await database.db.execute<{ all: number; references: number; times: number }>(sql`
    SELECT count(*)::int AS all, count(DISTINCT reference)::int AS references,
      count(DISTINCT (practitioner_id, starts_at))::int AS times FROM appointments`);
  await database.close();
  const kept = rows[0] ?? { all: 0, references: 0, times: 0 };
  const expected = acknowledged.size;
  report([
    { what: `kills, each followed by a start`, measured: String(ROUNDS), target: String(ROUNDS), isMet: true },
    { what: 'acknowledged at once, found later', measured: String(made), target: 'all', isMet: made > 0 },
    { what: 'unanswered, asked again', measured: String(interrupted), target: 'each once', isMet: interrupted > 0 },
    {
      what: 'appointments in the database',
      measured: String(kept.all),
      target: String(expected),
      isMet: kept.all === expected,
    },
    { what: 'different times', measured: String(kept.times), target: String(expected), isMet: kept.times === expected },
  ]);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

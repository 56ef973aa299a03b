// Kill the server without warning, over and over, while its messages go out to a real mail server that counts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { startMailServer } from '../app/features/notifications/server/fixtures.ts';
import { openDatabase } from '../app/platform/database/database.ts';
import { startServer } from '../e2e/harness/server.ts';
import { BookingClient, wishesFor } from './booking-client.ts';
import { CLOCK_START, clinicWith, comingDiary, openClinic } from './clinic.ts';
import { report } from './statistics.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 50);
const BOOKINGS_A_ROUND = 8;
/** A process sends one after the other, so one can be in flight at a kill. */
const SENT_AT_ONCE = 1;
const MAILS_A_BOOKING = 2;
/** A message in hand at a kill is free again after two minutes; each start is three minutes later by the server's clock. */
const minutesBetweenStarts = 3;
const startedAt = Date.parse(CLOCK_START);

const dataDir = mkdtempSync(join(tmpdir(), 'jamun-messages-'));
const mails = await startMailServer();
const plan = clinicWith(20);
await (await openClinic(plan, { dataDir })).close();
const wishes = wishesFor(comingDiary(plan)).values();
const start = (round: number) =>
  startServer({
    dataDir,
    env: {
      CLOCK_START: new Date(startedAt + round * minutesBetweenStarts * 60_000).toISOString(),
      LOG_LEVEL: 'warn',
      SMTP_URL: mails.url,
      MAIL_FROM: 'Jamun <hello@example.com>',
      CLINIC_MAIL: 'desk@example.com',
    },
  });

/** Books until this many are acknowledged. */
async function book(origin: string, count: number): Promise<number> {
  const client = new BookingClient(origin);
  let booked = 0;
  while (booked < count) {
    const next = wishes.next();
    if (next.done) throw new Error('the diary is full: fewer rounds, please');
    const { status, body } = await client.book(next.value);
    if (status !== 201) throw new Error(`a booking was answered ${status}: ${body}`);
    booked++;
  }
  client.close();
  return booked;
}

const idsReceived = () => mails.received.map(({ messageId = '' }) => messageId);
let acknowledged = 0;
let worstRepeats = 0;
try {
  for (let round = 1; round <= ROUNDS; round++) {
    const server = await start(round);
    const before = new Set(idsReceived()).size;
    const repeatsBefore = mails.received.length - before;
    acknowledged += await book(server.url, BOOKINGS_A_ROUND);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
    await server.kill();
    // What the mail server was still reading when the sender died is counted too.
    await new Promise((resolve) => setTimeout(resolve, 100));
    // Repeats of a round are of what was in flight at the kill before it.
    worstRepeats = Math.max(worstRepeats, mails.received.length - new Set(idsReceived()).size - repeatsBefore);
    console.log(`${round} kills: ${acknowledged} bookings, ${mails.received.length} mails`);
  }
  const server = await start(ROUNDS + 1);
  const expected = acknowledged * MAILS_A_BOOKING;
  const deadline = Date.now() + 60_000 + expected * 3_000;
  while (new Set(idsReceived()).size < expected && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 200));
  console.log(`${new Set(idsReceived()).size} of ${expected} mails arrived`);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await server.stop();

  const database = await openDatabase({ dataDir });
  const { rows } = await database.db.execute<{ all: number; sent: number }>(sql`
    SELECT count(*)::int AS all, (count(*) FILTER (WHERE status = 'sent'))::int AS sent FROM messages`);
  const { rows: ids } = await database.db.execute<{ message_id: string }>(sql`SELECT message_id FROM messages`);
  await database.close();
  const kept = rows[0] ?? { all: 0, sent: 0 };
  const received = new Set(idsReceived());
  const lost = ids.filter(({ message_id }) => !received.has(message_id)).length;
  const strangers = received.size - (ids.length - lost);
  const repeated = mails.received.length - received.size;
  report([
    { what: 'kills while messages went out', measured: String(ROUNDS), target: String(ROUNDS), isMet: true },
    {
      what: 'messages queued with their bookings',
      measured: String(kept.all),
      target: String(expected),
      isMet: kept.all === expected,
    },
    { what: 'noted as sent', measured: String(kept.sent), target: String(expected), isMet: kept.sent === expected },
    { what: 'lost', measured: String(lost), target: '0', isMet: lost === 0 },
    {
      what: 'with another Message-ID than the first time',
      measured: String(strangers),
      target: '0',
      isMet: strangers === 0,
    },
    {
      what: 'repeated, all kills together',
      measured: String(repeated),
      target: `at most ${ROUNDS * SENT_AT_ONCE}`,
      isMet: repeated <= ROUNDS * SENT_AT_ONCE,
    },
    {
      what: 'repeated after one kill, at most',
      measured: String(worstRepeats),
      target: `${SENT_AT_ONCE} in flight`,
      isMet: worstRepeats <= SENT_AT_ONCE,
    },
  ]);
} finally {
  await mails.close();
  rmSync(dataDir, { recursive: true, force: true });
}

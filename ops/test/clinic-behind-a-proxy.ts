import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { planFromClinic } from '#app/features/scheduling/domain/plan-from-clinic.ts';
import { saveSettings } from '#app/features/scheduling/server/save-settings.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { clinicWith, fullDiary } from '../../bench/clinic.ts';
import { wishesFor, type Wish } from '../../bench/booking-client.ts';
import { ask, type Answer, type Question, type Way } from '../../e2e/harness/ask.ts';
import { startPostgres } from '../../e2e/harness/postgres.ts';
import { startServer, type RunningServer } from '../../e2e/harness/server.ts';
import { startStaffServer, type StaffServer } from '../../e2e/harness/staff.ts';
import { SITE, type Proxy } from './proxies.ts';

export const ORIGIN = `https://${SITE}`;
export const METRICS_TOKEN = 'a-token-of-sixteen-signs-or-more';
/** Enough for bookings of a minute, beside the clinic's own. */
const MORE_PRACTITIONERS = 40;
const dayMs = 86_400_000;

/** One of the two processes of the site. */
export interface Copy {
  start(): Promise<void>;
  /** As an operator stops it: the exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  /** Everything it has printed since it was first started. */
  output(): string;
}

/** The clinic in production: PostgreSQL, two processes of the built site, and a proxy in front of them. */
export interface ClinicBehindAProxy {
  readonly env: Readonly<Record<string, string>>;
  readonly proxy: Proxy;
  readonly copies: readonly [Copy, Copy];
  /** The keys of the authenticator apps of the owner and the editor. */
  readonly keys: StaffServer['keys'];
  /** Asks through the proxy, as somebody at this address of the loopback. */
  ask(target: string, question?: Question, from?: string): Promise<Answer>;
  /** Times that can be booked, each for a person of its own; none is given twice. */
  wishes(count: number): readonly Wish[];
  /** The references of all appointments, as the database has them. */
  references(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Asks a site through a proxy, by the name that it has for its visitors. */
export function asked(way: Way, target: string, question: Question = {}): Promise<Answer> {
  return ask(ORIGIN, target, { ...question, headers: { host: SITE, ...question.headers } }, way);
}

function copyOf(first: RunningServer | undefined, startAgain: () => Promise<RunningServer>): Copy {
  let running = first;
  let before = '';
  const end = async <T>(how: (server: RunningServer) => Promise<T>, nothing: T): Promise<T> => {
    if (!running) return nothing;
    const result = await how(running);
    before += running.output();
    running = undefined;
    return result;
  };
  return {
    async start() {
      running ??= await startAgain();
    },
    stop: () => end((server) => server.stop(), null),
    kill: () => end((server) => server.kill(), undefined),
    output: () => before + (running?.output() ?? ''),
  };
}

/** Starts all of it; the site writes its pages as files where asked to. What was started is stopped again where something fails on the way. */
export async function openClinicBehind(
  startProxy: () => Promise<Proxy>,
  { writesPages = false } = {},
): Promise<ClinicBehindAProxy> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    const outcomes = [];
    for (const each of undo.toReversed()) outcomes.push(...(await Promise.allSettled([each()])));
    undo.length = 0;
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  };
  try {
    const dataDir = mkdtempSync(join(tmpdir(), 'jamun-ops-'));
    undo.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    const postgres = await startPostgres();
    undo.push(() => postgres.stop());
    const proxy = await startProxy();
    undo.push(() => proxy.stop());
    const env = {
      ...(await postgres.newDatabase()),
      NODE_ENV: 'production',
      PUBLIC_URL: ORIGIN,
      TRUST_PROXY: '1',
      METRICS_TOKEN,
      DATA_DIR: dataDir,
      ...(writesPages && { EDITION_DIR: proxy.edition }),
    };
    const now = Date.now();
    const plan = planFromClinic(clinic());
    const more = clinicWith(MORE_PRACTITIONERS);
    const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir });
    try {
      await migrate(database);
      const fileFingerprint = createHash('sha256').update('of no file').digest();
      const practitioners = [...plan.practitioners, ...more.practitioners];
      await database.db.transaction((tx) =>
        saveSettings(tx, { ...plan, practitioners }, { source: 'staff', fileFingerprint }, now),
      );
    } finally {
      await database.close();
    }
    const [first, second] = proxy.processes.map(({ host, port }) => ({ ...env, HOST: host, PORT: String(port) }));
    if (!first || !second) throw new Error('A proxy has two processes behind it.');
    const staff = await startStaffServer({ env: first, dataDir, passwordsFor: ['owner', 'editor'] });
    const copies = [
      copyOf(staff, () => startServer({ env: first, dataDir })),
      copyOf(undefined, () => startServer({ env: second, dataDir })),
    ] as const;
    undo.push(...copies.map((copy) => () => copy.stop()));
    await copies[1].start();
    // Two days ahead and later: no clinic wants longer notice.
    const free = fullDiary(more, now).filter(({ startsAt }) => startsAt > now + 2 * dayMs);
    const wishes = wishesFor(free)[Symbol.iterator]();
    return {
      env,
      proxy,
      copies,
      keys: staff.keys,
      ask: (target, question, from = '127.0.0.1') => asked(proxy.wayFrom(from), target, question),
      wishes: (count) =>
        Array.from({ length: count }, () => {
          const next = wishes.next();
          if (next.done) throw new Error('Every time of the clinic is booked.');
          return next.value;
        }),
      async references() {
        const client = new Client({ connectionString: env.DATABASE_URL });
        await client.connect();
        try {
          const { rows } = await client.query<{ reference: string }>('SELECT reference FROM appointments');
          return rows.map(({ reference }) => reference);
        } finally {
          await client.end();
        }
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

// What every page asks for, and the pages that are made for each visitor: /live.json against a kept page, the booking page,
// the finder and the free times of the API. One processor for the server; PostgreSQL and the load on another.
// Usage: node bench/live-json.ts (after a build; wants wrk and PostgreSQL's programs). ROUNDS and SECONDS make it shorter or longer.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, wallClockOf } from '../app/lib/time.ts';
import { startPostgres } from '../e2e/harness/postgres.ts';
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
import { freePort, load, startOnOneProcessor, type Load } from './one-processor.ts';
import { inNewFolder } from './server-process.ts';
import { median, report } from './statistics.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
/** Practitioners of the clinic, and how much of their coming 60 days is booked. */
const [PEOPLE, SHARE] = [Number(process.env['PEOPLE'] ?? 5), Number(process.env['SHARE'] ?? 0.8)];
const TARGET = { live: 0.5, booking: 300, bookingNew: 300, finder: 500, finderNew: 500, api: 435 } as const;

/** What people type, one after the other. */
const WORDS = [
  'acne',
  'hair loss',
  'pigmentation',
  'ganjapan',
  'botox',
  'scars',
  'dandruff',
  'tattoo',
  'wrinkles',
  'mole',
];

const finderOf = (words: string): string => `/specific-service?q=${encodeURIComponent(words)}`;

/** A script of wrk that asks for a list of addresses in turns; a number in place of NUMBER makes each a new one. */
function inTurns(paths: readonly string[]): string {
  const list = paths.map((path) => JSON.stringify(path)).join(', ');
  return `local paths = {${list}}\nlocal n = 0\nrequest = function()\n  n = n + 1\n  local path = paths[n % #paths + 1]:gsub('NUMBER', n)\n  return wrk.format('GET', path)\nend\n`;
}

const postgres = await startPostgres();
try {
  await inNewFolder(async (folder) => {
    const env = await postgres.newDatabase();
    const plan = clinicWith(PEOPLE);
    const database = await openClinic(plan, { dataDir: folder, databaseUrl: env.DATABASE_URL });
    await insertVisits(database, evenly(fullDiary(plan, startedAt), SHARE), 'booked');
    await database.close();
    const port = await freePort();
    const server = await startOnOneProcessor(folder, port, { ...env, CLOCK_START });
    try {
      const url = `http://127.0.0.1:${port}`;
      const script = (name: string, paths: readonly string[]): string => {
        const file = join(folder, `${name}.lua`);
        writeFileSync(file, inTurns(paths));
        return file;
      };
      const from = wallClockOf(startedAt, plan.clinic.timeZone).date;
      const slots = `/api/v1/slots?appointmentType=${VISIT_TYPE}&from=${from}&to=${addDays(from, 60)}`;
      const asked = (path: string, file?: string) => (seconds: number) => load(server, url + path, 'br', seconds, file);
      const kinds = {
        kept: asked('/services/hair/fue-hair-transplant'),
        live: asked('/live.json'),
        booking: asked(`/book-appointment?type=${VISIT_TYPE}`),
        bookingNew: asked('/', script('booking', [`/book-appointment?type=${VISIT_TYPE}&n=NUMBER`])),
        finder: asked('/', script('finder', WORDS.map(finderOf))),
        finderNew: asked(
          '/',
          script(
            'finder-new',
            WORDS.map((words) => `${finderOf(words)}&n=NUMBER`),
          ),
        ),
        api: asked(slots),
      };
      for (const kind of Object.values(kinds)) kind(2);
      const rounds = Array.from({ length: ROUNDS }, (_, round) => {
        const names = Object.keys(kinds) as (keyof typeof kinds)[];
        const turn = round % 2 === 0 ? names : names.toReversed();
        return Object.fromEntries(turn.map((name) => [name, kinds[name](SECONDS)])) as Record<keyof typeof kinds, Load>;
      });
      console.table(
        rounds.map((round) =>
          Object.fromEntries(Object.entries(round).map(([name, { rate }]) => [name, Math.round(rate)])),
        ),
      );
      const rateOf = (name: keyof typeof kinds): number => median(rounds.map((round) => round[name].rate));
      const microsecondsOf = (name: keyof typeof kinds): number =>
        median(rounds.map((round) => round[name].microseconds));
      const perSecond = (what: string, name: Exclude<keyof typeof TARGET, 'live'>) => ({
        what,
        measured: `${Math.round(rateOf(name))}/s, ${(microsecondsOf(name) / 1000).toFixed(2)} ms of processor`,
        target: `${TARGET[name]}/s`,
        isMet: rateOf(name) >= TARGET[name],
      });
      const ratio = median(rounds.map(({ live, kept }) => live.rate / kept.rate));
      report([
        {
          what: '/live.json, in parts of a kept page',
          measured: `${ratio.toFixed(2)} (${Math.round(rateOf('live'))}/s, ${Math.round(rateOf('kept'))}/s)`,
          target: `>= ${TARGET.live}`,
          isMet: ratio >= TARGET.live,
        },
        perSecond('the booking page, asked for by many', 'booking'),
        perSecond('the booking page, each time at an address of its own', 'bookingNew'),
        perSecond('the finder, ten questions in turns', 'finder'),
        perSecond('the finder, each time at an address of its own', 'finderNew'),
        perSecond('free times of 60 days at the API', 'api'),
      ]);
    } finally {
      server.kill();
    }
  });
} finally {
  await postgres.stop();
}

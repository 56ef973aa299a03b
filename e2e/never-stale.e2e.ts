// @module-tag endurance
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { MONDAY_OPENING } from './harness/monday.ts';
import { noPostgres, startPostgres, type Postgres } from './harness/postgres.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { changeSettings } from './harness/settings.ts';

/** Long enough for a busy machine; the pages follow within two seconds. */
const patience = { timeout: 100_000, interval: 250 };
const SOME_PAGES = ['/', '/services/hair', '/services/hair/fue-hair-transplant', '/privacy-policy', '/blog'];

/** The words of a page as served, without any script. */
async function page({ url }: RunningServer, path: string): Promise<string> {
  return (await ask(url, path, { headers: { 'accept-encoding': 'br' } })).text;
}

/** Waits until every one of these pages holds the words. */
async function expectOn(server: RunningServer, paths: readonly string[], words: string): Promise<void> {
  await expect
    .poll(async () => {
      const texts = await Promise.all(paths.map(async (path) => [path, await page(server, path)] as const));
      return texts.filter(([, text]) => !text.includes(words)).map(([path]) => path);
    }, patience)
    .toEqual([]);
}

async function openNow({ url }: RunningServer): Promise<{ open: boolean; text: string }> {
  const { openNow: state } = JSON.parse((await ask(url, '/live.json')).text) as {
    openNow: { open: boolean; text: string };
  };
  return state;
}

/** A server that is open some seconds before this moment at the clinic; a slow machine gets more of them. */
async function startJustBefore(moment: string, seconds = 25): Promise<RunningServer> {
  const spawnedAt = performance.now();
  const clockStart = new Date(Date.parse(moment) - seconds * 1000).toISOString();
  const server = await startServer({ env: { CLOCK_START: clockStart } });
  if (performance.now() - spawnedAt < (seconds - 12) * 1000) return server;
  await server[Symbol.asyncDispose]();
  return startJustBefore(moment, seconds * 3);
}

describe('pages that were made before', () => {
  let newYearsEve: RunningServer;
  let beforeOpening: RunningServer;
  let beforeClosing: RunningServer;

  beforeAll(async () => {
    [newYearsEve, beforeOpening, beforeClosing] = await Promise.all([
      startJustBefore('2027-01-01T00:00:00+05:30'),
      startJustBefore('2026-11-23T10:30:00+05:30'),
      startJustBefore('2026-11-23T20:00:00+05:30'),
    ]);
  });
  afterAll(() =>
    Promise.all([newYearsEve, beforeOpening, beforeClosing].map((server) => server[Symbol.asyncDispose]())),
  );

  it('say the old year until midnight at the clinic, and are closed or open as the clinic is', async () => {
    expect(await page(newYearsEve, '/')).toContain('© 2026 Jamun');
    expect(await openNow(newYearsEve)).toEqual({ open: false, text: 'Opens Fri 1 Jan, 10:30 am' });
    expect(await openNow(beforeOpening)).toEqual({ open: false, text: 'Opens 10:30 am' });
    expect(await openNow(beforeClosing)).toEqual({ open: true, text: 'Open now, until 8:00 pm' });
  });

  it('follow a change of the opening hours, in the footer, in the table of hours and for search engines', async () => {
    await changeSettings({ DATA_DIR: newYearsEve.dataDir }, ({ clinic }) => {
      for (const day of ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']) clinic.hours[day] = [['09:15', '17:45']];
      clinic.hours['sun'] = [['10:00', '12:00']];
    });
    await expectOn(newYearsEve, SOME_PAGES, 'Mon-Sat 09:15am to 05:45pm');
    await expectOn(newYearsEve, SOME_PAGES, 'Sun 10:00am to 12:00pm');
    expect(await page(newYearsEve, '/contact-us')).toContain('9:15 am – 5:45 pm');
    expect(await page(newYearsEve, '/')).toContain('"opens":"09:15","closes":"17:45"');
    for (const path of SOME_PAGES)
      expect([path, (await page(newYearsEve, path)).includes('08:00pm')]).toEqual([path, false]);
    expect(await openNow(newYearsEve)).toMatchObject({ text: expect.stringMatching(/9:15 am$/) });
  });

  it('follow a closure and a newly entered doctor', async () => {
    await changeSettings({ DATA_DIR: beforeClosing.dataDir }, ({ clinic, practitioners }) => {
      clinic.closures.push({ from: '2026-12-07', to: '2026-12-08', name: 'Painting the rooms' });
      Object.assign(practitioners[0] ?? {}, {
        name: 'Dr Namuna',
        qualification: 'MD Dermatology',
        registrationNumber: 'MMC 0000',
      });
    });
    await expectOn(beforeClosing, ['/contact-us'], 'Painting the rooms');
    expect(await page(beforeClosing, '/contact-us')).toContain('Mon 7 Dec 2026');
    expect(await page(beforeClosing, '/')).toContain('"validFrom":"2026-12-07"');
    await expectOn(beforeClosing, ['/about-us'], 'Dr Namuna');
    expect(await page(beforeClosing, '/about-us')).toContain('MMC 0000');
    expect((await ask(beforeClosing.url, '/book-appointment?type=skin-consultation')).text).toContain('Dr Namuna');
  });

  it('open at the opening minute', async () => {
    await expect.poll(() => openNow(beforeOpening), patience).toEqual({ open: true, text: 'Open now, until 8:00 pm' });
  });

  it('close at the closing minute, and skip a day that is closed', async () => {
    await expect
      .poll(() => openNow(beforeClosing), patience)
      .toEqual({ open: false, text: 'Opens Tue 24 Nov, 10:30 am' });
    await changeSettings({ DATA_DIR: beforeClosing.dataDir }, ({ clinic }) => {
      clinic.closures.push({ from: '2026-11-24', to: '2026-11-25', name: 'Moving house' });
    });
    await expect
      .poll(() => openNow(beforeClosing), patience)
      .toEqual({ open: false, text: 'Opens Thu 26 Nov, 10:30 am' });
  });

  it('say the new year from midnight on, and keep the hours that were changed', async () => {
    await expectOn(newYearsEve, SOME_PAGES, '© 2027 Jamun');
    for (const path of SOME_PAGES) {
      const text = await page(newYearsEve, path);
      expect([path, text.includes('© 2026'), text.includes('Mon-Sat 09:15am to 05:45pm')]).toEqual([path, false, true]);
    }
  });

  it('get a new tag when they change, so that nobody keeps the old one', async () => {
    const before = (await ask(beforeOpening.url, '/clinic')).headers.etag ?? '';
    expect((await ask(beforeOpening.url, '/clinic', { headers: { 'if-none-match': before } })).status).toBe(304);
    await changeSettings({ DATA_DIR: beforeOpening.dataDir }, ({ clinic }) => {
      clinic.hours['sat'] = [];
    });
    await expectOn(beforeOpening, ['/clinic'], 'Mon-Fri 10:30am to 08:00pm');
    const { status, headers } = await ask(beforeOpening.url, '/clinic', { headers: { 'if-none-match': before } });
    expect([status, headers.etag === before]).toEqual([200, false]);
  });
});

describe.skipIf(noPostgres !== undefined)('two processes on one PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('both follow a change that a third one made', async () => {
    const database = await postgres.newDatabase();
    const env = { ...database, CLOCK_START: MONDAY_OPENING };
    await using first = await startServer({ env });
    await using second = await startServer({ env });
    await changeSettings({ ...database, DATA_DIR: first.dataDir }, ({ clinic }) => {
      for (const day of ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']) clinic.hours[day] = [['11:00', '19:30']];
    });
    await Promise.all([first, second].map((server) => expectOn(server, SOME_PAGES, 'Mon-Sat 11:00am to 07:30pm')));
    expect(await openNow(second)).toEqual({ open: false, text: 'Opens 11:00 am' });
  });
});

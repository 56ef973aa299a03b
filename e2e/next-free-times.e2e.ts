import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, patient } from './harness/api.ts';
import { ask } from './harness/ask.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { noPostgres, startPostgres, type Postgres } from './harness/postgres.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { changeSettings } from './harness/settings.ts';

/** A change stands in the answer a second later; the rest is for a busy machine. */
const patience = { timeout: 20_000, interval: 50 };
const TYPE = 'hair-consultation';

interface Live {
  readonly openNow: { readonly open: boolean; readonly text: string };
  readonly nextFreeOf: Readonly<Record<string, { readonly href: string } | undefined>>;
}

async function live({ url }: RunningServer): Promise<Live> {
  const answer = await ask(url, '/live.json');
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as Live;
}

/** The next free time as /live.json says it: its moment and its person. */
async function nextFree(server: RunningServer): Promise<{ startsAt: string; practitionerId: string }> {
  const href = (await live(server)).nextFreeOf[TYPE]?.href ?? '';
  const [startsAt = '', practitionerId = ''] = new URL(href, server.url).searchParams.get('time')?.split('@') ?? [];
  return { startsAt, practitionerId };
}

async function expectOther(server: RunningServer, free: { startsAt: string; practitionerId: string }): Promise<void> {
  await expect.poll(() => nextFree(server), patience).not.toEqual(free);
}

async function expectNext(server: RunningServer, free: { startsAt: string; practitionerId: string }): Promise<void> {
  await expect.poll(() => nextFree(server), patience).toEqual(free);
}

describe('the next free time of one server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ env: { CLOCK_START: MONDAY_MORNING } });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it('is another once it is booked', async () => {
    const free = await nextFree(server);
    expect((await apiAt(server.url).book(patient({ appointmentTypeId: TYPE, ...free }))).status).toBe(201);
    await expectOther(server, free);
  });

  it('comes compressed, is kept by no browser, and is the same to the byte until something changes', async () => {
    const [first, second] = [await ask(server.url, '/live.json'), await ask(server.url, '/live.json')];
    expect(second.text).toBe(first.text);
    const { headers } = await ask(server.url, '/live.json', { headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
    });
  });
});

describe.skipIf(noPostgres !== undefined)('the next free time of two processes on one PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('follows at each what is booked at the other, and a change of the hours', async () => {
    const database = await postgres.newDatabase();
    const env = { ...database, CLOCK_START: MONDAY_MORNING };
    await using first = await startServer({ env });
    await using second = await startServer({ env });
    for (const [here, there] of [
      [first, second],
      [second, first],
    ] as const) {
      const free = await nextFree(there);
      expect((await apiAt(here.url).book(patient({ appointmentTypeId: TYPE, ...free }))).status).toBe(201);
      await expectOther(there, free);
      await expectNext(here, await nextFree(there));
    }
    const before = await live(second);
    await changeSettings({ ...database, DATA_DIR: first.dataDir }, ({ clinic }) => {
      clinic.hours['mon'] = [['11:10', '19:30']];
    });
    await expect.poll(async () => (await live(second)).openNow.text, patience).not.toBe(before.openNow.text);
    expect(await live(first)).toEqual(await live(second));
  });

  it('is not given from memory while the database is away, and is right as soon as it is back', async () => {
    const env = { ...(await postgres.newDatabase()), CLOCK_START: MONDAY_MORNING };
    await using first = await startServer({ env });
    await using second = await startServer({ env });
    const free = await nextFree(second);
    await postgres.pause();
    await expect.poll(async () => (await ask(second.url, '/live.json')).status, patience).toBe(503);
    await postgres.resume();
    await expectNext(second, free);
    const booked = async (): Promise<number> =>
      (await apiAt(first.url).book(patient({ appointmentTypeId: TYPE, ...free }))).status;
    await expect.poll(booked, patience).toBe(201);
    await expectOther(second, free);
  });
});

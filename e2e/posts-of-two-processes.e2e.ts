// @module-tag endurance
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { noPostgres, startPostgres, type Postgres } from './harness/postgres.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { startStaffServer } from './harness/staff.ts';

/** Long enough for a busy machine; bench/blog.ts measures that it takes less than two seconds. */
const patience = { timeout: 100_000, interval: 250 };
const OF_TREATMENT = '/services/hair/prp-therapy';
const POST = {
  title: 'Told everywhere',
  description: 'A post that is published at one process of the clinic and read at the other one.',
  markdown: 'Words for readers.',
  cover: 'plate:prp-therapy',
  tag: 'hair',
  treatment: 'hair/prp-therapy',
};

describe.skipIf(noPostgres !== undefined)('two processes on one PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('both show a post that was published at one of them, and neither does once it is taken off', async () => {
    const env = { ...(await postgres.newDatabase()), CLOCK_START: MONDAY_MORNING };
    await using first = await startStaffServer({ env });
    await using second = await startServer({ env });
    const { cookie } = first.signedIn.editor;

    /** Sends a form of the desk at the first process; where it leads. */
    const send = async (path: string, fields: Readonly<Record<string, string>>): Promise<string> => {
      // The screen of a post is sent in parts, as its form says.
      const body = path.endsWith('/new') ? new URLSearchParams(fields) : new FormData();
      if (body instanceof FormData) for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const headers = { cookie, origin: first.url };
      const answer = await fetch(first.url + path, { method: 'POST', body, headers, redirect: 'manual' });
      expect([path, answer.status]).toEqual([path, 303]);
      return new URL(answer.headers.get('location') ?? '', first.url).pathname;
    };
    const shows = async ({ url }: RunningServer, path: string): Promise<boolean> =>
      (await ask(url, path)).text.includes('Told everywhere');
    const pages = ['/blog', '/blog/told-everywhere', '/blog/tag/hair', '/blog/rss.xml', OF_TREATMENT];
    const shown = async (): Promise<string[]> => {
      const seen = await Promise.all(
        [first, second].flatMap((server, number) =>
          pages.map(async (path) => ((await shows(server, path)) ? [`${number} ${path}`] : [])),
        ),
      );
      return seen.flat();
    };

    // Each has every page in memory before there is anything new.
    expect(await shown()).toEqual([]);
    const address = await send('/admin-dashboard/posts/new', { title: 'Told everywhere' });
    const press = async (intent: string): Promise<string> => {
      const screen = await (await fetch(first.url + address, { headers: { cookie } })).text();
      return send(address, { ...POST, intent, revision: /name="revision"[^>]*value="(\d+)"/.exec(screen)?.[1] ?? '' });
    };
    await press('publish');
    const everywhere = [0, 1].flatMap((number) => pages.map((path) => `${number} ${path}`));
    await expect.poll(shown, patience).toEqual(everywhere);
    await press('archive');
    await expect.poll(shown, patience).toEqual([]);
  });
});

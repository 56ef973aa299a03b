// @module-tag endurance
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noPostgres, startPostgres, type Postgres } from './harness/postgres.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard/site';
const PAGE = `${desk}/pages.clinic.md`;

/** Rounds of killing; `KILLS=50` for the long look. */
const KILLS = Number(process.env['KILLS'] ?? 6);

/** A person at the desk who sends the form of a text, as its screen would. */
function writerAt(server: () => RunningServer, cookie: string) {
  const headers = () => ({ cookie, origin: server().url });
  const screen = async (): Promise<string> => (await fetch(server().url + PAGE, { headers: headers() })).text();
  const revisionOf = (html: string): string => /name="revision"[^>]*value="(\d+)"/.exec(html)?.[1] ?? '';
  const send = async (path: string, fields: Readonly<Record<string, string>>): Promise<Response> => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return fetch(server().url + path, { method: 'POST', body, headers: headers(), redirect: 'manual' });
  };
  return {
    /** Saves as the window does after a key; whether the server said that it is saved. */
    async save(subtitle: string): Promise<boolean> {
      const revision = revisionOf(await screen());
      const answer = await send(`${PAGE}/autosave`, { revision, subtitle });
      return answer.ok && ((await answer.json()) as { ok: boolean }).ok;
    },
    async publish(subtitle: string): Promise<boolean> {
      const revision = revisionOf(await screen());
      const answer = await send(PAGE, { revision, subtitle, intent: 'publish', reason: 'As a test wants it.' });
      return answer.status === 303;
    },
    async draft(): Promise<string> {
      return /name="subtitle"[^>]*>([^<]*)</.exec(await screen())?.[1] ?? '';
    },
    async versions(): Promise<string> {
      return (await fetch(`${server().url}${PAGE}/versions`, { headers: headers() })).text();
    },
  };
}

/** What readers see below the heading of the page. */
async function shownAt({ url }: RunningServer): Promise<string> {
  const html = await (await fetch(`${url}/clinic`)).text();
  return /Round \d+ by (?:owner|editor)/.exec(html)?.[0] ?? 'as shipped';
}

describe('texts of the site, while their server is killed', () => {
  let server: StaffServer;

  beforeAll(async () => {
    server = await startStaffServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it('lose nothing that was said to be saved, and readers see one publication or the next', async () => {
    const [owner, editor] = (['owner', 'editor'] as const).map((role) => ({
      role,
      ...writerAt(() => server, server.signedIn[role].cookie),
    }));
    if (!owner || !editor) throw new Error('two people write');
    let shown = 'as shipped';
    let saved = await owner.draft();
    const published = Promise.withResolvers<void>();
    for (let round = 1; round <= KILLS; round++) {
      const said: string[] = [];
      const tried: string[] = [];
      const over = new AbortController();
      const write = async (who: typeof owner): Promise<void> => {
        while (!over.signal.aborted) {
          const words = `Round ${round * 1000 + tried.length} by ${who.role}`;
          tried.push(words);
          try {
            const isPublication = tried.length % 3 === 0;
            if (!(await (isPublication ? who.publish(words) : who.save(words)))) continue;
            said.push(words);
            if (isPublication) published.resolve();
          } catch {
            // Killed meanwhile: nothing was said.
          }
        }
      };
      const writing = [write(owner), write(editor)];
      await new Promise((resolve) => setTimeout(resolve, 300 + ((round * 137) % 900)));
      // However slow the machine is, one of the rounds has a publication that was said to be one.
      if (round === 1) await published.promise;
      await server.kill();
      over.abort();
      await Promise.all(writing);
      server = { ...server, ...(await startServer({ dataDir: server.dataDir })) };
      const now = await owner.draft();
      // The working copy is the last that was said to be saved, or one whose answer did not come.
      expect([round, [saved, ...tried].includes(now)]).toEqual([round, true]);
      if (said.length > 0)
        expect([round, tried.indexOf(now) >= tried.indexOf(said.at(-1) ?? '')]).toEqual([round, true]);
      const seen = await shownAt(server);
      expect([round, [shown, ...tried].includes(seen)]).toEqual([round, true]);
      [shown, saved] = [seen, now];
    }
    expect(await owner.versions()).toContain('published');
  });
});

describe('documents that nobody means well', () => {
  let server: StaffServer;

  beforeAll(async () => {
    server = await startStaffServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const send = async (document: string, fields: Readonly<Record<string, string>>) => {
    const body = new FormData();
    const headers = { cookie: server.signedIn.owner.cookie, origin: server.url };
    const screen = await (await fetch(`${server.url}${desk}/${document}`, { headers })).text();
    const revision = /name="revision"[^>]*value="(\d+)"/.exec(screen)?.[1] ?? '';
    for (const [name, value] of Object.entries({ revision, ...fields })) body.set(name, value);
    return fetch(`${server.url}${desk}/${document}`, { method: 'POST', body, headers, redirect: 'manual' });
  };
  const publish = (document: string, fields: Readonly<Record<string, string>>) =>
    send(document, { ...fields, intent: 'publish', reason: 'To be tried.' });
  const clinicPage = async () => (await fetch(`${server.url}/clinic`)).text();

  it('show HTML as the text it is, and links that run scripts as words', async () => {
    const harm = '<script>alert(1)</script> <img src=x onerror=alert(1)>\n\n[press](javascript:alert(1))';
    expect(
      (await publish('pages.clinic.md', { 'section.0.heading': '<b>Rooms</b>', 'section.0.text': harm })).status,
    ).toBe(303);
    const html = await clinicPage();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script>alert|<img src=x|href="javascript|<b>Rooms/);
  });

  it.each<[what: string, document: string, fields: Readonly<Record<string, string>>]>([
    ['a link that is no web address', 'clinic.yml', { 'social.whatsapp': 'javascript:alert(1)' }],
    ['a phone that is none', 'clinic.yml', { phones: 'call me' }],
    ['a name that is empty', 'clinic.yml', { name: '   ' }],
    ['a pin beyond the poles', 'clinic.yml', { 'coordinates.latitude': '123' }],
    ['a video of another site', 'treatments.hair.prp-therapy.md', { video: 'https://evil.example/embed/x' }],
    ['a treatment without its signs of an emergency', 'treatments.hair.prp-therapy.md', { emergency: '' }],
    ['a date that is none', 'legal.privacy-policy.md', { effectiveOn: 'soon' }],
  ])('%s is kept, and not published', async (_what, document, fields) => {
    const before = await (await fetch(`${server.url}/contact-us`)).text();
    const answer = await publish(document, fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('It was saved, but not published');
    expect(await (await fetch(`${server.url}/contact-us`)).text()).toBe(before);
  });

  it.each<[what: string, fields: Readonly<Record<string, string>>, status: number]>([
    ['a text that is far too long', { subtitle: 'x'.repeat(400_000) }, 422],
    ['fields that no form has', { 'unknown.field': 'x', __proto__x: 'y', 'constructor.name': 'z' }, 303],
    [
      'a list without end',
      Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`section.${at}.text`, 'x'])),
      303,
    ],
    ['a revision that is none', { revision: '-1' }, 422],
  ])('%s does no harm', async (_what, fields, status) => {
    const answer = await send('pages.about-us.md', { ...fields, intent: 'save' });
    expect(answer.status).toBe(status);
    const { ok } = await fetch(`${server.url}/about-us`);
    expect(ok).toBe(true);
  });

  it.each([
    '../clinic.yml',
    '..%2Fclinic.yml',
    'clinic.yml%00',
    'forms.hair.v1.yml',
    'posts.x.md',
    'clinic',
    'a'.repeat(300),
  ])('an address such as %s is none', async (document) => {
    const headers = { cookie: server.signedIn.owner.cookie };
    const { status } = await fetch(`${server.url}${desk}/${document}`, { headers, redirect: 'manual' });
    expect([400, 404, 308]).toContain(status);
  });
});

describe.skipIf(noPostgres !== undefined)('texts of the site at two processes on one PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('are the same at both, soon after one of them published', async () => {
    const env = await postgres.newDatabase();
    await using first = await startStaffServer({ env });
    await using second = await startServer({ env });
    expect(await Promise.all([shownAt(first), shownAt(second)])).toEqual(['as shipped', 'as shipped']);
    const owner = writerAt(() => first, first.signedIn.owner.cookie);
    expect(await owner.publish('Round 1 by owner')).toBe(true);
    const both = () => Promise.all([shownAt(first), shownAt(second)]);
    await expect.poll(both, { timeout: 60_000, interval: 100 }).toEqual(['Round 1 by owner', 'Round 1 by owner']);
  });
});

import { connect } from 'node:http2';
import { beforeAll, describe, expect, it } from 'vitest';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { ask } from '../../e2e/harness/ask.ts';
import { changeSettings } from '../../e2e/harness/settings.ts';
import { METRICS_TOKEN, openClinicBehind, ORIGIN, type ClinicBehindAProxy } from './clinic-behind-a-proxy.ts';
import { underLoad, type Outcome } from './load.ts';
import { SITE, startCaddy, startNginx } from './proxies.ts';
import {
  addressOf,
  DESK,
  detailsOf,
  formOf,
  formWith,
  listenAtTheDesk,
  publishPost,
  signIn,
  visitorOf,
} from './visitors.ts';

/** A change is promised everywhere within two seconds; a busy machine gets more, and is told what it took. */
const CHANGE_WITHIN_MS = 15_000;
const TREATMENT = '/services/hair/fue-hair-transplant';
const MB = 1024 * 1024;

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('behind %s with its shipped configuration', (name, startProxy) => {
  let clinic: ClinicBehindAProxy;
  beforeAll(async () => {
    clinic = await openClinicBehind(startProxy);
    return () => clinic.stop();
  });

  /** Asks until each process has answered; which of them, by the number of each answer, and whether it had the words. */
  async function everyProcess(path: string, words: string): Promise<boolean[]> {
    const has = new Map<string, boolean>();
    for (let number = 0; number < 8; number += 1) {
      const { headers, text } = await clinic.ask(path);
      has.set(String(headers['x-request-id']), text.includes(words));
    }
    const by = () => clinic.copies.map((copy) => [...has.keys()].filter((id) => copy.output().includes(id)));
    await expect.poll(() => by().flat().length).toBe(has.size);
    return by().map((ids) => ids.length > 0 && ids.every((id) => has.get(id)));
  }

  /** Waits until every process shows the words there, and tells how long it took. */
  async function expectEverywhere(what: string, path: string, words: string): Promise<void> {
    const startedAt = performance.now();
    const patience = { timeout: CHANGE_WITHIN_MS, interval: 50 };
    await expect.poll(() => everyProcess(path, words), patience).toEqual([true, true]);
    console.log(`${name}: ${what} is everywhere after at most ${Math.round(performance.now() - startedAt)} ms`);
  }

  it.each(['/', TREATMENT, '/live.json', '/book-appointment', '/my-appointment', '/blog'])(
    'gives %s as the site compresses it, with the security headers of the site',
    async (path) => {
      for (const encoding of ['br', 'gzip']) {
        const { status, headers, text } = await clinic.ask(path, { headers: { 'accept-encoding': encoding } });
        expect([status, headers['content-encoding']]).toEqual([200, encoding]);
        expect(text.length).toBeGreaterThan(100);
        expect(headers).toMatchObject({
          'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': expect.any(String),
          'permissions-policy': expect.stringContaining('camera=()'),
        });
        expect(headers['x-powered-by']).toBeUndefined();
        expect(headers['vary']).toBe('Accept-Encoding');
      }
    },
  );

  it('gives the files of a page, and says of one that nothing in it has changed', async () => {
    const page = await clinic.ask(TREATMENT);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const files = [...page.text.matchAll(/(?:href|src)="(\/(?:assets|plates)\/[^"?#]+)/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const file of new Set(files)) {
      const { status, headers } = await clinic.ask(file);
      expect([file, status]).toEqual([file, 200]);
      const again = await clinic.ask(file, { headers: { 'if-none-match': String(headers.etag) } });
      expect([file, again.status]).toEqual([file, 304]);
    }
  });

  it('speaks HTTP/2, and leads from plain HTTP to the same address', async () => {
    const { options } = clinic.proxy.wayFrom('127.0.0.1');
    const session = connect(`https://127.0.0.1:${clinic.proxy.httpsPort}`, { ca: options.ca, servername: SITE });
    const status = await new Promise<unknown>((resolve, reject) => {
      session.once('error', reject);
      const stream = session.request({ ':path': '/', ':authority': SITE });
      stream.once('response', (headers) => resolve(headers[':status']));
      stream.once('error', reject);
      stream.resume();
    }).finally(() => session.destroy());
    expect(status).toBe(200);
    const plain = await ask(`http://127.0.0.1:${clinic.proxy.httpPort}`, `${TREATMENT}?a=1`, {
      headers: { host: SITE },
    });
    expect([301, 308]).toContain(plain.status);
    const to = new URL(plain.headers.location ?? '');
    expect([to.protocol, to.hostname, to.pathname, to.search]).toEqual(['https:', SITE, TREATMENT, '?a=1']);
  });

  it.each(['/metrics', '/healthz', '/readyz', '/dev/outbox', '/design-system'])('keeps %s closed', async (path) => {
    for (const headers of [{}, { authorization: `Bearer ${METRICS_TOKEN}` }])
      expect((await clinic.ask(path, { headers })).status).toBe(404);
  });

  it('takes a booking of somebody without scripts', async () => {
    const [wish] = clinic.wishes(1);
    const visitor = visitorOf(clinic, '127.0.2.1');
    const form = formWith('fullName', await visitor.open(addressOf(wish!)));
    await visitor.fillIn();
    const booked = await visitor.send(form, detailsOf(wish!));
    expect([booked.status, booked.text.includes('You are booked')]).toEqual([200, true]);
  });

  it('takes a booking as the scripts of the page send it', async () => {
    const [wish] = clinic.wishes(1);
    const visitor = visitorOf(clinic, '127.0.2.2');
    const { hidden } = formWith('fullName', await visitor.open(addressOf(wish!)));
    await visitor.fillIn();
    const body = new URLSearchParams([...hidden.map((pair) => [...pair]), ...Object.entries(detailsOf(wish!))]);
    const { status, text } = await clinic.ask(addressOf(wish!).replace('?', '.data?'), {
      method: 'POST',
      body: body.toString(),
      headers: {
        accept: '*/*',
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        origin: ORIGIN,
        'sec-fetch-mode': 'cors',
        'sec-fetch-site': 'same-origin',
      },
    });
    const [address = ''] = /\/appointment\/[\w-]{20,}/.exec(text) ?? [text];
    expect(status).toBe(202);
    expect((await clinic.ask(address)).text).toContain('Your appointment');
  });

  it('takes all photos of a form at once, near the limit of the site', async () => {
    const visitor = visitorOf(clinic, '127.0.2.3');
    const { address } = await visitor.send(formOf('/patient-form/hair', {}, false));
    const [path = address] = /\/patient-form\/hair\/[\w-]{27}/.exec(address) ?? [];
    const photo = Buffer.concat([await phonePhoto(), Buffer.alloc(11.5 * MB)]);
    const views = [
      'front',
      'right-90',
      'left-90',
      'right-45',
      'left-45',
      'vertex',
      'back',
      'parting',
      'donor-close-up',
    ];
    const body = new FormData();
    for (const view of views)
      body.append(`hair-photos.${view}`, new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    body.append('go', 'photos');
    const whole = new Response(body);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect(bytes.length).toBeGreaterThan(100 * MB);
    const sent = await clinic.ask(`${path}/photos`, {
      method: 'POST',
      body: bytes,
      headers: {
        origin: ORIGIN,
        'content-type': whole.headers.get('content-type') ?? '',
        'content-length': String(bytes.length),
      },
    });
    expect([sent.status, sent.text.slice(0, 300)]).toEqual([303, '']);
  });

  it('lets staff in, knows where they come from whatever they say, and tells open windows what changes', async () => {
    const owner = visitorOf(clinic, '127.0.2.4');
    const desk = await signIn(clinic, owner, 'owner');
    expect([desk.status, desk.address]).toEqual([200, DESK]);
    const account = await owner.open(`${DESK}/account`);
    expect(account.text).toContain('127.0.2.4');
    expect(account.text).not.toContain('203.0.113.7');

    const window = listenAtTheDesk(clinic, owner.cookie());
    try {
      await expect.poll(window.heard).toContain('retry:');
      const before = window.heard().length;
      const { failed } = await underLoad(clinic, async () => {
        await expect.poll(() => window.heard().slice(before)).toContain('data: diary');
      });
      expect(failed).toEqual([]);
    } finally {
      window.close();
    }
  });

  /** Everything acknowledged is in the database, once, and nothing else came to what was there before. */
  async function expectKept(before: readonly string[], { acknowledged }: Outcome): Promise<void> {
    const known = new Set(before);
    const made = (await clinic.references()).filter((reference) => !known.has(reference));
    expect(made.toSorted()).toEqual(acknowledged.toSorted());
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  }

  const told = (what: string, { pages, acknowledged, sentAgain, slowest }: Outcome): void =>
    console.log(
      `${name}: ${what}: ${pages} pages, ${acknowledged.length} bookings, ${sentAgain} of them sent again, slowest answer ${Math.round(slowest)} ms`,
    );

  it('answers every request and keeps every booking while a process is killed and started again', async () => {
    const before = await clinic.references();
    const outcome = await underLoad(clinic, async () => {
      const [copy] = clinic.copies;
      await copy.kill();
      await copy.start();
    });
    told('killed', outcome);
    expect(outcome.failed).toEqual([]);
    expect(outcome.acknowledged.length).toBeGreaterThan(10);
    await expectKept(before, outcome);
  });

  it('answers every request at once and keeps every booking while each process is replaced in its turn', async () => {
    const before = await clinic.references();
    const codes: (number | null)[] = [];
    const outcome = await underLoad(clinic, async () => {
      for (const copy of clinic.copies) {
        codes.push(await copy.stop());
        await copy.start();
      }
    });
    told('replaced', outcome);
    expect(codes).toEqual([0, 0]);
    expect([outcome.failed, outcome.sentAgain]).toEqual([[], 0]);
    expect(outcome.acknowledged.length).toBeGreaterThan(10);
    await expectKept(before, outcome);
  });

  // After the bookings, whose times would no longer be offered.
  it('shows a change of the hours by every process', async () => {
    await changeSettings(clinic.env, ({ clinic: { hours } }) => {
      for (const day of ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']) hours[day] = [['09:15', '17:45']];
    });
    await expectEverywhere('a change of the hours', TREATMENT, 'Mon-Sat 09:15am to 05:45pm');
  });

  it('shows a published post by every process', async () => {
    const editor = visitorOf(clinic, '127.0.2.5');
    await signIn(clinic, editor, 'editor');
    const address = await publishPost(editor, 'Told everywhere');
    await expectEverywhere('a post', address, 'Told everywhere');
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '../../e2e/harness/settings.ts';
import { openClinicBehind, ORIGIN, type ClinicBehindAProxy } from './clinic-behind-a-proxy.ts';
import { startCaddy, startNginx } from './proxies.ts';

/** A change is promised everywhere within two seconds; a busy machine gets more. */
const CHANGE_WITHIN_MS = 15_000;
/** Every page is compressed as small as it gets before any is there. */
const WRITTEN_WITHIN_MS = 240_000;
const TREATMENT = '/services/hair/fue-hair-transplant';
/** What the site itself says of each answer and a proxy that sends a file does not. */
const BY_THE_SITE = 'x-request-id';

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('%s sends the pages that the site has written as files', (_name, startProxy) => {
  let clinic: ClinicBehindAProxy;
  const isThere = () => existsSync(join(clinic.proxy.edition, 'served', `pages${TREATMENT}.html`));
  async function written(): Promise<void> {
    const until = performance.now() + WRITTEN_WITHIN_MS;
    while (!isThere()) {
      if (performance.now() > until) throw new Error('The pages were not written in time.');
      await pause(200);
    }
  }
  beforeAll(async () => {
    clinic = await openClinicBehind(startProxy, { writesPages: true });
    await written();
    return () => clinic.stop();
  });

  it.each(['/', TREATMENT, '/hi/services/nail/ingrown-toenail', '/page-data/index.txt'])(
    'sends %s compressed',
    async (path) => {
      for (const encoding of ['br', 'gzip']) {
        const { status, headers, text } = await clinic.ask(path, { headers: { 'accept-encoding': encoding } });
        expect([status, headers['content-encoding'], headers[BY_THE_SITE]]).toEqual([200, encoding, undefined]);
        expect(text.length).toBeGreaterThan(100);
        expect(headers['vary']).toContain('Accept-Encoding');
      }
    },
  );

  it('keeps to the policy of the page, and may not be shown inside of another', async () => {
    const { headers, text } = await clinic.ask(TREATMENT);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(text).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*">/);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('says that nothing has changed, and tells how long a page is', async () => {
    const { headers } = await clinic.ask(TREATMENT);
    const again = await clinic.ask(TREATMENT, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect((await clinic.ask(TREATMENT, { method: 'HEAD' })).headers[BY_THE_SITE]).toBeUndefined();
  });

  it.each([
    ['/about-us/', [308]],
    // Caddy and nginx hand this on in different words.
    ['//about-us', [308, 404]],
    ['/About-Us', [308]],
    ['/about-us.html', [404]],
    ['/served/pages/about-us.html', [404]],
    ['/editions', [404]],
    ['/book-appointment', [200]],
    ['/admin-dashboard', [302]],
  ] as const)('leaves %s to the site', async (path, statuses) => {
    const { status, headers } = await clinic.ask(path);
    expect(statuses).toContain(status);
    expect(headers[BY_THE_SITE]).toEqual(expect.any(String));
  });

  it('leaves what is sent to a page to the site', async () => {
    const { status, headers } = await clinic.ask('/contact-us', {
      method: 'POST',
      body: 'a=1',
      headers: { origin: ORIGIN },
    });
    expect([status < 500, typeof headers[BY_THE_SITE]]).toEqual([true, 'string']);
  });

  it('sends nothing that is no longer true once a change is announced, and the new pages when all are there', async () => {
    await changeSettings(clinic.env, ({ clinic: { hours } }) => {
      for (const day of ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']) hours[day] = [['09:15', '17:45']];
    });
    const words = 'Mon-Sat 09:15am to 05:45pm';
    const isNew = async () => (await clinic.ask(TREATMENT)).text.includes(words);
    await expect.poll(isNew, { timeout: CHANGE_WITHIN_MS, interval: 50 }).toBe(true);
    // From then on every answer is, whoever gives it.
    for (let number = 0; number < 20; number += 1) expect(await isNew()).toBe(true);
    await written();
    const { headers, text } = await clinic.ask(TREATMENT);
    expect([text.includes(words), headers[BY_THE_SITE]]).toEqual([true, undefined]);
  });

  it('still sends them while every process is killed, and none of a process that has ended', async () => {
    const [one, other] = clinic.copies;
    await one.kill();
    await other.kill();
    expect((await clinic.ask(TREATMENT)).status).toBe(200);
    await one.start();
    await written();
    await one.stop();
    expect(isThere()).toBe(false);
    await one.start();
    expect((await clinic.ask(TREATMENT)).status).toBe(200);
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Answer } from './harness/ask.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { MONDAY_OPENING } from './harness/monday.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: { CLOCK_START: MONDAY_OPENING } });
});
afterAll(() => server[Symbol.asyncDispose]());

const get = (target: string, headers: Record<string, string> = {}) => ask(server.url, target, { headers });
const KEPT = ['/', '/services/hair/fue-hair-transplant', '/privacy-policy'];
const LIVE = ['/book-appointment', '/specific-service?q=acne', '/my-appointment', '/nothing-here'];

describe('security', () => {
  it.each([...KEPT, ...LIVE, '/About-Us', '/favicon.svg', '/live.json', '/healthz', '/sitemap.xml'])(
    'headers stand on %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/),
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  const policyOf = ({ headers }: Answer): Record<string, string[]> =>
    Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => directive.trim().split(/\s+/))
        .map(([name = '', ...sources]) => [name, sources]),
    );

  it.each([...KEPT, ...LIVE])(
    'lets only the scripts of the page itself run, and only its own styles count: %s',
    async (path) => {
      const page = await get(path);
      const policy = policyOf(page);
      expect(JSON.stringify(policy)).not.toMatch(/unsafe-|\*/);
      expect(policy).toMatchObject({
        'default-src': ["'none'"],
        'connect-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      });
      expect(policy['script-src']?.[0]).toBe("'self'");
      expect(policy['script-src']?.length).toBeGreaterThan(1);
      const styles = [...page.text.matchAll(/<style(?: nonce="([^"]*)")?[^>]*>([\s\S]*?)<\/style>/g)];
      // Its own rules, and the fonts that count later.
      expect(styles).toHaveLength(2);
      const hashes = styles.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      const nonces = [...new Set(styles.map(([, nonce]) => `'nonce-${nonce}'`))];
      const isNamedByHash = policy['style-src']?.[1] === hashes[0];
      expect(policy['style-src']).toEqual(["'self'", ...(isNamedByHash ? hashes : nonces)]);
    },
  );

  it('gives every page that is for one visitor a nonce of its own, and no element a style or a script in an attribute', async () => {
    const nonce = async () => policyOf(await get('/my-appointment'))['script-src']?.[1];
    const [first, second] = [await nonce(), await nonce()];
    expect(first).toMatch(/^'nonce-[\w+/=]{20,}'$/);
    expect(second).not.toBe(first);
    for (const path of [...KEPT, ...LIVE])
      expect([path, / style="| on[a-z]+="/.exec((await get(path)).text)]).toEqual([path, null]);
  });

  it.each(['/book-appointment', '/specific-service?q=%3Cscript%3Ealert(1)%3C/script%3E'])(
    'shares %s, whose own scripts alone are allowed, by what is in them',
    async (path) => {
      const [page, again] = [await get(path), await get(path)];
      expect(again.text).toBe(page.text);
      const [, ...allowed] = policyOf(page)['script-src'] ?? [];
      const inline = [...page.text.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
      expect(page.text).not.toContain('<script>alert');
      const hashes = inline.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      expect(new Set(allowed)).toEqual(new Set(hashes));
    },
  );

  it('shares no form that is sealed for one visitor', async () => {
    const path = '/book-appointment?type=hair-consultation&time=2099-11-24T11%3A00%3A00%2B05%3A30';
    const keyIn = ({ text }: Answer): string | undefined => /name="requestKey"[^>]*value="([^"]+)"/.exec(text)?.[1];
    const keys = [keyIn(await get(path)), keyIn(await get(path))];
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('adds HSTS and knows its own host where the site is reached by HTTPS, and keeps its workshop shut', async () => {
    await using open = await startServer({ env: { PUBLIC_URL: 'https://clinic.example' } });
    const home = await ask(open.url, '/', { headers: { host: 'evil.example' } });
    expect(home.headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/);
    expect(home.text).toContain('<link rel="canonical" href="https://clinic.example/"');
    expect(home.text).not.toContain('evil.example');
    for (const path of ['/design-system', '/dev/outbox', '/metrics'])
      expect([path, (await ask(open.url, path)).status]).toEqual([path, 404]);
  });

  it('keeps a picture that is opened by itself from running anything', async () => {
    expect((await get('/plates/fig-hair.svg')).headers['content-security-policy']).toMatch(
      /^default-src 'none';.*sandbox/,
    );
  });
});

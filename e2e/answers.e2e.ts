import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
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

/** The address of a stylesheet, whose name carries its hash. */
async function stylesheet(): Promise<string> {
  return /data-sheets="(\/assets\/[^"#]+\.css)/.exec((await get('/')).text)?.[1] ?? '';
}

describe('an answer', () => {
  it.each([...KEPT, ...LIVE])('is compressed as the client can take it: %s', async (path) => {
    const [br, gzip, plain] = await Promise.all([
      get(path, { 'accept-encoding': 'gzip, br' }),
      get(path, { 'accept-encoding': 'gzip' }),
      get(path),
    ]);
    expect([
      br.headers['content-encoding'],
      gzip.headers['content-encoding'],
      plain.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined]);
    for (const { text, headers } of [br, gzip, plain]) {
      expect(text).toMatch(/^<!DOCTYPE html>/i);
      expect(headers.vary).toMatch(/accept-encoding/i);
    }
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 3);
  });

  it.each([...KEPT, ...LIVE, '/robots.txt', '/favicon.svg', '/healthz'])(
    'to HEAD has the headers of GET and no body: %s',
    async (path) => {
      const [head, whole] = await Promise.all([ask(server.url, path, { method: 'HEAD' }), get(path)]);
      expect(head.bytes.length).toBe(0);
      expect([head.status, head.headers['content-type'], head.headers['cache-control']]).toEqual([
        whole.status,
        whole.headers['content-type'],
        whole.headers['cache-control'],
      ]);
    },
  );

  it.each([...KEPT, '/favicon.svg', '/plates/fig-hair.svg'])('is 304 to whoever has it already: %s', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await get(path, { 'accept-encoding': encoding });
      const again = await get(path, { 'accept-encoding': encoding, 'if-none-match': `"other", ${headers.etag}` });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
      expect((await get(path, { 'accept-encoding': encoding, 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  it('has a strong tag of its own for each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await get('/', { 'accept-encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  });

  it('may be kept for a year when its name carries its hash, and is asked for again when it does not', async () => {
    expect((await get(await stylesheet())).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of KEPT)
      expect((await get(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    for (const path of ['/book-appointment', '/my-appointment', '/live.json'])
      expect((await get(path)).headers['cache-control']).toBe('no-store');
  });

  it('can be fetched in parts when it is a picture or a font', async () => {
    const whole = await get('/og/hero.png');
    const part = await get('/og/hero.png', { range: 'bytes=10-19' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.bytes.length}`]);
    expect(part.bytes).toEqual(whole.bytes.subarray(10, 20));
    expect((await get('/og/hero.png', { range: 'bytes=99999999-' })).status).toBe(416);
  });

  it('carries an id of its own', async () => {
    const ids = await Promise.all(
      [...KEPT, ...LIVE, '/About-Us', '/healthz'].map(async (path) => (await get(path)).headers['x-request-id']),
    );
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(ids.length);
    // The log is written once a turn, after the answer.
    await expect.poll(() => server.output()).toContain(String(ids[0]));
  });
});

describe('what is for those who run the site', () => {
  it('is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  it.each(['/metrics', '/design-system', '/dev/outbox'])(
    '%s opens at this machine and to nothing that was forwarded',
    async (path) => {
      expect((await get(path)).status).toBe(200);
      for (const header of [
        'x-forwarded-for',
        'forwarded',
        'via',
        'x-real-ip',
        'x-forwarded-host',
        'x-forwarded-proto',
      ]) {
        expect([header, (await get(path, { [header]: '127.0.0.1' })).status]).toEqual([header, 404]);
      }
    },
  );

  it('counts the answers', async () => {
    const { text } = await get('/metrics');
    expect(text).toMatch(/^http_requests_total\{class="2xx"\} [1-9]/m);
    expect(text).toMatch(/^http_request_duration_seconds_count [1-9]/m);
  });
});

describe('a body', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it('that is too large is refused before it is read', async () => {
    const { status } = await ask(server.url, '/my-appointment', {
      method: 'POST',
      headers: { ...form, 'content-length': '65537' },
      body: 'x'.repeat(65_537),
    });
    expect(status).toBe(413);
  });

  it('that does not say its length is refused', async () => {
    const { status } = await ask(server.url, '/my-appointment', {
      method: 'POST',
      headers: { ...form, 'transfer-encoding': 'chunked' },
      body: 'mobileNumber=1',
    });
    expect(status).toBe(411);
  });

  it.each(['/', '/services/hair', '/nothing-here', '/live.json', '/healthz', '/favicon.svg', '/sitemap.xml'])(
    'sent to %s, which takes none, is never an error of the server',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const { status } = await ask(server.url, path, {
          method,
          headers: { ...form, 'content-length': '3' },
          body: 'a=b',
        });
        expect([method, path, status < 500]).toEqual([method, path, true]);
      }
    },
  );

  it('from another site is refused', async () => {
    const { status } = await ask(server.url, '/my-appointment', {
      method: 'POST',
      headers: { ...form, origin: 'https://evil.example', 'content-length': '14' },
      body: 'mobileNumber=1',
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

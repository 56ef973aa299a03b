import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, tokenOf } from './harness/api.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { ask } from './harness/ask.ts';
import { startServer, type RunningServer } from './harness/server.ts';

let server: RunningServer;
let token: string;

beforeAll(async () => {
  server = await startServer({ env: { CLOCK_START: MONDAY_MORNING } });
  token = tokenOf(await apiAt(server.url).book());
});
afterAll(() => server[Symbol.asyncDispose]());

const FORM = 'application/x-www-form-urlencoded';
const SCRIPT = '"><script>alert(1)</script>';
const pagesWithForms = (): string[] => ['/my-appointment', '/book-appointment', `/appointment/${token}`];

describe('what is sent to a page and is no form', () => {
  it.each(['application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', ''])(
    'is refused when it calls itself %j',
    async (type) => {
      for (const path of pagesWithForms()) {
        const headers = { origin: server.url, 'content-type': type };
        expect((await ask(server.url, path, { method: 'POST', headers, body: '--x{"a":1}' })).status).toBe(415);
      }
    },
  );

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('is refused as %s', async (method) => {
    for (const path of ['/', ...pagesWithForms()]) {
      const { status, headers } = await ask(server.url, path, { method });
      expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD, POST']);
    }
  });

  it('is refused when another site sends it, and nothing happens', async () => {
    const headers = { origin: 'https://elsewhere.example', 'content-type': FORM };
    const path = `/appointment/${token}`;
    expect((await ask(server.url, path, { method: 'POST', headers, body: 'intent=cancel' })).status).toBe(400);
    expect((await apiAt(server.url).ask(`appointments/${token}`)).json).toMatchObject({ status: 'booked' });
  });
});

describe('a form filled with harm', () => {
  it('shows again what was typed, as text', async () => {
    const typed = {
      fullName: SCRIPT,
      mobileNumber: SCRIPT,
      email: SCRIPT,
      note: `</textarea>${SCRIPT}`,
      treatment: SCRIPT,
    };
    const body = new URLSearchParams({
      ...typed,
      ['__proto__']: 'x',
      constructor: 'y',
      time: SCRIPT,
      formSeal: SCRIPT,
    });
    const answer = await ask(server.url, '/book-appointment?type=follow-up&time=2026-11-24T11:00:00%2B05:30', {
      method: 'POST',
      headers: { origin: server.url, 'content-type': FORM },
      body: body.toString(),
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('&lt;script&gt;alert(1)');
    expect(answer.text).not.toContain('<script>alert');
  });

  it.each([
    'type=',
    'type=follow-up&day=',
    'type=follow-up&practitioner=',
    'treatment=',
    'category=',
    'month=',
    'after=',
  ])('an address with a script at %s shows none', async (query) => {
    const answer = await ask(server.url, `/book-appointment?${query}${encodeURIComponent(SCRIPT)}`);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('<script>alert');
  });
});

describe('an address that means harm', () => {
  it.each([
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/%5celsewhere.example/',
    '/services//elsewhere.example/',
    '/appointment//elsewhere.example/',
    '/api/v1//elsewhere.example//',
    '/../../etc/passwd',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/%00',
    '/.env',
    '/__proto__',
    '/services/constructor',
    '/services/hair/__proto__',
    '/%',
    'http://elsewhere.example/Services/',
  ])('%s is not found', async (target) => {
    const { status, headers, text } = await ask(server.url, target);
    expect([status, headers.location]).toEqual([404, undefined]);
    expect(text).not.toContain('"dependencies"');
  });

  it('a redirect never leaves the site and carries no header of the visitor’s', async () => {
    for (const target of [
      '/blog/%2f%2felsewhere.example/',
      '/appointment/x%0d%0aSet-Cookie:a=b/',
      '/SERVICES/HAIR/?next=//elsewhere.example',
    ]) {
      const { status, headers } = await ask(server.url, target, { headers: { host: 'elsewhere.example' } });
      expect([status, headers['set-cookie']]).toEqual([308, undefined]);
      expect(headers.location).toMatch(/^\/[^/\\]/);
    }
  });

  it('a name of another host changes no page that others could get', async () => {
    const headers = {
      host: 'elsewhere.example',
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'https',
    };
    for (const path of ['/', '/services/hair', '/book-appointment', '/sitemap.xml', '/robots.txt']) {
      const answer = await ask(server.url, path, { headers });
      expect([path, answer.text.includes('elsewhere.example')]).toEqual([path, false]);
    }
  });
});

describe('the log of all this', () => {
  it('has no failure, no token of a mangled link, and nothing but lines of its own', async () => {
    for (const end of ['%', '%E2%80', '%00', '/%']) await ask(server.url, `/appointment/${token}${end}`);
    for (const end of ['%', '%E2%80'])
      expect((await apiAt(server.url).ask(`appointments/${token}${end}`)).status).toBe(404);
    expect(server.output()).not.toContain(token);
    expect(server.output()).not.toMatch(/alert\(1\)|"status":5\d\d/);
    const foreign = server
      .output()
      .split('\n')
      .filter((line) => line !== '' && !/^\{|^Jamun is open|^No owner yet|^This is a trial/.test(line));
    expect(foreign).toEqual([]);
  });
});

import { request } from 'node:http';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** Numbers between 0 and 1 that are the same for the same seed. Source: mulberry32, Tommy Ettinger. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const HOSTILE = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nSet-Cookie: a=b',
  '\u{FFFD}',
  '\u202Egnp.exe',
  '👩🏽‍⚕️'.repeat(40),
  'त्वचा',
  '।',
  '%',
  '%zz',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  '-1',
  '0',
  '1',
  '1e309',
  '9'.repeat(30),
  '9'.repeat(400),
  '-9223372036854775809',
  '2147483648',
  '0x10',
  '१२',
  '[]',
  '{}',
  '"',
  '{"__proto__":{"a":1}}',
  '['.repeat(2000),
  '{"type":"doc","content":[]}',
  '{"type":"doc","content":{}}',
  "' OR 1=1; --",
  '$1',
  ':x',
  "\\'; DROP TABLE patients; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '..%2f..%2f',
  '//elsewhere.example',
  'javascript:alert(1)',
  'https://elsewhere.example/x',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '2026-11-24',
  '2026-13',
  '25:61',
  '12:00',
  '2026-11-24T11:00:00+05:30',
  '-'.repeat(36),
  '00000000-0000-4000-8000-000000004711',
  'a'.repeat(27),
  'A'.repeat(48),
  'x'.repeat(5000),
  'x'.repeat(50_000),
  '(a+)+$',
  '*a**b'.repeat(500),
  '[a]('.repeat(1000),
  ':::note\n'.repeat(500),
  'a@b',
  'a@b.example',
  '+919876543210',
  '98765 43210',
  'owner',
  'editor',
  'follow-up',
  'dermatologist',
  'on',
  'yes',
  'true',
  'save',
  'cancel',
  'skin',
  'hair',
  'me.jpg',
] as const;

const METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const HEADERS = [
  'accept',
  'accept-language',
  'accept-encoding',
  'range',
  'if-none-match',
  'if-modified-since',
  'idempotency-key',
  'cookie',
  'authorization',
  'x-forwarded-for',
  'referer',
  'photo-from',
  'photo-length',
  'photo-place',
  'last-event-id',
  'content-type',
];

/** Every address of the site, as `app/routes.ts` spells it. */
function patterns(entries: readonly RouteConfigEntry[] = routes, below = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const here = path === undefined ? below : `${below}/${path}`;
    return [here || '/', ...patterns(children ?? [], here)];
  });
}

/** Who asks: a name, and the Cookie header of the session. */
export interface Identity {
  readonly name: string;
  readonly cookie?: string;
}

export interface FuzzOptions {
  readonly origin: string;
  readonly identities: readonly Identity[];
  readonly requests: number;
  readonly seed: number;
  /** Ends earlier when this much time has passed. */
  readonly mostSeconds: number;
  /** Addresses with real ids and tokens in them. */
  readonly known?: readonly string[];
}

export interface Fault {
  readonly who: string;
  readonly method: string;
  readonly address: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

interface Sent {
  readonly who: Identity;
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Answered {
  readonly status: number;
  readonly waits: boolean;
  readonly text: string;
}

const MOST_TEXT = 400_000;
const PATIENCE_MS = 60_000;

/** One request as it is spelled, whose answer is read for a while; status 0 when none came. */
function send(origin: string, { method, address, headers, body }: Sent): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let status = 0;
    let waits = false;
    let text = '';
    const done = (): void => resolve({ status, waits, text });
    const path = address.toWellFormed().replaceAll(/[^!-~]/gu, encodeURIComponent);
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      status = response.statusCode ?? 0;
      waits = response.headers['retry-after'] !== undefined;
      response.setEncoding('utf8');
      // A stream of the desk has no end.
      if (response.headers['content-type']?.startsWith('text/event-stream')) asked.destroy();
      response.on('data', (chunk: string) => {
        if (text.length < MOST_TEXT) text += chunk;
      });
      response.on('error', done);
      response.on('close', done);
    });
    asked.setTimeout(PATIENCE_MS, () => asked.destroy());
    asked.on('error', done);
    asked.end(body);
  });
}

const plain = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Names and values of the fields that a page has. */
function fieldsOf(html: string): [name: string, value: string][] {
  return [...html.matchAll(/<(?:input|select|textarea|button)\b[^>]*\bname="([^"]+)"[^>]*/g)].map(
    ([tag, name = '']) => [plain(name), plain(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? 'on')],
  );
}

/** Sends what nobody sends to every address of the site, as everybody, the same for the same seed. */
export async function fuzz({ origin, identities, requests, seed, mostSeconds, known = [] }: FuzzOptions) {
  const random = randomOf(seed);
  const oneOf = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('There is nothing to choose from.');
    return one;
  };
  const isBy = (share: number): boolean => random() < share;
  const all = patterns().filter((pattern) => pattern !== '/admin-login/sign-out');
  const real = new Set(known);
  const fields = new Map<string, [string, string][]>();
  const names = new Set([
    'intent',
    'id',
    'email',
    'password',
    'text',
    'time',
    'date',
    'go',
    'revision',
    'version',
    'said',
    'page',
    'q',
  ]);
  const byStatus = new Map<number, number>();
  const faults: Fault[] = [];
  let asked = 0;

  async function ask(sent: Sent): Promise<Answered> {
    const answer = await send(origin, sent);
    asked += 1;
    byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
    const isByDesign = answer.status === 503 && answer.waits;
    // A request that is refused before its body was read may be cut off; that the server lives is looked at in the end.
    if (answer.status >= 500 && !isByDesign)
      faults.push({
        who: sent.who.name,
        method: sent.method,
        address: sent.address.slice(0, 300),
        status: answer.status,
        type: sent.headers['content-type'] ?? '',
        body: sent.body.slice(0, 600),
      });
    return answer;
  }

  function headersOf(who: Identity, more: Readonly<Record<string, string>> = {}): Record<string, string> {
    return { ...(who.cookie === undefined ? {} : { cookie: who.cookie }), ...more };
  }

  /** Looks at a page as it is, for its fields and for what it links. */
  async function look(who: Identity, address: string): Promise<void> {
    const { text } = await ask({ who, method: 'GET', address, headers: headersOf(who), body: '' });
    const found = fieldsOf(text);
    if (found.length > 0) fields.set(address, found);
    for (const [name] of found) names.add(name);
    for (const [, href = ''] of text.matchAll(/\bhref="(\/[^"#]*)"/g))
      if (/\d|patient-form|admin-dashboard/.test(href) && real.size < 600) real.add(plain(href));
  }

  function value(): string {
    const one = oneOf(HOSTILE);
    return isBy(0.1) ? one + oneOf(HOSTILE) : one;
  }

  function coded(text: string): string {
    return encodeURIComponent(text.toWellFormed()).slice(0, 4000);
  }

  function spelled(address: string): string {
    const [path = '', query] = address.split('?', 2);
    const parts = path.split('/');
    const at = Math.floor(random() * parts.length);
    const part = parts[at] ?? '';
    const other = oneOf([
      part.toUpperCase(),
      part === '' ? '' : `%${part.charCodeAt(0).toString(16).padStart(2, '0').slice(0, 2)}${part.slice(1)}`,
      `${part}%00`,
      `${part}/`,
      `${part};a=b`,
      `${part}%2f..`,
      `${part}.`,
      `.${part}`,
      `%E0%A4${part}`,
    ]);
    const spelling = parts.with(at, other).join('/');
    return (spelling.startsWith('/') ? spelling : `/${spelling}`) + (query === undefined ? '' : `?${query}`);
  }

  function addressOf(): string {
    const pattern = oneOf(all);
    const own = real.size > 0 && isBy(0.5) ? oneOf([...real]) : pattern;
    const filled = own.replaceAll(/:\w+|\*/g, () => coded(value()).slice(0, 300) || 'x');
    const query = isBy(0.4)
      ? Array.from(
          { length: 1 + Math.floor(random() * 3) },
          () => `${coded(oneOf([...names]))}=${coded(value()).slice(0, 2000)}`,
        ).join('&')
      : '';
    const spelling = isBy(0.15) ? spelled(filled) : filled;
    const ending = isBy(0.15) && !spelling.includes('?') ? `${spelling}.data` : spelling;
    return query === '' ? ending : `${ending}${ending.includes('?') ? '&' : '?'}${query}`;
  }

  /** Fields of the page, or any that the site has, some as they were and some not. */
  function entries(address: string): [string, string][] {
    const own = fields.get(address.replace(/\.data$/, '')) ?? [];
    const spoil = oneOf([0.1, 0.4, 1]);
    const kept = own
      .filter(() => isBy(0.9))
      .map(([name, was]): [string, string] => [name, isBy(spoil) ? value() : was]);
    const others = Array.from({ length: own.length > 0 ? 1 : 6 }, (): [string, string] => [oneOf([...names]), value()]);
    return [...kept, ...others, ...(isBy(0.1) ? [[value(), value()] as [string, string]] : [])];
  }

  function multipart(address: string): { type: string; body: string } {
    const boundary = 'fuzz';
    const body = entries(address)
      .map(([name, one]) => {
        const file = isBy(0.2) ? `; filename="${oneOf(['a.jpg', '../a', 'a.csv'])}"` : '';
        return `--${boundary}\r\ncontent-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '')}"${file}\r\n\r\n${one}\r\n`;
      })
      .join('');
    const end = isBy(0.7) ? `--${boundary}--\r\n` : oneOf(['', '--', `--${boundary}`, '\r\n']);
    return {
      type: `multipart/form-data; boundary=${isBy(0.9) ? boundary : oneOf(['', '"', 'other', 'é'])}`,
      body: body + end,
    };
  }

  function bodyFor(address: string): { type: string; body: string } {
    const kind = random();
    if (address.startsWith('/api/') || kind < 0.03)
      return {
        type: 'application/json',
        body: isBy(0.7) ? JSON.stringify(Object.fromEntries(entries(address))) : value(),
      };
    if (kind < 0.1 || (kind < 0.8 && fields.get(address)?.some(([name]) => name === 'file' || name === 'document')))
      return multipart(address);
    if (kind < 0.13)
      return { type: oneOf(['text/plain', 'application/octet-stream', '', 'multipart/form-data']), body: value() };
    const form = new URLSearchParams(entries(address).map(([name, one]) => [name.toWellFormed(), one.toWellFormed()]));
    return {
      type: 'application/x-www-form-urlencoded',
      body: isBy(0.95) ? form.toString() : `${form.toString()}&%&=%zz&%00`,
    };
  }

  async function askAnything(who: Identity): Promise<void> {
    const address = addressOf();
    const header: Record<string, string> = isBy(0.15)
      ? {
          [oneOf(HEADERS)]: value()
            .replaceAll(/[^\t\u{20}-\u{7E}]/gu, '')
            .slice(0, 3000),
        }
      : {};
    if (isBy(0.45)) {
      await ask({ who, method: isBy(0.9) ? 'GET' : 'HEAD', address, headers: headersOf(who, header), body: '' });
      return;
    }
    const method = isBy(0.97) ? 'POST' : oneOf(METHODS);
    const target = isBy(0.8) && fields.size > 0 ? oneOf([...fields.keys()]) : address;
    const { type, body } = bodyFor(target);
    const length = String(Buffer.byteLength(body));
    const sent = { 'content-type': type, 'content-length': length, origin, ...header };
    await ask({ who, method, address: target, headers: headersOf(who, sent), body });
  }

  for (const address of [...all.filter((pattern) => !/[:*]/.test(pattern)), ...known])
    for (const who of identities.slice(0, 1)) await look(who, address);
  for (const address of [...real].slice(0, 150)) {
    const [who] = identities;
    if (who) await look(who, address);
  }
  const ends = performance.now() + mostSeconds * 1000;
  const isOver = (): boolean => asked >= requests || performance.now() >= ends;
  while (!isOver()) {
    // One after the other for each, so that the same seed does the same.
    for (const who of identities) await askAnything(who);
  }
  return { asked, byStatus, faults };
}

import { ask, type Question } from './ask.ts';
import { asAPersonWould } from './server.ts';

/** A document that came, whatever its status. */
export interface Document {
  readonly status: number;
  /** Where it came from in the end, with its query. */
  readonly address: string;
  readonly text: string;
}

/** A form of a document, as somebody without scripts can send it. */
export interface PlainForm {
  readonly method: string;
  readonly action: string;
  /** With files, and so in parts. */
  readonly isMultipart: boolean;
  /** What is in it before anybody fills it in. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly names: ReadonlySet<string>;
  readonly html: string;
}

const MOST_REDIRECTS = 5;

const plain = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return found === undefined ? undefined : plain(found);
};

export function formsOf({ text, address }: Document): PlainForm[] {
  return [...text.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs)].map(([html, head = '', body = '']) => {
    const fields = [...body.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)].map(([tag]) => tag);
    const hidden = fields.filter((tag) => attribute(tag, 'type') === 'hidden');
    return {
      method: (attribute(head, 'method') ?? 'get').toUpperCase(),
      action: attribute(head, 'action') ?? address,
      isMultipart: attribute(head, 'enctype') === 'multipart/form-data',
      hidden: hidden.map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? ''] as const),
      names: new Set(fields.flatMap((tag) => attribute(tag, 'name') ?? [])),
      html,
    };
  });
}

/** Addresses of this site that a document links, without fragments. */
export function linksOf({ text }: Document): string[] {
  const links = [...text.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, href = '']) => plain(href));
  return [...new Set(links)];
}

/** As a browser sends it. */
async function encoded(data: URLSearchParams | FormData) {
  const whole = new Response(data);
  const body = new Uint8Array(await whole.arrayBuffer());
  return {
    body,
    headers: { 'content-type': whole.headers.get('content-type') ?? '', 'content-length': String(body.length) },
  };
}

/** Somebody whose browser runs no scripts. Every document they get is told to `seen`; `asking` is how they come to the server. */
export function plainVisitor(origin: string, seen: (document: Document) => void, cookie = '', asking = ask) {
  const cookies = new Map(cookie === '' ? [] : [[cookie.split('=')[0] ?? '', cookie]]);

  async function follow(target: string, method: string, data?: URLSearchParams | FormData): Promise<Document> {
    const at = new URL(target, origin);
    let address = at.pathname + at.search;
    let sent: Question = { method, ...(data && (await encoded(data))) };
    for (let step = 0; step < MOST_REDIRECTS; step++) {
      const { status, headers, text } = await asking(origin, address, {
        ...sent,
        headers: { ...sent.headers, origin, ...(cookies.size > 0 && { cookie: [...cookies.values()].join('; ') }) },
      });
      for (const kept of headers['set-cookie'] ?? []) {
        const [pair = ''] = kept.split(';');
        cookies.set(pair.split('=')[0] ?? '', pair);
      }
      if (headers.location === undefined) {
        const document = { status, address, text };
        if (headers['content-type']?.startsWith('text/html')) seen(document);
        return document;
      }
      const next = new URL(headers.location, origin + address);
      address = next.pathname + next.search;
      sent = { method: 'GET' };
    }
    throw new Error(`${method} ${target} never ends in a page`);
  }

  return {
    open: (address: string): Promise<Document> => follow(address, 'GET'),
    /** Sends a form with what is in it already and those of the fields that it has. */
    async send(
      { method, action, isMultipart, hidden, names }: PlainForm,
      fields: Readonly<Record<string, string | readonly string[]>> = {},
    ) {
      const given = Object.entries(fields).flatMap(([name, value]) =>
        names.has(name) ? [value].flat().map((each) => [name, each] as const) : [],
      );
      const kept = hidden.filter(([name]) => !given.some(([other]) => other === name));
      const entries = [...kept, ...given];
      const query = new URLSearchParams(entries.map(([name, value]) => [name, value]));
      if (method === 'GET') return follow(`${action.split('?')[0] ?? ''}?${query.toString()}`, 'GET');
      const parts = new FormData();
      for (const [name, value] of entries) parts.append(name, value);
      return follow(action, 'POST', isMultipart ? parts : query);
    },
    /** Waits as long as a person needs for a form. */
    fillIn: () => asAPersonWould(origin),
  };
}

export type PlainVisitor = ReturnType<typeof plainVisitor>;

import { ask } from './ask.ts';
import { readDocument, type ReadDocument } from './read-document.ts';

/** What an address answered, and the page that first named it. */
export interface Found {
  readonly from: string;
  readonly status: number;
  readonly type: string;
  readonly location: string | undefined;
  /** Addresses of this site that it names, without fragments. */
  readonly names: readonly string[];
  /** What the page says of itself; undefined of anything but a document. */
  readonly document: ReadDocument | undefined;
}

export interface Crawl {
  /** Every address that was asked for, with its query and without its fragment. */
  readonly found: ReadonlyMap<string, Found>;
  /** Links to a place on a page: [page that links, address, id]. */
  readonly places: readonly (readonly [from: string, address: string, id: string])[];
}

const AT_ONCE = 6;

/** Addresses in structured data, wherever they stand. */
function addressesIn(data: unknown, origin: string): string[] {
  if (typeof data === 'string') return data.startsWith(`${origin}/`) && !/[{}]/.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (key === '@id' ? [] : addressesIn(value, origin)));
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, address = '']) => [address]);

/** Scripts, in scripts and in the part of a document that starts them. */
const scriptsIn = (text: string): string[] => matches(text, /["'](\/assets\/[\w./-]+\.js)["']/g);

/** Everything a document links, shows or needs, as it is written there. */
function namedBy({ links, files, canonical, picture, data }: ReadDocument, text: string, origin: string): string[] {
  const named = [...links, ...files, canonical, picture, ...addressesIn(data, origin), ...scriptsIn(text)];
  return named.filter((address) => address !== '');
}

/** What a style sheet, a manifest, a drawing or a list of addresses names. */
function namedByFile(text: string, type: string): string[] {
  if (type.startsWith('text/css'))
    return matches(text, /url\(["']?([^"')]+)/g).filter((url) => !url.startsWith('data:'));
  if (type.includes('manifest')) return matches(text, /"(?:src|start_url)":\s*"([^"]+)"/g);
  if (type.startsWith('image/svg')) return matches(text, /\bhref="([^"#][^"]*)"/g);
  if (type.startsWith('application/xml')) return matches(text, /<loc>([^<]+)<\/loc>/g);
  if (type.startsWith('text/javascript')) return scriptsIn(text);
  return [];
}

/**
 * Follows every link and asset of the site from `starts`, over HTTP, and no redirect. What a page with a query links is
 * followed only where it has no query itself: a calendar has no end.
 */
export async function crawl(origin: string, starts: readonly string[]): Promise<Crawl> {
  const found = new Map<string, Found>();
  const places: [string, string, string][] = [];
  const known = new Map<string, string>(starts.map((start) => [start, 'the beginning']));
  const waiting = [...starts];

  /** The address that is meant, without its fragment; undefined when it is none of this site. */
  function follow(named: string, from: string): string | undefined {
    const url = new URL(named, origin + from);
    if (url.origin !== origin) return undefined;
    const address = url.pathname + url.search;
    if (url.hash.length > 1) places.push([from, address, decodeURIComponent(url.hash.slice(1))]);
    if (!known.has(address) && (url.search === '' || !from.includes('?'))) {
      known.set(address, from);
      waiting.push(address);
    }
    return address;
  }

  async function visit(address: string): Promise<void> {
    const { status, headers, text } = await ask(origin, address, { headers: { 'accept-encoding': 'br' } });
    const type = headers['content-type'] ?? '';
    const document = status === 200 && type.startsWith('text/html') ? readDocument(text) : undefined;
    const named = document ? namedBy(document, text, origin) : status === 200 ? namedByFile(text, type) : [];
    const names = named.flatMap((each) => follow(each, address) ?? []);
    found.set(address, { from: known.get(address) ?? '', status, type, location: headers.location, names, document });
  }

  async function walk(): Promise<void> {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) await visit(address);
  }
  // A walker that finds nothing to do may only be early: another one is still reading.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return { found, places };
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { readDocument, type ReadDocument } from './harness/read-document.ts';
import { MONDAY_MORNING } from './harness/site.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { CATEGORIES, INDEXED, TREATMENTS } from './harness/specified.ts';

let server: RunningServer;
/** What every page says of itself, by its address. */
const documents = new Map<string, ReadDocument>();
const statuses = new Map<string, number>();

beforeAll(async () => {
  server = await startServer({ env: { CLOCK_START: MONDAY_MORNING } });
  for (const path of INDEXED) {
    const { status, text } = await ask(server.url, path, { headers: { 'accept-encoding': 'br' } });
    statuses.set(path, status);
    documents.set(path, readDocument(text));
  }
});
afterAll(() => server[Symbol.asyncDispose]());

/** What is wrong with the pages, one line a fault. */
function faults(
  find: (document: ReadDocument, path: string) => string | undefined,
  paths: readonly string[] = INDEXED,
): string[] {
  return paths.flatMap((path) => {
    const document = documents.get(path);
    const fault = document ? find(document, path) : 'was not read';
    return fault === undefined ? [] : [`${path}: ${fault}`];
  });
}

function repeated(of: (document: ReadDocument) => string): string[] {
  const seen = new Map<string, string>();
  return faults((document, path) => {
    const value = of(document);
    const other = seen.get(value);
    seen.set(value, path);
    return other === undefined ? undefined : `says the same as ${other}: ${value}`;
  });
}

const pathOf = (address: string): string => new URL(address, server.url).pathname;

describe('every screen of the specification', () => {
  it('is all of them: 71 treatments in 9 categories', () => {
    expect([TREATMENTS.length, CATEGORIES.length]).toEqual([71, 9]);
    expect(new Set(INDEXED).size).toBe(INDEXED.length);
  });

  it('answers 200', () => {
    expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('has one heading of the first level, and it says something', () => {
    expect(
      faults(({ headings }) =>
        headings.length === 1 && headings[0] !== '' ? undefined : `has ${headings.join(' | ')}`,
      ),
    ).toEqual([]);
  });

  it('has a title and a description of its own', () => {
    expect(
      faults(({ title }) => (title.length >= 10 && title.length <= 90 ? undefined : `is called "${title}"`)),
    ).toEqual([]);
    expect(
      faults(({ description }) =>
        description.length >= 50 && description.length <= 170 ? undefined : `(${description.length}) "${description}"`,
      ),
    ).toEqual([]);
    expect(repeated(({ title }) => title)).toEqual([]);
    expect(repeated(({ description }) => description)).toEqual([]);
  });

  it('names itself as its canonical address and may be indexed', () => {
    expect(
      faults(({ canonical }, path) =>
        canonical !== '' && pathOf(canonical) === path ? undefined : `names ${canonical}`,
      ),
    ).toEqual([]);
    expect(faults(({ robots }) => (robots === '' ? undefined : `says ${robots}`))).toEqual([]);
  });

  it('says its language', () => {
    expect(faults(({ language }) => (language === 'en-IN' ? undefined : `is in "${language}"`))).toEqual([]);
  });

  it('has an Open Graph picture that is there', async () => {
    const pictures = new Set([...documents.values()].map(({ picture }) => picture));
    for (const picture of pictures) {
      const { status, headers, bytes } = await ask(server.url, pathOf(picture));
      expect([picture, status, headers['content-type']]).toEqual([picture, 200, 'image/png']);
      // Width and height of a PNG stand in its first chunk.
      expect([picture, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([picture, 1200, 630]);
    }
  });

  it('is never empty of words', () => {
    expect(faults(({ words }) => (words.length > 300 ? undefined : `says only "${words}"`))).toEqual([]);
    expect(faults(({ words }) => /coming soon|lorem ipsum|undefined|\[object|NaN\b/i.exec(words)?.[0])).toEqual([]);
  });
});

describe('structured data', () => {
  const typesOf = ({ data }: ReadDocument): string[] => data.map((entry) => String(entry['@type']));

  it('is JSON with a context on every page', () => {
    expect(
      faults(({ data }) =>
        data.every((entry) => entry['@context'] === 'https://schema.org') ? undefined : 'lacks a context',
      ),
    ).toEqual([]);
  });

  it('describes the clinic and the site on home', () => {
    const home = documents.get('/');
    expect(home && typesOf(home)).toEqual(expect.arrayContaining(['MedicalClinic', 'WebSite']));
    const clinic = home?.data.find((entry) => entry['@type'] === 'MedicalClinic');
    for (const property of [
      'name',
      'url',
      'logo',
      'telephone',
      'address',
      'geo',
      'openingHoursSpecification',
      'medicalSpecialty',
      'availableService',
      'sameAs',
    ]) {
      expect(clinic).toHaveProperty(property);
    }
    expect(JSON.stringify(home?.data)).not.toMatch(/aggregateRating|"review"/i);
  });

  it('gives every inner page its trail from home to itself', () => {
    const inner = INDEXED.filter((path) => path !== '/');
    expect(
      faults(({ data }, path) => {
        const trails = data.filter((entry) => entry['@type'] === 'BreadcrumbList');
        if (trails.length !== 1) return `has ${trails.length} trails`;
        const items = trails[0]?.['itemListElement'] as { position: number; item: string }[];
        if (items.some(({ position }, index) => position !== index + 1)) return 'counts wrongly';
        const [first, last] = [items[0], items.at(-1)].map((entry) => entry && pathOf(entry.item));
        return first === '/' && last === path ? undefined : `leads from ${first} to ${last}`;
      }, inner),
    ).toEqual([]);
  });

  it('describes every treatment as a reviewed page about a procedure', () => {
    expect(
      faults(
        ({ data }) => {
          const page = data.find((entry) => entry['@type'] === 'MedicalWebPage');
          if (!page) return 'is no MedicalWebPage';
          const about = page['about'] as Record<string, unknown> | undefined;
          if (about?.['@type'] !== 'MedicalProcedure') return 'is not about a MedicalProcedure';
          const missing = ['bodyLocation', 'preparation', 'howPerformed', 'followup'].filter(
            (property) => !about[property],
          );
          return missing.length > 0 ? `lacks ${missing.join(', ')}` : undefined;
        },
        TREATMENTS.filter((path) => path.startsWith('/services/hair/')),
      ),
    ).toEqual([]);
    expect(
      faults(
        ({ data }) =>
          data.some((entry) => /^Medical(?:WebPage|Procedure)$/.test(String(entry['@type']))) ? undefined : 'has none',
        TREATMENTS,
      ),
    ).toEqual([]);
  });

  it('lists the treatments of every category', () => {
    expect(
      faults(({ data }) => (JSON.stringify(data).includes('"ItemList"') ? undefined : 'has no list'), CATEGORIES),
    ).toEqual([]);
  });
});

describe('the links and pictures of every screen', () => {
  it('lead to something that is there, down to the place they name', async () => {
    const wanted = new Map<string, string>();
    for (const [path, { links }] of documents) {
      for (const link of links) {
        const { origin, pathname, search, hash } = new URL(link, server.url + path);
        if (origin === server.url) wanted.set(pathname + search + hash, path);
      }
    }
    expect(wanted.size).toBeGreaterThan(100);
    const dead: string[] = [];
    const read = new Map<string, Promise<{ status: number; ids: ReadonlySet<string> }>>();
    for (const [link, from] of wanted) {
      const [address = '', id] = link.split('#');
      const reading =
        read.get(address) ??
        ask(server.url, address).then(({ status, text }) => ({ status, ids: readDocument(text).ids }));
      read.set(address, reading);
      const { status, ids } = await reading;
      if (status !== 200 || (id && !ids.has(id))) dead.push(`${link} on ${from}: ${status}`);
    }
    expect(dead).toEqual([]);
  });

  it('have their pictures, styles, fonts and icons', async () => {
    const files = new Set([...documents.values()].flatMap((document) => document.files));
    expect(files.size).toBeGreaterThan(20);
    const missing: string[] = [];
    for (const file of files) if ((await ask(server.url, file)).status !== 200) missing.push(file);
    expect(missing).toEqual([]);
  });

  it('have words for every picture, or say that it is decoration', () => {
    expect(faults(({ picturesWithoutWords }) => picturesWithoutWords[0])).toEqual([]);
  });

  it('have the data that a change of screen by script asks for', async () => {
    const missing: string[] = [];
    for (const path of INDEXED) {
      const { status } = await ask(server.url, path === '/' ? '/_.data' : `${path}.data`);
      if (status !== 200) missing.push(`${path}: ${status}`);
    }
    expect(missing).toEqual([]);
  });
});

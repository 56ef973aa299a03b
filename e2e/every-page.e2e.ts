import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { readDocument, type ReadDocument } from './harness/read-document.ts';
import { MONDAY_OPENING } from './harness/monday.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { CATEGORIES, INDEXED, TREATMENTS } from './harness/specified.ts';
import { LANDING } from './harness/specified-landing.ts';
import { structuredDataFault } from './harness/structured-data.ts';

/** Those that search engines may list, and the landing pages that name another one. */
const ALL = [...new Set([...INDEXED, ...LANDING])];

let server: RunningServer;
/** What every page says of itself, by its address. */
const documents = new Map<string, ReadDocument>();
const statuses = new Map<string, number>();

beforeAll(async () => {
  server = await startServer({ env: { CLOCK_START: MONDAY_OPENING } });
  for (const path of ALL) {
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
  }, ALL);
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
      faults(
        ({ headings }) => (headings.length === 1 && headings[0] !== '' ? undefined : `has ${headings.join(' | ')}`),
        ALL,
      ),
    ).toEqual([]);
  });

  it('has a title and a description of its own', () => {
    expect(
      faults(({ title }) => (title.length >= 10 && title.length <= 90 ? undefined : `is called "${title}"`), ALL),
    ).toEqual([]);
    expect(
      faults(
        ({ description }) =>
          description.length >= 50 && description.length <= 170
            ? undefined
            : `(${description.length}) "${description}"`,
        ALL,
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

  it('has every telephone number as a link', () => {
    expect(faults(({ numbersWithoutLink: [number] }) => number, ALL)).toEqual([]);
  });

  it('says its language', () => {
    expect(faults(({ language }) => (language === 'en-IN' ? undefined : `is in "${language}"`), ALL)).toEqual([]);
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

  it('says what that picture shows, and asks for it to be shown large', () => {
    expect(
      faults(({ pictureWords }) => (pictureWords.length > 10 ? undefined : `says "${pictureWords}"`), ALL),
    ).toEqual([]);
    expect(faults(({ card }) => (card === 'summary_large_image' ? undefined : `asks for "${card}"`), ALL)).toEqual([]);
  });

  it('is never empty of words', () => {
    expect(faults(({ words }) => (words.length > 300 ? undefined : `says only "${words}"`), ALL)).toEqual([]);
    expect(faults(({ words }) => /coming soon|lorem ipsum|undefined|\[object|NaN\b/i.exec(words)?.[0], ALL)).toEqual(
      [],
    );
  });
});

describe('structured data', () => {
  it('of every kept page has what its kind must say, and no rating', () => {
    expect(faults(({ data }, path) => structuredDataFault(data, path), ALL)).toEqual([]);
  });
});

describe('what goes with every page', () => {
  it('is words for every picture, or that it is decoration', () => {
    expect(faults(({ picturesWithoutWords }) => picturesWithoutWords[0], ALL)).toEqual([]);
  });

  it('is the data that a change of screen by script asks for', async () => {
    const missing: string[] = [];
    for (const path of ALL) {
      const { status } = await ask(server.url, path === '/' ? '/_.data' : `${path}.data`);
      if (status !== 200) missing.push(`${path}: ${status}`);
    }
    expect(missing).toEqual([]);
  });
});

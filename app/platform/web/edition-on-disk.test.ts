import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EditionOnDisk, withHeadersInside } from './edition-on-disk.ts';
import { memoryFile, type MemoryFile } from './memory-file.ts';

const document = (text: string) => `<!doctype html><html><head><style>p{}</style></head><body>${text}</body></html>`;
const options = { cacheControl: '', headers: {} };
const pagesOf = (text: string) => (): Promise<ReadonlyMap<string, MemoryFile>> =>
  Promise.resolve(
    new Map([
      ['/', memoryFile(Buffer.from(document(text)), { type: 'text/html', ...options })],
      ['/about-us', memoryFile(Buffer.from(document(`About ${text}`)), { type: 'text/html', ...options })],
      ['/page-data/index.txt', memoryFile(Buffer.from('{}'), { type: 'text/plain', ...options })],
    ]),
  );

describe('pages as files', () => {
  let folder: string;
  const served = (file: string) => join(folder, 'served', file);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jamun-edition-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lie at their path, compressed as well, each with its policy before all that it is about', async () => {
    const edition = new EditionOnDisk(folder, ['https://maps.example']);
    await edition.publish(pagesOf('one'), false);
    const page = readFileSync(served('pages/about-us.html'), 'utf8');
    expect(page).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; .*"><style>/);
    expect(page).toMatch(/style-src 'self' 'sha256-[^']+'; .*frame-src https:\/\/maps\.example/);
    expect(page).not.toContain('frame-ancestors');
    expect(brotliDecompressSync(readFileSync(served('pages/about-us.html.br'))).toString()).toBe(page);
    expect(gunzipSync(readFileSync(served('pages/about-us.html.gz'))).toString()).toBe(page);
    expect(readFileSync(served('pages/.html'), 'utf8')).toContain('one');
    expect(brotliDecompressSync(readFileSync(served('page-data/index.txt.br'))).toString()).toBe('{}');
  });

  it('are gone the moment something changes, and an edition begun before that is not served', async () => {
    const edition = new EditionOnDisk(folder, []);
    await edition.publish(pagesOf('one'), false);
    edition.withdraw();
    expect(existsSync(served('pages/.html'))).toBe(false);
    const late = edition.publish(async () => {
      edition.withdraw();
      return await pagesOf('old')();
    }, false);
    await late;
    expect(existsSync(served('pages/.html'))).toBe(false);
    const meanwhile = edition.publish(pagesOf('old'), false);
    edition.withdraw();
    await meanwhile;
    expect(existsSync(served('pages/.html'))).toBe(false);
    await edition.publish(pagesOf('two'), false);
    expect(readFileSync(served('pages/.html'), 'utf8')).toContain('two');
  });

  it('are taken away by any of several processes, and left by one that ends and did not write them', async () => {
    const [one, other] = [new EditionOnDisk(folder, []), new EditionOnDisk(folder, [])];
    await one.publish(pagesOf('one'), false);
    await other.publish(pagesOf('two'), false);
    one.close();
    expect(readFileSync(served('pages/.html'), 'utf8')).toContain('two');
    one.withdraw();
    expect(existsSync(served('pages/.html'))).toBe(false);
    await other.publish(pagesOf('three'), false);
    other.close();
    expect(existsSync(served('pages/.html'))).toBe(false);
  });

  it('of an hour ago that nobody is served from are removed', async () => {
    const edition = new EditionOnDisk(folder, []);
    await edition.publish(pagesOf('one'), false);
    const [first = ''] = readdirSync(join(folder, 'editions'));
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(join(folder, 'editions', first), hoursAgo, hoursAgo);
    await edition.publish(pagesOf('two'), false);
    expect(readdirSync(join(folder, 'editions'))).not.toContain(first);
    expect(readdirSync(join(folder, 'editions'))).toHaveLength(1);
  });

  it('say to search engines what their headers would', async () => {
    const edition = new EditionOnDisk(folder, []);
    await edition.publish(pagesOf('one'), true);
    expect(readFileSync(served('pages/.html'), 'utf8')).toContain('<meta name="robots" content="noindex">');
  });

  it('can be read by a proxy, whatever this process keeps to itself', async () => {
    const before = process.umask(0o077);
    try {
      await new EditionOnDisk(folder, []).publish(pagesOf('one'), false);
    } finally {
      process.umask(before);
    }
    const modes = ['pages', 'pages/about-us.html', 'pages/about-us.html.br'].map(
      (file) => statSync(served(file)).mode & 0o777,
    );
    expect(modes.map((mode) => mode.toString(8))).toEqual(['755', '644', '644']);
  });

  it('need a head for their policy', () => {
    expect(() => withHeadersInside('<p>no head</p>', [], false)).toThrow(/no <head>/);
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFindings, DESKTOP, PHONE, sticksOut } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { runScript } from './harness/script.ts';
import { openSite, type OwnSite } from './harness/site.ts';

const MELASMA = '/blog/melasma-why-it-comes-back';
/** The newest of the posts to start with: what comes after it is its neighbour. */
const NEWEST = '/blog/acne-scars-which-treatment';
const TREATMENT = '/services/skin/melasma-treatment';
const patience = { timeout: 100_000, interval: 250 };

let site: OwnSite;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jamun-posts-'));
  site = await openSite();
});
afterEach(() => site.leave());
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = (path: string, headers = {}) => ask(site.server.url, path, { headers });

/** Publishes a changed copy of a post the clinic starts with, as an operator does. */
async function publish(name: string, change: (text: string) => string): Promise<void> {
  const file = join(folder, `${name}.md`);
  writeFileSync(file, change(readFileSync('content/posts/melasma-why-it-comes-back.md', 'utf8')));
  const { code, output } = await runScript('posts-import', ['--publish', file], { DATA_DIR: site.server.dataDir });
  expect([output, code]).toEqual([expect.stringContaining(`${name} is published.`), 0]);
}

describe('a reader', () => {
  it('goes from the list to a tag and a post, to a source and back, and on to the treatment, without scripts', async () => {
    const page = await site.visit('/blog', { ...PHONE, javaScriptEnabled: false });
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 3 }).count()).toBe(10);
    await main
      .getByRole('navigation', { name: 'What they are about' })
      .getByRole('link', { name: 'Pigmentation' })
      .click();
    await page.waitForURL(site.at('/blog/tag/pigmentation'));
    await main.getByRole('link', { name: 'Melasma and why it comes back' }).click();
    await heading(page, 'Melasma and why it comes back').waitFor();
    expect(await main.getByText(/^\d minutes to read$/).count()).toBe(1);
    await main.getByRole('link', { name: 'Source 3', exact: true }).first().click();
    expect(page.url()).toBe(site.at(`${MELASMA}#source-3`));
    const share = await main.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(share ?? '')).toContain(site.at(MELASMA));
    await main
      .getByRole('region', { name: 'Treatments' })
      .getByRole('link', { name: /melasma/i })
      .click();
    await page.waitForURL(site.at(TREATMENT));
    await main.getByRole('link', { name: 'Melasma and why it comes back' }).click();
    await page.waitForURL(site.at(MELASMA));
  });

  it('searches by keyboard, with and without scripts, and is told when there is nothing', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await site.visit('/blog', { ...DESKTOP, javaScriptEnabled });
      await page.getByRole('searchbox', { name: 'Search the posts' }).focus();
      await page.keyboard.type('ringworm');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/blog\/search\?words=ringworm/);
      await page.getByRole('heading', { name: /posts? about “ringworm”/ }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Ringworm that keeps returning' }).waitFor();
    }
    const page = await site.visit('/blog/search?words=%3Cscript%3Exyzzy');
    await page.getByRole('heading', { name: 'No post about “<script>xyzzy”' }).waitFor();
  });

  it.each([PHONE, DESKTOP])('finds pages that axe accepts and that fit the screen', async (options) => {
    const page = await site.visitor(options);
    for (const path of ['/blog', MELASMA, '/blog/search?words=skin']) {
      await page.goto(site.at(path));
      expect([path, await axeFindings(page)]).toEqual([path, []]);
      expect([path, await sticksOut(page)]).toEqual([path, []]);
    }
  });
});

describe('programs', () => {
  it('read both feeds, which name each other’s posts in full', async () => {
    const rss = await read('/blog/rss.xml');
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(XMLValidator.validate(rss.text)).toBe(true);
    const { channel } = (
      new XMLParser().parse(rss.text) as { rss: { channel: { item: { link: string; pubDate: string }[] } } }
    ).rss;
    expect(channel.item).toHaveLength(10);
    expect(channel.item.every(({ pubDate }) => !Number.isNaN(Date.parse(pubDate)))).toBe(true);
    const json = await read('/blog/feed.json');
    expect(json.headers['content-type']).toBe('application/feed+json');
    const feed = JSON.parse(json.text) as { version: string; items: { url: string }[] };
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items.map(({ url }) => url)).toEqual(channel.item.map(({ link }) => link));
    const etag = rss.headers.etag ?? '';
    expect((await read('/blog/rss.xml', { 'if-none-match': etag })).status).toBe(304);
  });

  it('find the feeds, the picture and what the page is in its head, and the post in the sitemap', async () => {
    const { text } = await read(MELASMA);
    for (const type of ['application/rss+xml', 'application/feed+json'])
      expect(text).toMatch(new RegExp(`<link[^>]*rel="alternate"[^>]*type="${type.replace('+', '\\+')}"`));
    expect(text).toContain(`<meta property="og:image" content="${site.at('/og/melasma-treatment.png')}"`);
    expect(text).toMatch(/"@type":"BlogPosting"/);
    expect((await read('/sitemap-posts.xml')).text).toContain(`<loc>${site.at(MELASMA)}</loc>`);
  });

  it('get 404 for what is no post, and one redirect for another spelling', async () => {
    for (const path of ['/blog/nothing', '/blog/page/1', '/blog/page/99', '/blog/tag/nothing', '/blog/preview'])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
    const other = await read(`${MELASMA}/`);
    expect([other.status, other.headers.location]).toEqual([308, MELASMA]);
  });
});

describe('a post that is published', () => {
  it('is kept in memory, and there for everybody soon after, also where others lead to it', async () => {
    const before = await read('/blog', { 'accept-encoding': 'br' });
    expect(before.headers['content-encoding']).toBe('br');
    await publish('sun-at-noon', (text) => text.replace(/^title: .*$/m, 'title: Sun at noon'));
    const textOf = async (path: string) => (await read(path)).text;
    await expect.poll(async () => (await textOf('/blog')).includes('Sun at noon'), patience).toBe(true);
    for (const path of ['/blog/sun-at-noon', TREATMENT, '/blog/rss.xml', '/blog/tag/sun', NEWEST])
      await expect.poll(async () => (await textOf(path)).includes('Sun at noon'), patience).toBe(true);
    const first = await read('/blog/sun-at-noon', { 'accept-encoding': 'br' });
    const etag = first.headers.etag ?? '';
    expect((await read('/blog/sun-at-noon', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);

    await publish('sun-at-noon', (text) =>
      text.replace(/^title: .*$/m, 'title: Sun at one').replace('## In short', '## <img src=x onerror=alert(1)>'),
    );
    await expect.poll(async () => (await textOf('/blog/sun-at-noon')).includes('Sun at one'), patience).toBe(true);
    const changed = await textOf('/blog/sun-at-noon');
    expect(changed).not.toContain('<img src=x');
    expect(changed).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('goes out as a file that comes in as the same', async () => {
    const { code, output } = await runScript('posts-export', [folder], { DATA_DIR: site.server.dataDir });
    expect([output, code]).toEqual([expect.stringContaining('posts are in'), 0]);
    const file = readFileSync(join(folder, 'melasma-why-it-comes-back.md'), 'utf8');
    expect(file).toContain('title: Melasma and why it comes back');
    expect(file).toContain('## In short');
  });
});

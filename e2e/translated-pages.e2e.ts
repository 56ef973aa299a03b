import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/features/translations/domain/language.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { namesIn, translatedCategoryPage, translatedPage } from '#app/features/treatments/server/translated-pages.ts';
import { translatedPaths } from '#app/main/translated-paths.ts';
import { pathIn } from '#app/lib/page-language.ts';
import { ask } from './harness/ask.ts';
import { axeFindings, DESKTOP, hydrated, openEverything, PHONE, sticksOut } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { findAndPress, ON_A_PHONE, pressInSight, WINDOWS } from './harness/in-sight.ts';
import { readDocument } from './harness/read-document.ts';
import { openReadingSite, type Site } from './harness/site.ts';
import { devanagariDigitsIn, englishIn, wordsOf } from './harness/translated.ts';

const ENGLISH = '/services/nail/ingrown-toenail';
const HINDI = `/hi${ENGLISH}`;
const MARATHI = `/mr${ENGLISH}`;
const PAGES = translatedPaths().map(({ path }) => path);

let site: Site;

beforeAll(async () => {
  site = await openReadingSite();
});
afterEach(() => site.leave());
afterAll(() => site.close());

async function textOf(path: string): Promise<string> {
  const { status, text } = await ask(site.server.url, path, { headers: { 'accept-encoding': 'br' } });
  expect([path, status]).toEqual([path, 200]);
  return text;
}

describe.each(PAGES)('%s', (path) => {
  const [, language = ''] = path.split('/');

  it('says its language, is no page for search engines yet, and says that no doctor has checked it', async () => {
    const html = await textOf(path);
    const read = readDocument(html);
    expect([read.language, read.robots, read.canonical]).toEqual([`${language}-IN`, 'noindex', '']);
    expect(html).not.toContain('rel="alternate" hrefLang');
    expect(html).toContain(`property="og:locale" content="${language}_IN"`);
    expect(html).toContain(
      language === 'hi' ? 'इस अनुवाद की जाँच अभी किसी डॉक्टर ने नहीं की है।' : 'हे भाषांतर अजून कोणत्याही डॉक्टरांनी तपासलेले नाही.',
    );
    expect(read.headings.length).toBe(1);
    expect(read.numbersWithoutLink).toEqual([]);
  });

  it('brings no script of the framework', async () => {
    const html = await textOf(path);
    expect(html.match(/<script\b(?! type="application\/ld\+json")/g)).toBeNull();
    expect(html).not.toContain('network-problem');
  });

  it('has no English sentence but in names, addresses and sources, and no Devanagari digit', async () => {
    const page = await site.visit(path, DESKTOP);
    const words = await wordsOf(page);
    expect(englishIn(words)).toEqual([]);
    expect(devanagariDigitsIn(words)).toEqual([]);
    expect(words.filter((text) => /[\u0900-\u097f]/.test(text)).length).toBeGreaterThan(100);
  });

  it('fits the narrowest phone with everything open', async () => {
    const page = await site.visit(path, { ...PHONE, viewport: { width: 320, height: 640 } });
    await openEverything(page);
    expect(await sticksOut(page)).toEqual([]);
  });
});

describe.each([ON_A_PHONE, WINDOWS.at(-1)!])('at $viewport.width px', (window) => {
  it('the home page and a department change their language by what is in sight', async () => {
    const switchTo = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
    const page = await site.visit('/', window);
    await hydrated(page);
    await pressInSight(switchTo(page, 'हिंदी'));
    await page.waitForURL(site.at('/hi'));
    await heading(page, 'इलाज से पहले हम आपको आपकी त्वचा समझाते हैं।').waitFor();
    await pressInSight(switchTo(page, 'मराठी'));
    await page.waitForURL(site.at('/mr'));
    await heading(page, 'उपचाराआधी आम्ही तुम्हाला तुमची त्वचा समजावतो.').waitFor();
    await findAndPress(page.getByRole('main').getByRole('link', { name: /^चित्र 3/ }));
    await page.waitForURL(site.at('/mr/services/nail'));
    await pressInSight(switchTo(page, 'English'));
    await page.waitForURL(site.at('/services/nail'));
  });
});

describe('somebody who reads Hindi', () => {
  it('changes from the English page to the Hindi one and on to the Marathi one, and back', async () => {
    const page = await site.visit(ENGLISH, PHONE);
    await hydrated(page);
    const switchTo = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
    expect(await switchTo('हिंदी').getAttribute('hreflang')).toBe('hi-IN');
    await switchTo('हिंदी').tap();
    await page.waitForURL(site.at(HINDI));
    await heading(page, 'अंदर बढ़े नाखून का इलाज').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN');
    expect(await switchTo('हिंदी').getAttribute('aria-current')).toBe('page');
    await switchTo('मराठी').tap();
    await page.waitForURL(site.at(MARATHI));
    expect(await page.locator('html').getAttribute('lang')).toBe('mr-IN');
    await switchTo('English').tap();
    await page.waitForURL(site.at(ENGLISH));
    await heading(page, 'Ingrown toenail treatment').waitFor();
  });

  it('is led on in Hindi where there is a page, and told where there is none', async () => {
    const page = await site.visit(HINDI, DESKTOP);
    for (const { key, title, path } of translatedPage('hi', 'nail/ingrown-toenail')?.page.related ?? []) {
      const isTranslated = PAGES.includes(`/hi/services/${key}`);
      const item = page
        .getByRole('region', { name: 'मिलते-जुलते इलाज' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: title, exact: true }) });
      const link = item.getByRole('link');
      expect([await link.getAttribute('href'), await link.getAttribute('hreflang')]).toEqual([
        path,
        isTranslated ? null : 'en-IN',
      ]);
      expect(await item.getByText('(अंग्रेज़ी में)').count()).toBe(isTranslated ? 0 : 1);
    }
  });

  it('meets every treatment of a department: in Hindi, or by its name and the word that it is in English', async () => {
    const page = await site.visit('/hi/services/hair', DESKTOP);
    for (const { title, path } of translatedCategoryPage('hi', 'hair')?.page.cards ?? []) {
      const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
      expect(await card.getByRole('link').getAttribute('href')).toBe(path);
      expect([path, await card.getByText('(अंग्रेज़ी में)').count()]).toEqual([path, path.startsWith('/hi/') ? 0 : 1]);
    }
    const all = page.getByRole('link', { name: 'सब इलाजों की तुलना (अंग्रेज़ी में)' });
    expect([await all.getAttribute('href'), await all.getAttribute('hreflang')]).toEqual([
      '/services/hair#compare-title',
      'en-IN',
    ]);
  });

  it('calls as on the English page, and books in Hindi without a script', async () => {
    const page = await site.visit(HINDI, { ...PHONE, javaScriptEnabled: false });
    const main = page.getByRole('main');
    expect(await main.locator('a[href="tel:112"]').count()).toBeGreaterThan(0);
    const book = main.getByRole('link', { name: 'इस इलाज के लिए अपॉइंटमेंट लें' });
    expect(await book.getAttribute('hreflang')).toBeNull();
    await book.tap();
    await page.waitForURL(/\/hi\/book-appointment\?type=skin-consultation&treatment=nail\/ingrown-toenail/);
  });

  it('opens the menu without a script and finds the treatments by their names', async () => {
    const page = await site.visit(HINDI, { ...PHONE, javaScriptEnabled: false });
    await page.getByText('मेन्यू', { exact: true }).tap();
    const menu = page.getByRole('navigation', { name: 'मुख्य मेन्यू' });
    await menu.getByText('इलाज', { exact: true }).tap();
    await menu.getByText('नाखून', { exact: true }).filter({ visible: true }).tap();
    const nails = [...namesIn('hi').treatments.values()].filter(({ category }) => category === 'nail');
    for (const { cardTitle, path } of nails) {
      const name = PAGES.includes(path) ? cardTitle : `${cardTitle} (अंग्रेज़ी में)`;
      await menu.getByRole('link', { name, exact: true }).waitFor();
    }
    await menu.getByRole('link', { name: 'परत उतरते नाखून', exact: true }).tap();
    await page.waitForURL(site.at('/hi/services/nail/nail-peeling'));
  });
});

describe('translated pages', () => {
  it('are searched for English by what finds it on the English page', async () => {
    const page = await site.visit(ENGLISH, DESKTOP);
    const english = await page
      .evaluate(() => document.documentElement.setAttribute('lang', 'hi'))
      .then(() => wordsOf(page));
    expect(englishIn(english).length).toBeGreaterThan(100);
  });

  it.each([
    ['a phone', HINDI, PHONE],
    ['a desktop', MARATHI, DESKTOP],
    ['a phone', '/mr/services/hair', PHONE],
    ['a phone', '/hi', PHONE],
    ['a desktop', '/mr', DESKTOP],
    ['a desktop', '/hi/services/skin', DESKTOP],
  ])('have nothing that axe finds on %s, %s', async (_, path, screen) => {
    const page = await site.visit(path, screen);
    await openEverything(page);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('are in no sitemap, and named for search engines or styled by no other page', async () => {
    const map = `${await textOf('/sitemap-treatments.xml')}${await textOf('/sitemap-pages.xml')}`;
    expect(PAGES.filter((path) => map.includes(`${path}<`))).toEqual([]);
    const english = await textOf(ENGLISH);
    expect(english).not.toContain('rel="alternate" hrefLang');
    expect([english.includes(':root:lang(hi)'), (await textOf(HINDI)).includes(':root:lang(hi)')]).toEqual([
      false,
      true,
    ]);
  });

  it('stand in the switch of each page that has one, and of no other', async () => {
    const { categories, treatments } = catalogue();
    const pages = [
      '/',
      '/services',
      ...categories.map(({ address }) => address),
      ...[...treatments.values()].map(({ path }) => path),
    ];
    const wrong: string[] = [];
    for (const path of pages) {
      const html = await textOf(path);
      const own = LANGUAGES.map((language) => pathIn(language, path));
      const named = own.filter((address) => html.includes(`href="${address}"`));
      const existing = own.filter((address) => PAGES.includes(address));
      if (named.join() !== existing.join()) wrong.push(`${path}: ${named.join()}, not ${existing.join()}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['/hi/services/hair/hair-transplant-of-nobody', 'यह पेज नहीं मिला'],
    ['/hi/services/nobody', 'यह पेज नहीं मिला'],
    ['/hi/about-us', 'यह पेज नहीं मिला'],
    ['/mr/no/such/page', 'हे पान सापडले नाही'],
  ])('answer %s with 404 in the language, and lead on in it', async (path, words) => {
    const { status, text } = await ask(site.server.url, path);
    const [, language = ''] = path.split('/');
    expect([status, readDocument(text).language]).toEqual([404, `${language}-IN`]);
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main'));
    expect(main).toContain(words);
    expect([...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      ...['hair', 'skin', 'laser', 'anti-aging', 'cosmetic-surgery'].map((name) => `/${language}/services/${name}`),
      `/${language}`,
    ]);
    expect(text.match(/<script\b(?! type="application\/ld\+json")/g)).toBeNull();
  });
});

import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openEverything, PHONE } from './harness/browser.ts';
import { KINDS } from './harness/kinds.ts';
import { openReadingSite, type Site } from './harness/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openReadingSite();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** How each element of the page is shown, and its parts before and after it. */
function shown(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::marker'].map((part) => {
        const style = getComputedStyle(element, part);
        const values = [...style].filter((name) => !name.startsWith('--')).map((name) => style.getPropertyValue(name));
        return `${element.tagName}.${element.getAttribute('class')}${part ?? ''} ${values.join('|')}`;
      }),
    ),
  );
}

/** Links to the whole stylesheets, as the boot script puts them. */
async function bringSheets(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const own = document.querySelector<HTMLStyleElement>('style[data-sheets]');
    const links = (own?.dataset['sheets'] ?? '').split(' ').map((href) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      return link;
    });
    const arrived = links.map(
      (link) =>
        new Promise((resolve, reject) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', reject);
        }),
    );
    own?.after(...links);
    await Promise.all(arrived);
  });
}

describe('a page', () => {
  describe.each([
    ['on a phone', { ...PHONE, reducedMotion: 'reduce' }],
    ['on a desk', { ...DESK, reducedMotion: 'reduce' }],
  ] satisfies [string, BrowserContextOptions][])('%s', (_where, options) => {
    it.each(KINDS)('has all the styles it shows: $kind', async ({ path }) => {
      const page = await site.visit(path, { ...options, javaScriptEnabled: false });
      await openEverything(page);
      const own = await shown(page);
      await bringSheets(page);
      expect(await shown(page)).toEqual(own);
    });
  });

  it.each(['/', '/services/skin/melasma-treatment', '/book-appointment'])(
    'asks for no script and no stylesheet before it has been shown, and for both afterwards: %s',
    async (path) => {
      const page = await site.visitor(PHONE);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.resourceType()));
      await page.goto(site.at(path), { waitUntil: 'domcontentloaded' });
      expect(asked.filter((type) => type === 'script' || type === 'stylesheet')).toEqual([]);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      expect(await page.locator('link[rel=stylesheet]').count()).toBeGreaterThan(1);
      expect(new Set(asked)).toEqual(new Set([...asked, 'script', 'stylesheet']));
    },
  );

  it('spares a visitor who asks to save data the scripts, until a key is pressed', async () => {
    const page = await site.visitor(PHONE);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(site.at('/services/skin/melasma-treatment'));
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((type) => type === 'script' || type === 'stylesheet' || type === 'fetch')).toEqual([]);
    await page.keyboard.press('Tab');
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  });
});

// @module-tag endurance
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

/** The pages of visitors: the desk's have their styles as files. */
const PUBLIC = KINDS.filter(({ path }) => !path.startsWith('/admin-'));
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Of the 400 properties of an element those that our styles set. */
const PROPERTIES =
  `align-content align-items align-self animation-name aspect-ratio background-color background-image background-position
  background-size block-size border-block-end border-block-start border-inline-end border-inline-start border-radius bottom box-shadow
  clip-path color column-gap columns container-type content cursor display fill filter flex font-family font-size font-style
  font-variant-numeric font-weight grid-auto-flow grid-column grid-row grid-template-columns grid-template-rows inline-size
  justify-content justify-items justify-self left letter-spacing line-height list-style-type margin mask-image max-height max-width
  min-height min-width object-fit opacity order outline overflow overflow-wrap padding pointer-events position right rotate row-gap scale
  scroll-margin stroke text-align text-decoration text-indent text-transform text-wrap top transform translate vertical-align
  visibility white-space z-index`
    .trim()
    .split(/\s+/);

/** How each element of a page is shown, with its parts before and after it: its name, and the values of the properties. */
function shown(page: Page): Promise<(readonly [name: string, values: readonly string[]])[]> {
  return page.evaluate(
    (properties) =>
      [...document.body.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          const name = `${element.tagName}.${element.getAttribute('class')}${part ?? ''}`;
          return [name, properties.map((property) => style.getPropertyValue(property))] as const;
        }),
      ),
    PROPERTIES,
  );
}

/** Links to the whole stylesheets, as the boot script puts them; waits until they count. No event tells of it where no script runs. */
async function bringSheets(page: Page): Promise<void> {
  await page.evaluate(() => {
    const own = document.querySelector<HTMLStyleElement>('style[data-sheets]');
    const links = (own?.dataset['sheets'] ?? '').split(' ').map((href) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      return link;
    });
    own?.after(...links);
  });
  const counting = () =>
    page.$$eval('link[rel=stylesheet]', (links) => links.map((link) => (link as HTMLLinkElement).sheet !== null));
  await expect.poll(counting).toEqual([true, true]);
}

describe('a page', () => {
  describe.each([
    ['on a phone', { ...PHONE, reducedMotion: 'reduce' }],
    ['on a desk', { ...DESK, reducedMotion: 'reduce' }],
  ] satisfies [string, BrowserContextOptions][])('%s', (_where, options) => {
    it.each(PUBLIC)('has all the styles it shows: $kind', async ({ path }) => {
      const page = await site.visit(path, { ...options, javaScriptEnabled: false });
      await openEverything(page);
      const own = await shown(page);
      await bringSheets(page);
      const whole = await shown(page);
      expect(whole).toHaveLength(own.length);
      const changed = whole.flatMap(([name, values], index) =>
        values.flatMap((value, at) => {
          const before = own[index]?.[1][at];
          return value === before ? [] : `${name} ${PROPERTIES[at]}: ${before} -> ${value}`;
        }),
      );
      expect(changed).toEqual([]);
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

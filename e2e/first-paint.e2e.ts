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

/** The same once it stays the same: on a busy machine a page may still be put together. */
async function shownAtRest(page: Page): Promise<Awaited<ReturnType<typeof shown>>> {
  let before = await shown(page);
  await expect
    .poll(async () => {
      const last = before;
      before = await shown(page);
      return JSON.stringify(last) === JSON.stringify(before);
    })
    .toBe(true);
  return before;
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
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
      const own = await shownAtRest(page);
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
});

/** What a page asks for, by kind, from its first request on. */
function asked(page: Page): string[] {
  const types: string[] = [];
  page.on('request', (request) => types.push(request.resourceType()));
  return types;
}

const isOfFramework = (type: string): boolean => type === 'script' || type === 'stylesheet';

const awake = (page: Page): Promise<void> => page.locator('html[data-ready]').waitFor({ state: 'attached' });

describe('the framework', () => {
  it.each(['/', '/services/skin/melasma-treatment', '/blog', '/privacy-policy', '/book-appointment'])(
    'stays away from somebody who only reads, and comes with the first key: %s',
    async (path) => {
      const page = await site.visitor(PHONE);
      const types = asked(page);
      await page.goto(site.at(path));
      await page.touchscreen.tap(5, 400);
      await page.waitForLoadState('networkidle');
      expect(types.filter(isOfFramework)).toEqual([]);
      await page.keyboard.press('Tab');
      await awake(page);
      expect(await page.locator('link[rel=stylesheet]').count()).toBeGreaterThan(1);
      expect(types.filter(isOfFramework)).toEqual(expect.arrayContaining(['script', 'stylesheet']));
    },
  );

  it('lets a link be a link: the next page comes without it', async () => {
    const page = await site.visitor(PHONE);
    const types = asked(page);
    await page.goto(site.at('/services/skin'));
    await page.locator('main').getByRole('link', { name: 'Melasma treatment' }).first().tap();
    await page.waitForURL('**/services/skin/melasma-treatment');
    await page.waitForLoadState('networkidle');
    expect(types.filter(isOfFramework)).toEqual([]);
  });

  it('leaves the browser time to fetch the next page while the finger is still on its link', async () => {
    const page = await site.visitor(PHONE);
    await page.goto(site.at('/services/skin'));
    await page.waitForLoadState('networkidle');
    const link = page.locator('main').getByRole('link', { name: 'Melasma treatment' }).first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    const touch = await page.context().newCDPSession(page);
    await touch.send('Preload.enable');
    const fetched = new Promise<void>((resolve) => {
      touch.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
        if (status === 'Ready' && prefetchUrl.endsWith('/melasma-treatment')) resolve();
      });
    });
    const finger = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await fetched;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForURL('**/services/skin/melasma-treatment');
    expect(
      await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation');
        return entry && 'deliveryType' in entry ? entry.deliveryType : undefined;
      }),
    ).toBe('navigational-prefetch');
  });

  it('comes with a press on the menu, which opens at once', async () => {
    const page = await site.visitor(PHONE);
    await page.goto(site.at('/privacy-policy'));
    await page.locator('[data-menu-toggle] > summary').tap();
    expect(await page.locator('[data-menu-toggle]').getAttribute('open')).not.toBeNull();
    await awake(page);
    expect(await page.locator('[data-menu-toggle]').getAttribute('open')).not.toBeNull();
  });

  it('comes with a press on the map, which is then shown in its place', async () => {
    const page = await site.visitor(PHONE);
    await page.goto(site.at('/services/skin'));
    await page.locator('a[data-needs-script]', { hasText: 'Open the map' }).tap();
    await page.locator('iframe[title*="map" i]').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/services/skin');
  });

  it('comes before the form that somebody scrolls to', async () => {
    const page = await site.visitor(PHONE);
    await page.goto(site.at('/contact-us'));
    await page.waitForLoadState('networkidle');
    await page.locator('main form').evaluate((form) => form.scrollIntoView());
    await awake(page);
  });

  it('finds what the page says already of the next free time, and adds the later ones', async () => {
    const page = await site.visitor(PHONE);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(site.at('/'));
    const when = page.locator('[data-by-minute="nextFree.text"]').nth(1);
    await expect.poll(() => when.textContent()).toMatch(/, \d{1,2}:\d\d [ap]m$/);
    const said = await when.textContent();
    // Nothing changes its place below a mouse that is on its way: both buttons stand there from now on.
    await page.getByRole('link', { name: 'Another day' }).waitFor();
    const book = page.locator('[data-by-minute-href]');
    expect(await book.getAttribute('href')).toMatch(/^\/book-appointment\?type=.*time=/);
    expect(await page.locator('[data-by-minute="openNow.text"]').first().textContent()).toMatch(/open/i);
    await page.keyboard.press('Tab');
    await awake(page);
    expect(await when.textContent()).toBe(said);
    await page.locator('#next-free ~ * a[href*="time="]').nth(1).waitFor();
    expect(errors).toEqual([]);
  });

  it('is spared somebody who asks to save data, until a key is pressed', async () => {
    const page = await site.visitor(PHONE);
    const types = asked(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(site.at('/services/skin/melasma-treatment'));
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    expect(types.filter((type) => isOfFramework(type) || type === 'fetch')).toEqual([]);
    await page.keyboard.press('Tab');
    await awake(page);
  });
});

describe('fonts', () => {
  const fontsOf = (page: Page): Promise<string[]> =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));

  it('come after the first frame, and count at once on the next page', async () => {
    const page = await site.visitor(PHONE);
    await page.goto(site.at('/services/skin'), { waitUntil: 'commit' });
    await expect.poll(() => fontsOf(page)).toEqual(expect.arrayContaining(['Figtree Variable', 'Fraunces Variable']));
    await page.locator('main').getByRole('link', { name: 'Melasma treatment' }).first().tap();
    await page.waitForURL('**/services/skin/melasma-treatment', { waitUntil: 'commit' });
    expect(await page.locator('style[data-fonts]').getAttribute('media')).toBe('all');
  });

  it('count where there are no scripts', async () => {
    const page = await site.visitor({ ...PHONE, javaScriptEnabled: false });
    const types = asked(page);
    await page.goto(site.at('/privacy-policy'));
    await page.waitForLoadState('networkidle');
    expect(types).toContain('font');
  });
});

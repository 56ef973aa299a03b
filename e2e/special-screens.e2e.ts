import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hydrated, PHONE } from './harness/browser.ts';
import { heading, mainMenu } from './harness/frame.ts';
import { openReadingSite, type Site } from './harness/site.ts';
import { long } from './harness/tiers.ts';

let site: Site;

beforeAll(async () => {
  site = await openReadingSite();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const main = (page: Page): Locator => page.getByRole('main');
const wayHome = (page: Page): Locator => main(page).getByRole('link', { name: 'Go To HomePage', exact: true });
const tryAgain = (page: Page): Locator => main(page).getByRole('link', { name: 'Try again', exact: true });

const isInWindow = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** The vein has its colours; without its styles every part of it would be black. */
async function expectPicture(page: Page): Promise<void> {
  const fills = await main(page)
    .getByRole('img', { name: /^A vein/ })
    .evaluate((picture) => [...picture.children].map((part) => getComputedStyle(part).fill));
  expect(new Set(fills).size).toBeGreaterThanOrEqual(5);
  expect(fills).not.toContain('rgb(0, 0, 0)');
}

/** Whoever had the page before is at the words of the screen, with a number to call. */
async function expectReached(page: Page): Promise<void> {
  await heading(page, '500').waitFor();
  expect(await main(page).getByRole('link', { name: /^\+91/ }).getAttribute('href')).toMatch(/^tel:\+91\d{10}$/);
  await expect.poll(() => heading(page, '500').evaluate((words) => words === document.activeElement)).toBe(true);
  expect(await isInWindow(heading(page, '500'))).toBe(true);
  await expectPicture(page);
}

async function expectNetworkProblem(page: Page, wanted: string): Promise<void> {
  await heading(page, '500').waitFor();
  expect((await heading(page, '500').innerText()).replaceAll(/\s+/g, ' ')).toBe('500 NETWORK PROBLEM TRY RELOAD');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await wayHome(page).getAttribute('href')).toBe('/');
  expect(await tryAgain(page).getAttribute('href')).toBe(wanted);
  await expectReached(page);
  expect(await mainMenu(page).menu.getByRole('link', { name: 'Home' }).isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Quick Links' }).count()).toBe(1);
}

async function expectNotFound(page: Page): Promise<void> {
  await heading(page, '404').waitFor();
  expect((await heading(page, '404').innerText()).replaceAll(/\s+/g, ' ')).toBe('404 PAGE NOT FOUND');
  const links = await main(page).getByRole('link').all();
  expect(
    await Promise.all(links.map(async (link) => [await link.innerText(), await link.getAttribute('href')])),
  ).toEqual([
    ['Hair', '/services/hair'],
    ['Skin', '/services/skin'],
    ['Laser', '/services/laser'],
    ['Anti-Aging', '/services/anti-aging'],
    ['Cosmetic-Surgery', '/services/cosmetic-surgery'],
    ['Go To HomePage', '/'],
  ]);
}

/** Opens a page on a wide screen and waits for its scripts. */
async function wakened(path: string): Promise<Page> {
  const page = await site.visit(path, DESKTOP);
  await hydrated(page);
  return page;
}

describe('an address nobody knows', () => {
  it.each([
    '/nothing-here',
    '/services/hair/nothing-here',
    '/services/nothing-here',
    '/blog/nothing-here',
    '/patient-form/teeth',
  ])('%s answers 404 PAGE NOT FOUND with five services and the way home', async (path) => {
    const page = await site.visitor(PHONE);
    expect((await page.goto(site.at(path)))?.status()).toBe(404);
    await expectNotFound(page);
    await wayHome(page).click();
    await page.waitForURL(site.at('/'));
  });

  it('says the same without JavaScript', async () => {
    await expectNotFound(await site.visit('/nothing-here', { javaScriptEnabled: false }));
  });
});

describe('a screen whose code does not arrive', () => {
  it('shows the network problem in its place, keeps the navigation, and Try again brings the screen', async () => {
    const page = await wakened('/');
    await page.route(/\/assets\/clinic-[^/]*\.js$/, (route) => route.abort());
    await mainMenu(page).menu.getByRole('link', { name: 'Clinic' }).click();
    await expectNetworkProblem(page, '/clinic');
    expect(page.url()).toBe(site.at('/clinic'));

    await mainMenu(page).menu.getByRole('link', { name: 'About Us' }).click();
    await heading(page, /about|us/i).waitFor();
    await page.goBack();
    // Read again it is whole; what it needs of scripts is asked for with a key.
    await page.keyboard.press('Shift');
    await expectNetworkProblem(page, '/clinic');

    await page.unrouteAll();
    await tryAgain(page).click();
    await heading(page, /clinic|rooms/i).waitFor();
    expect(await page.locator('[data-screen]').count()).toBe(0);
  });

  it('keeps the query of the address that was wanted', async () => {
    const page = await wakened('/services/hair/fue-hair-transplant');
    await page.route(/\/assets\/book-appointment-[^/]*\.js$/, (route) => route.abort());
    const booking = main(page).getByRole('link', { name: 'Choose a time' }).first();
    const wanted = (await booking.getAttribute('href')) ?? '';
    expect(wanted).toContain('treatment=');
    await booking.click();
    await expectNetworkProblem(page, wanted);
  });

  it('is no empty page where the screen loads its data itself', async () => {
    const page = await wakened('/book-appointment');
    await page.route(/\/assets\/specific-service-[^/]*\.js$/, (route) => route.abort());
    await main(page).getByRole('link', { name: 'Open the treatment finder' }).click();
    await expectNetworkProblem(page, '/specific-service');
  });

  it('shows it as well when the first script of all does not arrive', async () => {
    const page = await site.visitor(DESKTOP);
    await page.route(/\/assets\/entry\.client-[^/]*\.js$/, (route) => route.abort());
    await page.goto(site.at('/clinic?from=mail'));
    await page.keyboard.press('Shift');
    await expectNetworkProblem(page, '/clinic?from=mail');
    await page.unrouteAll();
    await tryAgain(page).click();
    await heading(page, /clinic|rooms/i).waitFor();
    await hydrated(page);
  });
});

describe('a screen whose data do not arrive', () => {
  it.each([
    ['the connection breaks', 'abort' as const],
    ['the server answers with an error', 'error' as const],
  ])('is the network problem elsewhere, and not found on home, when %s', async (_, how) => {
    const page = await wakened('/about-us');
    await page.route(/\.data(?:\?|$)/, (route) =>
      how === 'abort' ? route.abort() : route.fulfill({ status: 500, body: 'broken' }),
    );
    await mainMenu(page).menu.getByRole('link', { name: 'Contact Us' }).click();
    await expectNetworkProblem(page, '/contact-us');
    await mainMenu(page).menu.getByRole('link', { name: 'Home' }).click();
    await expectNotFound(page);
    expect(page.url()).toBe(site.at('/'));
  });
});

describe('what the browsers say', long, () => {
  const said = [
    'Failed to fetch dynamically imported module: https://example.com/assets/clinic-B1x.js',
    'error loading dynamically imported module: https://example.com/assets/clinic-B1x.js',
    'Importing a module script failed.',
    'Loading chunk 7 failed. (error: https://example.com/7.js)',
    'ChunkLoadError: part 7',
    "Cannot find module './clinic-B1x.js'",
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ];

  /** Lets the window hear the message in this way and answers whether its own handling was prevented. */
  function raise(page: Page, way: 'error' | 'unhandledrejection', message: string): Promise<boolean> {
    return page.evaluate(
      async ([type, text]) => {
        const error = new TypeError(text);
        if (type === 'error') {
          const event = new ErrorEvent('error', { message: text, error, cancelable: true });
          window.dispatchEvent(event);
          return event.defaultPrevented;
        }
        const heard = new Promise<boolean>((resolve) => {
          addEventListener('unhandledrejection', (event) => setTimeout(() => resolve(event.defaultPrevented)), {
            once: true,
          });
        });
        void Promise.reject(error);
        return heard;
      },
      [way, message] as const,
    );
  }

  it.each(said)('"%s" replaces the page by the network problem and is prevented', async (message) => {
    const page = await wakened('/blog?page=1');
    expect(await raise(page, 'error', message)).toBe(true);
    await expectNetworkProblem(page, '/blog?page=1');
    await page.reload();
    await hydrated(page);
    expect(await raise(page, 'unhandledrejection', message)).toBe(true);
    await expectNetworkProblem(page, '/blog?page=1');
  });

  it.each([PHONE, DESKTOP])('shows the words of the network problem to who has read far down, %#', async (screen) => {
    const page = await site.visit('/services/hair/fue-hair-transplant', screen);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await raise(page, 'unhandledrejection', 'Load failed');
    await expectReached(page);
  });

  it('another error is left alone', async () => {
    const page = await wakened('/blog');
    for (const message of [
      'Cannot read properties of undefined',
      'Invalid time value',
      'Failed to fetch the list: 422',
    ]) {
      expect(await raise(page, 'error', message)).toBe(false);
      expect(await raise(page, 'unhandledrejection', message)).toBe(false);
    }
    expect(await page.locator('[data-screen="network-problem"]').count()).toBe(0);
  });

  it('leaves the navigation working after the screen was shown', async () => {
    const page = await wakened('/blog');
    await raise(page, 'unhandledrejection', 'Load failed');
    await expectNetworkProblem(page, '/blog');
    await mainMenu(page).menu.getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL(site.at('/about-us'));
    await heading(page, /about|us/i).waitFor();
    expect(await page.locator('[data-screen="network-problem"]').count()).toBe(0);
  });
});

describe('waiting for a screen', () => {
  it('is the bouncing logo on purple, under the navigation, until the screen is there', async () => {
    const page = await wakened('/');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/contact-us\.data/, async (route) => {
      await released;
      await route.continue();
    });
    await mainMenu(page).menu.getByRole('link', { name: 'Contact Us' }).click();
    const loading = page.locator('[data-loading]');
    await loading.waitFor();
    expect(await loading.innerText()).toContain('One moment');
    const look = await loading.evaluate((element) => ({
      ground: getComputedStyle(element).backgroundColor,
      bounces: element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    }));
    expect(look).toEqual({ ground: 'rgb(91, 42, 110)', bounces: true });
    expect(await mainMenu(page).menu.getByRole('link', { name: 'Home' }).isVisible()).toBe(true);
    release();
    await heading(page, /contact|reach/i).waitFor();
    expect(await loading.count()).toBe(0);
  });
});

describe('the words a visitor must never read', () => {
  it('stand in no page, and in the code once, as the last resort of the error boundary', () => {
    const folder = join(import.meta.dirname, '../build/client');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      /\.(?:js|html|css|json)$/.test(file.name),
    );
    expect(files.length).toBeGreaterThan(20);
    const guilty = files.filter((file) =>
      /something went wrong/i.test(readFileSync(join(file.parentPath, file.name), 'utf8')),
    );
    expect(guilty.map(({ name }) => name)).toEqual([expect.stringMatching(/^frame-.*\.js$/)]);
  });
});

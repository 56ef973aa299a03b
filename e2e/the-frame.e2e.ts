import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hydrated, PHONE } from './harness/browser.ts';
import { linksIn, mainMenu } from './harness/frame.ts';
import { openReadingSite, type Site } from './harness/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openReadingSite();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const hairAndSkin = [
  ['Hair', '/patient-form/hair'],
  ['Skin', '/patient-form/skin'],
];

describe('the navigation', () => {
  it('has the items of the specification side by side on a wide screen, booking last and as the button', async () => {
    const page = await site.visit('/', DESKTOP);
    const { menu, opener } = mainMenu(page);
    expect(await linksIn(menu)).toEqual([
      ['Home', '/'],
      ['About Us', '/about-us'],
      ['Clinic', '/clinic'],
      ['Blogs', '/blog'],
      ['Contact Us', '/contact-us'],
      ['Book Appointment', '/book-appointment'],
    ]);
    const words = (await menu.innerText()).split(/\n+/);
    expect(words).toEqual([
      'Home',
      'Services',
      'About Us',
      'Clinic',
      'Blogs',
      'Contact Us',
      'Patient Form',
      'Book Appointment',
    ]);
    await opener('Patient Form').click();
    expect((await linksIn(menu)).slice(5, 7)).toEqual(hairAndSkin);
  });

  it('lists the seven categories under Services, in their order and by their display names', async () => {
    const page = await site.visit('/', DESKTOP);
    const { menu, opener } = mainMenu(page);
    await opener('Services').click();
    const categories = menu.locator('[data-category] > a');
    expect(
      await categories.evaluateAll((links) =>
        links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')]),
      ),
    ).toEqual([
      ['Hair', '/services/hair'],
      ['Skin', '/services/skin'],
      ['Nail', '/services/nail'],
      ['Cosmetic-Surgery', '/services/cosmetic-surgery'],
      ['Anti-Aging', '/services/anti-aging'],
      ['Laser', '/services/laser'],
      ['Medi-Facial', '/services/medi-facial'],
    ]);
  });

  it('folds behind Menu on a phone, booking first and the way back to an appointment last', async () => {
    const page = await site.visit('/', PHONE);
    const { menu, burger } = mainMenu(page);
    expect(await menu.isVisible()).toBe(false);
    await burger.tap();
    const words = (await menu.innerText()).split(/\n+/);
    expect(words).toEqual([
      'Book Appointment',
      'Home',
      'Services',
      'About Us',
      'Clinic',
      'Blogs',
      'Contact Us',
      'Patient Form',
      'My Appointment',
    ]);
    await hydrated(page);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });

  it('shows one category at a time on a phone, also where the browser does not know names of details', async () => {
    const page = await site.visit('/', PHONE);
    await hydrated(page);
    await page.locator('header details[name]').evaluateAll((parts) => {
      for (const part of parts) part.removeAttribute('name');
    });
    const { menu, burger, opener } = mainMenu(page);
    await burger.tap();
    await opener('Services').tap();
    await opener('Hair').first().tap();
    await opener('Skin').first().tap();
    const open = () => menu.locator('[data-category] > details[open] > summary').allInnerTexts();
    await expect.poll(open).toEqual(['Skin']);
    await opener('Skin').first().tap();
    await expect.poll(open).toEqual([]);
  });

  it('slides in when the page loads, unless motion is not wanted', async () => {
    /** Animations of the header that time alone drives; the one that thins it out is driven by scrolling. */
    const slides = (page: Page) =>
      page.locator('header').evaluate((header) =>
        [...header.querySelectorAll('*')]
          .map((element) => getComputedStyle(element))
          .filter(({ animationName, animationTimeline }) => animationName !== 'none' && animationTimeline === 'auto')
          .map(({ animationDuration }) => animationDuration),
      );
    expect(new Set(await slides(await site.visit('/', DESKTOP)))).toEqual(new Set(['0.28s']));
    expect(await slides(await site.visit('/', { ...DESKTOP, reducedMotion: 'reduce' }))).toEqual([]);
  });

  it.each([
    ['with scripts', {}],
    ['without JavaScript', { javaScriptEnabled: false }],
    ['without motion', { reducedMotion: 'reduce' as const }],
  ])('is solid until 50 px and translucent from 51 px on, %s', async (_, options) => {
    const page = await site.visit('/', { ...DESKTOP, ...options });
    if (!('javaScriptEnabled' in options)) await hydrated(page);
    /** Opacity of the bar's ground, from 0 to 1, in a frame that was drawn. */
    const opacityAt = async (scrollTop: number): Promise<number> => {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrollTop);
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
      const colour = await page
        .locator('header > div')
        .nth(1)
        .evaluate((bar) => getComputedStyle(bar).backgroundColor);
      return Number(/[/,]\s*([\d.]+)\s*\)$/.exec(colour.startsWith('rgb(') ? '' : colour)?.[1] ?? 1);
    };
    // A busy machine draws the frame of a scroll late, so each is looked at until it is there.
    const patience = { timeout: 10_000 };
    await expect.poll(() => opacityAt(0), patience).toBe(1);
    await expect.poll(() => opacityAt(50), patience).toBe(1);
    // So that it can be seen, and what lies below, blurred, cannot be read.
    await expect.poll(() => opacityAt(51), patience).toBeLessThan(0.9);
    await expect.poll(() => opacityAt(400), patience).toBeGreaterThan(0.8);
    await expect.poll(() => opacityAt(0), patience).toBe(1);
  });

  it('says which page is being read', async () => {
    const page = await site.visit('/clinic', DESKTOP);
    const current = mainMenu(page).menu.locator('[aria-current="page"]');
    expect(await current.allInnerTexts()).toEqual(['Clinic']);
  });
});

describe('around the page', () => {
  it('the first Tab stops at a link to the content, and Enter goes there', async () => {
    const page = await site.visit('/services/hair', DESKTOP);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    expect(
      await skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().top >= 0),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
  });

  it('a bar to book, call and chat stays under the thumb on phones only, and steps aside for typing', async () => {
    const page = await site.visit('/specific-service', PHONE);
    const bar = page.getByRole('navigation', { name: 'Book or contact' });
    expect(await linksIn(bar)).toEqual([
      ['Book', '/book-appointment'],
      ['Call', 'tel:+910000000000'],
      ['WhatsApp', 'https://www.example.com/whatsapp'],
    ]);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    expect(await bar.evaluate((element) => Math.round(innerHeight - element.getBoundingClientRect().bottom))).toBe(0);
    for (const link of await bar.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('searchbox').first().focus();
    await bar.waitFor({ state: 'hidden' });

    const wide = await site.visit('/', DESKTOP);
    expect(await wide.getByRole('navigation', { name: 'Book or contact' }).isVisible()).toBe(false);
  });

  it('says whether the clinic is open, and links to the hours without JavaScript', async () => {
    const page = await site.visit('/', DESKTOP);
    await page.getByRole('banner').getByRole('link', { name: 'Open now, until 8:00 pm' }).waitFor();
    const plain = await site.visit('/', { ...DESKTOP, javaScriptEnabled: false });
    expect(await plain.getByRole('banner').getByRole('link', { name: 'Opening hours' }).getAttribute('href')).toBe(
      '/contact-us#hours',
    );
  });
});

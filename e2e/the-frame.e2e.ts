import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hydrated, PHONE } from './harness/browser.ts';
import { mainMenu } from './harness/frame.ts';
import { openSite, type Site } from './harness/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const footer = (page: Page): Locator => page.getByRole('contentinfo');

/** Every link in it that can be seen, as [words, address], in the order of the page. */
async function linksIn(part: Locator): Promise<(readonly [string, string])[]> {
  const links = await part.getByRole('link').all();
  return Promise.all(
    links.map(async (link) => [await link.innerText(), (await link.getAttribute('href')) ?? ''] as const),
  );
}

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

  it('folds behind Menu on a phone, booking first', async () => {
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
    ]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
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
    expect(await slides(await site.visit('/', DESKTOP))).toEqual(['0.28s']);
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
    expect(await opacityAt(0)).toBe(1);
    expect(await opacityAt(50)).toBe(1);
    expect(await opacityAt(51)).toBeLessThan(1);
    expect(await opacityAt(400)).toBeGreaterThan(0.8);
    expect(await opacityAt(0)).toBe(1);
  });

  it('says which page is being read', async () => {
    const page = await site.visit('/clinic', DESKTOP);
    const current = mainMenu(page).menu.locator('[aria-current="page"]');
    expect(await current.allInnerTexts()).toEqual(['Clinic']);
  });
});

describe('the footer', () => {
  it('has the links, services and legal pages of the specification', async () => {
    const page = await site.visit('/', DESKTOP);
    const part = (name: string) => linksIn(footer(page).getByRole('navigation', { name }));
    expect(await part('Pages')).toEqual([
      ['Book Your Appointment', '/book-appointment'],
      ['Hair Form', '/patient-form/hair'],
      ['Skin Form', '/patient-form/skin'],
      ['Blogs', '/blog'],
      ['About Us', '/about-us'],
      ['Clinic', '/clinic'],
      ['Contact Us', '/contact-us'],
      ['Quick Links', '/quick-links'],
    ]);
    expect(await part('Our Services')).toEqual([
      ['Hair', '/services/hair'],
      ['Skin', '/services/skin'],
      ['Laser', '/services/laser'],
      ['Anti-Aging', '/services/anti-aging'],
      ['Cosmetic-Surgery', '/services/cosmetic-surgery'],
    ]);
    expect(await part('Legal')).toEqual([
      ['Privacy Policy', '/privacy-policy'],
      ['Terms & Conditions', '/terms-and-conditions'],
    ]);
  });

  it('has phones, address, hours, three social networks, the chat and the year', async () => {
    const page = await site.visit('/', DESKTOP);
    const words = await footer(page).innerText();
    expect(words).toContain('12 Placeholder Road, Sample Nagar');
    expect(words).toContain('Mon-Sat 10:30am to 08:00pm');
    expect(words).toMatch(/© 2026 Jamun Skin & Hair Clinic, Nagpur\./);
    expect(await linksIn(footer(page))).toEqual(
      expect.arrayContaining([
        ['+91 00000 00000', 'tel:+910000000000'],
        ['+91 00000 00001', 'tel:+910000000001'],
        ['Instagram', 'https://www.example.com/instagram'],
        ['Facebook', 'https://www.example.com/facebook'],
        ['YouTube', 'https://www.example.com/youtube'],
        ['WhatsApp', 'https://www.example.com/whatsapp'],
      ]),
    );
  });

  it('is revealed when a tenth of it is visible, not before', async () => {
    const page = await site.visit('/about-us', { viewport: { width: 1440, height: 700 } });
    await hydrated(page);
    const reveal = () => footer(page).getAttribute('data-reveal');
    await page.locator('footer[data-reveal="waiting"]').waitFor();
    /** Scrolls until this part of the footer is visible. */
    const show = (part: number) =>
      footer(page).evaluate(async (element, share) => {
        const { top, height } = element.getBoundingClientRect();
        scrollTo({ top: scrollY + top - innerHeight + height * share, behavior: 'instant' });
        for (let frame = 0; frame < 5; frame++) await new Promise((next) => requestAnimationFrame(next));
      }, part);
    await show(0.07);
    expect(await reveal()).toBe('waiting');
    await show(0.13);
    await page.locator('footer[data-reveal="shown"]').waitFor();
  });

  it.each([
    ['without JavaScript', { javaScriptEnabled: false }],
    ['with reduced motion', { reducedMotion: 'reduce' as const }],
  ])('is there to be read from the start %s', async (_, options) => {
    const page = await site.visit('/about-us', { ...DESKTOP, ...options });
    if (!('javaScriptEnabled' in options)) await hydrated(page);
    expect(await footer(page).getAttribute('data-reveal')).toBeNull();
    const style = await footer(page)
      .locator('> div')
      .first()
      .evaluate((columns) => {
        const { opacity, visibility, translate } = getComputedStyle(columns);
        return { opacity, visibility, translate };
      });
    expect(style).toEqual({ opacity: '1', visibility: 'visible', translate: 'none' });
  });

  it('gives its phones, address and hours to a printed page that was never scrolled', async () => {
    const page = await site.visit('/about-us', DESKTOP);
    await page.locator('footer[data-reveal="waiting"]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await footer(page).getByText('Mon-Sat 10:30am to 08:00pm').isVisible()).toBe(true);
    expect(await footer(page).getByRole('link', { name: '+91 00000 00001' }).isVisible()).toBe(true);
    const translate = await footer(page)
      .locator('> div')
      .first()
      .evaluate((columns) => getComputedStyle(columns).translate);
    expect(translate).toBe('none');
  });
});

describe('the map', () => {
  it('is a drawing until a click asks for it, and then a frame in the same place', async () => {
    const page = await site.visitor(DESKTOP);
    await page.route(/openstreetmap\.org/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }),
    );
    await page.goto(site.at('/contact-us'));
    await hydrated(page);
    const frame = page.getByTitle('Map of the way to Jamun Skin & Hair Clinic');
    const open = footer(page).getByRole('link', { name: 'Open the map' });
    await open.scrollIntoViewIfNeeded();
    expect(await frame.count()).toBe(0);
    await open.click();
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/);
    await page.frameLocator('iframe').getByText('A map').waitFor();
    expect(page.url()).toBe(site.at('/contact-us'));
  });

  it('is a link to the large map without JavaScript', async () => {
    const page = await site.visit('/', { ...DESKTOP, javaScriptEnabled: false });
    const link = footer(page).getByRole('link', { name: 'Open the map' });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
    expect(await page.locator('iframe').count()).toBe(0);
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

import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hydrated } from './harness/browser.ts';
import { linksIn } from './harness/frame.ts';
import { openReadingSite, type Site } from './harness/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openReadingSite();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const footer = (page: Page): Locator => page.getByRole('contentinfo');

describe('the footer', () => {
  it('has the links, services and legal pages of the specification, and the way back to an appointment', async () => {
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
      ['My Appointment', '/my-appointment'],
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

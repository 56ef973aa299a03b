import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hydrated, PHONE } from './harness/browser.ts';
import { openReadingSite, type Site } from './harness/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openReadingSite();
});
afterEach(() => site.leave());
afterAll(() => site.close());

describe('the home page', () => {
  it.each([
    ['a phone', PHONE, 'hero-phone.svg'],
    ['a wide screen', DESKTOP, 'hero.svg'],
  ])('fetches on %s the drawing that is made for it, and no other', async (_what, screen, file) => {
    const page = await site.visitor(screen);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(site.at('/'));
    const drawing = page.getByRole('img', { name: /^The scalp in section/ });
    await expect
      .poll(() => drawing.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
    await hydrated(page);
    expect(await drawing.isVisible()).toBe(true);
    expect(new Set(fetched.filter((path) => path.startsWith('/plates/hero')))).toEqual(new Set([`/plates/${file}`]));
  });

  it.each([
    ['with', {}],
    ['without', { javaScriptEnabled: false }],
  ])('is at most nine screens of a phone long %s JavaScript', async (_how, options) => {
    const page = await site.visit('/', { ...PHONE, ...options, viewport: { width: 360, height: 800 } });
    if (!('javaScriptEnabled' in options)) await hydrated(page);
    expect(await page.locator('html').evaluate((html) => html.scrollHeight)).toBeLessThanOrEqual(9 * 800);
  });
});

describe('the depth of a treatment', () => {
  it('is read by keyboard: the line moves, and what works there is named, with a link below the plate', async () => {
    const page = await site.visit('/', DESKTOP);
    await hydrated(page);
    const slider = page.getByRole('slider', { name: 'Depth' });
    await slider.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^0\.0 .*On the surface/);
    for (let step = 0; step < 45; step += 1) await slider.press('ArrowRight');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^4\.5 /);
    const works = page.locator('section[aria-labelledby=depth]').getByRole('heading', { name: 'Works here:' });
    const named = works.locator('..').getByRole('listitem').locator('b');
    expect(await named.allInnerTexts()).toEqual(['HIFU treatment']);
    const below = page.locator('section[aria-labelledby=depth] dl').getByRole('link', { name: 'HIFU treatment' });
    expect(await below.getAttribute('href')).toBe('/services/laser/hifu-treatment');
    await slider.fill('2');
    expect(await named.allInnerTexts()).toEqual([
      'Acne scar treatment, Dermapen treatment, Dermaroller treatment',
      'MNRF treatment',
    ]);
  });

  it('stands in words without JavaScript', async () => {
    const page = await site.visit('/', { ...DESKTOP, javaScriptEnabled: false });
    expect(await page.getByRole('slider').count()).toBe(0);
    const list = await page.locator('section[aria-labelledby=depth] dl').innerText();
    expect(list).toMatch(/HIFU treatment\s+1\.5, 3\.0 and 4\.5 mm/);
  });
});

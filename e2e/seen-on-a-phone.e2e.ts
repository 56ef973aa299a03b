import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chooseATime } from './harness/booking.ts';
import { mainMenu } from './harness/frame.ts';
import { DESKTOP, hydrated, PHONE, sticksOut } from './harness/browser.ts';
import { inSight } from './harness/in-sight.ts';
import { openReadingSite, type Site } from './harness/site.ts';

/** What somebody with a small telephone sees of the public site without looking for it. */

let site: Site;
beforeAll(async () => {
  site = await openReadingSite();
});
afterEach(() => site.leave());
afterAll(() => site.close());

describe('on a phone of 360 × 640', () => {
  it('what opens in the menu comes into the window', async () => {
    const page = await site.visit('/', { ...PHONE, viewport: { width: 360, height: 640 } });
    await hydrated(page);
    const { menu, burger } = mainMenu(page);
    await burger.tap();
    await menu.waitFor();
    await menu.locator('summary').filter({ hasText: 'Patient Form' }).tap();
    const lists = menu.locator('details[open]');
    for (const link of await lists.getByRole('link').all()) await inSight(link);
    expect(await lists.getByRole('link').count()).toBe(2);
  });
});

describe.each([true, false])('on a phone of 360 px (with scripts: %s)', (javaScriptEnabled) => {
  const phone = { ...PHONE, javaScriptEnabled };

  it('who comes to the finder with a question sees how many treatments answer it', async () => {
    const page = await site.visit('/specific-service?q=acne', phone);
    await inSight(page.locator('#results'));
    expect(await page.locator('#results').innerText()).toMatch(/^\d+ treatments/);
    expect(await sticksOut(page)).toEqual([]);
  });

  it.each([
    ['face swelling cant breathe', 360, 640],
    ['breathing problem after injection', 360, 640],
    ['skin turned white after filler', 360, 640],
    ['my child has a rash and fever and purple spots that stay when i press a glass', 360, 640],
    ['face swelling cant breathe', 390, 844],
    ['bleeding wont stop', 390, 844],
  ])('“%s” shows 112 and 108 at %i × %i at once, and nothing sticks out', async (words, width, height) => {
    const query = new URLSearchParams({ q: words }).toString();
    const page = await site.visit(`/specific-service?${query}`, { ...phone, viewport: { width, height } });
    if (javaScriptEnabled) await hydrated(page);
    const urgent = page.locator('[data-answer=emergency]');
    await inSight(urgent.getByRole('heading'));
    await inSight(urgent.getByRole('link', { name: 'Call 112' }));
    await inSight(urgent.getByRole('link', { name: 'Call an ambulance: 108' }));
    expect(await sticksOut(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('treatments are compared in one table that slides, under names that stay', async () => {
    const page = await site.visit('/services/hair', phone);
    if (javaScriptEnabled) await hydrated(page);
    const section = page.locator('section[aria-labelledby=compare-title]');
    await section.scrollIntoViewIfNeeded();
    const { height } = (await section.boundingBox())!;
    // Thirteen lists below each other took 4,500 px, when their cells were words and not yet sentences.
    expect(height).toBeLessThan(2_250);
    const first = section.getByRole('rowheader').first();
    const last = section.getByRole('row').nth(1).getByRole('cell').last();
    await last.scrollIntoViewIfNeeded();
    await inSight(first.getByRole('link'));
    await inSight(last);
    expect(await sticksOut(page)).toEqual([]);
  });

  it('the way here is easy to hit, and no line of it begins with its sign', async () => {
    const page = await site.visit('/services/skin/seborrheic-dermatitis-treatment', phone);
    const steps = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
    const found = await steps.evaluateAll((all) =>
      all.map((step) => ({
        height: step.getBoundingClientRect().height,
        before: getComputedStyle(step, '::before').content,
        after: getComputedStyle(step, '::after').content,
      })),
    );
    expect(found).toHaveLength(4);
    expect(Math.min(...found.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    expect(found.map(({ before }) => before)).toEqual(Array<string>(4).fill('none'));
    expect(found.map(({ after }) => after)).toEqual(['""', '""', '""', 'none']);
  });

  it('a treatment begins with one thing to do, and shows its plate once', async () => {
    const page = await site.visit('/services/skin/melasma-treatment', phone);
    const main = page.getByRole('main');
    await inSight(main.getByRole('link', { name: 'Book for this treatment' }).first());
    // Where the aftercare stands, and not in the head of the page.
    expect(await main.getByRole('link', { name: 'Print the aftercare page' }).count()).toBe(1);
    const plates = main.locator('img[src*="/melasma-treatment"]');
    expect(await plates.evaluateAll((all) => all.filter((each) => each.getClientRects().length > 0).length)).toBe(1);
  });

  it('who writes to the clinic has both numbers to call as links', async () => {
    const page = await site.visit('/contact-us', phone);
    const links = page.getByText('If something worries you after a treatment').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
      'tel:112',
      'tel:+910000000000',
    ]);
  });
});

/** What of the times on the page is broken into two lines, "10:30" above "am". */
const brokenTimes = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: time, index } of (text.textContent ?? '').matchAll(/\d{1,2}:\d{2}\s[ap]m/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + time.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push((text.parentElement?.textContent ?? time).trim());
      }
    return broken;
  });

describe.each([320, 360])('on a phone of %i px', (width) => {
  const phone = { ...PHONE, viewport: { width, height: 640 } };

  it('a time is in one line, and the button that sends is as wide as the form', async () => {
    const page = await site.visit('/', phone);
    await hydrated(page);
    expect(await brokenTimes(page)).toEqual([]);
    await page.goto(site.at('/book-appointment?type=skin-consultation'));
    await hydrated(page);
    expect(await page.locator('main').innerText()).toMatch(/\d:\d{2}\s[ap]m/);
    expect(await brokenTimes(page)).toEqual([]);
    await chooseATime(page);
    expect(await brokenTimes(page)).toEqual([]);
    const send = page.getByRole('button', { name: 'Book appointment' });
    const form = page.locator('form').filter({ has: send });
    expect((await send.boundingBox())!.width).toBeGreaterThan((await form.boundingBox())!.width * 0.9);
  });

  it('what one agrees to is read out with a space between its sentences', async () => {
    const page = await site.visit('/book-appointment?type=skin-consultation', phone);
    await chooseATime(page);
    const hint = await page.getByLabel('Use these details to arrange my appointment').evaluate((box) =>
      (box.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join('|'),
    );
    expect(hint).toMatch(/\S\. What is stored, and how to have it erased/);
  });
});

describe('with every colour forced', () => {
  it.each([
    ['on a phone', PHONE],
    ['at a desk', DESKTOP],
  ])('the numbers on the heads stand out from what they stand on, %s', async (_, window) => {
    const page = await site.visit('/', { ...window, forcedColors: 'active' });
    const marks = await page.locator('[aria-labelledby=bothering] svg g').evaluateAll((all) =>
      all
        .filter((mark) => mark.getClientRects().length > 0)
        .map((mark) => {
          const fill = (part: string) => getComputedStyle(mark.querySelector(part) ?? mark).fill;
          return [fill('circle') !== fill('text'), mark.textContent?.trim()];
        }),
    );
    expect(marks).toEqual(
      window === PHONE ? Array.from({ length: 10 }, (_each, index) => [true, String(index + 1)]) : [],
    );
  });
});

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWithLetters, sticksOut } from './harness/browser.ts';
import { MONDAY_MORNING } from './harness/site.ts';
import { startServer, type RunningServer } from './harness/server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: { CLOCK_START: MONDAY_MORNING } });
});
afterAll(() => server[Symbol.asyncDispose]());

const addresses = [
  '/',
  '/services/hair',
  '/services/hair/fue-hair-transplant',
  '/book-appointment',
  '/book-appointment?type=skin-consultation',
  '/specific-service',
  '/quick-links',
  '/contact-us',
  '/patient-form/hair',
  '/hair-transplant-in-akola',
  '/blog',
  '/blog/melasma-why-it-comes-back',
  '/privacy-policy',
];

/** Pairs of the header's parts that lie on each other, and parts that leave the window. */
function headerFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = ['header a[href="/"]', 'header [data-menu-toggle]', 'header search > a', 'header a[href*="hours"]'];
    const boxes = parts.flatMap((selector) => {
      const element = document.querySelector(selector);
      return element ? [{ selector, box: element.getBoundingClientRect() }] : [];
    });
    const outside = boxes.filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth);
    const overlapping = boxes.flatMap(({ selector, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `${selector} on ${other.selector}`),
    );
    return [...outside.map(({ selector }) => `${selector} leaves the window`), ...overlapping];
  });
}

describe.each([
  ['150 %', 24],
  ['200 %', 32],
])('with letters of %s on a phone', (_, px) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await openWithLetters(px);
  });
  afterAll(() => context.close());

  it('no page is wider than the window, and nothing in the header lies on anything else', async () => {
    const page = context.pages()[0] ?? (await context.newPage());
    const faults: Record<string, string[]> = {};
    for (const address of addresses) {
      await page.goto(server.url + address);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(px);
      const found = [...(await sticksOut(page)), ...(await headerFaults(page))];
      if (found.length > 0) faults[address] = found;
    }
    expect(faults).toEqual({});
  });

  it('days of the calendar keep their numbers on one line', async () => {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(`${server.url}/book-appointment?type=skin-consultation`);
    const tall = await page.locator('table td a, table td span').evaluateAll((days) =>
      days.flatMap((day) => {
        const range = document.createRange();
        const text = [...day.childNodes].find(
          (node) => node.nodeType === Node.TEXT_NODE && /^\d+$/.test((node.textContent ?? '').trim()),
        );
        if (!text) return [];
        range.selectNodeContents(text);
        return range.getClientRects().length > 1 ? [text.textContent] : [];
      }),
    );
    expect(tall).toEqual([]);
  });
});

// @module-tag endurance
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWithLetters, sticksOut } from './harness/browser.ts';
import { MONDAY_OPENING } from './harness/monday.ts';
import { startServer, type RunningServer } from './harness/server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: { CLOCK_START: MONDAY_OPENING } });
});
afterAll(() => server[Symbol.asyncDispose]());

const addresses = [
  '/',
  '/services',
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
  '/about-us',
  '/clinic',
  '/my-appointment',
  '/is-it-serious',
  '/is-it-serious/rash',
  '/is-it-serious/rash/call-112',
  '/is-it-serious/rash/call-today',
  '/is-it-serious/rash/wait',
  '/specific-service?q=hair',
  '/waiting-list?type=skin-consultation',
  '/nothing-here',
];

/** Words that lie on other words, and words that are set letter below letter because their column is too narrow. */
function wordsInTheWay(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { readonly words: string; readonly parent: Element; readonly box: DOMRect }[] = [];
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (!parent || words === '' || parent.closest('svg, script, style, template, .visually-hidden')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // What stays in the window while the page moves below it.
      let isFixed = false;
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { position, clipPath } = getComputedStyle(around);
        isFixed ||= position === 'fixed' || position === 'sticky' || clipPath !== 'none';
      }
      if (isFixed) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 2) lines.push({ words, parent, box });
      for (const { 0: word, index } of words.matchAll(/\p{L}{4,12}/gu)) {
        const start = (node.textContent ?? '').indexOf(words) + index;
        range.setStart(node, start);
        range.setEnd(node, start + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 2)
          faults.push(`“${word}” of “${words.slice(0, 40)}” is divided again and again`);
      }
    }
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // The boxes of letters are taller than the letters.
        if (width > 3 && height > Math.min(one.box.height, other.box.height) * 0.4)
          faults.push(`“${one.words.slice(0, 40)}” lies on “${other.words.slice(0, 40)}”`);
      }
    return [...new Set(faults)];
  });
}

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

/** Short words of the page's main part that are divided between two lines. */
function dividedWords(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const divided: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (node.parentElement?.closest('script, template, .visually-hidden, [hidden]')) continue;
      for (const word of text.matchAll(/[A-Za-z]{2,12}/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) divided.push(word[0]);
      }
    }
    return divided;
  });
}

describe.each([
  ['150 %', 24, 360],
  ['200 %', 32, 360],
  ['200 % in the narrowest window', 32, 320],
  ['the usual size in the narrowest window', 16, 320],
])('with letters of %s on a phone', (_, px, width) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await openWithLetters(px, width);
  });
  afterAll(() => context.close());

  it('no page is wider than the window, and nothing lies on anything else', async () => {
    const page = context.pages()[0] ?? (await context.newPage());
    const faults: Record<string, string[]> = {};
    for (const address of addresses) {
      await page.goto(server.url + address);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(px);
      const found = [...(await sticksOut(page)), ...(await wordsInTheWay(page))];
      // Letters of the usual size leave the links of the strip a place for fingers that reaches into the bar.
      if (px > 16) found.push(...(await headerFaults(page)));
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

  it('what is booked, how to go on later and the answers of a form keep their words whole', async () => {
    const page = context.pages()[0] ?? (await context.newPage());
    const faults: Record<string, unknown> = {};
    const look = async (name: string): Promise<void> => {
      await page.evaluate(() => document.fonts.ready);
      const found = [...(await sticksOut(page)), ...(await dividedWords(page))];
      if (found.length > 0) faults[name] = found;
    };
    await page.goto(`${server.url}/book-appointment?type=skin-consultation`);
    await page.locator('#next-free input').last().check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Your details' }).waitFor();
    await look('details');
    await page.goto(`${server.url}/patient-form/hair`);
    await page.getByRole('main').getByRole('button', { name: 'Start the form' }).first().click();
    await page.waitForURL(/\/you$/);
    await look('step');
    await page.getByRole('button', { name: 'Save and finish later' }).click();
    await page.waitForURL(/\/later$/);
    await look('later');
    expect(faults).toEqual({});
  });
});

// @module-tag endurance
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEverything, PHONE } from './harness/browser.ts';
import { KINDS } from './harness/kinds.ts';
import { openReadingSite, type Site } from './harness/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openReadingSite();
});
afterAll(() => site.close());

const PLAIN: BrowserContextOptions = { ...PHONE, javaScriptEnabled: false };

async function withStyles(path: string): Promise<Page> {
  const page = await site.visit(path, PLAIN);
  await openEverything(page);
  return page;
}

async function withoutStyles(path: string): Promise<Page> {
  const page = await site.visitor(PLAIN);
  await page.route('**/*.css', (route) => route.abort());
  await page.route(site.at(path), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/<style[\s\S]*?<\/style>/, '') });
  });
  await page.goto(site.at(path));
  // The margin that browsers give a page without styles.
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('8px');
  await openEverything(page);
  return page;
}

/** Words that only styles bring: text in `content`, and pictures that are no element and so have no words. */
function saidByStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ofPart = (element: Element, part: string | undefined): string[] => {
      const { content, backgroundImage } = getComputedStyle(element, part);
      const says = /"[^"]*[\p{L}\p{N}][^"]*"/u.test(content);
      const shows = backgroundImage.includes('url(') && !backgroundImage.includes('url("data:');
      const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${part ?? ''}`;
      return [...(says ? [`${name} says ${content}`] : []), ...(shows ? [`${name} shows ${backgroundImage}`] : [])];
    };
    return [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after', '::marker'].flatMap((part) => ofPart(element, part)),
    );
  });
}

/** Headings of `<main>`, from the top of the screen down: [level, words]. */
function headingsFromTheTop(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
      .map((heading) => ({ heading, box: heading.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0)
      .toSorted((a, b) => a.box.top - b.box.top)
      .map(({ heading }) => `${heading.tagName} ${(heading.textContent ?? '').trim()}`),
  );
}

/** Blocks of words that stand twice in `<main>` for whoever reads it from the top, and are not marked as hidden. */
function saidTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('main :is(p, li, td, dd, figcaption)')]
      .filter((block) => block.closest('[hidden], [aria-hidden="true"]') === null)
      .filter((block) => block.querySelector('p, li, td, dd, figcaption') === null)
      .map((block) => (block.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
      .filter((words) => words.length > 90);
    return blocks.filter((words, index) => blocks.indexOf(words) !== index);
  });
}

/** Words of `<main>` and the footer that run into each other where only styles kept them apart; links and buttons are told by their looks. */
function runTogether(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lineOf = (node: Node): Element | null => {
      let element = node.parentElement;
      while (element && getComputedStyle(element).display.startsWith('inline')) element = element.parentElement;
      return element;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const found: string[] = [];
    let before: Node | undefined;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.matches('br, a, button, img, input, select, svg, textarea')) before = undefined;
        continue;
      }
      const [last, next] = [before?.textContent ?? '', node.textContent ?? ''];
      if (next === '' || !node.parentElement?.matches(':is(main, footer) *')) continue;
      if (node.parentElement.closest('svg, script, style, template, [hidden]')) continue;
      const isOneWord = /[\p{L}\p{N}.,;:]$/u.test(last) && /^[\p{L}\p{N}+]/u.test(next);
      if (before && isOneWord && before.parentNode !== node.parentNode && lineOf(before) === lineOf(node))
        found.push(`${last.slice(-30)}|${next.slice(0, 30)}`);
      before = node;
    }
    return found;
  });
}

/** Lists that are none: lines that begin with a bullet, a dash or a number somebody typed, and items outside a list. */
function drawnLists(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines = [...document.querySelectorAll<HTMLElement>('main :is(p, div, td, dd)')]
      .filter((block) => block.children.length === 0)
      .map((block) => (block.textContent ?? '').trim())
      .filter((words) => /^(?:[•‣◦·*]|[-–—]|\d+[.)])\s/.test(words));
    const stray = [...document.querySelectorAll('li')].filter((item) => !item.parentElement?.matches('ul, ol, menu'));
    const wrong = [...document.querySelectorAll('main :is(ul, ol) > *')].filter((child) => !child.matches('li'));
    return [...lines, ...[...stray, ...wrong].map((element) => element.outerHTML.slice(0, 120))];
  });
}

/** Steps of a page's headings that leave a level out. */
function skippedLevels(headings: readonly string[]): string[] {
  return headings.filter((heading, index) => {
    const [before, here] = [headings[index - 1] ?? 'H0', heading].map((each) => Number(each[1]));
    return (here ?? 0) > (before ?? 0) + 1;
  });
}

describe('somebody whose browser shows no styles and runs no scripts', () => {
  it.concurrent.each(KINDS)('reads all of $kind, in order and once', async ({ path }) => {
    const [styled, plain] = [await withStyles(path), await withoutStyles(path)];
    expect(await saidByStyles(styled)).toEqual([]);
    const headings = await headingsFromTheTop(plain);
    expect(headings.length).toBeGreaterThan(0);
    expect(skippedLevels(headings)).toEqual([]);
    // Sections stand on a phone in the order of the document itself; cards within one may stand side by side.
    const sectionsOf = (all: readonly string[]): string[] => all.filter((heading) => /^H[12]/.test(heading));
    const shown = sectionsOf(await headingsFromTheTop(styled));
    expect(shown).toEqual(sectionsOf(headings).filter((heading) => shown.includes(heading)));
    expect(shown.length).toBeGreaterThan(0);
    expect(await saidTwice(plain)).toEqual([]);
    expect(await drawnLists(plain)).toEqual([]);
    expect(await runTogether(plain)).toEqual([]);
    await Promise.all([styled, plain].map((page) => page.context().close()));
  });
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';

type Axe = typeof axe;
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALONE = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium, without anything that would reach outside this machine. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: ALONE });
}

/** The same on a phone whose owner has set letters of this size (px, 16 is usual), which no page can be told otherwise. */
export async function openWithLetters(px: number): Promise<BrowserContext> {
  const profile = mkdtempSync(join(tmpdir(), 'jamun-letters-'));
  mkdirSync(join(profile, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: px } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: ALONE,
    viewport: { width: 360, height: 800 },
  });
  context.on('close', () => rmSync(profile, { recursive: true, force: true }));
  return context;
}

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Waits until what comes or goes has arrived: not for what never ends, nor for what the scrolling drives. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
}

/** What axe finds against WCAG 2.2 A and AA on the page once it is at rest, one line a finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  await atRest(page);
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What passes need not be told, which takes axe as long as finding out.
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    );
  });
}

/** Waits until React has taken the page over: the menus have got their script (or there are none, and it has begun). */
export async function hydrated(page: Page): Promise<void> {
  const awake = '[data-site-header][data-enhanced], html[data-ready]:not(:has([data-site-header]))';
  await page.locator(awake).first().waitFor({ state: 'attached' });
}

/** Opens every part of the page that is folded. */
export async function openEverything(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((parts) => {
    for (const part of parts) part.toggleAttribute('open', true);
  });
}

/** What names an element that is not there: a label, a description, what is controlled; one line an attribute. */
export function missingIds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => id !== '' && document.getElementById(id) === null)
          .map((id) => `${name}="${id}" at ${element.outerHTML.slice(0, 120)}`),
      ),
    ),
  );
}

/** How far the page sticks out sideways, and what does; empty when nothing does. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const guilty = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px`, ...guilty.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
  });
}

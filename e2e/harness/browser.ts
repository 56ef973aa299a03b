import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type axe from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Download,
  type Page,
} from 'playwright-core';
import { findChromium, findTestBrowser } from '../../scripts/chromium.mjs';
import { watchBrowser, watchContext } from './evidence.ts';

type Axe = typeof axe;
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Names, while the browser tests run, where the browser of each worker is reached (shared.ts). */
export const BROWSERS = 'TEST_BROWSERS';

/**
 * Of two switches of this name Chromium heeds the last, so what Playwright switches off itself stands here again
 * (`disabledFeatures` of playwright-core); to be compared when it is upgraded.
 */
const featuresOff = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  // Pages of the browser's own windows, which nobody sees here: loading them took a third of a visitor's processor time.
  'PreloadTopChromeWebUI',
  'PreloadTopChromeWebUILessNavigations',
  'TabSearchPreload',
  'WebUIOmnibox',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

export const ALONE: readonly string[] = [
  `--disable-features=${featuresOff.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  // Letters as wide as on a phone, whichever Chromium it is.
  '--font-render-hinting=none',
  // Nothing is drawn by a graphics card: a process for it would only pass every picture on.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The system's Chromium, without anything that would reach outside this machine: in the browser tests the one of this
 * worker, of which closing it ends this file's visitors only, otherwise one of its own.
 */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const shared = process.env[BROWSERS]?.split(' ') ?? [];
  const endpoint = shared[Number(process.env['VITEST_POOL_ID']) % shared.length];
  if (endpoint !== undefined && more.length === 0) return watchBrowser(await chromium.connect(endpoint));
  return watchBrowser(await chromium.launch({ executablePath: await findTestBrowser(), args: [...ALONE, ...more] }));
}

/** The same with a camera that shows a moving drawing, which every page that may ask for it is given. */
export function openBrowserWithCamera(): Promise<Browser> {
  return openBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
}

/** The same on a phone whose owner has set letters of this size (px, 16 is usual), which no page can be told otherwise. */
export async function openWithLetters(px: number, width = 360): Promise<BrowserContext> {
  const profile = mkdtempSync(join(tmpdir(), 'jamun-letters-'));
  mkdirSync(join(profile, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: px } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...ALONE],
    viewport: { width, height: 800 },
  });
  context.on('close', () => rmSync(profile, { recursive: true, force: true }));
  return watchContext(context);
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

/**
 * What axe finds against WCAG 2.2 A and AA on the page once it is at rest, one line a finding. It looks from the top of the page: what
 * has just been scrolled half below a bar that stays counts as too small a target for axe, though it is in reach with a little scrolling.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await atRest(page);
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const top = window.scrollY;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What passes need not be told, which takes axe as long as finding out.
      resultTypes: ['violations'],
    });
    window.scrollTo({ top, behavior: 'instant' });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    );
  });
}

/**
 * Waits until React has taken the page over: the menus have got their script (or there are none, and it has begun). A page that is
 * only read does without it, so a key is pressed, which means nothing else.
 */
export async function hydrated(page: Page): Promise<void> {
  const awake = page
    .locator('[data-site-header][data-enhanced], html[data-ready]:not(:has([data-site-header]))')
    .first();
  for (let tries = 30; tries > 0; tries--) {
    await page.keyboard.press('Shift');
    const isAwake = await awake.waitFor({ state: 'attached', timeout: 1000 }).then(
      () => true,
      () => false,
    );
    if (isAwake) return;
  }
  throw new Error(`${page.url()} was not taken over by React within half a minute`);
}

/** Somebody new in the clinic's town at this address, once React has taken the page over where scripts run. */
export async function newVisitor(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<Page> {
  const page = await (await browser.newContext({ timezoneId: 'Asia/Kolkata', ...options })).newPage();
  await page.goto(address);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
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

/** What was downloaded, as text. */
export async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

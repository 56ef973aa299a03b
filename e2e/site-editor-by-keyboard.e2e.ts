import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, openBrowser, openEverything } from './harness/browser.ts';
import { missedByKeyboard } from './harness/by-keyboard.ts';
import { ON_A_PHONE } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
const SCREENS = [
  'launch',
  'site',
  'site/new',
  'site/treatments',
  'site/clinic.yml',
  'site/look.yml',
  'site/people.dermatologist.yml',
  'site/pages.home.md',
  'site/pages.home.md/versions',
  'site/pages.home.md/newer',
  'site/pages.clinic.md',
  'site/legal.privacy-policy.md',
  'site/treatments.hair.prp-therapy.md',
];

describe('the site editor without a mouse', () => {
  let server: StaffServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  test.each([
    [1440, { viewport: { width: 1440, height: 900 } }],
    [390, ON_A_PHONE],
  ])('at %i px Tab reaches everything on every screen, in sight, and shows where it is', async (_width, window) => {
    // Nothing glides, so that a step takes a frame or two.
    const page = await signedInPage(browser, server, 'owner', { ...window, reducedMotion: 'reduce' });
    const missed: string[] = [];
    // A page that was changed has a version to go back to.
    await page.goto(`${desk}/site/pages.home.md`);
    await hydrated(page);
    await page.getByLabel('Heading', { exact: true }).first().fill(`As wide as ${window.viewport.width} pixels`);
    await page.locator('[data-save=saved]').waitFor();
    for (const screen of SCREENS) {
      await page.goto(`${desk}/${screen}`);
      await hydrated(page);
      // One row is like the other.
      if (screen === 'site/treatments') await page.getByLabel('Find a treatment').fill('transplant');
      await openEverything(page);
      for (const what of await missedByKeyboard(page)) missed.push(`${screen}: ${what}`);
    }
    expect(missed).toEqual([]);
    await page.context().close();
  });
});

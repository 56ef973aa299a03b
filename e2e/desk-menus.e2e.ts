import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, openBrowser } from './harness/browser.ts';
import { ON_A_PHONE, pressInSight } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

describe('the menus of the desk’s bar', () => {
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
    ['a phone', ON_A_PHONE],
    ['a computer', { viewport: { width: 1440, height: 900 } }],
  ])('close once something is chosen, with Escape and with a press elsewhere, on %s', async (_what, window) => {
    const page = await signedInPage(browser, server, 'owner', window);
    await page.goto('/admin-dashboard');
    await hydrated(page);
    const more = page.locator('summary', { hasText: 'More' });
    const website = page.getByRole('link', { name: 'Website', exact: true });
    await more.press('Enter');
    await pressInSight(website);
    await page.getByRole('heading', { level: 1, name: 'Website' }).waitFor();
    await expect.poll(() => website.isVisible()).toBe(false);

    await more.press('Enter');
    await website.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => website.isVisible()).toBe(false);
    expect(await more.evaluate((summary) => summary === document.activeElement)).toBe(true);

    await more.press('Enter');
    await website.waitFor();
    const { height } = page.viewportSize()!;
    await page.mouse.click(6, height - 6);
    await expect.poll(() => website.isVisible()).toBe(false);
    await page.context().close();
  });
});

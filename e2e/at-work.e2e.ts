import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hydrated, openBrowser } from './harness/browser.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

let server: StaffServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

it('a window of the desk tells that somebody is at work when a key is pressed, and nothing before', async () => {
  const page = await signedInPage(browser, server, 'front-desk');
  const told: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/active')) told.push(request.method());
  });
  await page.goto('/admin-dashboard');
  await hydrated(page);
  await page.getByRole('navigation').first().waitFor();
  expect(told).toEqual([]);
  const answered = page.waitForResponse((response) => response.url().endsWith('/admin-dashboard/active'));
  await page.keyboard.press('Tab');
  expect((await answered).status()).toBe(204);
  await page.keyboard.press('Tab');
  expect(told).toEqual(['POST']);
  await page.context().close();
});

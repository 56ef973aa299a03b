import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, appointmentOf, tokenOf } from './harness/api.ts';
import { MONDAY_MORNING, TUESDAY_ELEVEN } from './harness/monday.ts';
import { openBrowser } from './harness/browser.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const day = '/admin-dashboard/diary?date=2026-11-24';

describe('an open diary', () => {
  let server: StaffServer;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer({ env: { CLOCK_START: MONDAY_MORNING } }), openBrowser()]);
    appointmentOf(await apiAt(server.url).book({ fullName: 'Neel Namuna' }));
  });
  afterEach(() => page.context().close());
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  async function press(visit: Locator): Promise<void> {
    await visit.hover();
    await page.mouse.down();
  }
  async function releaseOpensTheVisit(): Promise<void> {
    await page.mouse.up();
    await page.getByRole('heading', { name: 'Visit of Neel Namuna' }).waitFor();
  }
  const neel = () => page.locator('[data-appointment]', { hasText: 'Neel' });
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

  it('opens a visit that is pressed although somebody else’s came into the diary meanwhile', async () => {
    page = await signedInPage(browser, server, 'front-desk');
    await page.goto(day);
    await page.locator('[data-live=open]').waitFor({ state: 'attached' });
    await press(neel());
    const startsAt = TUESDAY_ELEVEN.replace('T11', 'T15');
    appointmentOf(await apiAt(server.url).book({ fullName: 'Tara Namuna', startsAt }));
    await page.getByText('2 booked').first().waitFor();
    await drawn();
    await releaseOpensTheVisit();
    await page.goBack();
    await page.locator('[data-appointment]', { hasText: 'Tara Namuna' }).waitFor();
  });

  it('shows by itself what patients book and cancel on the site', async () => {
    page = await signedInPage(browser, server, 'front-desk');
    await page.goto(day);
    await page.locator('[data-live=open]').waitFor({ state: 'attached' });
    const api = apiAt(server.url);
    const startsAt = TUESDAY_ELEVEN.replace('T11', 'T17');
    const answer = await api.book({ fullName: 'Ravi Namuna', startsAt });
    await page.locator('[data-appointment]', { hasText: 'Ravi Namuna' }).waitFor();
    expect((await api.ask(`appointments/${tokenOf(answer)}`, { method: 'DELETE' })).status).toBeLessThan(300);
    await page.locator('[data-appointment]', { hasText: 'Ravi Namuna' }).waitFor({ state: 'detached' });
  });

  it('stays as it is while the server does not answer, says so, and catches up by itself', async () => {
    page = await signedInPage(browser, server, 'front-desk');
    await page.goto(day);
    await page.locator('[data-live=open]').waitFor({ state: 'attached' });
    await neel().waitFor();
    await drawn();
    let failures = 0;
    await page.route(/diary\.data/, async (route) => {
      failures += 1;
      if (failures === 1) await route.abort();
      else if (failures === 2) await route.fulfill({ status: 502, body: 'Bad gateway' });
      else await route.continue();
    });
    const startsAt = TUESDAY_ELEVEN.replace('T11', 'T16');
    appointmentOf(await apiAt(server.url).book({ fullName: 'Uma Namuna', startsAt }));
    await page.getByText('Not up to date since').waitFor();
    expect(await neel().count()).toBe(1);
    await page.locator('[data-appointment]', { hasText: 'Uma Namuna' }).waitFor();
    expect(failures).toBeGreaterThan(2);
    await page.getByText('Not up to date since').waitFor({ state: 'detached' });
  });
});

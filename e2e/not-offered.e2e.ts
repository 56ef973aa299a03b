import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, openBrowser } from './harness/browser.ts';
import { findAndPress, inSight, pressInSight } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const NOT_GIVEN = 'We explain this treatment, but we do not give it.';
const LANDING = '/thread-lift-in-nagpur';

describe('a treatment that the clinic does not give', () => {
  let server: StaffServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  const textOf = async (path: string) => (await fetch(server.url + path)).text();

  test('is told as such, last, wherever it stands, and a page for a city about it leads to a doctor', async () => {
    expect(await textOf(LANDING)).not.toContain(NOT_GIVEN);
    const owner = await signedInPage(browser, server, 'owner');
    await owner.goto('/admin-dashboard/site/treatments.anti-aging.thread-lift.md');
    await hydrated(owner);
    await findAndPress(owner.getByLabel('We offer this treatment'));
    await owner.locator('[data-save=saved]').waitFor();
    await pressInSight(owner.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(owner.getByText('Published. Readers see it now.'));

    const patient = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: server.url });
    await patient.goto('/services/anti-aging');
    const cards = patient.locator('main article, main li').filter({ has: patient.locator('a[href*="/anti-aging/"]') });
    await expect.poll(() => cards.count()).toBeGreaterThan(9);
    await patient.getByText(NOT_GIVEN).first().waitFor();
    const listed = await patient
      .locator('main a[href^="/services/anti-aging/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
    expect(listed.at(-1)).toBe('/services/anti-aging/thread-lift');

    await patient.goto(LANDING);
    await inSight(patient.getByText(NOT_GIVEN));
    expect(await patient.getByRole('link', { name: 'Talk to a doctor' }).count()).toBeGreaterThan(0);
    await Promise.all([owner.context().close(), patient.close()]);
  });
});

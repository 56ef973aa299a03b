import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hydrated, PHONE } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { openReadingSite, type Site } from './harness/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openReadingSite();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const PAGE = '/dermatologist-in-chandrapur';
const landingLinks = 'main a[href*="-in-"]';

describe('somebody from Chandrapur', () => {
  it('types the city in the quick links, chooses a page, and learns where the clinic is', async () => {
    const page = await site.visit('/quick-links', DESKTOP);
    const field = page.getByLabel('Find a page');
    await field.focus();
    await hydrated(page);
    await field.fill('chandra');
    await page.getByRole('status').filter({ hasText: '13 pages fit.' }).waitFor();
    expect(await page.locator(landingLinks).count()).toBe(13);
    await page.getByRole('link', { name: 'Dermatologist for patients from Chandrapur' }).click();
    await heading(page, 'Dermatologist for patients from Chandrapur').waitFor();
    expect(await page.getByText('Our clinic is in Nagpur, not in Chandrapur.').count()).toBe(1);
    expect(await page.getByRole('img', { name: /^Chart: .* km away/ }).isVisible()).toBe(true);
  });

  it('is told when nothing fits, and gets everything back', async () => {
    const page = await site.visit('/quick-links', PHONE);
    const field = page.getByLabel('Find a page');
    await field.focus();
    await hydrated(page);
    await field.fill('moonlight');
    await page.getByText('No page has these words.').waitFor();
    await field.fill('');
    expect(await page.locator(landingLinks).count()).toBe(250);
  });

  it('reads the page without scripts, and finds a treatment by its words', async () => {
    const page = await site.visit(PAGE, { ...PHONE, javaScriptEnabled: false });
    expect(await page.locator('h1').innerText()).toBe('Dermatologist for patients from Chandrapur');
    for (const part of ['What it means here', 'Visits and days', 'From Chandrapur to Nagpur', 'Questions', 'Sources'])
      expect([part, await page.getByRole('heading', { name: part, exact: true }).count()]).toEqual([part, 1]);
    await page.goto(site.at('/quick-links'));
    await page.getByLabel('Find a page').fill('botox');
    await page.getByRole('button', { name: 'Search the treatments' }).click();
    await page.waitForURL(/\/specific-service\?q=botox/);
  });

  it('goes from a treatment’s visits to booking with the kind of visit kept', async () => {
    const page = await site.visit('/botox-in-nagpur', PHONE);
    await page.getByRole('main').getByRole('link', { name: 'Choose a time' }).first().click();
    await page.waitForURL(/\/book-appointment\?type=skin-consultation&treatment=anti-aging(?:%2F|\/)botox/);
  });
});

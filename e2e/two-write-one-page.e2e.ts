import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { focusInSight, inSight, ON_A_PHONE, pressInSight } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const site = '/admin-dashboard/site';

describe('two people who write one page of the site', () => {
  let server: StaffServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  async function opened(page: Page, id: string): Promise<void> {
    await page.goto(`${site}/${id}`);
    await hydrated(page);
  }
  const saved = (page: Page) => page.locator('[data-save=saved]').waitFor();

  test('two people at once: the second sees both texts, and chooses which one stays', async () => {
    const [one, two] = await Promise.all([
      signedInPage(browser, server, 'owner'),
      signedInPage(browser, server, 'editor', ON_A_PHONE),
    ]);
    await opened(one, 'pages.about-us.md');
    await opened(two, 'pages.about-us.md');
    await one.getByLabel('Below the heading').fill('By the owner.');
    await saved(one);
    await two.getByLabel('Below the heading').fill('By the editor.');
    await inSight(two.getByText('A colleague saved this page while you were writing'));
    const both = two.getByRole('group', { name: 'Where the two texts differ' });
    await inSight(both.getByText('By the editor.'));
    await inSight(both.getByText('By the owner.'));
    expect(await axeFindings(two)).toEqual([]);
    expect(await sticksOut(two)).toEqual([]);
    // By keyboard: the notice takes the focus once she has stopped typing, then come the two texts and the choice.
    await expect.poll(() => two.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    await two.keyboard.press('Tab');
    await two.keyboard.press('Tab');
    await focusInSight(two);
    expect(await two.evaluate(() => document.activeElement?.textContent)).toBe('Keep mine');
    await two.keyboard.press('Enter');
    await saved(two);
    await opened(one, 'pages.about-us.md');
    expect(await one.getByLabel('Below the heading').inputValue()).toBe('By the editor.');
    await inSight(one.getByText(/saved this page at .* and may still be writing/));
    await one.goto(`${site}/pages.about-us.md/versions`);
    await one.getByText('set aside: written over a colleague’s change').first().waitFor();
    await Promise.all([one.context().close(), two.context().close()]);
  });

  test('without scripts too both texts stand beside each other, and what was typed stays in the form', async () => {
    const blind = { ...ON_A_PHONE, javaScriptEnabled: false };
    const [one, two] = await Promise.all([
      signedInPage(browser, server, 'owner', blind),
      signedInPage(browser, server, 'editor', blind),
    ]);
    const heading = (page: Page) => page.getByLabel('Below the heading');
    const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
    const both = two.getByRole('group', { name: 'Where the two texts differ' });
    await one.goto(`${site}/pages.clinic.md`);
    await two.goto(`${site}/pages.clinic.md`);
    await heading(one).fill('First by the owner.');
    await press(one, 'Save');
    await heading(two).fill('Then by the editor.');
    await two.getByText('Publish at a time').first().click();
    await two.getByLabel('Day', { exact: true }).fill('Fri 2 Jan 2099');
    // Twice: while nothing was chosen, no button of the form writes over the colleague.
    for (const name of ['Publish', 'Save']) {
      await two.getByRole('button', { name, exact: true }).press('Enter');
      await inSight(both.getByText('First by the owner.'));
      await inSight(both.getByText('Then by the editor.'));
      expect(await heading(two).inputValue()).toBe('Then by the editor.');
      expect(await two.getByLabel('Day', { exact: true }).inputValue()).toBe('Fri 2 Jan 2099');
    }
    expect(await sticksOut(two)).toEqual([]);
    await pressInSight(two.getByRole('button', { name: 'Keep mine' }));
    await two.getByText('Saved. Readers do not see it until you publish it.').waitFor();
    await two.goto(`${site}/pages.clinic.md`);
    expect(await heading(two).inputValue()).toBe('Then by the editor.');
    await heading(one).fill('Again by the owner.');
    await press(one, 'Save');
    await pressInSight(one.getByRole('link', { name: 'Take my colleague’s' }));
    expect(await heading(one).inputValue()).toBe('Then by the editor.');

    // A window whose scripts came only after its form was sent is as if they had been there.
    const late = await signedInPage(browser, server, 'owner', ON_A_PHONE);
    let isSent = false;
    late.on('request', (request) => (isSent ||= request.method() === 'POST'));
    await late.route('**/*.js', (route) => (isSent ? route.continue() : new Promise(() => {})));
    await late.goto(`${site}/pages.clinic.md`, { waitUntil: 'commit' });
    await heading(two).fill('Once more by the editor.');
    await press(two, 'Save');
    await heading(late).fill('Last by the owner.');
    await press(late, 'Save');
    await hydrated(late);
    expect(await axeFindings(late)).toEqual([]);
    await pressInSight(late.getByRole('button', { name: 'Keep mine' }));
    await saved(late);
    await opened(late, 'pages.clinic.md');
    expect(await heading(late).inputValue()).toBe('Last by the owner.');
    await late.goto(`${site}/pages.clinic.md/versions`);
    expect(await late.getByText('set aside: written over a colleague’s change').count()).toBe(4);
    await Promise.all([one.context().close(), two.context().close(), late.context().close()]);
  });
});

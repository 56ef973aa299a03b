import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, hydrated, openBrowser } from './harness/browser.ts';
import { findAndPress, inSight, ON_A_PHONE, pressInSight } from './harness/in-sight.ts';
import { startServer } from './harness/server.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const DOCUMENT = '/admin-dashboard/site/treatments.hair.gfc-plus.md';
const PAGE = '/services/hair/gfc-plus';

describe('a treatment that the clinic adds', () => {
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
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  const published = async (page: Page) => {
    await page.locator('[data-save=saved]').waitFor();
    await pressInSight(page.getByRole('button', { name: 'Publish', exact: true }));
  };

  test('begins as a copy, is written and published on a phone, and stands wherever treatments are listed', async () => {
    const editor = await signedInPage(browser, server, 'editor', ON_A_PHONE);
    await editor.goto('/admin-dashboard/site');
    await hydrated(editor);
    await pressInSight(editor.getByRole('link', { name: 'New treatment' }));
    await inSight(editor.getByRole('heading', { name: 'New treatment' }));
    await hydrated(editor);
    expect(await axeFindings(editor)).toEqual([]);

    // What is missing is told at its field, and what was typed stays.
    await editor.getByLabel('What is the new one called?').fill('GFC plus');
    await findAndPress(editor.getByRole('button', { name: 'Make the copy' }));
    await inSight(editor.getByText('Choose the treatment that it begins as a copy of.').first());
    expect(await editor.getByLabel('What is the new one called?').inputValue()).toBe('GFC plus');
    await editor.getByLabel('Which treatment is most like it?').selectOption({ label: 'GFC therapy (Hair)' });
    await findAndPress(editor.getByRole('button', { name: 'Make the copy' }));
    await inSight(editor.getByText('This is a copy, and nobody but you and your colleagues sees it.'));
    expect(new URL(editor.url()).pathname).toBe(DOCUMENT);
    expect(await statusOf(PAGE)).toBe(404);

    await editor.locator('[name="subtitle"]').fill('Growth factors, with something more');
    await published(editor);
    await inSight(editor.getByText('Published. Readers see it now.'));

    expect(await textOf(PAGE)).toContain('Growth factors, with something more');
    expect(await textOf(PAGE)).toContain('A doctor of the clinic has not signed this page yet.');
    for (const path of ['/services/hair', '/services', '/specific-service?q=gfc+plus', '/sitemap-treatments.xml'])
      expect(await textOf(path)).toContain('gfc-plus');
    expect(await statusOf('/book-appointment?type=hair-consultation&treatment=hair/gfc-plus')).toBe(200);
    const slash = await fetch(`${server.url}${PAGE}/`, { redirect: 'manual' });
    expect([slash.status, slash.headers.get('location')]).toEqual([308, PAGE]);
    await editor.context().close();
  });

  test('is there after the server was started anew', async () => {
    await server.stop();
    const { dataDir, signedIn, keys } = server;
    server = { ...(await startServer({ dataDir })), signedIn, keys };
    expect(await textOf(PAGE)).toContain('Growth factors, with something more');
    expect(await textOf('/services/hair')).toContain('gfc-plus');
  });

  test('is taken off the site again, also without scripts, and its text stays', async () => {
    const owner = await signedInPage(browser, server, 'owner', { javaScriptEnabled: false });
    const atPrices = await signedInPage(browser, server, 'owner');
    await atPrices.goto('/admin-dashboard/site/treatments');
    await hydrated(atPrices);
    await atPrices.locator('[name="hair.gfc-plus.from"]').fill('4500');
    await owner.goto(DOCUMENT);
    await owner.getByText('Take this page off the site').click();
    await owner.getByRole('button', { name: 'Take it off the site' }).click();
    await inSight(owner.getByText('Taken off the site. Your text stays here.'));
    expect(await statusOf(PAGE)).toBe(404);
    expect(await textOf('/services/hair')).not.toContain('gfc-plus');
    expect(await owner.getByRole('button', { name: 'Delete it for good' }).count()).toBe(0);
    // Whoever was entering its price meanwhile is told that it went nowhere.
    await pressInSight(atPrices.getByRole('button', { name: 'Save and publish' }));
    await inSight(atPrices.getByText('GFC plus: This treatment is not on the site any more.'));
    await atPrices.context().close();
    await owner.getByRole('button', { name: 'Publish', exact: true }).click();
    await owner.getByText('Published. Readers see it now.').waitFor();
    expect(await statusOf(PAGE)).toBe(200);
    await owner.context().close();
  });

  test('is deleted for good while nobody has seen it', async () => {
    const owner = await signedInPage(browser, server, 'owner');
    await owner.goto('/admin-dashboard/site/new');
    await hydrated(owner);
    await owner.getByLabel('Which treatment is most like it?').selectOption({ label: 'GFC therapy (Hair)' });
    await owner.getByLabel('What is the new one called?').fill('A mistake');
    await owner.getByLabel('In which department?').selectOption({ label: 'Skin' });
    await findAndPress(owner.getByRole('button', { name: 'Make the copy' }));
    await inSight(owner.getByText('This is a copy, and nobody'));
    await findAndPress(owner.getByText('Delete this page'));
    await findAndPress(owner.getByRole('button', { name: 'Delete it for good' }));
    await inSight(owner.getByText('The page is deleted.'));
    expect(await owner.getByRole('link', { name: 'A mistake' }).count()).toBe(0);
    expect((await owner.request.get('/admin-dashboard/site/treatments.skin.a-mistake.md')).status()).toBe(404);
    await owner.context().close();
  });
});

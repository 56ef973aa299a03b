import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, DESKTOP, newVisitor, openBrowser, PHONE } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { startServer, type RunningServer } from './harness/server.ts';

const TITLE = 'Before you fill in a patient form';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

const visit = (path: string, options?: BrowserContextOptions) => newVisitor(browser, server.url + path, options);

const dialog = (page: Page) => page.getByRole('dialog', { name: TITLE });
const opener = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Which form is mine?' });

describe('the page to read before a patient form', () => {
  it('is a page when it is opened directly, and where no script runs', async () => {
    const direct = await visit('/FormDetailPopup');
    await heading(direct, TITLE).waitFor();
    expect(await direct.getByRole('dialog').count()).toBe(0);
    const plain = await visit('/patient-form/hair', { ...PHONE, javaScriptEnabled: false });
    await opener(plain).click();
    await heading(plain, TITLE).waitFor();
    expect(new URL(plain.url()).pathname).toBe('/FormDetailPopup');
  });

  for (const [name, options] of [
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ] as const) {
    it(`opens over the screen on ${name}; Escape and back close it, and the focus returns`, async () => {
      const page = await visit('/patient-form/hair', options);
      const requests: string[] = [];
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await dialog(page).waitFor();
      for (const part of ['What is asked', 'How long it takes', 'What to have ready', 'How your answers are protected'])
        await dialog(page).getByRole('heading', { name: part }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/patient-form/hair');
      expect(await axeFindings(page)).toEqual([]);

      page.on('request', (request) => requests.push(request.url()));
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
      expect(await opener(page).evaluate((link) => link === document.activeElement)).toBe(true);

      await page.goForward();
      await dialog(page).waitFor();
      await page.goBack();
      await dialog(page).waitFor({ state: 'hidden' });
      // Neither closing nor going back loads the page again.
      expect(requests.filter((url) => url.includes('/patient-form/hair'))).toEqual([]);
      await heading(page, 'Hair patient form').waitFor();
    });
  }

  it('leads on to the form, and back from there to itself', async () => {
    const page = await visit('/contact-us');
    await page.getByRole('main').locator('a[href="/FormDetailPopup"]').click();
    await dialog(page).waitFor();
    await dialog(page).getByRole('link', { name: 'Skin form' }).click();
    await heading(page, 'Skin patient form').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.goBack();
    await dialog(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact-us');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await heading(page, 'Contact us').waitFor();
  });

  it('is an ordinary link where its words cannot be fetched', async () => {
    const page = await visit('/patient-form/skin');
    await page.route('**/FormDetailPopup/text', (route) => route.abort());
    await opener(page).click();
    await heading(page, TITLE).waitFor();
    expect(new URL(page.url()).pathname).toBe('/FormDetailPopup');
  });
});

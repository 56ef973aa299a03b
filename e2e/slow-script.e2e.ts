// @module-tag endurance
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { hydrated, openBrowser, PHONE } from './harness/browser.ts';
import { fillStep, goOn, skinAnswers } from './harness/patient-form.ts';
import { asAPersonWould } from './harness/server.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

/** A phone on a slow line shows a form long before its scripts come. Here they come when the test says so. */
interface SlowVisit {
  readonly page: Page;
  /** Lets the scripts come and waits until they have taken the page over. */
  scriptsCome(): Promise<void>;
}

describe('what is typed before the scripts come', () => {
  let server: StaffServer;
  let browser: Browser;
  const open: Page[] = [];
  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer({ env: { CLOCK_START: MONDAY_MORNING } }), openBrowser()]);
  });
  afterEach(() => Promise.all(open.splice(0).map((page) => page.context().close())));
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  async function slowly(page: Page, path: string): Promise<SlowVisit> {
    open.push(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(server.url + path, { waitUntil: 'domcontentloaded' });
    return {
      page,
      async scriptsCome() {
        resolve();
        await hydrated(page);
      },
    };
  }
  const visit = async (path: string) => slowly(await (await browser.newContext(PHONE)).newPage(), path);
  const atTheDesk = async (path: string) => slowly(await signedInPage(browser, server, 'front-desk'), path);

  it('a message to the clinic stays, also one that came back with a mistake and is being written on', async () => {
    const { page, scriptsCome } = await visit('/contact-us');
    await page.getByLabel('Full name').fill('Asha Namuna');
    await page.getByLabel('Your message').fill('Is parking possible?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
    expect(await page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(false);
    await page.getByLabel('Full name').fill('Asha Devi Namuna');
    await page.getByLabel('Your message').press('End');
    await page.keyboard.type(' My scooter is small.');
    await page.getByLabel('What is it about?').selectOption('Something else');
    await scriptsCome();
    await page.keyboard.type(' Thank you.');
    expect(await page.getByLabel('Your message').inputValue()).toBe(
      'Is parking possible? My scooter is small. Thank you.',
    );
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Devi Namuna');
    expect(await page.getByLabel('What is it about?').locator('option:checked').innerText()).toBe('Something else');
  });

  it('the finder answers it by itself', async () => {
    const { page, scriptsCome } = await visit('/specific-service');
    await page.getByRole('main').getByRole('searchbox').fill('pimples');
    await scriptsCome();
    await page.waitForURL(/q=pimples/);
    await page.locator('#results').filter({ hasText: 'for “pimples”' }).waitFor();
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('pimples');
  });

  it('a chosen time is named, and the details of a booking stay', async () => {
    const { page, scriptsCome } = await visit('/book-appointment?type=hair-consultation');
    await page.locator('#next-free input').last().check();
    await scriptsCome();
    await page
      .locator('form p[aria-live] b')
      .getByText(/^\S.*, \d/)
      .waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Your details' }).waitFor();

    const details = await visit(page.url().slice(server.url.length));
    const field = (label: string) => details.page.getByLabel(label);
    await field('Full name').fill('Asha Namuna');
    await field('Mobile number').fill('98765');
    await field('Note for the doctor (optional)').fill('A mole');
    await details.page.getByRole('button', { name: 'Book appointment' }).click();
    await details.page.getByRole('heading', { name: 'There is a problem' }).waitFor();
    await field('Mobile number').fill('98765 43210');
    await field('Note for the doctor (optional)').fill('A mole that itches');
    await field('Use these details to arrange my appointment').check();
    await details.scriptsCome();
    expect(await field('Full name').inputValue()).toBe('Asha Namuna');
    expect(await field('Mobile number').inputValue()).toBe('98765 43210');
    expect(await field('Note for the doctor (optional)').inputValue()).toBe('A mole that itches');
    expect(await field('Use these details to arrange my appointment').isChecked()).toBe(true);
  });

  it('a choice in a patient form brings what follows from it and is kept', async () => {
    const begun = await visit('/patient-form/skin');
    await begun.page.getByRole('button', { name: 'Start the form' }).first().click();
    await begun.page.waitForURL(/\/you$/);
    const { page } = begun;
    await fillStep(page, skinAnswers);
    await goOn(page);
    await page.waitForURL(/\/consent$/, { waitUntil: 'domcontentloaded' });
    await fillStep(page, { 'filled-in-by': 'somebody-else', 'consent-care': ['on'] });
    const [kept] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      begun.scriptsCome(),
    ]);
    await page.locator('#step [name="filler-relation"]').waitFor();
    expect(await page.locator('#step [name="consent-care"]').isChecked()).toBe(true);
    expect(kept.ok()).toBe(true);
  });

  it('at the desk a search finds, and an answer that was begun stays and goes into the chat', async () => {
    const { page, scriptsCome } = await atTheDesk('/admin-dashboard/patients');
    await page.getByRole('combobox').fill('zzz');
    await scriptsCome();
    await page.getByRole('listbox').getByRole('option', { name: 'Nobody' }).waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe('zzz');

    await writeToTheClinic();
    const list = await atTheDesk('/admin-dashboard/enquiries');
    await list.page.getByRole('link', { name: /Asha Namuna/ }).click();
    await list.page.getByLabel('Reply').fill('Yes, in the yard.');
    await list.scriptsCome();
    expect(await list.page.getByLabel('Reply').inputValue()).toBe('Yes, in the yard.');
    const chat = list.page.getByRole('main').locator('a[href^="https://wa.me/"]');
    await expect.poll(() => chat.first().getAttribute('href')).toContain(encodeURIComponent('Yes, in the yard.'));
  });

  async function writeToTheClinic(): Promise<void> {
    const { text } = await ask(server.url, '/contact-us/ticket');
    await asAPersonWould(server.url);
    const body = new URLSearchParams({
      ...(JSON.parse(text) as Record<string, string>),
      topic: 'other',
      fullName: 'Asha Namuna',
      mobileNumber: '98765 43210',
      message: 'Is parking possible?',
      consent: 'on',
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: server.url };
    const { status } = await ask(server.url, '/contact-us', { method: 'POST', headers, body });
    expect(status).toBeLessThan(400);
  }
});

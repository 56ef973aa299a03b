import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, problemOf } from './harness/api.ts';
import { chooseATime, PATIENT } from './harness/booking.ts';
import { DESKTOP, hydrated, openBrowser, PHONE } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { noPostgres, startPostgres, type Postgres } from './harness/postgres.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const NO_SCRIPT = { ...PHONE, javaScriptEnabled: false };
const AWAY = 'We cannot reach our records just now';
const RETRY_AFTER = '10';

describe.skipIf(noPostgres !== undefined)('while PostgreSQL is stopped', () => {
  let postgres: Postgres;
  let server: StaffServer;
  let browser: Browser;
  beforeAll(async () => {
    postgres = await startPostgres();
    const env = { CLOCK_START: '2026-11-23T05:00:00Z', ...(await postgres.newDatabase()) };
    [server, browser] = await Promise.all([startStaffServer({ env }), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.[Symbol.asyncDispose]();
    await postgres?.stop();
  });

  const visit = async (path: string, options: object = NO_SCRIPT): Promise<Page> => {
    const page = await (await browser.newContext(options)).newPage();
    await page.goto(server.url + path);
    return page;
  };

  /** Presses the button with PostgreSQL stopped, and starts it again. Returns the status of the answer. */
  const pressWhileAway = async (page: Page, press: () => Promise<void>): Promise<number> => {
    await postgres.pause();
    try {
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await press();
      const response = await answer;
      expect(response.headers()['retry-after']).toBe(RETRY_AFTER);
      await heading(page, AWAY).waitFor();
      return response.status();
    } finally {
      await postgres.resume();
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    }
  };

  it('answers say 503 and when to ask again, and kept pages are served', async () => {
    await postgres.pause();
    try {
      const answers = await Promise.all(
        ['/', '/healthz', '/readyz', '/book-appointment?type=hair-consultation', '/api/v1/slots'].map((path) =>
          fetch(server.url + path),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 503, 422]);
      expect(answers[3]?.headers.get('retry-after')).toBe(RETRY_AFTER);
      expect(await answers[3]?.text()).toContain(AWAY);
    } finally {
      await postgres.resume();
    }
  });

  it('a program gets a documented problem, and one booking for its key', async () => {
    const api = apiAt(server.url);
    const wish = { mobileNumber: '+91 98765 43299', startsAt: '2026-11-24T12:00:00+05:30' };
    const key = { 'idempotency-key': 'kept-while-away' };
    await postgres.pause();
    const refused = await api.book(wish, key);
    const slots = await api.ask('slots?appointmentType=hair-consultation');
    await postgres.resume();
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe(RETRY_AFTER);
    expect(problemOf(refused).code).toBe('unavailable');
    expect(slots.status).toBe(503);
    await expect.poll(async () => (await api.book(wish, key)).status).toBe(201);
    expect((await api.book(wish, key)).status).toBe(201);
    const { json } = await api.ask('openapi.json');
    expect(JSON.stringify(json)).toContain('code unavailable');
  });

  it('a message without scripts is kept with its words, and sent by one more press', async () => {
    const page = await visit('/contact-us');
    await page.getByLabel('What is it about?').selectOption('Something else');
    await page.getByLabel('Full name').fill('Asha Namuna');
    await page.getByLabel('Mobile number').fill('98765 43210');
    await page.getByLabel('Your message').fill('Is parking possible?\nMy scooter is small.');
    await page.getByLabel('Keep these details to answer my message').check();
    await page.waitForTimeout(2100);
    const send = page.getByRole('button', { name: 'Send message' });
    // Without scripts the form is asked for once more before it counts.
    await send.click();
    await page.waitForTimeout(2100);
    expect(await pressWhileAway(page, () => send.click())).toBe(503);
    expect(await page.locator('[data-screen=away]').innerText()).toContain('My scooter is small.');
    await page.getByRole('button', { name: 'Send again' }).click();
    await heading(page, 'We have your message').waitFor();
    await page.context().close();
  });

  it('a booking without scripts is kept, and made by one more press', async () => {
    const page = await visit('/book-appointment?type=hair-consultation');
    await chooseATime(page);
    await page.getByLabel('Full name').fill(PATIENT.name);
    await page.getByLabel('Mobile number').fill(PATIENT.mobile);
    await page.getByLabel('Note for the doctor (optional)').fill(PATIENT.note);
    await page.getByLabel('Use these details to arrange my appointment').check();
    await page.waitForTimeout(2100);
    const book = page.getByRole('button', { name: 'Book appointment' });
    expect(await pressWhileAway(page, () => book.click())).toBe(503);
    expect(await page.locator('[data-screen=away]').innerText()).toContain(PATIENT.note);
    await page.getByRole('button', { name: 'Send again' }).click();
    await heading(page, 'You are booked').waitFor();
    await page.context().close();
  });

  it.each([
    ['without scripts', { ...DESKTOP, javaScriptEnabled: false }],
    ['with scripts', DESKTOP],
  ])('what the front desk typed %s is kept, and saved by one more press', async (how, options) => {
    const page = await signedInPage(browser, server, 'front-desk', options);
    await page.goto('/admin-dashboard/patients/new');
    if (options.javaScriptEnabled !== false) await hydrated(page);
    const name = `Uma Namuna ${how.split(' ')[0]}`;
    await page.getByLabel('Full name').fill(name);
    await page.locator('#phone-0').fill(how === 'with scripts' ? '98765 43233' : '98765 43234');
    const add = page.getByRole('button', { name: 'Save' });
    expect(await pressWhileAway(page, () => add.click())).toBe(503);
    expect(await page.locator('[data-screen=away]').innerText()).toContain(name);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('The patient is added.').waitFor();
    await page.context().close();
  });

  it('a password never stands in a page', async () => {
    await postgres.pause();
    const answer = await fetch(`${server.url}/admin-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url },
      body: new URLSearchParams({ email: 'asha@example.com', password: 'not-in-any-page' }),
      redirect: 'manual',
    });
    await postgres.resume();
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('not-in-any-page');
  });
});

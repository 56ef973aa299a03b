// @module-tag endurance
import { Client } from 'pg';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, problemOf } from './harness/api.ts';
import { chooseATime, PATIENT } from './harness/booking.ts';
import { DESKTOP, hydrated, newVisitor, openBrowser, PHONE, sticksOut } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { inSight } from './harness/in-sight.ts';
import { MONDAY_OPENING } from './harness/monday.ts';
import { noPostgres, startPostgres, type Postgres } from './harness/postgres.ts';
import { asAPersonWould } from './harness/server.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';
import { htmlFaults } from './harness/valid.ts';

const NO_SCRIPT = { ...PHONE, javaScriptEnabled: false };
const AWAY = 'We cannot reach our records just now';
const RETRY_AFTER = '10';

describe.skipIf(noPostgres !== undefined)('while PostgreSQL is stopped', () => {
  let postgres: Postgres;
  let database: Awaited<ReturnType<Postgres['newDatabase']>>;
  let server: StaffServer;
  let browser: Browser;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await postgres.newDatabase();
    const env = { CLOCK_START: MONDAY_OPENING, ...database };
    [server, browser] = await Promise.all([startStaffServer({ env }), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.[Symbol.asyncDispose]();
    await postgres?.stop();
  });

  const visit = (path: string, options: BrowserContextOptions = NO_SCRIPT) =>
    newVisitor(browser, server.url + path, options);

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
      // The API asks the clinic's settings first, and those in memory may be old while no change can be heard of.
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 503, 503]);
      expect(answers[3]?.headers.get('retry-after')).toBe(RETRY_AFTER);
      const said = (await answers[3]?.text()) ?? '';
      expect(said).toContain(AWAY);
      expect(await htmlFaults(said)).toEqual([]);
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
    await asAPersonWould(page.url());
    const send = page.getByRole('button', { name: 'Send message' });
    // Without scripts the form is asked for once more before it counts.
    await send.click();
    await asAPersonWould(page.url());
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
    await asAPersonWould(page.url());
    const book = page.getByRole('button', { name: 'Book appointment' });
    expect(await pressWhileAway(page, () => book.click())).toBe(503);
    expect(await page.locator('[data-screen=away]').innerText()).toContain(PATIENT.note);
    await page.getByRole('button', { name: 'Send again' }).click();
    await heading(page, 'You are booked').waitFor();
    await page.context().close();
  });

  it.each([
    ['a phone', { ...NO_SCRIPT, viewport: { width: 360, height: 800 } }],
    ['a wide screen', { ...DESKTOP, javaScriptEnabled: false }],
  ])(
    'the answer to a form without scripts is a page of the site, with its number to call, on %s',
    async (_, options) => {
      const page = await visit('/my-appointment', options);
      await page.getByLabel('Mobile number', { exact: true }).fill('98765 43210');
      await page.getByLabel('Reference', { exact: true }).fill('K7M4-QDXW');
      expect(await pressWhileAway(page, () => page.getByRole('button', { name: 'Open my appointment' }).click())).toBe(
        503,
      );
      const screen = page.locator('[data-screen=away]');
      await inSight(screen.getByRole('button', { name: 'Send again' }));
      const call = screen.getByRole('link', { name: '+91 00000 00000' });
      await inSight(call);
      expect(await call.getAttribute('href')).toBe('tel:+910000000000');
      await inSight(page.getByRole('banner').getByRole('link', { name: 'Jamun' }).first());
      expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).count()).toBe(1);
      expect(await page.locator('main').count()).toBe(1);
      expect(await sticksOut(page)).toEqual([]);
      await page.context().close();
    },
  );

  it('a form that fails for another reason, or whose address is dead, is answered by a page of the site', async () => {
    const { DATABASE_URL } = database;
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    const page = await visit('/my-appointment');
    try {
      await client.query('ALTER TABLE appointments RENAME TO appointments_gone');
      await page.getByLabel('Mobile number', { exact: true }).fill('98765 43210');
      await page.getByLabel('Reference', { exact: true }).fill('K7M4-QDXW');
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: 'Open my appointment' }).click();
      expect((await answer).status()).toBe(500);
      await heading(page, '500 NETWORK PROBLEM').waitFor();
    } finally {
      await client.query('ALTER TABLE appointments_gone RENAME TO appointments');
      await client.end();
    }
    await page.getByText('We cannot say whether it arrived').waitFor();
    await inSight(page.getByRole('banner').getByRole('link', { name: 'Jamun' }).first());
    await inSight(page.getByRole('main').getByRole('link', { name: '+91 00000 00000' }));
    expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).count()).toBe(1);
    expect([await page.locator('main').count(), await sticksOut(page)]).toEqual([1, []]);
    expect(await htmlFaults(await page.content())).toEqual([]);
    await page.getByRole('link', { name: 'Back to the form' }).click();
    await page.getByRole('button', { name: 'Open my appointment' }).waitFor();
    await page.context().close();

    const dead = await fetch(`${server.url}/waiting-list/${'a'.repeat(27)}`, {
      method: 'POST',
      headers: { accept: 'text/html', origin: server.url, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'intent=leave',
    });
    expect([dead.status, (await dead.text()).includes('<footer')]).toEqual([404, true]);
  });

  it('what the front desk typed without scripts is kept, and saved by one more press', async () => {
    const page = await signedInPage(browser, server, 'front-desk', { ...DESKTOP, javaScriptEnabled: false });
    await page.goto('/admin-dashboard/patients/new');
    await page.getByLabel('Full name').fill('Uma Namuna');
    await page.locator('#phone-0').fill('98765 43234');
    const add = page.getByRole('button', { name: 'Save' });
    expect(await pressWhileAway(page, () => add.click())).toBe(503);
    expect(await page.locator('[data-screen=away]').innerText()).toContain('Uma Namuna');
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('The patient is added.').waitFor();
    await page.context().close();
  });

  it('with scripts the form of the front desk stays, and is saved by one more press', async () => {
    const page = await signedInPage(browser, server, 'front-desk', DESKTOP);
    await page.goto('/admin-dashboard/patients/new');
    await hydrated(page);
    await page.getByLabel('Full name').fill('Usha Namuna');
    await page.locator('#phone-0').fill('98765 43233');
    await postgres.pause();
    try {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('alert').getByText('Not sent yet').waitFor();
      expect(await page.getByLabel('Full name').inputValue()).toBe('Usha Namuna');
    } finally {
      await postgres.resume();
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    }
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

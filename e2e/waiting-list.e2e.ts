import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '#app/features/notifications/server/fixtures.ts';
import { apiAt, tokenOf, type Api } from './harness/api.ts';
import { findAndPress, ON_A_PHONE } from './harness/in-sight.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { axeFindings, hydrated, openBrowser, PHONE, sticksOut } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { whole } from './harness/mailbox.ts';
import { asAPersonWould } from './harness/server.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const day = '2026-11-24';
const dayWords = 'Tuesday 24 November';
const type = 'cosmetic-surgery-consultation';
const times = `/book-appointment?type=${type}&date=${day}`;

describe('the waiting list of a full day', () => {
  let server: StaffServer;
  let browser: Browser;
  let mails: TestMailServer;
  let desk: Page;
  let api: Api;
  /** The link of whoever has the only time of that day. */
  let taken = '';

  beforeAll(async () => {
    mails = await startMailServer();
    const env = { CLOCK_START: MONDAY_MORNING, SMTP_URL: mails.url, MAIL_FROM: 'Jamun <clinic@example.com>' };
    [server, browser] = await Promise.all([startStaffServer({ env }), openBrowser()]);
    desk = await signedInPage(browser, server, 'front-desk', ON_A_PHONE);
    const block = { practitioner: 'hair-transplant-surgeon', date: day, from: '11:00', to: '20:00', intent: 'block' };
    await desk.request.post('/admin-dashboard/diary/time-off', {
      form: { ...block, label: 'Course' },
      headers: { origin: server.url },
    });
    api = apiAt(server.url);
    taken = await takeTheTime('First Namuna');
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
    await mails.close();
  });

  async function takeTheTime(fullName: string): Promise<string> {
    const startsAt = `${day}T10:30:00+05:30`;
    const practitionerId = 'hair-transplant-surgeon';
    return tokenOf(await api.book({ appointmentTypeId: type, practitionerId, startsAt, fullName }));
  }

  const cancel = (token: string) => api.ask(`appointments/${token}`, { method: 'DELETE' });

  async function join(page: Page, fullName: string, email?: string): Promise<void> {
    await page.goto(times);
    await page.getByText(`No time is free on ${dayWords}.`).waitFor();
    await findAndPress(page.getByRole('link', { name: 'Join the waiting list' }));
    await heading(page, 'Join the waiting list').waitFor();
    await page.getByLabel('Full name').fill(fullName);
    await page.getByLabel('Mobile number').fill('98765 43210');
    if (email) await page.getByLabel('E-mail (optional)').fill(email);
    await page.getByLabel('Morning').check();
    // A form that comes back within two seconds was filled in by a program.
    await asAPersonWould(page.url());
    await findAndPress(page.getByRole('button', { name: 'Join the waiting list' }));
  }

  test('is joined without scripts; what was typed is kept while something is missing', async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: server.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await join(page, 'Asha Namuna', 'asha@example.com');
    await page.getByText('Tick that we may use these details').first().waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Namuna');
    expect(await page.getByLabel('Morning').isChecked()).toBe(true);
    await page.getByLabel('Use these details to offer me a time').check();
    await findAndPress(page.getByRole('button', { name: 'Join the waiting list' }));
    await heading(page, 'You are on the waiting list').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/waiting-list\/[\w-]{27}$/);
    expect(page.url()).not.toMatch(/Asha|98765/);
    await expect
      .poll(() => mails.received.find(({ subject }) => subject === 'You are on the waiting list')?.text, {
        timeout: 30_000,
      })
      .toContain(new URL(page.url()).pathname);
    await context.close();
  });

  test('a cancelled time is kept for who waits, told by a mail that names no treatment, and taken with one press', async () => {
    await cancel(taken);
    await expect
      .poll(() => mails.received.map(({ subject }) => subject), { timeout: 30_000 })
      .toContainEqual(expect.stringContaining('A time is free'));
    const mail = mails.received.find(({ subject }) => subject?.startsWith('A time is free'))!;
    expect(whole(mail)).not.toMatch(/cosmetic|surgery|surgeon/i);
    const link = /https?:\/\/\S+\/waiting-list\/[\w-]{27}/.exec(mail.text ?? '')?.[0] ?? '';
    const context = await browser.newContext({ ...PHONE, baseURL: server.url });
    const page = await context.newPage();
    await page.goto(times);
    // Kept for one, it is free for nobody else.
    await page.getByText(`No time is free on ${dayWords}.`).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(new URL(link).pathname);
    await heading(page, 'A time is free for you').waitFor();
    await hydrated(page);
    expect([await axeFindings(page), await sticksOut(page)]).toEqual([[], []]);
    await findAndPress(page.getByRole('button', { name: 'Take this time' }));
    await heading(page, 'You are booked').waitFor();
    await page.getByText(`${dayWords} 2026, 10:30 am`).first().waitFor();
    taken = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(new URL(link).pathname);
    await heading(page, 'You have an appointment').waitFor();
    await context.close();
  });

  test('who has no e-mail is called by the desk, which books for them', async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: server.url });
    const page = await context.newPage();
    await page.goto(times);
    await findAndPress(page.getByRole('link', { name: 'Join the waiting list' }));
    await heading(page, 'Join the waiting list').waitFor();
    await hydrated(page);
    expect([await axeFindings(page), await sticksOut(page)]).toEqual([[], []]);
    await page.getByLabel('Full name').fill('Binod Namuna');
    await page.getByLabel('Mobile number').fill('98765 43211');
    await page.getByLabel('Use these details to offer me a time').check();
    await asAPersonWould(page.url());
    await findAndPress(page.getByRole('button', { name: 'Join the waiting list' }));
    await heading(page, 'You are on the waiting list').waitFor();
    expect([await axeFindings(page), await sticksOut(page)]).toEqual([[], []]);
    await context.close();

    await cancel(taken);
    await desk.goto('/admin-dashboard');
    await desk.getByText('A time is kept for them for half an hour').waitFor();
    await findAndPress(desk.getByRole('link', { name: 'Binod Namuna', exact: true }));
    await desk.getByText('No message reaches them: please call').waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await findAndPress(desk.getByRole('button', { name: 'Book it for them: Binod Namuna' }));
    await heading(desk, 'Binod Namuna').waitFor();
    await desk.getByText('Tuesday 24 November 2026, 10:30 – 11:00 am').waitFor();
  });

  test('the desk puts a caller on the list and takes them off again', async () => {
    await desk.goto(`/admin-dashboard/diary/waiting-list?date=${day}`);
    await hydrated(desk);
    await desk.getByLabel('Full name').fill('Charu Namuna');
    await findAndPress(desk.getByRole('button', { name: 'Add to the list' }));
    await desk.getByRole('link', { name: /mobile/i }).waitFor();
    expect(await desk.getByLabel('Full name').inputValue()).toBe('Charu Namuna');
    await desk.getByLabel('Mobile number').fill('98765 43212');
    await desk.getByLabel('Kind of visit').selectOption(type);
    await findAndPress(desk.getByRole('button', { name: 'Add to the list' }));
    await desk.getByText('Added to the list.').waitFor();
    await findAndPress(desk.getByRole('button', { name: 'Remove: Charu Namuna' }));
    await desk.getByText('Removed from the list.').waitFor();
    expect(await desk.getByText('Charu Namuna').count()).toBe(0);
  });

  test('a link of nobody leads nowhere and says so', async () => {
    const page = await browser.newPage();
    const answer = await page.goto(`${server.url}/waiting-list/${'A'.repeat(27)}`);
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, 'no-store']);
    await heading(page, 'This link leads nowhere').waitFor();
    await page.close();
  });
});

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiAt } from './harness/api.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { findAndPress, inSight, pressInSight, typeInSight, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
const TUESDAY = '2026-11-24';

describe('the front desk', () => {
  let server: StaffServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startStaffServer({ env: { CLOCK_START: MONDAY_MORNING, BOOKING_LIMIT_PER_HOUR: '0' } }),
      openBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  async function openPage(path: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await signedInPage(browser, server, 'front-desk', options);
    await page.goto(path);
    if (options?.javaScriptEnabled !== false) await hydrated(page);
    return page;
  }
  async function book(fullName: string, startsAt: string, more: object): Promise<void> {
    const answer = await apiAt(server.url).book({ fullName, startsAt, ...more });
    expect(answer.status).toBe(201);
  }

  test('visits that leave has left without room stay listed, are told with one press, and go when they are settled', async () => {
    await book('Asha Namuna', `${TUESDAY}T11:00:00+05:30`, { email: 'asha@example.com' });
    await book('Binod Namuna', `${TUESDAY}T12:00:00+05:30`, { email: 'binod@example.com' });
    const first = await openPage(desk);
    expect(await first.getByRole('link', { name: /^Needs a new time/ }).count()).toBe(0);
    await first.goto(`${desk}/diary/time-off?date=${TUESDAY}`);
    const leave = first.getByRole('region', { name: 'Leave', exact: true });
    await leave.getByLabel('First day').fill(TUESDAY);
    await leave.getByLabel('Last day').fill(TUESDAY);
    await findAndPress(leave.getByRole('button', { name: 'Save leave' }));
    await first.getByText('Leave saved. 2 visits lie in it.').waitFor();
    // No time is held out to two of them.
    const offered = (await first.getByText(/Next free: /).allTextContents()).map(
      (text) => text.split('Next free: ')[1],
    );
    expect(new Set(offered).size).toBe(2);
    await first.context().close();

    for (const window of WINDOWS) {
      const page = await openPage(desk, window);
      // On the first screen without looking for it, and in the bar with its number.
      await inSight(page.getByText('2 visits need a new time'));
      await pressInSight(page.getByRole('link', { name: 'See them' }));
      await page.getByRole('heading', { level: 1, name: 'Needs a new time' }).waitFor();
      await inSight(page.getByRole('button', { name: /^Tell 2 patients/ }));
      await page.getByRole('link', { name: 'Call: Asha Namuna' }).waitFor();
      // One place of the head is open, and a name leads to its visit.
      expect(await page.locator('header nav [aria-current=page]').allTextContents()).toEqual([
        expect.stringContaining('Needs a new time'),
      ]);
      await inSight(page.getByRole('link', { name: 'Asha Namuna', exact: true }));
      expect([await axeFindings(page), await sticksOut(page)]).toEqual([[], []]);
      await page.context().close();
    }

    const page = await openPage(`${desk}/diary/new-times`);
    await findAndPress(page.getByRole('button', { name: /^Tell 2 patients/ }));
    await page.getByText('2 patients will be told.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Tell/ }).count()).toBe(0);
    await findAndPress(page.getByRole('button', { name: 'It stays as it is: Binod Namuna' }));
    await page.getByText('The visit stays as it is, and is off this list.').waitFor();
    await findAndPress(page.getByRole('link', { name: 'Move: Asha Namuna' }));
    await page.getByRole('heading', { level: 1, name: 'Asha Namuna' }).waitFor();
    await page.context().close();
  });

  test('a list without anybody says what would stand there, and the way on', async () => {
    const page = await signedInPage(browser, server, 'doctor');
    await page.goto(`${desk}/diary/new-times`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.context().close();
  });

  test('who comes with a visit today is known while the name is typed: one press, and no second visit', async () => {
    await book('Chitra Namuna', '2026-11-23T12:40:00+05:30', { mobileNumber: '+91 98765 44444' });
    await book('Deepa Namuna', '2026-11-23T13:20:00+05:30', { mobileNumber: '+91 98765 55555' });
    for (const [index, window] of WINDOWS.entries()) {
      const page = await openPage(`${desk}/diary/walk-ins`, window);
      await typeInSight(page.getByLabel('Full name'), 'chit');
      const known = page.getByRole('button', { name: /Chitra Namuna .* has a visit at 12:40 pm today/ });
      await inSight(known);
      expect([await axeFindings(page), await sticksOut(page)]).toEqual([[], []]);
      if (index === WINDOWS.length - 1) {
        await pressInSight(known);
        const callIn = page.getByRole('button', { name: 'Call in: Chitra Namuna' });
        await pressInSight(callIn);
        // What a list did is said like what the diary did, with the way back; and who is in the room stays in sight.
        await inSight(page.getByText('Chitra Namuna: in consultation.'));
        await inSight(page.getByRole('button', { name: 'Completed: Chitra Namuna' }));
        expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
        await page.keyboard.press('u');
        await page.getByText('Undone.').waitFor();
        await callIn.waitFor();
        expect(await page.locator('[data-appointment]', { hasText: 'Chitra' }).count()).toBe(1);
      }
      await page.context().close();
    }
  });

  test('without scripts a number that has a visit today is asked about before a second one is made', async () => {
    const page = await openPage(`${desk}/diary/walk-ins`, { javaScriptEnabled: false });
    await page.getByLabel('Full name').fill('Deepa Namuna');
    await page.getByLabel('Mobile number').fill('98765 55555');
    await findAndPress(page.getByRole('button', { name: 'Give a number' }));
    await page.getByRole('heading', { name: /This number has a visit today/ }).waitFor();
    await findAndPress(page.getByRole('button', { name: 'Somebody else: give a number' }));
    await page.getByText('Number 1').first().waitFor();
    await page.goto(desk);
    // Chitra is here, and so is whoever has number 1.
    expect(await page.getByText(/\b2 waiting\b/).count()).toBe(1);
    await page.context().close();
  });

  test('the form of the waiting list is empty after a caller was added', async () => {
    const page = await openPage(`${desk}/diary/waiting-list?date=2026-11-30`);
    await page.getByLabel('Full name').fill('Esha Namuna');
    await page.getByLabel('Mobile number').fill('98765 66666');
    await findAndPress(page.getByRole('button', { name: 'Add to the list' }));
    await page.getByText('Added to the list.').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('');
    expect(await page.getByLabel('Mobile number').inputValue()).toBe('');
    await page.context().close();
  });

  test('what came in is marked as seen, one by one and all, for every window', async () => {
    const page = await openPage(desk);
    const colleague = await openPage(desk);
    await findAndPress(page.getByRole('button', { name: /^Seen: Deepa Namuna/ }));
    await page.getByRole('button', { name: /^Seen: Deepa Namuna/ }).waitFor({ state: 'detached' });
    await colleague.getByRole('button', { name: /^Seen: Deepa Namuna/ }).waitFor({ state: 'detached' });
    await findAndPress(page.getByRole('button', { name: /^Mark all/ }));
    await page.getByText('Nothing new has come in since the clinic closed.').waitFor();
    await Promise.all([page.context().close(), colleague.context().close()]);
  });

  test('on paper each doctor begins a sheet, phones stand in one line, and the columns are the same', async () => {
    const page = await openPage(`${desk}/diary/print?date=2026-11-23`);
    await page.emulateMedia({ media: 'print' });
    // Who waits without an appointment stands on it too.
    const waiting = page.getByRole('table', { name: 'Waiting without an appointment' });
    await waiting.getByRole('row', { name: /^1 Deepa Namuna \+91 98765 55555/ }).waitFor();
    const sheets = await page.locator('section:has(table)').evaluateAll((sections) =>
      sections.map((section) => ({
        breaks: getComputedStyle(section).breakAfter,
        columns: [...section.querySelectorAll('th')].map((cell) => Math.round(cell.getBoundingClientRect().width)),
      })),
    );
    expect(sheets.map(({ breaks }) => breaks)).toEqual(['page', 'auto']);
    expect(sheets[0]?.columns).toEqual(sheets[1]?.columns);
    const lines = await page
      .locator('td:nth-child(3):not(:empty)')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).whiteSpace));
    expect(new Set(lines)).toEqual(new Set(['nowrap']));
    await page.context().close();
  });
});

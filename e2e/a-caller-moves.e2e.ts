// @module-tag endurance
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { findAndPress, focusInSight, inSight, pressInSight, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

// Friday 20 November 2026, 2:17 pm in Nagpur.
const env = { CLOCK_START: '2026-11-20T08:47:00Z' };
const desk = '/admin-dashboard';
const DESK = WINDOWS.at(-1)!;

describe('a caller who is known here', () => {
  let server: StaffServer;
  let browser: Browser;
  const pages: Page[] = [];
  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer({ env }), openBrowser()]);
    return async () => {
      await browser.close();
      await server.stop();
    };
  });
  afterAll(() => Promise.all(pages.map((page) => page.context().close())));

  async function openPage(path: string, options: BrowserContextOptions = DESK): Promise<Page> {
    const page = await signedInPage(browser, server, 'front-desk', options);
    pages.push(page);
    await page.goto(path);
    if (options.javaScriptEnabled !== false) await hydrated(page);
    return page;
  }
  /** Books a hair consultation with the surgeon through the screen, without scripts; answers the visit's address. */
  async function book(fullName: string, phone: string, date: string, time = '16:00'): Promise<string> {
    const address = `${desk}/diary/new?practitioner=hair-transplant-surgeon&date=${date}&time=${time}`;
    const page = await openPage(`${address}&type=hair-consultation`, { ...DESK, javaScriptEnabled: false });
    await page.getByLabel('Full name').fill(fullName);
    await page.getByLabel('Mobile number').fill(phone);
    await findAndPress(page.getByRole('button', { name: 'Book', exact: true }));
    await page.getByText('Booked.', { exact: true }).waitFor();
    return new URL(page.url()).pathname;
  }

  test('“move my appointment”: from the name to the new time by keys, everything in sight', async () => {
    await book('Sunita Namuna', '9876500011', '2026-11-24');
    const page = await openPage(desk);
    // Counted are keys beside the letters of the name, and clicks.
    let steps = 0;
    const press = async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      steps += 1;
    };
    await press('/');
    await page.keyboard.type('sunita');
    await page.getByRole('option', { name: /Sunita Namuna/ }).waitFor();
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Sunita Namuna' }).waitFor();
    const move = page.getByRole('link', { name: /^Move ?: Tue 24 Nov 2026, 4:00 pm/ });
    await pressInSight(move);
    steps += 1;
    await page.getByRole('heading', { level: 1, name: 'Visit of Sunita Namuna' }).waitFor();
    // The first free time has the focus: an arrow chooses the next one, Enter moves.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('move');
    await focusInSight(page);
    const wanted = page.locator('input[name=slot]').nth(1);
    const words = (await page.locator('label:has(input[name=slot])').nth(1).innerText()).trim();
    await press('ArrowDown');
    expect(await wanted.isChecked()).toBe(true);
    await press('Enter');
    await page.getByText('Moved.', { exact: true }).waitFor();
    const [, day = '', time = ''] = /(\d+ \w+), (\d+:\d\d)/.exec(words)!;
    await page
      .getByRole('heading', { level: 2, name: new RegExp(`${day.split(' ')[0]} November 2026, ${time}`) })
      .waitFor();
    expect(steps).toBe(5);
  });

  test.each(WINDOWS.map((window) => [window.viewport.width, window] as const))(
    'a record shows the next visit first, each a way to it, at %i px',
    async (width, window) => {
      const name = `Record ${width} Namuna`.replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)]!);
      const phone = `98700${String(width).padStart(5, '0')}`;
      const dates = { 390: ['25', '26'], 1024: ['27', '28'], 1440: ['30', '24'] }[width]!;
      const [first] = [
        await book(name, phone, `2026-11-${dates[0]}`, '17:00'),
        await book(name, phone, `2026-11-${dates[1]}`, '18:00'),
      ];
      const visit = await openPage(first, window);
      expect(await sticksOut(visit)).toEqual([]);
      await inSight(visit.getByRole('button', { name: 'Confirmed' }));
      // Nobody has come, or failed to come, before the day.
      expect(await visit.getByRole('button', { name: /Arrived|No-show/ }).count()).toBe(0);
      await findAndPress(visit.getByRole('link', { name, exact: true }));
      await visit.getByRole('heading', { level: 1, name }).waitFor();
      const link = visit
        .locator('section', { has: visit.getByRole('heading', { name: 'Visits' }) })
        .locator('li a')
        .first();
      await inSight(link);
      expect(await sticksOut(visit)).toEqual([]);
      const soonest = [...dates].toSorted((a, b) => a.localeCompare(b))[0]!;
      expect(await link.innerText()).toContain(`${soonest} Nov 2026`);
      expect(await axeFindings(visit)).toEqual([]);
      await findAndPress(link);
      await visit.getByRole('heading', { level: 1, name: `Visit of ${name}` }).waitFor();
    },
  );

  test('a typed time that is taken brings others, and one of them is taken with a press', async () => {
    const address = await book('Taken Namuna', '9876500012', '2026-12-01', '12:00');
    await book('Other Namuna', '9876500013', '2026-12-01', '13:00');
    const page = await openPage(address);
    const day = page.getByRole('textbox', { name: 'Day', exact: true });
    expect(await day.inputValue()).toBe('Tue 1 Dec 2026');
    await day.fill('1/12');
    await page.getByRole('textbox', { name: 'Time', exact: true }).fill('1 pm');
    await findAndPress(page.getByRole('button', { name: 'Move', exact: true }));
    await page.getByText('That time is taken.').waitFor();
    await page.getByText('Free times near it').waitFor();
    await page.getByRole('radio', { name: /Tue 1 Dec, 1:30 pm/ }).check();
    await findAndPress(page.getByRole('button', { name: /Move|Do it all the same/ }));
    await page.getByText('Moved.', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Tuesday 1 December 2026, 1:30 – 2:00 pm' }).waitFor();
  });

  test('what is wrong with a move is said in the window, where the next key goes', async () => {
    const address = await book('Friday Namuna', '9876500015', '2026-12-03', '12:00');
    const page = await openPage(address, { viewport: { width: 1024, height: 700 } });
    const move = page.getByRole('button', { name: /^(Move|Do it all the same)$/ });
    const [day, time] = ['date', 'time'].map((name) => page.locator(`input[name=${name}]`));
    await day!.fill('some day');
    await time!.fill('soon');
    await findAndPress(move);
    await inSight(page.getByText('This is not a day.'));
    await inSight(page.getByText('This is not a time.'));
    await focusInSight(page);
    await day!.fill('4/12');
    await time!.fill('5.30 am');
    await findAndPress(move);
    await inSight(page.getByText('That is outside working hours, in a break or on leave.'));
    await focusInSight(page);
    expect(await page.locator(':focus').getAttribute('name')).toBe('reason');
    // As a caller says it: the next Friday, in the afternoon.
    await day!.fill('fri');
    await time!.fill('5.30');
    await page.locator('input[name=reason]').fill('');
    await findAndPress(move);
    await page.getByText('Moved.', { exact: true }).waitFor();
    await page.getByRole('heading', { level: 2, name: /^Friday 27 November 2026, 5:30/ }).waitFor();
  });

  test('the visit says who booked it and when, what colleagues noted, and that no message can reach her', async () => {
    const address = await book('Quiet Namuna', '9876500014', '2026-12-02', '12:00');
    const page = await openPage(`${address}?said=booked&told=yes`);
    await page.getByText(/No message can reach this patient: .* Say the reference [A-Z\d]{4}-[A-Z\d]{4}/).waitFor();
    await page.getByText(/^Fri 20 Nov 2026, 2:\d\d pm, at the desk by /).waitFor();
    // Who has no e-mail is sent the form from the desk's own phone: it opens the form, and nothing of the visit.
    const link = await page.getByLabel('Link to the form of this visit').inputValue();
    expect(link).toMatch(/\/patient-form\/visit\/[\w-]{48}$/);
    expect(await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('wa.me/919876500014');
    const opened = await (await fetch(link)).text();
    expect(opened).toContain('Start the form for Quiet Namuna');
    expect(opened).not.toMatch(/2 Dec|Hair-transplant surgeon/);
    await page.getByRole('textbox', { name: 'Note for colleagues' }).fill('Comes with her mother');
    await findAndPress(page.getByRole('button', { name: 'Keep the note' }));
    await page.getByText('The note is kept.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Note for colleagues' }).inputValue()).toBe('Comes with her mother');
    expect(page.url()).not.toContain('mother');
    expect(await axeFindings(page)).toEqual([]);
    await findAndPress(page.getByRole('button', { name: 'Book again' }));
    await page.getByRole('heading', { level: 1, name: 'New appointment' }).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Quiet Namuna');
    expect(await page.getByRole('radio', { name: /^Hair consultation/ }).isChecked()).toBe(true);
    expect(await page.locator('select[name=practitioner]').inputValue()).toBe('hair-transplant-surgeon');
  });

  test('the digits at the end of a number find her, also when they begin with zeros, and so does her name in Devanagari', async () => {
    const page = await openPage(desk);
    for (const typed of ['00011', 'सुनीता']) {
      await page.keyboard.press('/');
      await page.locator(':focus').fill(typed);
      await page.getByRole('option', { name: /Sunita Namuna/ }).waitFor();
      await page.keyboard.press('Escape');
      await page.locator('body').click({ position: { x: 2, y: 300 } });
    }
  });
});

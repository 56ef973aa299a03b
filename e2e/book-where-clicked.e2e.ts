// @module-tag endurance
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { findAndPress, inSight, pressInSight, scrollBy, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

// Friday 20 November 2026, 2:17 pm in Nagpur.
const env = { CLOCK_START: '2026-11-20T08:47:00Z' };
const create = '/admin-dashboard/diary/new';
const DESK = WINDOWS.at(-1)!;
const SIZES = WINDOWS.map((window) => [window.viewport.width, window] as const);
/** A free place of the surgeon, late on Monday: far from the first free time of anybody. */
const seven = `${create}?practitioner=hair-transplant-surgeon&date=2026-11-23&time=19:00`;

describe('what is clicked in the diary is what is booked', () => {
  let server: StaffServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer({ env }), openBrowser()]);
    return async () => {
      await browser.close();
      await server.stop();
    };
  });
  const pages: Page[] = [];
  afterAll(() => Promise.all(pages.map((page) => page.context().close())));

  async function openPage(path: string, options: BrowserContextOptions = DESK): Promise<Page> {
    const page = await signedInPage(browser, server, 'front-desk', options);
    pages.push(page);
    await page.goto(path);
    if (options.javaScriptEnabled !== false) await hydrated(page);
    return page;
  }
  const place = (page: Page) => page.locator('[data-clicked]');
  const booked = (page: Page) => page.getByText('Booked.', { exact: true });
  /** Counts from now on what the person presses, as the browser sees it; a new document would lose the count. */
  const countPresses = (page: Page) =>
    page.evaluate(() => {
      const counted = { pointer: 0, keys: 0 };
      Object.assign(globalThis, { counted });
      addEventListener('pointerdown', () => (counted.pointer += 1), true);
      addEventListener('keydown', () => (counted.keys += 1), true);
    });
  const presses = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { counted: { pointer: number; keys: number } }).counted);
  let callers = 0;
  const newCaller = () => {
    callers += 1;
    return { name: `Caller ${'ABCDEFGHIJ'[callers - 1]} Namuna`, phone: `98230${String(callers).padStart(5, '0')}` };
  };

  test.each(SIZES)('a new caller gets the clicked minute, in few keys, at %i px', async (width, window) => {
    const day = { 390: '2026-11-24', 1024: '2026-11-25', 1440: '2026-11-26' }[width]!;
    // A telephone shows one person's day.
    const whose = window.isMobile ? '&practitioner=hair-transplant-surgeon' : '';
    const page = await openPage(`/admin-dashboard/diary?date=${day}${whose}`, window);
    const { name, phone } = newCaller();
    await countPresses(page);
    await findAndPress(page.getByRole('link', { name: /Book with Hair-transplant surgeon/ }).first(), 'middle');
    await place(page).waitFor();
    const clicked = (await place(page).innerText()).match(/\d+:\d\d [ap]m/)![0];
    const field = page.getByLabel('Full name');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await inSight(field);
    await inSight(place(page));
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(phone);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.keyboard.press('Space');
    await answered;
    await page.locator('[data-books]', { hasText: clicked }).waitFor();
    await inSight(page.locator('[data-books]'));
    await inSight(page.getByRole('button', { name: 'Book', exact: true }));
    await page.keyboard.press('Enter');
    await booked(page).waitFor();
    const start = clicked.replace(/ [ap]m/, '');
    await page.getByRole('heading', { name: new RegExp(`2026, ${start}`) }).waitFor();
    await page.getByText('Hair-transplant surgeon').first().waitFor();
    // One press of the mouse or finger, and five keys beside the letters and digits.
    expect(await presses(page)).toEqual({ pointer: 1, keys: name.length + phone.length + 5 });
    expect(name.length + phone.length + 5).toBeLessThanOrEqual(30);
  });

  test('by mouse it is three clicks and typing', async () => {
    const page = await openPage('/admin-dashboard/diary?date=2026-11-27');
    const { name, phone } = newCaller();
    await countPresses(page);
    await findAndPress(page.getByRole('link', { name: /Book with Hair-transplant surgeon/ }).first(), 'middle');
    await place(page).waitFor();
    const clicked = (await place(page).innerText()).match(/\d+:\d\d [ap]m/)![0];
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('fullName');
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(phone);
    await pressInSight(page.getByRole('radio', { name: /^Hair consultation/ }));
    await page.locator('[data-books]', { hasText: clicked }).waitFor();
    await pressInSight(page.getByRole('button', { name: 'Book', exact: true }));
    await booked(page).waitFor();
    expect((await presses(page)).pointer).toBe(3);
    await page.getByRole('heading', { name: new RegExp(`2026, ${clicked.replace(/ [ap]m/, '')}`) }).waitFor();
  });

  test('the place stays in sight while everything else is chosen, and is let go of only when somebody says so', async () => {
    const page = await openPage(seven);
    await page.locator('[data-clicked]', { hasText: 'Mon 23 Nov 2026, 7:00 pm, Hair-transplant surgeon' }).waitFor();
    expect(await page.getByLabel('With', { exact: true }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await findAndPress(page.getByText('Hair consultation'));
    await page.getByRole('radio', { name: /Mon 23 Nov, 7:00 pm/, checked: true }).waitFor();
    await findAndPress(page.getByText('Follow-up'));
    await page.locator('[data-books]', { hasText: /Follow-up.*7:00 pm/s }).waitFor();
    await findAndPress(page.getByRole('button', { name: 'Another time or person' }));
    await place(page).waitFor({ state: 'detached' });
    expect(await page.locator(':focus').getAttribute('name')).toBe('practitioner');
    expect(await page.locator('select[name=practitioner]').inputValue()).toBe('hair-transplant-surgeon');
    expect(await page.locator('#date').inputValue()).toBe('Mon 23 Nov 2026');
  });

  test('kinds of visit that the person does not offer are dimmed with the reason', async () => {
    const page = await openPage(seven);
    const laser = page.getByRole('radio', { name: /Laser session/ });
    expect(await laser.isDisabled()).toBe(true);
    await page.getByText('not with Hair-transplant surgeon').first().waitFor();
    // Also where a person was chosen from the list, and the other way round.
    await page.goto(`${create}?practitioner=hair-transplant-surgeon`);
    expect(await laser.isDisabled()).toBe(true);
    await page.goto(`${create}?type=laser-session&practitioner=hair-transplant-surgeon`);
    await page.getByText('Hair-transplant surgeon does not offer Laser session.').waitFor();
    expect(await page.locator('select[name=practitioner]').inputValue()).toBe('hair-transplant-surgeon');
    expect(await page.locator('input[name=slot]').count()).toBe(0);
  });

  test('where the visit has no room that is said, and nothing is chosen in its stead', async () => {
    // 7:50 pm: a hair consultation of half an hour would reach past closing.
    const late = seven.replace('19:00', '19:50');
    const page = await openPage(late);
    const { name, phone } = newCaller();
    await page.keyboard.type(name);
    await page.getByLabel('Mobile number').fill(phone);
    await findAndPress(page.getByText('Hair consultation'));
    await page.getByText('Hair consultation does not fit at 7:50 pm').waitFor();
    await page.getByText('The nearest free times with Hair-transplant surgeon').waitFor();
    expect(await page.locator('input[name=slot]:checked').count()).toBe(0);
    await findAndPress(page.getByRole('button', { name: 'Book', exact: true }));
    await page.getByRole('alert').getByText('Choose a time').waitFor();
    for (const label of await page.locator('label:has(input[name=slot]) small').allTextContents())
      expect(label).toBe('Hair-transplant surgeon');
    await page.getByRole('radio', { name: /7:30 pm/ }).check();
    // What was missing has been said once; the focus stays where it is.
    expect(await page.locator(':focus').getAttribute('name')).toBe('slot');
    await page.keyboard.press('Control+Enter');
    await booked(page).waitFor();
    await page.getByText('7:30 – 8:00 pm').first().waitFor();
  });

  test('without scripts the clicked minute is booked too', async () => {
    const page = await openPage(seven.replace('23', '30'), { ...DESK, javaScriptEnabled: false });
    const { name, phone } = newCaller();
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('radio', { name: /^Hair consultation/ }).check();
    await findAndPress(page.getByRole('button', { name: 'Book', exact: true }));
    await booked(page).waitFor();
    await page.getByText('Monday 30 November 2026, 7:00 – 7:30 pm').waitFor();
  });

  test('another time is chosen by typing it, and by nothing else', async () => {
    const page = await openPage(`${create}?type=hair-consultation&practitioner=dermatologist&date=2026-12-01`);
    const { name, phone } = newCaller();
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Mobile number').fill(phone);
    await findAndPress(page.getByText('Another time', { exact: true }));
    await page.getByLabel(/^At/).fill('4:10 pm');
    await page.locator('[data-books]', { hasText: '4:10 pm' }).waitFor();
    expect(await page.locator('input[name=slot]:checked').count()).toBe(0);
    await page.getByLabel(/^At/).press('Enter');
    await booked(page).waitFor();
    await page.getByText('Tuesday 1 December 2026, 4:10 – 4:40 pm').waitFor();
  });

  test('times that were shown for another choice are not booked', async () => {
    const page = await openPage(`${create}?type=follow-up&date=2026-12-02`, { ...DESK, javaScriptEnabled: false });
    const { name, phone } = newCaller();
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByLabel(/^From day/).fill('4/12');
    await findAndPress(page.getByRole('button', { name: 'Book', exact: true }));
    await page.getByRole('alert').getByText('The times belong to another choice.').waitFor();
    expect(await page.getByLabel(/^From day/).inputValue()).toBe('Fri 4 Dec 2026');
    await findAndPress(page.getByRole('button', { name: 'Book', exact: true }));
    await booked(page).waitFor();
    await page.getByText('Friday 4 December 2026').first().waitFor();
  });

  test('a series keeps the treatment it is of', async () => {
    const page = await openPage(`${create}?type=laser-session&date=2026-12-07`);
    const { name, phone } = newCaller();
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Mobile number').fill(phone);
    const plan = page.getByLabel('As the treatment says');
    await plan.selectOption('hair/prp-therapy');
    await findAndPress(page.getByRole('button', { name: 'Show the dates' }));
    await findAndPress(page.getByRole('button', { name: /^Book \d+ sessions$/ }));
    await page.getByText('The series is booked.').waitFor();
    await page.getByText(/Laser session, PRP therapy for hair, session 1 of 3/).waitFor();
  });

  test.each(SIZES)('nothing sticks out at %i px, and Book is at hand', async (_width, window) => {
    const page = await openPage(`${seven}&type=hair-consultation`, window);
    expect(await sticksOut(page)).toEqual([]);
    await inSight(page.getByRole('button', { name: 'Book', exact: true }));
    await scrollBy(page, 300);
    await inSight(page.getByRole('button', { name: 'Book', exact: true }));
  });
});

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { findAndPress, inSight, pressInSight, typeInSight, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

// Friday 20 November 2026, 2:17 pm in Nagpur.
const env = { CLOCK_START: '2026-11-20T08:47:00Z' };
const desk = '/admin-dashboard';
const DESK = WINDOWS.at(-1)!;

describe('a patient who reads Marathi', () => {
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

  async function openPage(path: string, options: BrowserContextOptions): Promise<Page> {
    const page = await signedInPage(browser, server, 'front-desk', options);
    pages.push(page);
    await page.goto(path);
    if (options.javaScriptEnabled !== false) await hydrated(page);
    return page;
  }
  const newAt = (date: string, time: string) =>
    `${desk}/diary/new?practitioner=hair-transplant-surgeon&type=hair-consultation&date=${date}&time=${time}`;
  const language = (page: Page) => page.getByLabel('Language of messages');
  const outbox = async (page: Page, name: string) => {
    await page.goto('/dev/outbox');
    return page.locator('article[data-recipient=patient]').filter({ hasText: name });
  };

  test.each(WINDOWS.map((window, day) => [window.viewport.width, window, day] as const))(
    'is asked for their language and told in it, at %i px',
    async (width, window, day) => {
      const name = `Sunita ${['Prathama', 'Dvitiya', 'Tritiya'][day]}`;
      const page = await openPage(newAt(`2026-11-2${4 + day}`, '16:00'), window);
      await typeInSight(page.getByLabel('Full name'), name);
      await page.keyboard.press('Tab');
      await page.keyboard.type(`987650001${day}`);
      await page.keyboard.press('Tab');
      await page.keyboard.type(`sunita${day}@example.com`);
      await inSight(language(page));
      await language(page).selectOption('mr');
      expect(await language(page).inputValue()).toBe('mr');
      expect(await sticksOut(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      await pressInSight(page.getByRole('button', { name: 'Book', exact: true }));
      await page.getByText('Booked.', { exact: true }).waitFor();
      expect(width).toBe(window.viewport.width);
      // The visit says in which language its patient is told, and that the message waits: this server has no way to send mail.
      await page.getByText('In Marathi').waitFor();
      await page.getByText(/^A confirmation for .* is written and goes out once a mail server is set up\.$/).waitFor();
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Booked Mail' })
        .getByText('no mail server is set up')
        .waitFor();
      expect([await axeFindings(page), await sticksOut(page)]).toEqual([[], []]);
      const told = await outbox(page, name);
      await told.getByRole('heading', { name: /^तुमची अपॉइंटमेंट: \S+ 2\d नोव्हेंबर, संध्याकाळी 4:00 वाजता$/ }).waitFor();
      expect(await told.innerText()).toMatch(`नमस्कार ${name},`);
      expect(await told.innerText()).not.toMatch(/Dear|[०-९]/);
    },
  );

  test('is written to in it the next time, and their record says so', async () => {
    const first = await openPage(newAt('2026-11-25', '17:00'), { ...DESK, javaScriptEnabled: false });
    await first.getByLabel('Full name').fill('Meera Namuna');
    await first.getByLabel('Mobile number').fill('9876500044');
    await language(first).selectOption('hi');
    await findAndPress(first.getByRole('button', { name: 'Book', exact: true }));
    await first.getByText('Booked.', { exact: true }).waitFor();

    const page = await openPage(newAt('2026-11-26', '17:00'), DESK);
    expect(await language(page).inputValue()).toBe('');
    await typeInSight(page.getByLabel('Full name'), 'meera');
    await findAndPress(page.getByRole('button', { name: /^Meera Namuna/ }));
    expect(await language(page).inputValue()).toBe('hi');
    // Somebody else after all: their language is not Meera's.
    await page.getByLabel('Full name').fill('Meena Anya');
    expect(await language(page).inputValue()).toBe('');
    await page.getByLabel('Full name').fill('Meera Namuna');
    await page.getByLabel(/^E-mail/).fill('meera@example.com');
    await findAndPress(page.getByRole('button', { name: 'Book', exact: true }));
    await page.getByText('Booked.', { exact: true }).waitFor();
    const told = await outbox(page, 'meera@example.com');
    await told.getByRole('heading', { name: 'आपका अपॉइंटमेंट: गुरु 26 नवंबर, शाम 5:00 बजे' }).waitFor();

    await page.goto(`${desk}/patients`);
    await findAndPress(page.getByRole('link', { name: 'Meera Namuna' }));
    await page.getByText('Written to in Hindi').waitFor();
    await findAndPress(page.getByRole('link', { name: 'Edit details' }));
    await language(page).selectOption('mr');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByText('Written to in Marathi').waitFor();
    const follows = await outbox(page, 'meera@example.com');
    await follows.getByRole('heading', { name: /^तुमची अपॉइंटमेंट: गुरु 26 नोव्हेंबर/ }).waitFor();
  });
});

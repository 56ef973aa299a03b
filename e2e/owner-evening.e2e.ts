import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiAt } from './harness/api.ts';
import { findAndPress, ON_A_TABLET } from './harness/in-sight.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { ask } from './harness/ask.ts';
import { axeFindings, DESKTOP, hydrated, openBrowser, sticksOut, textOf } from './harness/browser.ts';
import { bookWithDetails, chooseATime } from './harness/booking.ts';
import { runScript } from './harness/script.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
const TABLET = { viewport: { width: 768, height: 1024 } };
/** Monday 30 November, 7 pm: inside the hours until they are changed. */
const IN_THE_EVENING = '2026-11-30T19:00:00+05:30';

describe('the owner’s evening', () => {
  let server: StaffServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer({ env: { CLOCK_START: MONDAY_MORNING } }), openBrowser()]);
    page = await signedInPage(browser, server, 'owner', ON_A_TABLET);
    return async () => {
      await browser.close();
      await server[Symbol.asyncDispose]();
    };
  });

  const publicPage = async (path: string): Promise<string> => (await ask(server.url, path)).text;
  const review = (of: Page = page) => findAndPress(of.getByRole('button', { name: 'See what it would change' }));
  const freeOn = async (date: string): Promise<string> => {
    const { text } = await apiAt(server.url).ask(`slots?appointmentType=follow-up&from=${date}&to=${date}`);
    return text;
  };

  test('other hours are shown with the appointment they leave without room, before anything is saved', async () => {
    const booked = await apiAt(server.url).book({
      startsAt: IN_THE_EVENING,
      fullName: 'Deepak Namuna',
      mobileNumber: '98765 40000',
    });
    expect(booked.status).toBe(201);
    await page.goto(`${desk}/settings/hours`);
    await hydrated(page);
    await page.locator('#mon-1-to').fill('6 pm');
    await review();
    await page.getByRole('heading', { level: 1, name: 'What this changes' }).waitFor();
    await page.getByRole('row', { name: /Monday 10:30 am – 8:00 pm 10:30 am – 6:00 pm/ }).waitFor();
    const touched = page.getByRole('row', { name: /Deepak Namuna/ });
    expect(await touched.innerText()).toMatch(/Mon 30 Nov 2026, 7:00 pm.+\+91 98765 40000.+outside opening hours/s);
    expect(await axeFindings(page)).toEqual([]);
    expect(await publicPage('/contact-us')).not.toContain('10:30 am – 6:00 pm');
  });

  test('saved, they hold on the pages and for free times at once; the appointment stays', async () => {
    await findAndPress(page.getByRole('button', { name: 'Save; I call the 1 patient' }));
    await page.getByText('Saved. Every page').waitFor();
    await expect.poll(() => publicPage('/contact-us')).toContain('10:30 am – 6:00 pm');
    await expect.poll(() => freeOn('2026-11-30')).not.toContain('"startsAt":"2026-11-30T18:00');
    expect(await freeOn('2026-11-30')).toContain('"startsAt":"2026-11-30T17:50');
  });

  test('what is wrong is said at the field, and nothing typed is lost', async () => {
    await page.locator('#tue-1-to').fill('9 am');
    await page.locator('#wed-1-from').fill('half past ten');
    await review();
    const summary = page.getByRole('alert');
    await summary.getByRole('link', { name: /Tuesday, Closes: This must be later/ }).waitFor();
    await findAndPress(summary.getByRole('link', { name: /Wednesday, Opens: Write a time like/ }));
    expect(await page.locator('#wed-1-from:focus').inputValue()).toBe('half past ten');
    expect(await page.locator('#tue-1-to').inputValue()).toBe('9 am');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('an appointment that comes in while somebody looks is shown before saving', async () => {
    await page.goto(`${desk}/settings/closures`);
    await hydrated(page);
    await page.locator('#closure-0-from').fill('7 Dec 2026');
    await page.locator('#closure-0-name').fill('Painting the rooms');
    await review();
    await page.getByText('No appointment is touched.').waitFor();
    const startsAt = '2026-12-07T11:00:00+05:30';
    expect((await apiAt(server.url).book({ startsAt, fullName: 'Leela Namuna' })).status).toBe(201);
    await findAndPress(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText('Appointments came in or moved since you looked.').waitFor();
    await page.getByRole('row', { name: /Leela Namuna.+closed that day/ }).waitFor();
    await findAndPress(page.getByRole('button', { name: 'Save; I call the 1 patient' }));
    await page.getByText('Saved. Every page').waitFor();
    await expect.poll(() => publicPage('/contact-us')).toContain('Painting the rooms');
  });

  test('of two owners the second sees that somebody saved meanwhile, and what theirs would change now', async () => {
    const second = await signedInPage(browser, server, 'owner');
    await second.goto(`${desk}/settings/booking`);
    await page.goto(`${desk}/settings/booking`);
    for (const [each, days] of [
      [page, '30'],
      [second, '45'],
    ] as const) {
      await hydrated(each);
      await each.getByLabel('How many days ahead a visit can be booked').fill(days);
      await review(each);
      await each.getByRole('button', { name: 'Save', exact: true }).waitFor();
    }
    await findAndPress(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText('Saved. Every page').waitFor();
    await findAndPress(second.getByRole('button', { name: 'Save', exact: true }));
    await second.getByText('Somebody saved other settings meanwhile.').waitFor();
    await second.getByRole('row', { name: /30 days 45 days/ }).waitFor();
    await second.context().close();
  });

  test('without JavaScript a registration number is given and shown to patients', async () => {
    const plain = await signedInPage(browser, server, 'owner', { ...DESKTOP, javaScriptEnabled: false });
    await plain.goto(`${desk}/settings/practitioners`);
    await findAndPress(plain.getByRole('link', { name: 'Change Dermatologist' }));
    await plain.getByLabel('Registration number (optional)').fill('MMC 2026/0000');
    await plain.getByLabel('Qualification (optional)').fill('MD (Dermatology)');
    await review(plain);
    await findAndPress(plain.getByRole('button', { name: 'Go on editing' }));
    expect(await plain.getByLabel('Registration number (optional)').inputValue()).toBe('MMC 2026/0000');
    await review(plain);
    await findAndPress(plain.getByRole('button', { name: 'Save', exact: true }));
    await plain.getByText('MMC 2026/0000').waitFor();
    await expect.poll(() => publicPage('/about-us')).toContain('MMC 2026/0000');
    await plain.context().close();
  });

  test('a kind of visit is added with its fee, and taken away again', async () => {
    await page.goto(`${desk}/settings/visits/new`);
    await hydrated(page);
    await page.getByLabel('Name').fill('Second opinion');
    await page.getByLabel('Minutes', { exact: true }).fill('40');
    await page.getByLabel('Fee in ₹ (optional)').fill('1,500');
    await page.getByLabel('Dermatologist').check();
    await review();
    await findAndPress(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText('40 min. ₹1,500. Dermatologist').waitFor();
    await expect.poll(() => publicPage('/book-appointment')).toContain('₹1,500');
    await findAndPress(page.getByRole('link', { name: 'Change Second opinion' }));
    await findAndPress(page.getByRole('button', { name: 'No longer offered' }));
    await findAndPress(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByRole('button', { name: 'Bring back Second opinion' }).waitFor();
    await expect.poll(() => publicPage('/book-appointment')).not.toContain('Second opinion');
  });

  test('a period of keeping outside its bounds is refused, one inside is kept', async () => {
    await page.goto(`${desk}/settings/retention`);
    await hydrated(page);
    await page.getByLabel('Messages of the contact page').fill('500');
    await findAndPress(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText('This number is too small or too large').first().waitFor();
    await page.getByLabel('Messages of the contact page').fill('180');
    await findAndPress(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText('Saved. Every page').waitFor();
    expect(await page.getByLabel('Messages of the contact page').inputValue()).toBe('180');
  });

  test('a window that renews itself while somebody writes keeps what is written, and overwrites nothing', async () => {
    const second = await signedInPage(browser, server, 'owner');
    const renewal = () => page.waitForResponse((response) => response.url().includes('retention.data'));
    const renewed = renewal();
    for (const each of [page, second]) {
      await each.goto(`${desk}/settings/retention`);
      await hydrated(each);
    }
    await renewed;
    await page.getByLabel('Messages of the contact page').fill('90');
    const renewedAgain = renewal();
    await second.getByLabel('Messages of the contact page').fill('120');
    await findAndPress(second.getByRole('button', { name: 'Save', exact: true }));
    await second.getByText('Saved. Every page').waitFor();
    await renewedAgain;
    expect(await page.getByLabel('Messages of the contact page').inputValue()).toBe('90');
    await findAndPress(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText('Somebody saved this section meanwhile.').waitFor();
    expect(await page.getByLabel('Messages of the contact page').inputValue()).toBe('90');
    await findAndPress(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText('Saved. Every page').waitFor();
    expect(await page.getByLabel('Messages of the contact page').inputValue()).toBe('90');
    await second.context().close();
  });

  test('the figures count a booking and the page it began on, as tables and as charts', async () => {
    const visitor = await (await browser.newContext(DESKTOP)).newPage();
    await visitor.goto(`${server.url}/services/hair`);
    await hydrated(visitor);
    await findAndPress(visitor.locator('main').getByRole('link', { name: /^Book/ }).first());
    await visitor.waitForURL('**/book-appointment?*');
    await chooseATime(visitor);
    await bookWithDetails(visitor);
    await visitor.context().close();

    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`${desk}/figures`);
    await hydrated(page);
    await page
      .getByRole('table', { name: 'Bookings made' })
      .getByRole('row', { name: /23 Nov 1 0 0 0 2 3/ })
      .waitFor();
    await page.getByRole('row', { name: /\/services\/hair 1/ }).waitFor();
    await expect.poll(() => page.locator('.recharts-surface').count()).toBeGreaterThan(2);
    expect(errors).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      findAndPress(page.getByRole('button', { name: 'Download as CSV' })),
    ]);
    expect(await textOf(file)).toContain('began on,/services/hair,,1');
  });

  test('the audit log tells what was done this evening, and leaves as CSV that is an entry itself', async () => {
    await page.goto(`${desk}/audit?what=settings.changed`);
    await hydrated(page);
    await page.getByRole('row', { name: /changed the settings settings hours 127\.0\.0\.1/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      findAndPress(page.getByRole('button', { name: 'Download as CSV' })),
    ]);
    const text = await textOf(file);
    expect(text).toContain(',settings.changed,settings,hours,');
    expect(text).not.toContain('Deepak');
    await page.getByLabel('What', { exact: false }).fill('downloaded log');
    await findAndPress(page.getByRole('button', { name: 'Search' }));
    await page.getByRole('row', { name: /downloaded the audit log/ }).waitFor();
    await page.getByLabel('From network address').fill('203.0.113.77');
    await findAndPress(page.getByRole('button', { name: 'Find', exact: true }));
    await page.getByText('Nothing in the log came from this address.').waitFor();
    expect(page.url()).not.toContain('203.0.113.77');
    const verified = await runScript('audit-verify', [], { DATA_DIR: server.dataDir });
    expect([verified.code, verified.output]).toEqual([0, expect.stringMatching(/^\d+ entries, each sealed/m)]);
  });

  test('every screen fits a tablet and has nothing for axe to find', async () => {
    const tablet = await signedInPage(browser, server, 'owner', TABLET);
    const sections = ['', '/hours', '/closures', '/practitioners', '/visits', '/booking', '/channels', '/retention'];
    const paths = [...sections.map((section) => `settings${section}`), 'audit', 'figures'];
    for (const path of [...paths, 'settings/practitioners/dermatologist', 'settings/visits/follow-up']) {
      await tablet.goto(`${desk}/${path}`);
      expect([path, await sticksOut(tablet), await axeFindings(tablet)]).toEqual([path, [], []]);
    }
    await tablet.context().close();
  });

  test('nobody but the owner reads or changes any of it', async () => {
    const receptionist = await signedInPage(browser, server, 'front-desk');
    for (const path of ['settings/hours', 'settings/retention', 'audit', 'figures', 'audit/export']) {
      const answer = await receptionist.goto(`${desk}/${path}`);
      expect([path, answer?.status()]).toEqual([path, 403]);
    }
    const cookie = server.signedIn['front-desk'].cookie;
    const posted = await ask(server.url, `${desk}/settings/booking`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url, cookie },
      body: 'intent=save&horizonDays=1',
    });
    expect(posted.status).toBe(403);
    await receptionist.context().close();
  });
});

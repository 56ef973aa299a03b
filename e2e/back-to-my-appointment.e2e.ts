// @module-tag endurance
import ICAL from 'ical.js';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMailServer, type TestMailServer } from '#app/features/notifications/server/fixtures.ts';
import { formatReference } from '#app/lib/reference.ts';
import { apiAt, appointmentOf, slotsOf, tokenOf, type Api } from './harness/api.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { ask } from './harness/ask.ts';
import { axeFindings, hydrated, newVisitor, openBrowser, sticksOut } from './harness/browser.ts';
import { startServer, type RunningServer } from './harness/server.ts';

const WIDTHS = [390, 1024, 1440] as const;
const HEIGHTS = { 390: 844, 1024: 768, 1440: 900 } as const;
const MOBILE = '98765 43210';
const EMAIL = 'asha@example.com';

let server: RunningServer;
let mails: TestMailServer;
let browser: Browser;
let api: Api;
let token: string;
let reference: string;

beforeAll(async () => {
  [mails, browser] = await Promise.all([startMailServer(), openBrowser()]);
  const env = { CLOCK_START: MONDAY_MORNING, SMTP_URL: mails.url, MAIL_FROM: 'Jamun <hello@example.com>' };
  server = await startServer({ env });
  api = apiAt(server.url);
  const answer = await book();
  token = tokenOf(answer);
  reference = appointmentOf(answer).reference;
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
  await mails.close();
});

async function book(changes: object = {}) {
  const free = slotsOf(
    await api.ask('slots?appointmentType=hair-consultation&practitioner=dermatologist&from=2026-11-26&to=2026-12-03'),
  );
  return api.book({ ...free[0], mobileNumber: MOBILE, email: EMAIL, ...changes });
}

const visit = (path: string, options: BrowserContextOptions) => newVisitor(browser, server.url + path, options);

const at = (width: (typeof WIDTHS)[number]): BrowserContextOptions => ({
  viewport: { width, height: HEIGHTS[width] },
  ...(width === 390 ? { hasTouch: true, isMobile: true } : {}),
});

/** Whether all of it is inside the window, and nothing lies over its middle: as a person would find it. */
async function expectInSight(page: Page, what: Locator): Promise<void> {
  await what.waitFor();
  const box = (await what.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual(
    Array<boolean>(4).fill(true),
  );
  const over = await what.evaluate(
    (element, [x, y]) => {
      const top = document.elementFromPoint(x!, y!);
      if (top === null) return 'nothing there';
      return element.contains(top) || top.contains(element) ? '' : top.outerHTML.slice(0, 200);
    },
    [box.x + box.width / 2, box.y + box.height / 2],
  );
  expect(over).toBe('');
}

const open = (page: Page): Locator => page.getByRole('button', { name: 'Open my appointment' });
const yourAppointment = (page: Page): Locator => page.getByRole('heading', { name: 'Your appointment', exact: true });

/** The code of the newest mail with one, once there is one more than `before`. */
async function newestCode(before: number): Promise<string> {
  const codes = () => mails.received.flatMap(({ text }) => /Code: (\d{3} \d{3})/.exec(text ?? '')?.[1] ?? []);
  await vi.waitFor(() => expect(codes().length).toBeGreaterThan(before), { timeout: 60_000, interval: 50 });
  return codes().at(-1)!;
}
const codesSoFar = () => mails.received.filter(({ text }) => /Code: \d{3} \d{3}/.test(text ?? '')).length;

describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
  it.each(WIDTHS)('number and reference lead back, from the page one is on, at %i px', async (width) => {
    const page = await visit('/', { ...at(width), javaScriptEnabled });
    if (width === 1440 || width === 1024) {
      const link = page.getByRole('banner').getByRole('link', { name: 'My Appointment' }).first();
      await expectInSight(page, link);
      await link.click();
    } else {
      await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Appointment' });
      await expectInSight(page, link);
      await link.click();
    }
    await page.getByRole('heading', { name: 'My appointment', exact: true }).waitFor();
    const mobile = page.getByLabel('Mobile number', { exact: true });
    await expectInSight(page, mobile);
    await mobile.fill('098765-43210');
    await expectInSight(page, page.getByLabel('Reference', { exact: true }));
    await page.getByLabel('Reference', { exact: true }).fill(` ${formatReference(reference).toLowerCase()} `);
    await expectInSight(page, open(page));
    await open(page).click();
    await yourAppointment(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/appointment/${token}`);
    await expectInSight(page, page.getByText(formatReference(reference), { exact: true }));
    expect(await sticksOut(page)).toEqual([]);
    // Back is the empty form, and forward the appointment: nothing is sent again.
    await page.goBack();
    await page.getByRole('heading', { name: 'My appointment', exact: true }).waitFor();
    await page.goForward();
    await yourAppointment(page).waitFor();
    await page.context().close();
  });

  it.each(WIDTHS)('a code from the mail leads back, at %i px', async (width) => {
    const page = await visit('/my-appointment', { ...at(width), javaScriptEnabled });
    const before = codesSoFar();
    await page.getByLabel('Mobile number or e-mail address').fill(width === 1024 ? EMAIL : MOBILE);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    // Nothing of the person is in the address.
    expect(page.url()).toMatch(/\/my-appointment\?ticket=[\w-]{27}$/);
    const field = page.getByLabel('Code with 6 digits');
    await expectInSight(page, field);
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    const code = await newestCode(before);
    await field.fill(code === '123 456' ? '654321' : '123456');
    await expectInSight(page, open(page));
    await open(page).click();
    await page.getByText('This is not the code.').first().waitFor();
    expect(await page.title()).toMatch(/^Error: Enter your code/);
    await field.fill(code);
    await open(page).click();
    await yourAppointment(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/appointment/${token}`);
    await page.context().close();
  });
});

describe('a stranger', () => {
  it('gets the same page for a wrong reference as for a number nobody knows, and a word of what to do', async () => {
    const seen = new Set<string>();
    for (const mobile of [MOBILE, '90000 00009']) {
      const page = await visit('/my-appointment', { ...at(390), javaScriptEnabled: false });
      await page.getByLabel('Mobile number', { exact: true }).fill(mobile);
      await page.getByLabel('Reference', { exact: true }).fill('K7M4-QDXW');
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        open(page).click(),
      ]);
      await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
      seen.add(`${answer.status()} ${await page.locator('main').innerText()}`);
      await page.context().close();
    }
    expect(seen.size).toBe(1);
    expect([...seen][0]).toMatch(/^422 .*have a code sent to you instead/s);
  });

  it('is stopped after ten guesses at a number, whose owner comes in from elsewhere', async () => {
    await using limited = await startServer({
      env: { CLOCK_START: MONDAY_MORNING, BOOKING_LIMIT_PER_HOUR: '60', TRUST_PROXY: '1' },
    });
    const there = apiAt(limited.url);
    const free = slotsOf(
      await there.ask(
        'slots?appointmentType=hair-consultation&practitioner=dermatologist&from=2026-11-26&to=2026-12-03',
      ),
    );
    const booked = await there.book({ ...free[0], mobileNumber: MOBILE });
    const guess = (from: string, fields: Record<string, string>) =>
      ask(limited.url, '/my-appointment', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: limited.url,
          'x-forwarded-for': from,
        },
        body: new URLSearchParams({ mobileNumber: MOBILE, reference: 'K7M4QDXW', ...fields }).toString(),
      });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await guess('203.0.113.7', {})).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
    const right = { reference: appointmentOf(booked).reference };
    expect((await guess('203.0.113.7', right)).status).toBe(429);
    expect((await guess('198.51.100.9', right)).headers['location']).toBe(`/appointment/${tokenOf(booked)}`);
  });

  it('finds the old address of this page where it moved to, and a list that has closed closed', async () => {
    const page = await visit('/find-appointment', at(1440));
    expect(new URL(page.url()).pathname).toBe('/my-appointment');
    await page.goto(`${server.url}/my-appointment?list=${'A'.repeat(27)}`);
    await page.getByText('The list of your appointments has closed').waitFor();
    await page.context().close();
  });
});

describe('the keyboard', () => {
  it('is enough to come back and to cancel', async () => {
    const answer = await book();
    const page = await visit('/my-appointment', at(1024));
    const tabTo = async (target: Locator): Promise<void> => {
      for (let steps = 0; steps < 80; steps += 1) {
        await page.keyboard.press('Tab');
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error('the Tab key never reached it');
    };
    await tabTo(page.getByLabel('Mobile number', { exact: true }));
    await page.keyboard.type(MOBILE);
    await page.keyboard.press('Tab');
    await page.keyboard.type(appointmentOf(answer).reference);
    await page.keyboard.press('Enter');
    await yourAppointment(page).waitFor();
    await tabTo(page.getByRole('link', { name: 'Move or cancel' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Move or cancel your appointment' }).waitFor();
    await page.getByText('You can move or cancel it here until Thursday 26 November 2026').waitFor();
    await tabTo(page.getByRole('link', { name: 'Cancel the appointment' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Cancel your appointment?' }).waitFor();
    await tabTo(page.getByRole('button', { name: 'Yes, cancel it' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your appointment is cancelled' }).waitFor();
    await page.context().close();
  });
});

describe('several appointments under one number', () => {
  it('are listed after the code, and the list stays when one comes back from them', async () => {
    const mobileNumber = '98765 22222';
    const email = 'bela@example.com';
    await book({ mobileNumber, email });
    await book({ mobileNumber, email, fullName: 'Bela Namuna' });
    const page = await visit('/my-appointment', at(390));
    const before = codesSoFar();
    await page.getByLabel('Mobile number or e-mail address').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('Code with 6 digits').fill(await newestCode(before));
    await open(page).click();
    await page.getByRole('heading', { name: 'Your appointments' }).waitFor();
    const links = page.locator('main').getByRole('link', { name: /November 2026/ });
    expect(await links.count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await links.first().click();
    await yourAppointment(page).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Your appointments' }).waitFor();
    await page.context().close();
  });
});

describe('the confirmation', () => {
  it.each(WIDTHS)('has one way to change it, says until when, and shows no bare link, at %i px', async (width) => {
    const page = await visit(`/appointment/${token}`, at(width));
    const change = page.getByRole('link', { name: 'Move or cancel', exact: true });
    expect(await change.count()).toBe(1);
    await expectInSight(page, change);
    expect(await page.locator('main').innerText()).not.toContain(token);
    await page.getByText(/move or cancel it until Thursday 26 November 2026, \d+:\d\d am/).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('at any time');
    expect(await sticksOut(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    const order = await page.locator('main h2').allInnerTexts();
    expect(order.indexOf('Before you come')).toBeLessThan(order.indexOf('How to reach us'));
    // What stands first in the document stands first on the page as well.
    const [before, way] = await Promise.all(
      ['Before you come', 'How to reach us'].map((name) => page.getByRole('heading', { name }).boundingBox()),
    );
    expect(before!.y).toBeLessThan(way!.y);
    await page.context().close();
  });

  it('copies its link and says so, and shares it where the phone can', async () => {
    const page = await visit('/', at(390));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.assign(globalThis, { shared: [] });
      Object.defineProperty(navigator, 'share', {
        value: (what: unknown) => {
          (globalThis as unknown as { shared: unknown[] }).shared.push(what);
          return Promise.resolve();
        },
      });
    });
    await page.goto(`${server.url}/appointment/${token}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/appointment/${token}`);
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = await page.evaluate(
      () => (globalThis as unknown as { shared: { url: string; text: string }[] }).shared,
    );
    expect(shared).toMatchObject([{ url: `${server.url}/appointment/${token}` }]);
    expect(shared[0]?.text).toMatch(/^Appointment at Jamun Skin & Hair Clinic: Thursday 26 November 2026/);
    expect(shared[0]?.text).not.toMatch(/hair consultation|dermatologist/i);
    await page.context().close();
  });

  it('without scripts can be sent on and found on maps by plain links, and asks nobody before a click', async () => {
    const context = await browser.newContext({ ...at(390), javaScriptEnabled: false });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${server.url}/appointment/${token}`);
    expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([]);
    const href = (name: string) => page.locator('main').getByRole('link', { name, exact: true }).getAttribute('href');
    const link = encodeURIComponent(`${server.url}/appointment/${token}`);
    expect(await href('WhatsApp')).toMatch(/^https:\/\/wa\.me\/\?text=/);
    for (const name of ['WhatsApp', 'SMS', 'E-mail']) expect(await href(name)).toContain(link);
    expect(await href('Google Maps')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/);
    expect(
      await page
        .locator('main')
        .getByRole('button', { name: /Copy|Share/ })
        .count(),
    ).toBe(0);
    expect(await page.getByLabel('Your private link').inputValue()).toBe(`${server.url}/appointment/${token}`);
    await context.close();
  });

  it('gives a calendar file with its link and two alarms', async () => {
    const { text } = await ask(server.url, `/appointment/${token}/calendar.ics`);
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!;
    expect(String(event.getFirstPropertyValue('url'))).toBe(`${server.url}/appointment/${token}`);
    expect(event.getAllSubcomponents('valarm')).toHaveLength(2);
  });
});

describe('who has booked', () => {
  it('finds the way back on the booking page and the contact page, and the sketch of the map calls itself one', async () => {
    for (const path of ['/book-appointment', '/contact-us']) {
      const page = await visit(path, at(390));
      await page.locator('main').getByRole('link', { name: 'My appointment' }).first().click();
      await page.getByRole('heading', { name: 'My appointment', exact: true }).waitFor();
      await page.context().close();
    }
    const page = await visit('/contact-us', at(1440));
    await page.locator('main').getByText('A sketch, not a plan of the real streets.').waitFor();
    await page.locator('main').getByRole('link', { name: 'Google Maps' }).waitFor();
    await page.context().close();
  });
});

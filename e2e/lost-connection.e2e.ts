// @module-tag endurance
import { sql } from 'drizzle-orm';
import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#app/platform/database/database.ts';
import { axeFindings, hydrated } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { asAPersonWould } from './harness/server.ts';
import { openSite, type OwnSite } from './harness/site.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;
const HAIR = '/book-appointment?type=hair-consultation';
const NOTE = 'Since the fever in March.\nNot before.';

let site: OwnSite;
let people = 0;
/** Everybody who booked here; each must have one appointment in the end. */
const booked: string[] = [];

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.leave());
afterAll(() => site.close());

async function open(path: string, viewport: (typeof WIDTHS)[number]): Promise<Page> {
  const page = await site.visitor({ viewport });
  await page.goto(site.at(path));
  await hydrated(page);
  return page;
}

interface Person {
  readonly name: string;
  readonly mobile: string;
}

/** Chooses the second free time of the list. */
async function chooseATime(page: Page): Promise<void> {
  await page.locator('#next-free input').nth(1).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, 'Your details').waitFor();
}

/** The details of somebody who has booked nothing yet. */
async function typeDetails(page: Page): Promise<Person> {
  people += 1;
  const person = { name: `Asha Namuna ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[people]}`, mobile: `98765 430${10 + people}` };
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Mobile number').fill(person.mobile);
  await page.getByLabel('Note for the doctor').fill(NOTE);
  await page.getByLabel('Use these details to arrange my appointment').check();
  // A form that comes back within two seconds was filled in by a program.
  await asAPersonWould(page.url());
  booked.push(person.name);
  return person;
}

/** Up to the button that books. */
async function fillIn(page: Page): Promise<Person> {
  await chooseATime(page);
  return typeDetails(page);
}

const press = (page: Page, name = 'Book appointment'): Promise<void> => page.getByRole('button', { name }).click();
const sends = (route: Route): boolean => route.request().method() === 'POST';
const notSent = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'Not sent yet' });

/** Inside the window as it stands, and the topmost thing at its middle. */
async function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInside && element.contains(topmost);
  });
}

const focusedWords = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim());

/** The form stands as it was left, with what to do beside its button; the button has the focus. */
async function expectKept(page: Page, { name, mobile }: Person): Promise<void> {
  await notSent(page).waitFor();
  expect(await page.locator('[data-screen]').count()).toBe(0);
  expect(await page.getByLabel('Full name').inputValue()).toBe(name);
  expect(await page.getByLabel('Mobile number').inputValue()).toBe(mobile);
  expect(await page.getByLabel('Note for the doctor').inputValue()).toBe(NOTE);
  expect(await page.getByLabel('Use these details').isChecked()).toBe(true);
  expect(await focusedWords(page)).toBe('Send again');
  for (const part of [notSent(page), page.getByRole('button', { name: 'Send again' })])
    expect(await isInSight(part)).toBe(true);
  expect(await notSent(page).getByRole('link').getAttribute('href')).toMatch(/^tel:\+\d+$/);
}

describe.each(WIDTHS)('"Book appointment" at $width px', (viewport) => {
  it('without a connection: nothing is lost, and it is sent by itself when the connection is back', async () => {
    const page = await open(HAIR, viewport);
    const person = await fillIn(page);
    await page.context().setOffline(true);
    await press(page);
    await expectKept(page, person);
    await notSent(page).getByText('sends by itself').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // Pressed once more without a connection, which changes nothing.
    await press(page, 'Send again');
    await expectKept(page, person);
    await page.context().setOffline(false);
    await heading(page, 'You are booked').waitFor();
  });

  it('whose answer is lost after the server has booked: sent again, it shows that booking', async () => {
    const page = await open(HAIR, viewport);
    const person = await fillIn(page);
    let made = '';
    await page.route(/book-appointment/, async (route) => {
      if (!sends(route)) return route.fallback();
      made = await (await route.fetch({ maxRedirects: 0 })).text();
      return route.abort('connectionreset');
    });
    await press(page);
    await expectKept(page, person);
    await page.unrouteAll();
    await press(page, 'Send again');
    await heading(page, 'You are booked').waitFor();
    expect(made).toContain(new URL(page.url()).pathname);
  });

  it('while the server cannot answer: sent again, it books', async () => {
    const page = await open(HAIR, viewport);
    const person = await fillIn(page);
    await page.route(/book-appointment/, (route) =>
      sends(route)
        ? route.fulfill({
            status: 503,
            headers: { 'retry-after': '5' },
            contentType: 'text/html',
            body: '<p>Later</p>',
          })
        : route.fallback(),
    );
    await press(page);
    await expectKept(page, person);
    await page.unrouteAll();
    await press(page, 'Send again');
    await heading(page, 'You are booked').waitFor();
  });
});

describe('a booking without an answer', () => {
  const [phone] = WIDTHS;

  it('is not sent by itself once somebody has changed it', async () => {
    const page = await open(HAIR, phone);
    const { name } = await fillIn(page);
    await page.context().setOffline(true);
    await press(page);
    await notSent(page).waitFor();
    await page.getByLabel('Note for the doctor').fill('Since March');
    expect(await page.getByText('sends by itself').count()).toBe(0);
    await page.context().setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    expect(await page.getByLabel('Full name').inputValue()).toBe(name);
    await press(page, 'Send again');
    await heading(page, 'You are booked').waitFor();
  });

  it('keeps the near times it was offered when its time had gone', async () => {
    const time = `${HAIR}&time=2026-11-26T11:00:00%2B05:30@dermatologist`;
    const [first, second] = [await open(time, phone), await open(time, phone)];
    await typeDetails(first);
    const late = await typeDetails(second);
    await press(first);
    await heading(first, 'You are booked').waitFor();
    await press(second);
    await second.getByText('Somebody booked that time a moment ago').waitFor();
    const near = second.getByRole('group', { name: 'Free times near it' }).getByRole('radio').first();
    await near.check();
    await second.context().setOffline(true);
    await press(second);
    await expectKept(second, late);
    expect(await near.isChecked()).toBe(true);
    await second.context().setOffline(false);
    await heading(second, 'You are booked').waitFor();
  });

  it('whose line is silent counts as not sent after half a minute', async () => {
    const page = await open(HAIR, phone);
    const person = await fillIn(page);
    await page.clock.install();
    await page.route(/book-appointment/, (route) => (sends(route) ? undefined : route.fallback()));
    await press(page);
    await page.getByRole('button', { name: 'Sending …' }).waitFor();
    await page.clock.fastForward(31_000);
    await expectKept(page, person);
    await page.unrouteAll();
    await press(page, 'Send again');
    await heading(page, 'You are booked').waitFor();
  });

  it('comes back with its words by the browser’s own way back, without scripts', async () => {
    const page = await site.visitor({ viewport: phone, javaScriptEnabled: false });
    await page.goto(site.at(`${HAIR}&time=2026-12-03T11:00:00%2B05:30`));
    await page.getByLabel('Full name').fill('Asha Namuna');
    // Chromium writes down what a form holds, for the way back, a second after it was typed.
    await page.waitForTimeout(1_500);
    await page.route(/book-appointment/, (route) => (sends(route) ? route.abort() : route.fallback()));
    await page.getByRole('button', { name: 'Book appointment' }).click({ noWaitAfter: true });
    await expect.poll(() => page.url()).toContain('chrome-error');
    await page.unrouteAll();
    await page.goBack();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Namuna');
  });
});

describe('an appointment that is changed without a connection', () => {
  const [phone] = WIDTHS;

  it('is moved, and then cancelled, when the connection is back', async () => {
    const page = await open(HAIR, phone);
    await fillIn(page);
    await press(page);
    await heading(page, 'You are booked').waitFor();
    await page.goto(page.url().replace(/\?.*/, '?move'));
    await hydrated(page);
    await page.locator('#next-free input').nth(4).check();
    await page.context().setOffline(true);
    await press(page, 'Move to this time');
    await notSent(page).waitFor();
    expect(await isInSight(notSent(page))).toBe(true);
    await page.context().setOffline(false);
    await heading(page, 'Your appointment has moved').waitFor();

    await page.goto(page.url().replace(/\?.*/, '?cancel'));
    await hydrated(page);
    await page.context().setOffline(true);
    await press(page, 'Yes, cancel it');
    await notSent(page).waitFor();
    await heading(page, 'Cancel your appointment?').waitFor();
    await page.context().setOffline(false);
    await heading(page, 'Your appointment is cancelled').waitFor();
  });
});

describe('a message to the clinic without a connection', () => {
  it.each(WIDTHS)('stays at $width px and goes when the connection is back', async (viewport) => {
    const page = await open('/contact-us', viewport);
    await page.getByLabel('What is it about?').selectOption('Something else');
    await page.getByLabel('Full name').fill('Asha Namuna');
    await page.getByLabel('Mobile number').fill('98765 43210');
    await page.getByLabel('Your message').fill(NOTE);
    await page.getByLabel('Keep these details to answer my message').check();
    await asAPersonWould(page.url());
    await page.context().setOffline(true);
    await press(page, 'Send message');
    await notSent(page).waitFor();
    expect(await page.getByLabel('Your message').inputValue()).toBe(NOTE);
    expect(await focusedWords(page)).toBe('Send again');
    expect(await isInSight(page.getByRole('button', { name: 'Send again' }))).toBe(true);
    await page.context().setOffline(false);
    await heading(page, 'We have your message').waitFor();
  });

  it('can be begun without one', async () => {
    const page = await open('/contact-us', WIDTHS[0]);
    await page.context().setOffline(true);
    await page.getByLabel('Full name').fill('Asha Namuna');
    await page.getByLabel('Your message').fill(NOTE);
    expect(await page.locator('[data-screen]').count()).toBe(0);
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Namuna');
  });
});

describe('the way back to an appointment without a connection', () => {
  it.each(WIDTHS)(
    'keeps what was typed at $width px, beside the form that was sent, and goes on by itself',
    async (viewport) => {
      const page = await open('/my-appointment', viewport);
      await page.getByLabel('Mobile number', { exact: true }).fill('98765 43210');
      await page.getByLabel('Reference', { exact: true }).fill('K7M4-QDXW');
      await page.getByLabel('Mobile number or e-mail address').fill('asha@example.com');
      await page.context().setOffline(true);
      await press(page, 'Open my appointment');
      await notSent(page).waitFor();
      expect(await notSent(page).count()).toBe(1);
      expect(await focusedWords(page)).toBe('Send again');
      for (const part of [notSent(page), page.getByRole('button', { name: 'Send again' })])
        expect(await isInSight(part)).toBe(true);
      expect(await notSent(page).getByRole('link').getAttribute('href')).toMatch(/^tel:\+\d+$/);
      expect(await page.getByRole('button', { name: 'Send me a code' }).count()).toBe(1);
      expect(await axeFindings(page)).toEqual([]);
      await page.context().setOffline(false);
      await page.getByText('No appointment has this mobile number').first().waitFor();
      expect(await page.getByLabel('Reference', { exact: true }).inputValue()).toBe('K7M4-QDXW');
      expect(await page.getByLabel('Mobile number or e-mail address').inputValue()).toBe('asha@example.com');
    },
  );
});

describe('in the end', () => {
  it('everybody has one appointment', async () => {
    await site.server.stop();
    const database = await openDatabase({ databaseUrl: undefined, dataDir: site.server.dataDir });
    const { rows } = await database.db.execute(
      sql`SELECT full_name, count(*)::int AS count FROM appointments GROUP BY full_name ORDER BY full_name COLLATE "C"`,
    );
    await database.close();
    expect(rows).toEqual(booked.toSorted().map((name) => ({ full_name: name, count: 1 })));
  });
});

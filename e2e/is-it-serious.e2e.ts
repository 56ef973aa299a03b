// @module-tag endurance
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { axeFindings, sticksOut, hydrated } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { openReadingSite, type Site } from './harness/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openReadingSite();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const widths = [390, 1024, 1440];

/** Whether a part lies in the window as it is, and nothing covers its middle. */
async function isAtHand(page: Page, name: string): Promise<boolean> {
  return page.getByRole('link', { name, exact: true }).evaluate((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInside && above !== null && (link === above || link.contains(above));
  });
}

async function answer(page: Page, name: string): Promise<void> {
  // Polled, because the fade between two pages covers everything for a moment.
  await expect.poll(() => isAtHand(page, name)).toBe(true);
  await page.getByRole('link', { name, exact: true }).click();
}

const YES = 'Yes, or I am not sure';
const NO = 'No, none of these';

const ways: [string[], RegExp, string][] = [
  [[YES], /^Call 112 now/, 'tel:112'],
  [[NO, YES], /^Call us today/, 'tel:+910000000000'],
  [[NO, NO, YES], /^Book a visit/, '/book-appointment?type='],
  [[NO, NO, NO], /^You can wait and watch/, '/book-appointment?type='],
];

describe.each([
  ['with scripts', true],
  ['without JavaScript', false],
])('is it serious, %s', (_, javaScriptEnabled) => {
  it.each(widths)('every way of a topic ends with what to do, the answers always at hand: %d px', async (width) => {
    for (const [answers, title, leadsTo] of ways) {
      const page = await site.visit('/is-it-serious', { viewport: { width, height: 800 }, javaScriptEnabled });
      await page.getByRole('link', { name: 'A mole, a spot or a lump' }).click();
      await heading(page, 'Do you have any of these right now?').waitFor();
      for (const [index, given] of answers.entries()) {
        await answer(page, given);
        const next = ['Then is any of these true?', 'And is any of these true?'][index];
        await heading(page, given === YES || next === undefined ? title : next).waitFor();
      }
      const main = page.getByRole('main');
      expect(await main.locator(`a[href^="${leadsTo}"]`).count()).toBeGreaterThan(0);
      expect(await sticksOut(page)).toEqual([]);
    }
  });
});

it('is reached from home, the finder and a treatment, whose own signs it asks for', async () => {
  for (const address of ['/', '/specific-service']) {
    const page = await site.visit(address);
    await page.getByRole('main').getByRole('link', { name: 'Worried? Is it serious?' }).click();
    await heading(page, 'Is it serious?').waitFor();
  }
  const page = await site.visit('/services/hair/fue-hair-transplant');
  const signs = await page.getByRole('main').innerText();
  await page.getByRole('link', { name: 'Not sure? Three short questions' }).first().click();
  await heading(page, 'Do you have any of these right now?').waitFor();
  expect(new URL(page.url()).pathname).toBe('/is-it-serious/after/hair/fue-hair-transplant');
  const asked = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  const own = catalogue().treatments.get('hair/fue-hair-transplant')?.emergency ?? [];
  expect(own.length).toBeGreaterThan(2);
  for (const sign of own) expect(signs).toContain(sign);
  expect(asked).toEqual(expect.arrayContaining([...own]));
});

it('says when the clinic is open where it asks to call today, and what to do when it is closed', async () => {
  const page = await site.visit('/is-it-serious/rash/call-today', { javaScriptEnabled: false });
  const words = await page.getByRole('main').innerText();
  expect(words).toContain('When the clinic is closed');
  expect(words).toMatch(/Mon.*Sat\s+10:30 am – 8:00 pm/);
  expect(words).toMatch(/Sun\s+Closed/);
});

it('goes on by keyboard: after an answer the focus is on the next question', async () => {
  const page = await site.visit('/is-it-serious/nail');
  await hydrated(page);
  await page.getByRole('link', { name: NO }).press('Enter');
  await heading(page, 'Then is any of these true?').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

it('has nothing that axe finds, and no page for what it does not know', async () => {
  for (const address of [
    '/is-it-serious',
    '/is-it-serious/rash',
    ...['call-112', 'call-today', 'book', 'wait'].map((place) => `/is-it-serious/rash/${place}`),
  ]) {
    const page = await site.visit(address, { viewport: { width: 390, height: 800 } });
    expect([address, ...(await axeFindings(page))]).toEqual([address]);
  }
  const unknown = await (await site.visitor()).goto(site.at('/is-it-serious/elbow'));
  expect(unknown?.status()).toBe(404);
});

// @module-tag endurance
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, hydrated, PHONE, sticksOut } from './harness/browser.ts';
import { inSight } from './harness/in-sight.ts';
import { fillStep, goOn, skinAnswers, stepOf } from './harness/patient-form.ts';
import { openSite, type Site } from './harness/site.ts';

/** What a mother says of her daughter of three, at 7:28 in the morning, when the clinic is closed. */
const answers = {
  ...skinAnswers,
  'full-name': 'Tara Namuna',
  'date-of-birth.month': '8',
  'date-of-birth.year': '2023',
  'guardian-name': 'Meera Namuna',
  'guardian-relation': 'mother',
  'guardian-consent': ['on'],
  'warning-signs': ['fever-rash'],
  stress: '0',
};
const ABOUT = 'You are answering for Tara Namuna.';
const PHONE_360: BrowserContextOptions = PHONE;

let site: Site;
beforeAll(async () => {
  site = await openSite({ env: { CLOCK_START: '2026-11-23T01:58:00Z' } });
});
afterEach(() => site.leave());
afterAll(() => site.close());

describe.each([true, false])('a mother with a phone fills in the form of her child (with scripts: %s)', (scripts) => {
  it('says once who she is, is told in each step whom it is about, and reads what she sends in words', async () => {
    const page = await site.visit('/patient-form/skin', { ...PHONE_360, javaScriptEnabled: scripts });
    await page.getByRole('main').getByRole('button', { name: 'Start the form' }).first().click();
    await page.waitForURL(/\/you$/);
    if (scripts) await hydrated(page);
    const asked: string[] = [];
    const steps: string[] = [];
    while (stepOf(page) !== 'check') {
      const step = stepOf(page);
      if (step === 'call-now') {
        await page.getByRole('link', { name: 'Go on with the form' }).click();
        await page.waitForURL(/\/health$/);
        continue;
      }
      if (scripts) await page.locator(`#step[action*="/${step}"]`).waitFor({ state: 'attached' });
      steps.push(step);
      await lookAt(page, step);
      await fillStep(page, answers);
      const names = await page
        .locator('#step [name]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('name') ?? ''));
      asked.push(...new Set(names));
      await goOn(page);
    }
    expect(steps.slice(0, 3)).toEqual(['you', 'guardian', 'consent']);
    expect(asked.filter((name) => /^(filled-in-by|filler-|smoking|alcohol|had-injections)/.test(name))).toEqual([]);
    expect(asked.filter((name) => name.startsWith('guardian-')).toSorted()).toEqual([
      'guardian-consent',
      'guardian-name',
      'guardian-relation',
    ]);
    const said = await page.locator('main').innerText();
    for (const words of ['27 August 2023', '+91 98765 43210', '0: no stress']) expect(said).toContain(words);
    await page.getByRole('button', { name: 'Send the form' }).click();
    await page.waitForURL(/\/sent$/);
    // Nobody would answer the telephone now.
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'This should not wait' }).waitFor();
    const text = await main.innerText();
    expect(text).not.toContain('Please call us now');
    expect(text).toContain('We are closed now. We open today at 10:30 am');
    expect(await main.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
    expect(await sticksOut(page)).toEqual([]);
  });
});

async function lookAt(page: Page, step: string): Promise<void> {
  const about = page.getByText(ABOUT);
  if (['you', 'guardian', 'consent'].includes(step)) return expect(await about.count()).toBe(0);
  await inSight(about);
  if (step === 'habits') {
    // What a step is asked for is said before its questions, and the scale has no empty cell.
    await inSight(page.getByText('Why we ask').first());
    const cells = await page
      .locator('#step label:has([name=stress])')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    const rows = [...new Set(cells.map(({ top }) => Math.round(top)))];
    const ends = rows.map((top) =>
      Math.round(Math.max(...cells.filter((cell) => Math.round(cell.top) === top).map(({ right }) => right))),
    );
    expect(cells).toHaveLength(11);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1);
    expect(Math.min(...cells.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
  }
}

it('the link to go on with is sent by WhatsApp, SMS and e-mail too, and says nothing of what it is about', async () => {
  const page = await site.visit('/patient-form/hair', PHONE_360);
  await page.getByRole('main').getByRole('button', { name: 'Start the form' }).first().click();
  await page.waitForURL(/\/you$/);
  const link = page.url().replace(/\/you$/, '');
  await page.getByRole('button', { name: 'Save and finish later' }).click();
  await page.waitForURL(/\/later$/);
  await hydrated(page);
  const hrefs = await Promise.all(
    ['WhatsApp', 'SMS', 'E-mail'].map(async (name) => {
      const way = page.getByRole('main').getByRole('link', { name, exact: true });
      await inSight(way);
      return decodeURIComponent((await way.getAttribute('href')) ?? '');
    }),
  );
  expect(hrefs.map((href) => href.split(':')[0])).toEqual(['https', 'sms', 'mailto']);
  for (const href of hrefs) {
    expect(href).toContain(link);
    expect(href.replaceAll(link, '').replace(/Form for Jamun Skin & Hair Clinic/g, '')).not.toMatch(
      /hair|skin|doctor/i,
    );
  }
  expect(await axeFindings(page)).toEqual([]);
});

it('to take a photo and to choose one stand beside each other on a phone', async () => {
  const page = await site.visit('/patient-form/hair', PHONE_360);
  await page.getByRole('main').getByRole('button', { name: 'Start the form' }).first().click();
  await page.waitForURL(/\/you$/);
  await page.goto(page.url().replace(/you$/, 'photos'));
  await hydrated(page);
  const [take, choose] = await Promise.all(
    ['camera', 'file'].map((way) => page.locator(`[data-way=${way}]`).first().boundingBox()),
  );
  expect(take?.y).toBe(choose?.y);
  expect(Math.min(take?.height ?? 0, choose?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await sticksOut(page)).toEqual([]);
});

// @module-tag endurance
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { deskRoutes } from '#app/features/staff/domain/desk-routes.ts';
import { may } from '#app/features/staff/domain/permissions.ts';
import { axeFindings, DESKTOP, hydrated, missingIds, openBrowser, sticksOut } from './harness/browser.ts';
import { runScript } from './harness/script.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
/** A Monday, a little after two: the sample day has visits behind it, in the room and to come. */
const AFTERNOON = '2026-11-23T08:47:00Z';
/** Answers that are no screen: they take a post, or are a file. */
const NO_SCREENS = /(^|\/)(live|active|change|seen|find|export|drafts|media\/pictures)$/;

/** Every screen of the table that needs no id, by who may see it, and what the week and a day ahead look like. */
const OF_THE_OWNER = [
  ...deskRoutes
    .filter(({ path }) => !path.includes(':') && !NO_SCREENS.test(path))
    .filter(({ needs }) => needs === 'signed-in' || may({ role: 'owner', practitionerId: null }, needs))
    .map(({ path }) => path),
  'diary?view=week',
  'diary?date=2026-11-25',
];

describe('every screen of the desk on a full day', () => {
  let server: StaffServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer({ env: { CLOCK_START: AFTERNOON } }), openBrowser()]);
    const demo = await runScript('demo', [], { DATA_DIR: server.dataDir });
    if (demo.code !== 0) throw new Error(demo.output);
    page = await signedInPage(browser, server, 'owner', DESKTOP);
    return async () => {
      await browser.close();
      await server[Symbol.asyncDispose]();
    };
  });

  /** What is wrong with the screen as it stands, at the widths of two telephones, a tablet and a desk. */
  async function faults(path: string): Promise<string[]> {
    const found: string[] = [];
    await hydrated(page);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = [...(await sticksOut(page)), ...(await missingIds(page))];
      found.push(...wrong.map((what) => `${path} at ${width}: ${what}`));
    }
    return [...found, ...(await axeFindings(page)).map((what) => `${path}: ${what}`)];
  }

  test.each(OF_THE_OWNER)('/%s fits, axe finds nothing and every id that is named is there', async (path) => {
    await page.goto(`${desk}/${path}`);
    expect(await faults(path)).toEqual([]);
  });

  test('an appointment and its patient fit and axe finds nothing', async () => {
    await page.goto(desk);
    await page.getByRole('link', { name: 'Omkar Namuna' }).first().click();
    await page.getByRole('heading', { level: 1, name: /Omkar Namuna/ }).waitFor();
    expect(await faults('an appointment')).toEqual([]);
    await page.goto(`${desk}/patients`);
    await page.getByRole('main').getByRole('link', { name: 'Omkar Namuna' }).first().click();
    await page.getByRole('heading', { level: 1, name: /Omkar Namuna/ }).waitFor();
    expect(await faults('a patient')).toEqual([]);
  });

  test('on a telephone fields of a row have their words over them, and names of the day on paper are whole', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const [path, words] of [
      ['settings/closures', ['First day, like 24 Dec 2026', 'Last day', 'Day, like 14 Apr', 'What for']],
      ['settings/hours', ['Name', 'From', 'To']],
    ] as const) {
      await page.goto(`${desk}/${path}`);
      for (const word of words) {
        const fields = page.getByRole('textbox', { name: new RegExp(`, ${word}$`) });
        const seen = page.getByRole('main').getByText(word, { exact: true }).filter({ visible: true });
        expect([word, await seen.count()]).toEqual([word, await fields.count()]);
      }
    }
    await page.goto(`${desk}/diary/print`);
    const names = page.getByRole('cell', { name: /Namuna$/ });
    expect(await names.count()).toBeGreaterThan(10);
    for (const { width } of await names.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect())))
      expect(width).toBeGreaterThan(130);
  });

  test('the hint of the patient search is not cut off on a telephone', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(desk);
    await hydrated(page);
    const room = await page
      .getByRole('banner')
      .getByRole('combobox', { name: 'Find a patient' })
      .evaluate((field: HTMLInputElement) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
        const paper = document.createElement('canvas').getContext('2d');
        if (!paper) throw new Error('nothing to measure with');
        paper.font = font;
        return (
          field.clientWidth -
          parseFloat(paddingInlineStart) -
          parseFloat(paddingInlineEnd) -
          paper.measureText(field.placeholder).width
        );
      });
    expect(room).toBeGreaterThanOrEqual(0);
  });
});

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
const NO_SCREENS = /(^|\/)(live|change|find|export|media\/pictures)$/;

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

  /** What is wrong with the screen as it stands, at the widths of a telephone, a tablet and a desk. */
  async function faults(path: string): Promise<string[]> {
    const found: string[] = [];
    await hydrated(page);
    for (const width of [360, 768, 1440]) {
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
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, openBrowser, sticksOut, textOf } from './harness/browser.ts';
import { findAndPress, ON_A_PHONE } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard/privacy';
const patients = '/admin-dashboard/patients';

describe('a request at the privacy desk', () => {
  let server: StaffServer;
  let browser: Browser;
  let page: Page;
  let id = '';
  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
    page = await signedInPage(browser, server, 'owner', ON_A_PHONE);
    await page.goto(`${patients}/new`);
    await page.getByLabel('Full name').fill('Asha Namuna');
    await page.locator('#phone-0').fill('98765 43210');
    await page.locator('#phone-0-whose').fill('<script>alert(1)</script>');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByText('The patient is added.').waitFor();
    id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  test('is noted, and is due in 72 hours for a copy', async () => {
    await page.goto(desk);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Find a person').fill('98765');
    await findAndPress(page.getByRole('button', { name: 'Find' }));
    await findAndPress(page.getByRole('link', { name: 'Open', exact: true }));
    await page.getByRole('heading', { level: 1, name: 'Data of Asha Namuna' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await findAndPress(page.getByRole('link', { name: 'Note a request' }));
    await page.getByLabel('Asked on').fill('31/31/2026');
    await page.getByLabel('In their words').fill('All you have');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByRole('alert').getByText('Enter a day').waitFor();
    expect(await page.getByLabel('In their words').inputValue()).toBe('All you have');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Asked on').fill('today');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByText('A copy of their data: Asha Namuna').waitFor();
  });

  test('nothing is done for somebody who may be somebody else', async () => {
    await page.getByLabel('What came of it').selectOption('done');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByText('First make sure that it is they who ask').waitFor();
    await page.getByLabel('How we know it is they').selectOption('call-back');
    await page.getByLabel('What came of it').selectOption('done');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByText('Requests that are done').waitFor();
  });

  test('all that is held is one file, in which nothing runs, and the audit log says who took it', async () => {
    await page.goto(`${desk}/people/${id}`);
    for (const [button, ending] of [
      ['To read (HTML)', '.html'],
      ['For programs (JSON)', '.json'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        findAndPress(page.getByRole('button', { name: button })),
      ]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^data-\\d{4}-\\d{2}-\\d{2}\\${ending}$`));
      const text = await textOf(download);
      expect(text).toContain('+919876543210');
      expect(text.includes('<script')).toBe(ending === '.json');
    }
    await page.reload();
    await page.getByRole('row', { name: /Views and changes by staff/ }).waitFor();
  });

  test('somebody is restricted, and then erased, after a look at what that means', async () => {
    await findAndPress(page.getByRole('button', { name: 'Restrict' }));
    await page.getByText('Restricted since').waitFor();
    await findAndPress(page.getByRole('button', { name: 'Erase' }));
    await page.getByText('Tick that you have made sure').waitFor();
    await page.getByLabel('I have made sure').check();
    await findAndPress(page.getByRole('button', { name: 'Erase' }));
    await page.getByText('Erased. Visits stay as counts.').waitFor();
    for (const address of [`${desk}/people/${id}`, `${patients}/${id}`, `${patients}/${id}/edit`])
      expect((await page.goto(address))?.status()).toBe(404);
  });

  test('a breach is noted with its clock, its drafts and who was told', async () => {
    await page.goto(`${desk}/breaches/new`);
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByRole('alert').getByText('Say what happened').waitFor();
    await page.getByLabel('What happened').fill('A list went to a wrong address.');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByText('hours left for the details').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByText('To the Data Protection Board of India', { exact: false }).first().waitFor();
    for (const step of ['The people were told', 'The Board was told', 'The Board has the details']) {
      await findAndPress(page.getByRole('button', { name: step }));
      await page.getByRole('button', { name: step }).waitFor({ state: 'detached' });
    }
    await findAndPress(page.getByRole('button', { name: 'Close it' }));
    await page.getByRole('button', { name: 'Close it' }).waitFor({ state: 'detached' });
  });

  test('is nobody’s but the owner’s, whatever they ask the server for', async () => {
    for (const role of ['doctor', 'front-desk', 'editor'] as const) {
      const { cookie } = server.signedIn[role];
      for (const address of [desk, `${desk}/people/${id}`, `${desk}/breaches/new`, `${desk}/requests/new`])
        expect((await fetch(`${server.url}${address}`, { headers: { cookie } })).status).toBe(403);
      const taken = await fetch(`${server.url}${desk}/people/${id}/export`, {
        method: 'POST',
        headers: { cookie, origin: server.url, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'as=json',
      });
      expect(taken.status).toBe(403);
    }
    const foreign = await fetch(`${server.url}${desk}/people/${id}/export`, {
      method: 'POST',
      headers: {
        cookie: server.signedIn.owner.cookie,
        origin: 'https://elsewhere.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'as=json',
    });
    expect(foreign.ok).toBe(false);
  });

  test('holds on a tablet', async () => {
    const tablet = await signedInPage(browser, server, 'owner', { viewport: { width: 768, height: 1024 } });
    await tablet.goto(desk);
    expect(await sticksOut(tablet)).toEqual([]);
    await tablet.context().close();
  });
});

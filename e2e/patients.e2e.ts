import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { findAndPress, ON_A_PHONE } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const list = '/admin-dashboard/patients';

describe('patients at the desk', () => {
  let server: StaffServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
    return async () => {
      await browser.close();
      await server.stop();
    };
  });
  let page: Page;
  beforeAll(async () => {
    page = await signedInPage(browser, server, 'front-desk', ON_A_PHONE);
  });
  afterAll(() => page.context().close());

  async function add(name: string, phone: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
    await page.goto(`${list}/new`);
    await page.getByLabel('Full name').fill(name);
    await page.locator('#phone-0').fill(phone);
    for (const [label, value] of Object.entries(more)) await page.locator(`#${label}`).fill(value);
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByText('The patient is added.').waitFor();
    return new URL(page.url()).pathname;
  }

  test('somebody is added, what is wrong keeps what was typed, and twice is once', async () => {
    await page.goto(`${list}/new`);
    await hydrated(page);
    await page.getByLabel('Full name').fill('Asha Namuna');
    await page.locator('#phone-0').fill('12345');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByRole('alert').getByText('Enter a phone number with 10 digits').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Namuna');
    expect(await axeFindings(page)).toEqual([]);
    await add('Asha Namuna', '98765 43210', { birthDate: '1/2/1990' });
    await page.goto(`${list}/new`);
    await page.getByLabel('Full name').fill('asha namuna');
    await page.locator('#phone-0').fill('+91 98765 43210');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByText('There is a patient of this name and phone already').waitFor();
  });

  test('the field in the bar finds by phone while typing, with keys only, and no address holds what was typed', async () => {
    await page.goto(list);
    await hydrated(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.keyboard.press('/');
    await page.keyboard.type('43210');
    await page.getByRole('option', { name: /Asha Namuna/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Asha Namuna' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await findAndPress(page.getByRole('button', { name: 'New appointment' }));
    await page.getByRole('heading', { level: 1, name: 'New appointment' }).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Namuna');
    expect(await page.getByLabel('Mobile number').inputValue()).toBe('+91 98765 43210');
    expect(asked.filter((url) => /43210|asha/i.test(url))).toEqual([]);
  });

  test('two records of one person are compared, merged and parted again', async () => {
    const address = await add('Asha R Namuna', '98765 43210');
    await findAndPress(page.getByRole('link', { name: 'Compare' }));
    await page.getByText('What will happen').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Asha Namuna', exact: true }).check();
    await findAndPress(page.getByRole('button', { name: 'Merge' }));
    await page.getByText('The two records are one now').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Asha Namuna' }).waitFor();
    await page.getByText('Born Thu 1 Feb 1990').waitFor();
    await findAndPress(page.getByRole('button', { name: 'Undo' }));
    await page.getByText('The merge is undone').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Asha R Namuna' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
  });

  test('a second window that changed the record first is not overwritten', async () => {
    const address = await add('Tara Namuna', '90000 00001');
    const other = await page.context().newPage();
    for (const each of [page, other]) {
      await each.goto(`${address}/edit`);
      await hydrated(each);
    }
    await other.getByLabel('Full name').fill('Tara One');
    await findAndPress(other.getByRole('button', { name: 'Save' }));
    await other.getByText('Saved.').waitFor();
    await page.getByLabel('Full name').fill('Tara Two');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByText('Somebody changed this record').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Tara Two');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByRole('heading', { level: 1, name: 'Tara Two' }).waitFor();
    await other.close();
  });

  test('what looks like markup in a contact is shown as text, and refused in a name', async () => {
    await page.goto(`${list}/new`);
    await page.getByLabel('Full name').fill('<img src=x onerror=alert(1)>');
    await page.locator('#phone-0').fill('90000 00002');
    await page.locator('#phone-0-whose').fill('<b>mother</b>');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByRole('alert').getByText('Enter the name without signs').waitFor();
    await page.getByLabel('Full name').fill('Uma Namuna');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByText('<b>mother</b>').waitFor();
  });

  test('a list is uploaded, looked over, taken in and taken back', async () => {
    await page.goto(`${list}/import`);
    const lines = [
      '\uFEFFName;Mobile',
      'Vani Namuna;90000 00077',
      "=cmd|' /C calc'!A0;12",
      'Wamika Namuna;90000 00078',
    ];
    await page.locator('#file').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
    await findAndPress(page.getByRole('button', { name: 'Look at it' }));
    await page.getByText('the phone number does not have ten digits').waitFor();
    // A table that slides gets its place in the order of the keyboard from the script.
    await hydrated(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Leave out these lines').fill('4');
    await findAndPress(page.getByRole('button', { name: 'Take in 2 lines' }));
    await page.getByRole('button', { name: 'Undo this import' }).waitFor();
    await page.goto(list);
    await page.getByRole('link', { name: 'Vani Namuna' }).waitFor();
    expect(await page.getByRole('link', { name: 'Wamika Namuna' }).count()).toBe(0);
    await page.goBack();
    await findAndPress(page.getByRole('button', { name: 'Undo this import' }));
    await page.getByText('Undone: 1 patients').waitFor();
    await page.goto(list);
    expect(await page.getByRole('link', { name: 'Vani Namuna' }).count()).toBe(0);
  });

  test('the editor reaches nobody, also by asking the server directly', async () => {
    const { cookie } = server.signedIn.editor;
    for (const address of [list, `${list}/new`, `${list}/find`, `${list}/00000000-0000-4000-8000-000000000000`]) {
      const answer = await fetch(`${server.url}${address}`, { headers: { cookie }, redirect: 'manual' });
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain('Namuna</');
    }
    const posted = await fetch(`${server.url}${list}/find`, {
      method: 'POST',
      headers: { cookie, origin: server.url, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'text=namuna',
    });
    expect(posted.status).toBe(403);
  });

  test('a doctor may not merge, and nobody signed out sees anything', async () => {
    const { cookie } = server.signedIn.doctor;
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await fetch(`${server.url}${list}/${id}/merge`, { headers: { cookie } })).status).toBe(403);
    const nobody = await fetch(`${server.url}${list}`, { redirect: 'manual' });
    expect(nobody.status).toBe(302);
    expect(nobody.headers.get('location')).toMatch(/^\/admin-login/);
  });

  test('the list works without JavaScript and holds on a tablet', async () => {
    const plain = await signedInPage(browser, server, 'front-desk', {
      viewport: { width: 768, height: 1024 },
      javaScriptEnabled: false,
    });
    await plain.goto(list);
    await plain.locator('#find').fill('tara');
    await findAndPress(plain.getByRole('button', { name: 'Find' }));
    await findAndPress(plain.getByRole('link', { name: 'Tara Two' }));
    await plain.getByRole('heading', { level: 1, name: 'Tara Two' }).waitFor();
    await plain.context().close();
    const tablet = await signedInPage(browser, server, 'front-desk', { viewport: { width: 768, height: 1024 } });
    await tablet.goto(list);
    expect(await sticksOut(tablet)).toEqual([]);
    await tablet.context().close();
  });
});

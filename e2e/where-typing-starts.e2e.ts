// @module-tag endurance
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffRole } from '#app/features/staff/domain/staff-member.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { DESKTOP, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { focusInSight, inSight, pressInSight, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
const [PHONE, TABLET] = WINDOWS as [(typeof WINDOWS)[number], (typeof WINDOWS)[number]];

/** What the hands find when a screen has opened: the first letter typed, and the key that is printed on a button. */
describe('the keys of the desk', () => {
  let server: StaffServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer({ env: { CLOCK_START: MONDAY_MORNING } }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  async function post(role: StaffRole, address: string, fields: Readonly<Record<string, string>>): Promise<string> {
    const { status, headers } = await fetch(server.url + address, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: server.signedIn[role].cookie, origin: server.url },
      body: new URLSearchParams(fields),
    });
    if (status >= 400) throw new Error(`${address}: ${status}`);
    return headers.get('location') ?? '';
  }

  /** The address of a new visit of somebody whom no message can reach, at `minute` of the day. */
  async function visitOf(fullName: string, minute: number, person = 'dermatologist'): Promise<string> {
    const made = await post('front-desk', `${desk}/diary/new`, {
      intent: 'book',
      fullName,
      mobileNumber: '98765 43210',
      type: 'hair-consultation',
      practitioner: person,
      slot: `${person}|2026-11-23|${minute}`,
      tell: 'yes',
    });
    return made.replace(/\?.*/, '');
  }

  async function here(visit: string): Promise<void> {
    const id = visit.split('/').at(-1) ?? '';
    const fields = { intent: 'status', id, sequence: '0', status: 'arrived', quick: 'yes' };
    await post('front-desk', `${desk}/diary/change`, fields);
  }

  async function at(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await hydrated(page);
  }

  /** Gives every place of the head that has nothing waiting a count of two digits, drawn as the first one is. */
  async function countEverywhere(page: Page): Promise<void> {
    await page.evaluate(() => {
      const links = [...document.querySelectorAll('header nav > ul > li > a')];
      const drawn = links.find((link) => link.childElementCount > 0)?.lastElementChild;
      if (!drawn) throw new Error('nothing waits anywhere');
      for (const link of links.slice(2)) if (link.childElementCount === 0) link.append(drawn.cloneNode(true));
      for (const count of document.querySelectorAll('header nav [aria-hidden=true]')) count.textContent = '12';
    });
  }

  test('W and a name gives a number, and the next name can be typed at once', async () => {
    const page = await signedInPage(browser, server, 'front-desk', DESKTOP);
    await at(page, desk);
    await page.keyboard.press('w');
    await page.getByRole('heading', { level: 1, name: 'Walk-in' }).waitFor();
    for (const name of ['Ganesh Namuna', 'Usha Namuna']) {
      await focusInSight(page);
      await page.keyboard.type(name);
      await page.keyboard.press('Tab');
      await page.keyboard.type('98220 33333');
      await page.keyboard.press('Enter');
      const said = page.getByRole('status').filter({ hasText: `for ${name}` });
      await inSight(said);
      const [notice, pane] = await Promise.all([
        said.boundingBox(),
        page.locator('main section').first().boundingBox(),
      ]);
      expect(pane!.y - notice!.y - notice!.height).toBeGreaterThanOrEqual(8);
      await page.locator('#fullName:focus').waitFor();
    }
    await page.context().close();
  });

  test('on the page of a visit the printed letters press their buttons, not while somebody writes', async () => {
    const page = await signedInPage(browser, server, 'front-desk', DESKTOP);
    await at(page, await visitOf('Omkar Namuna', 660));
    await pressInSight(page.getByRole('textbox', { name: 'Note for colleagues' }));
    await page.keyboard.type('a');
    expect(await page.getByRole('textbox', { name: 'Note for colleagues' }).inputValue()).toBe('a');
    await page.getByRole('textbox', { name: 'Note for colleagues' }).fill('');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('a');
    await inSight(page.getByText('The visit is now “Arrived”.'));
    await page.context().close();
  });

  test('Move leads to the free times; the chosen one stands in the fields; nobody is promised a message', async () => {
    const page = await signedInPage(browser, server, 'front-desk', DESKTOP);
    await at(page, await visitOf('Zoya Namuna', 690));
    await pressInSight(page.getByRole('link', { name: 'Move', exact: true }));
    const free = page.locator('label').filter({ has: page.locator('input[name=slot]') });
    await inSight(free.nth(1));
    const [day = '', time = ''] = ((await free.nth(1).textContent()) ?? '').split(', ');
    await pressInSight(free.nth(1));
    expect(await page.locator('#main input[name=time]').inputValue()).toBe(time);
    expect(await page.locator('#main input[name=date]').inputValue()).toBe(`${day} 2026`);
    expect(await page.getByLabel('Tell the patient').count()).toBe(0);
    await pressInSight(page.getByRole('button', { name: 'Move', exact: true }));
    await inSight(page.getByText('No message can reach this patient: tell them yourself.'));
    await page.context().close();
    const owner = await signedInPage(browser, server, 'owner', DESKTOP);
    await at(owner, `${desk}/audit?what=moved+a+visit`);
    const entry = owner.getByRole('row').filter({ hasText: 'moved a visit' });
    await entry.getByText('from: Mon 23 Nov 2026, 11:30 am. to: ').waitFor();
    await entry.getByText('message to the patient: no').waitFor();
    await owner.context().close();
  });

  test('a note starts where the doctor writes; its next visit is booked by Enter, and is not offered again', async () => {
    const visit = await visitOf('Kiran Namuna', 630);
    await here(visit);
    const page = await signedInPage(browser, server, 'doctor', DESKTOP);
    await at(page, desk);
    const time = page.getByRole('region', { name: 'Your notes' }).getByText('10:30 am', { exact: true });
    await inSight(time);
    expect(await time.evaluate((words) => words.getClientRects().length)).toBe(1);
    expect((await time.boundingBox())!.height).toBeLessThan(30);
    await at(page, visit);
    await pressInSight(page.getByRole('link', { name: 'Write the note' }));
    await page.getByRole('heading', { level: 1, name: 'Note: Kiran Namuna' }).waitFor();
    await page.locator('#reason:focus').waitFor();
    await page.keyboard.type('Hair fall since the summer');
    await page.getByLabel('Allergies').fill('Penicillin');
    await page.getByLabel('Next visit in').fill('4');
    await pressInSight(page.getByRole('button', { name: 'Sign', exact: true }));
    await inSight(page.getByText('The note is signed.'));
    await inSight(page.getByRole('link', { name: 'Today, with your next patients' }));
    await pressInSight(page.getByRole('button', { name: 'Book Mon 21 Dec 2026' }));
    await page.getByRole('heading', { level: 1, name: 'New appointment' }).waitFor();
    await focusInSight(page);
    await page.keyboard.press('Enter');
    await page.getByText('Booked.').waitFor();
    await at(page, `${visit}/note`);
    await inSight(page.getByRole('link', { name: /^Mon 21 Dec 2026, / }));
    await inSight(page.getByRole('button', { name: 'Book another on Mon 21 Dec 2026' }));
    await pressInSight(page.getByRole('link', { name: 'Patient’s record' }));
    await inSight(page.getByText('Allergies: Penicillin'));
    await page.context().close();
    const front = await signedInPage(browser, server, 'front-desk', DESKTOP);
    await at(front, visit);
    await front.getByRole('link', { name: 'Kiran Namuna' }).click();
    await front.getByRole('heading', { level: 1, name: 'Kiran Namuna' }).waitFor();
    expect(await front.getByText('Penicillin').count()).toBe(0);
    await front.context().close();
  });

  test('a colleague’s patient who is here: the note says whose they are, and the visit does not ask to write it', async () => {
    const visit = await visitOf('Ritu Namuna', 720, 'hair-transplant-surgeon');
    await here(visit);
    const page = await signedInPage(browser, server, 'doctor', DESKTOP);
    await at(page, visit);
    expect(await page.getByRole('link', { name: 'Write the note' }).count()).toBe(0);
    await at(page, `${visit}/note`);
    await inSight(page.getByText('This visit is with Hair-transplant surgeon.'));
    await pressInSight(page.getByRole('link', { name: 'Open with a reason' }));
    await page.getByRole('heading', { level: 1, name: /Ritu Namuna/ }).waitFor();
    await inSight(page.locator('main section').getByRole('radio').first());
    await page.context().close();
  });

  test('what was sent before its times had come says that one is chosen now; two digits are asked for a third', async () => {
    const page = await signedInPage(browser, server, 'front-desk', DESKTOP);
    const sent = await fetch(`${server.url}${desk}/diary/new`, {
      method: 'POST',
      headers: { cookie: server.signedIn['front-desk'].cookie, origin: server.url },
      body: new URLSearchParams({
        intent: 'book',
        fullName: 'Esha Namuna',
        mobileNumber: '98765 43210',
        type: 'hair-consultation',
        practitioner: '',
      }),
    });
    const text = await sent.text();
    expect(text).toContain('The first free time is chosen now');
    expect(text).not.toContain('Choose a time</a>');
    await at(page, desk);
    await page.keyboard.press('/');
    await page.keyboard.type('31');
    await inSight(page.getByText('or at least three digits of the number').first());
    await page.context().close();
  });

  test('the link of a post is typed at once, and a new post starts at its title', async () => {
    const page = await signedInPage(browser, server, 'editor', DESKTOP);
    await at(page, `${desk}/posts`);
    await pressInSight(page.getByRole('link', { name: 'New post' }));
    await page.locator('#title:focus').waitFor();
    await page.keyboard.type('What to ask before a peel');
    await page.keyboard.press('Enter');
    const text = page.locator('[contenteditable=true]');
    await pressInSight(text, 'middle');
    await page.keyboard.type('Read more.');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Link' }).waitFor();
    await page.keyboard.type('/services/skin');
    await page.keyboard.press('Enter');
    await text.locator('a[href="/services/skin"]').waitFor();
    await page.context().close();
  });

  test('with something waiting at every place the head fits its window, and the open place is in sight', async () => {
    // A leave over a booked visit gives the first count; the other places get one as long.
    await visitOf('Anita Namuna', 900, 'hair-transplant-surgeon');
    await post('front-desk', `${desk}/diary/time-off`, {
      intent: 'leave',
      practitioner: 'hair-transplant-surgeon',
      firstDay: '2026-11-23',
      lastDay: '2026-11-23',
    });
    const tablet = await signedInPage(browser, server, 'owner', TABLET);
    await at(tablet, `${desk}/enquiries`);
    for (const tab of ['New', 'In progress', 'Done', 'Spam'])
      await inSight(tablet.getByRole('link', { name: new RegExp(`^${tab} \\d+$`) }));
    await at(tablet, `${desk}/figures`);
    const made = tablet.getByRole('table', { name: 'Bookings made' });
    expect(await made.evaluate(({ parentElement: frame }) => frame!.scrollWidth - frame!.clientWidth)).toBe(0);
    await tablet.context().close();
    for (const size of [PHONE, TABLET]) {
      const page = await signedInPage(browser, server, 'owner', size);
      for (const place of ['diary/new-times', 'messages', 'forms', 'patients', 'posts']) {
        await at(page, `${desk}/${place}`);
        // What is under More has its place there.
        if (place !== 'posts') await inSight(page.locator('header nav [aria-current=page]'));
        await countEverywhere(page);
        expect.soft([place, size.viewport.width, await sticksOut(page)]).toEqual([place, size.viewport.width, []]);
      }
      await page.context().close();
    }
  });
});

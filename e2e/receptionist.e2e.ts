import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, hydrated, openBrowser } from './harness/browser.ts';
import { findAndPress, focusInSight, inSight, pressInSight } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';
import { long } from './harness/tiers.ts';

// Friday 20 November 2026, 2:17 pm in Nagpur: the moment of the mockups.
const env = { CLOCK_START: '2026-11-20T08:47:00Z' };
const desk = '/admin-dashboard';
const TABLET = { viewport: { width: 768, height: 1024 } };

describe('the receptionist’s day', () => {
  let server: StaffServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer({ env }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  async function openPage(path: string, options?: Parameters<typeof signedInPage>[3]): Promise<Page> {
    const page = await signedInPage(browser, server, 'front-desk', options);
    page.setDefaultTimeout(60_000);
    await page.goto(path);
    if (options?.javaScriptEnabled !== false) await hydrated(page);
    return page;
  }
  const visit = (page: Page, name: string) => page.locator('[data-appointment]', { hasText: name });
  /** Types who calls, takes the suggested time and books. */
  async function bookFor(page: Page, fullName: string, mobileNumber: string): Promise<void> {
    await page.getByLabel('Full name').fill(fullName);
    await page.getByLabel('Mobile number').fill(mobileNumber);
    await findAndPress(page.getByRole('button', { name: 'Book', exact: true }));
    await page.getByText('Booked.', { exact: true }).waitFor();
  }

  test('a caller gets the next free time in three clicks: kind of visit, time, book', async () => {
    const page = await openPage(`${desk}/diary/new`);
    await page.getByLabel('Full name').fill('Asha Namuna');
    await page.getByLabel('Mobile number').fill('98765 43210');
    await findAndPress(page.getByText('Hair consultation'));
    await page.getByRole('radio', { name: /Fri 20 Nov, 2:30 pm/ }).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Namuna');
    await findAndPress(page.getByText('Fri 20 Nov, 3:50 pm'));
    await findAndPress(page.getByRole('button', { name: 'Book', exact: true }));
    await page.getByText('Booked.', { exact: true }).waitFor();
    await page.getByText('Friday 20 November 2026, 3:50 – 4:20 pm').waitFor();
    expect(page.url()).not.toMatch(/Asha|98765/);
    expect(await axeFindings(page)).toEqual([]);
    await page.context().close();
  });

  test('who called before is found while the phone is typed', async () => {
    const page = await openPage(`${desk}/diary/new?type=hair-consultation`);
    await page.getByLabel('Mobile number').pressSequentially('98765 432');
    await findAndPress(page.getByRole('button', { name: /Asha Namuna/ }));
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Namuna');
    await page.getByText('Known patient: Asha Namuna, who has a visit on').waitFor();
    await page.context().close();
  });

  test('a taken time needs a reason, and nothing typed is lost on the way', async () => {
    const page = await openPage(`${desk}/diary/new?type=hair-consultation&practitioner=dermatologist`);
    await page.getByLabel('Full name').fill('Tara Namuna');
    await page.getByLabel('Mobile number').fill('98765 43211');
    await findAndPress(page.getByText('Another time', { exact: true }).first());
    await page.getByLabel(/^At/).fill('15:50');
    await findAndPress(page.getByRole('button', { name: 'Book', exact: true }));
    await page.getByText('That time is taken.').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Tara Namuna');
    await page.getByLabel('Why it is all right').fill('Sisters come together');
    await findAndPress(page.getByRole('button', { name: 'Book', exact: true }));
    await page.getByText('Booked.', { exact: true }).waitFor();
    await page.getByText('Sisters come together').first().waitFor();
    await page.context().close();
  });

  test('a status is one key, and a colleague’s window shows it by itself', async () => {
    const page = await openPage(desk);
    const colleague = await openPage(desk);
    await visit(colleague, 'Asha').waitFor();
    await visit(page, 'Asha').focus();
    await page.keyboard.press('c');
    await page.getByText('Asha Namuna: confirmed.').waitFor();
    await visit(colleague, 'Asha').filter({ hasText: 'Confirmed' }).waitFor();
    await visit(page, 'Asha').filter({ hasText: 'Confirmed' }).waitFor();
    await page.keyboard.press('a');
    await colleague.getByRole('button', { name: 'Call in: Asha Namuna' }).waitFor();
    await page.getByText('Asha Namuna: arrived.').waitFor();
    // A letter that can't be is answered too.
    await visit(page, 'Asha').filter({ hasText: 'Arrived' }).waitFor();
    await page.keyboard.press('b');
    await inSight(page.getByText('That step is not possible from the present status.'));
    await page.keyboard.press('u');
    await page.getByText('Undone.').waitFor();
    await visit(colleague, 'Asha').filter({ hasText: 'Confirmed' }).waitFor();
    await Promise.all([page.context().close(), colleague.context().close()]);
  });

  test('the keyboard moves a visit: later, to the other practitioner, then asks whether to tell', async () => {
    const page = await openPage(desk);
    await visit(page, 'Asha').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByText('Move Asha Namuna').waitFor();
    await focusInSight(page);
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText('to 4:00 pm with Hair-transplant surgeon.').waitFor();
    await focusInSight(page);
    expect(await page.locator(':focus').innerText()).toContain('Move, don’t tell');
    await page.keyboard.press('Enter');
    await page.getByText('Moved: Asha Namuna.').waitFor();
    const surgeon = page.getByRole('region', { name: 'Hair-transplant surgeon' });
    await surgeon.getByText('Asha Namuna').waitFor();
    // The desk has spoken to her: what was confirmed stays so.
    await surgeon.locator('[data-appointment]', { hasText: 'Confirmed' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.context().close();
  });

  test('a visit is dragged in the diary and on Today, and only an answer moves it', async () => {
    for (const [path, from, to, time] of [
      [`${desk}/diary`, 240, 195, '3:15'],
      [desk, 195, 165, '2:45'],
    ] as const) {
      const page = await openPage(path);
      const card = visit(page, 'Asha');
      await inSight(card);
      const lane = page.getByRole('region', { name: 'Hair-transplant surgeon' }).locator('ol');
      const hour = (await lane.boundingBox())!.height / 9.5;
      const box = (await card.boundingBox())!;
      await page.mouse.move(box.x + 60, box.y + 10);
      await page.mouse.down();
      await page.mouse.move(box.x + 60, box.y + 40, { steps: 5 });
      await page.mouse.move(box.x + 60, box.y + 10 + (hour * (to - from)) / 60, { steps: 5 });
      await page.mouse.up();
      await page.getByText(`to ${time} pm with Hair-transplant surgeon.`).waitFor();
      await inSight(page.getByRole('button', { name: 'Move, don’t tell' }));
      // It stands where it stood, and where it would go is marked.
      expect((await card.boundingBox())!.y).toBeCloseTo(box.y, 0);
      await inSight(page.locator('[data-proposed]'), 'middle');
      await pressInSight(page.getByRole('button', { name: 'Move, don’t tell' }));
      await page.getByText('Moved: Asha Namuna.').waitFor();
      await page.getByRole('link', { name: new RegExp(`^${time} Asha Namuna`) }).waitFor();
      await inSight(page.getByRole('button', { name: 'Undo' }));
      expect(await axeFindings(page)).toEqual([]);
      await page.context().close();
    }
  });

  test('nobody leaves the screen past an open question without seeing it', async () => {
    const page = await openPage(desk);
    await visit(page, 'Asha').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText('Move Asha Namuna').waitFor();
    await findAndPress(page.getByRole('link', { name: 'Patients' }));
    await inSight(page.getByText('Not moved yet.').last());
    expect(new URL(page.url()).pathname).toBe(desk);
    await page.keyboard.press('Escape');
    await page.getByText('Move Asha Namuna').waitFor({ state: 'detached' });
    await findAndPress(page.getByRole('link', { name: 'Patients' }));
    await page.waitForURL(/patients$/);
    await page.context().close();
  });

  test('a visit is cancelled with one key and a question whose Enter keeps it, and the time is free again', async () => {
    const page = await openPage(desk);
    await visit(page, 'Tara').focus();
    await page.keyboard.press('Delete');
    await focusInSight(page);
    await page.keyboard.press('Enter');
    await page.getByText('Cancel the visit of Tara').waitFor({ state: 'detached' });
    await visit(page, 'Tara').focus();
    await page.keyboard.press('Delete');
    await pressInSight(page.getByRole('button', { name: 'Cancel and tell' }));
    await page.getByText('Cancelled: Tara Namuna.').waitFor();
    await visit(page, 'Tara').waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('a walk-in gets a number and a wait, and is called in', async () => {
    const page = await openPage(`${desk}/diary/walk-ins`);
    await page.getByLabel('Full name').fill('Walker Namuna');
    await page.getByLabel('Mobile number').fill('98765 43212');
    await findAndPress(page.getByText('Follow-up'));
    await findAndPress(page.getByRole('button', { name: 'Give a number' }));
    await page.getByRole('heading', { name: 'Number 1 for Walker Namuna' }).waitFor();
    await page.getByText(/Expected wait: /).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await findAndPress(page.getByRole('link', { name: 'Today' }).first());
    await findAndPress(page.getByRole('button', { name: 'Call in: Walker Namuna' }));
    await visit(page, 'Walker').filter({ hasText: 'In consultation' }).waitFor();
    await page.context().close();
  });

  test('a series is shown before it is booked in one step', async () => {
    const page = await openPage(`${desk}/diary/new?type=laser-session&date=2026-11-23`);
    await page.getByLabel('Full name').fill('Sunil Namuna');
    await page.getByLabel('Mobile number').fill('98765 43213');
    await page.getByLabel('Sessions', { exact: true }).fill('4');
    await findAndPress(page.getByRole('button', { name: 'Show the dates' }));
    await page.getByText('Mon 21 Dec 2026, 10:30 am').waitFor();
    await findAndPress(page.getByRole('button', { name: 'Book 4 sessions' }));
    await page.getByText('The series is booked.').waitFor();
    await page.getByRole('link', { name: 'Mon 15 Feb 2027, 10:30 am' }).waitFor();
    await page.getByRole('button', { name: 'Undo the whole series' }).waitFor();
    await page.context().close();
  });

  test('leave of days names whom it touches', async () => {
    const page = await openPage(`${desk}/diary/time-off`);
    const leave = page.locator('section', { has: page.getByRole('heading', { name: 'Leave', exact: true }) });
    await leave.getByLabel('First day').fill('2026-11-23');
    await leave.getByLabel('Last day').fill('2026-11-25');
    await findAndPress(leave.getByRole('button', { name: 'Save leave' }));
    await page.getByRole('heading', { name: 'Leave saved. 1 visit lies in it.' }).waitFor();
    await page.getByText('Next free: Thu 26 Nov 2026').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await findAndPress(page.getByRole('link', { name: 'Move: Sunil Namuna' }));
    await page.getByText('The next free time is filled in.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Day', exact: true }).inputValue()).toBe('Thu 26 Nov 2026');
    await page.context().close();
  });

  test('the day is printed, and a calendar feed shows no name', async () => {
    const page = await openPage(`${desk}/diary/print`);
    await page.getByRole('cell', { name: 'Asha Namuna' }).waitFor();
    await page.goto(`${desk}/diary/feeds`);
    await findAndPress(page.getByRole('button', { name: 'Make the address' }).last());
    const address = await page.getByLabel('This is the address').inputValue();
    const feed = await (await fetch(address)).text();
    expect(feed).toContain('SUMMARY:Hair consultation');
    expect(feed).not.toMatch(/Namuna|98765/);
    expect((await fetch(address.replace('/calendar/', '/calendar/x'))).status).toBe(404);
    expect(server.output()).not.toContain(address.split('/').at(-1)!.slice(0, 20));
    await page.context().close();
  });

  test('everything fits a tablet held upright', async () => {
    const page = await openPage(desk, TABLET);
    for (const path of ['', '/diary', '/diary/new', '/diary/walk-ins', '/diary/time-off', '/diary?view=week']) {
      await page.goto(desk + path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(`${path} ${overflow}`).toBe(`${path} 0`);
    }
    await page.context().close();
  });

  test('without scripts the day is read, a visit called in and moved', async () => {
    const page = await openPage(`${desk}/diary/new?type=follow-up`, { javaScriptEnabled: false });
    await bookFor(page, 'Kiran Namuna', '98765 43214');
    const loaded = page.waitForEvent('load');
    await findAndPress(page.getByRole('button', { name: 'Arrived' }));
    await loaded;
    await page.goto(desk);
    await findAndPress(page.getByRole('button', { name: 'Call in: Kiran Namuna' }));
    await findAndPress(page.getByRole('link', { name: /Kiran Namuna In consultation/ }));
    await page.getByLabel('Minutes').fill('20');
    await findAndPress(page.getByRole('button', { name: 'Move', exact: true }));
    await page.getByText(/Moved\.|That is outside/).waitFor();
    await page.context().close();
  });

  test('what somebody else’s name holds is shown as text', async () => {
    const page = await openPage(`${desk}/diary/new?type=follow-up&date=2026-11-26`);
    await bookFor(page, 'Ma & Pa “Namuna” O’Namuna', '98765 43215');
    await page.goto(`${desk}/diary?date=2026-11-26`);
    await visit(page, 'Ma & Pa “Namuna” O’Namuna').waitFor();
    await page.context().close();
  });
});

describe('a doctor’s tablet', long, () => {
  test('changes no colleague’s diary, and reads only the own patients’ notes', async () => {
    await using server = await startStaffServer({ env });
    const browser = await openBrowser();
    try {
      const booked = await fetch(`${server.url}/api/v1/appointments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          appointmentTypeId: 'hair-consultation',
          practitionerId: 'hair-transplant-surgeon',
          startsAt: '2026-11-23T10:30:00+05:30',
          fullName: 'Neel Namuna',
          mobileNumber: '98765 43216',
          note: 'A secret note',
          consent: true,
        }),
      });
      expect(booked.status).toBe(201);
      for (const role of ['doctor', 'front-desk'] as const) {
        const page = await signedInPage(browser, server, role, { viewport: { width: 1024, height: 768 } });
        await page.goto(`${desk}/diary?date=2026-11-23`);
        await findAndPress(page.locator('[data-appointment]', { hasText: 'Neel' }).first());
        await page.getByRole('heading', { name: 'Visit of Neel Namuna' }).waitFor();
        expect(await page.content()).not.toContain('A secret note');
        expect(await page.getByRole('button', { name: 'Move', exact: true }).count()).toBe(role === 'doctor' ? 0 : 1);
        await page.context().close();
      }
    } finally {
      await browser.close();
    }
  });
});

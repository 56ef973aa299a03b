import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, openBrowser } from './harness/browser.ts';
import { focusInSight, inSight, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

// Friday 20 November 2026, 2:17 pm in Nagpur.
const env = { CLOCK_START: '2026-11-20T08:47:00Z' };
const desk = '/admin-dashboard';

describe('who is moved is told, unless somebody says otherwise', () => {
  let server: StaffServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer({ env }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  async function send(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    const headers = { cookie: server.signedIn['front-desk'].cookie, origin: server.url };
    return fetch(server.url + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });
  }
  async function booked(fullName: string, email: string, minute: number): Promise<string> {
    const answer = await send(`${desk}/diary/new`, {
      intent: 'book',
      fullName,
      mobileNumber: '98765 43210',
      email,
      type: 'skin-consultation',
      practitioner: 'dermatologist',
      slot: `dermatologist|2026-11-20|${minute}`,
    });
    const id = /appointments\/([\da-f-]{36})/.exec(answer.headers.get('location') ?? '')?.[1];
    if (id === undefined) throw new Error(`${fullName} was not booked: ${answer.status}`);
    return id;
  }
  /** How often the outbox names this address. */
  async function messagesTo(email: string): Promise<number> {
    const outbox = await (await fetch(`${server.url}/dev/outbox`)).text();
    return outbox.split(email).length - 1;
  }

  test.each(WINDOWS.map((window, index) => [window.viewport.width, window, index] as const))(
    'at %i px Enter moves and tells who is awaited, and only moves who is here',
    async (width, window, index) => {
      const [name, email] = [`Leela${index} Namuna`, `leela${width}@example.com`];
      const id = await booked(name, email, 16 * 60 + 40 * index);
      const page = await signedInPage(browser, server, 'front-desk', window);
      await page.goto(`${desk}/diary`);
      await hydrated(page);
      const card = page.locator(`[data-appointment="${id}"]`);
      const told = await messagesTo(email);
      await card.focus();
      await page.keyboard.press('Alt+ArrowDown');
      await focusInSight(page);
      expect(await page.locator(':focus').innerText()).toContain('Move and tell the patient');
      for (const other of ['Move, don’t tell', 'Don’t move']) await inSight(page.getByRole('button', { name: other }));
      await page.keyboard.press('Enter');
      await page.getByText(`Moved: ${name}.`).waitFor();
      await expect.poll(() => messagesTo(email)).toBeGreaterThan(told);

      await card.focus();
      await page.keyboard.press('a');
      await page.getByText(`${name}: arrived.`).waitFor();
      await page.locator(`[data-appointment="${id}"][data-status="arrived"]`).focus();
      await page.keyboard.press('Alt+ArrowDown');
      await focusInSight(page);
      expect(await page.locator(':focus').innerText()).toContain('Move, don’t tell');
      await inSight(page.getByRole('button', { name: 'Move and tell the patient' }));
      await page.context().close();
    },
  );
});

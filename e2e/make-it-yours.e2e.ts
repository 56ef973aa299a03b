import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '#app/features/notifications/server/fixtures.ts';
import { apiAt } from './harness/api.ts';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { findAndPress, inSight, ON_A_PHONE, pressInSight, WINDOWS } from './harness/in-sight.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { startServer } from './harness/server.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
const launch = `${desk}/launch`;
const BAND = 'Demonstration: not a real clinic';

describe('from the demonstration to a clinic of one’s own', () => {
  let mails: TestMailServer;
  let server: StaffServer;
  let browser: Browser;

  beforeAll(async () => {
    mails = await startMailServer();
    const env = { CLOCK_START: MONDAY_MORNING, SMTP_URL: mails.url, MAIL_FROM: 'Jamun <hello@example.com>' };
    [server, browser] = await Promise.all([startStaffServer({ env }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
    await mails.close();
  });

  const bodyOf = async (path: string) => (await fetch(server.url + path)).text();

  async function ask(path: string, fields: Readonly<Record<string, string>>): Promise<string | null> {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: server.signedIn.owner.cookie, origin: server.url },
      body: new URLSearchParams(fields),
    });
    return answer.headers.get('location');
  }

  /** Books as a visitor's program does, by the API. */
  async function bookTrial(changes: object): Promise<void> {
    const answer = await apiAt(server.url).book(changes);
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  }

  test.each(WINDOWS.map((window) => [window.viewport.width, window] as const))(
    'the owner’s Today shows the twelve steps at %i px, and each leads to one screen',
    async (_width, window) => {
      const page = await signedInPage(browser, server, 'owner', window);
      await page.goto(desk);
      const pane = page.getByRole('region', { name: 'Make it yours' });
      await pane.getByText('0 of 12 done').waitFor();
      expect(await pane.getByRole('listitem').count()).toBe(12);
      await hydrated(page);
      await findAndPress(pane.getByRole('link', { name: 'Go on' }));
      await page.getByRole('heading', { level: 1, name: 'Make it yours' }).waitFor();
      expect(await sticksOut(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      await page.context().close();
    },
  );

  test('nobody but the owner is asked, or answered', async () => {
    for (const role of ['doctor', 'front-desk', 'editor'] as const) {
      const { cookie } = server.signedIn[role];
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(server.url + launch, {
          method,
          headers: { cookie, origin: server.url },
          ...(method === 'POST' && { body: new URLSearchParams({ intent: 'go-live' }) }),
        });
        expect([role, method, answer.status]).toEqual([role, method, 403]);
      }
    }
  });

  test('a step that only the owner can judge is ticked off and looked at again, without scripts too', async () => {
    const page = await signedInPage(browser, server, 'owner', { ...ON_A_PHONE, javaScriptEnabled: false });
    await page.goto(launch);
    await findAndPress(page.getByRole('button', { name: 'It is right as it is: Hours and holidays' }));
    await page.getByText('1 of 12 done').waitFor();
    await findAndPress(page.getByRole('button', { name: 'Look at it again: Hours and holidays' }));
    await page.getByText('0 of 12 done').waitFor();
    await page.context().close();
  });

  test('a test mail arrives at the address the owner signs in with', async () => {
    expect(await ask(launch, { intent: 'test-mail' })).toBe(`${launch}?said=test-sent`);
    await expect.poll(() => mails.received.find((mail) => mail.subject?.startsWith('A test from'))).toBeDefined();
  });

  test('going live is refused while name, phones, address and links are the demonstration’s', async () => {
    const page = await signedInPage(browser, server, 'owner');
    await page.goto(launch);
    await hydrated(page);
    await findAndPress(page.getByRole('button', { name: 'Go live', exact: true }));
    await inSight(page.getByText('The site is not live: something of the demonstration is still in it.'));
    await page.getByText('The clinic has the demonstration’s name.').waitFor();
    await page.getByText('The address is the demonstration’s').waitFor();
    await page.getByText('Links to the chat or to social pages lead nowhere.').waitFor();
    expect(await bodyOf('/')).toContain(BAND);
    await page.context().close();
  });

  /** Enters name, phones and address, has no chat and no social pages, and takes the phones off the list of what nobody has confirmed. */
  async function enterTheClinic(page: Page): Promise<void> {
    await page.goto(`${desk}/site/clinic.yml`);
    await hydrated(page);
    await page.getByLabel('Name of the clinic').fill('Asha Skin Clinic');
    await page.locator('#shortName').fill('Asha');
    await page.getByLabel('Phone numbers').fill('+91 98765 43210');
    for (const [field, text] of Object.entries({ street: '7 Station Road', area: 'Civil Lines' }))
      await page.locator(`[name="address.${field}"]`).fill(text);
    await page.locator('[name="email"]').fill('desk@asha.example');
    for (const link of ['whatsapp', 'instagram', 'facebook', 'youtube'])
      await page.locator(`[name="social.${link}"]`).fill('');
    await page.locator('[data-save=saved]').waitFor();
    const ids = await page
      .locator('input[name^="unconfirmed."][name$=".id"]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    const remove = page.locator(`button[value="remove:unconfirmed:${ids.indexOf('phones')}"]`);
    await findAndPress(remove);
    await expect
      .poll(() => page.locator('input[name^="unconfirmed."][name$=".id"]').evaluateAll((inputs) => inputs.length))
      .toBe(ids.length - 1);
    await hydrated(page);
    await pressInSight(page.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(page.getByText('Published. Readers see it now.'));
  }

  test('the clinic goes live: the band is gone, trials are removed, and what is booked then is real', async () => {
    await bookTrial({ fullName: 'Asha Namuna' });
    const page = await signedInPage(browser, server, 'owner');
    await page.goto(desk);
    await hydrated(page);
    await page.keyboard.press('/');
    await page.keyboard.type('asha nam');
    await page.getByRole('option', { name: /Asha Namuna/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Asha Namuna' }).waitFor();
    const record = new URL(page.url()).pathname;
    await findAndPress(page.locator('main a[href*="/diary/appointments/"]').first());
    await page.getByText('(a trial: the site was a demonstration)').waitFor();

    await enterTheClinic(page);
    expect(await bodyOf('/')).toContain(BAND);
    for (const path of ['/', '/contact-us', '/specific-service?q=whatsapp'])
      expect(await bodyOf(path)).not.toContain('example.com/');
    await page.goto(launch);
    await hydrated(page);
    await page.getByText('One visit was booked as a trial.').waitFor();
    await findAndPress(page.getByRole('button', { name: 'Go live', exact: true }));
    await inSight(page.getByText('The site is live.', { exact: true }).first());
    for (const path of ['/', '/services', '/book-appointment', '/blog'])
      await expect.poll(async () => [path, (await bodyOf(path)).includes(BAND)]).toEqual([path, false]);
    const { cookie } = server.signedIn.owner;
    const gone = await fetch(server.url + record, { headers: { cookie } });
    expect([gone.status, (await gone.text()).includes('Asha Namuna')]).toEqual([404, false]);

    await bookTrial({ fullName: 'Tara Namuna', startsAt: '2026-11-24T12:00:00+05:30' });
    await page.reload();
    await hydrated(page);
    expect(await page.getByText('booked as a trial').count()).toBe(0);
    await findAndPress(page.getByRole('button', { name: 'Show it as a demonstration again' }));
    await inSight(page.getByText('The site is a demonstration again.'));
    await expect.poll(() => bodyOf('/')).toContain(BAND);
    await ask(launch, { intent: 'go-live' });
    await expect.poll(() => bodyOf('/')).not.toContain(BAND);
    await page.context().close();
  });

  test('search engines are kept away by the demonstration, and by nothing once it is live', async () => {
    const started = async (dataDir?: string) =>
      startServer({
        ...(dataDir === undefined ? {} : { dataDir }),
        env: { PUBLIC_URL: 'https://asha.example' },
      });
    await server.stop();
    await using live = await started(server.dataDir);
    await using demonstration = await started();
    for (const path of ['/', '/services', '/book-appointment']) {
      const headerOf = async (url: string) => (await fetch(url + path)).headers.get('x-robots-tag');
      expect([path, await headerOf(live.url), await headerOf(demonstration.url)]).toEqual([path, null, 'noindex']);
    }
  });
});

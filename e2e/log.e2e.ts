import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { bookWithDetails, chooseATime, PATIENT } from './harness/booking.ts';
import { DESKTOP, hydrated } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { asAPersonWould } from './harness/server.ts';
import { openSite, type OwnSite } from './harness/site.ts';

let site: OwnSite;
/** What opens the patient's appointment. */
let token = '';
let reference = '';

beforeAll(async () => {
  site = await openSite({ env: { LOG_LEVEL: 'trace' } });
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** The lines of the log, read as JSON; what the server prints for people is not among them. */
function lines(): Record<string, unknown>[] {
  const printed = site.server.output().split('\n').filter(Boolean);
  return printed.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log of a whole journey', () => {
  it('is written while a patient looks, searches, mistypes, books, loses the link and cancels', async () => {
    const page = await site.visit('/specific-service?q=asha+has+herpes', DESKTOP);
    await page.goto(site.at('/services/skin/herpes-treatment'));
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Choose a time' }).first().click();
    await heading(page, /time/i).waitFor();
    await chooseATime(page);
    await page.getByLabel('Full name').fill(PATIENT.name);
    await page.getByLabel('Mobile number').fill('98765');
    await asAPersonWould(page.url());
    await page.getByRole('button', { name: 'Book appointment' }).click();
    await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
    await bookWithDetails(page);
    token = new URL(page.url()).pathname.split('/')[2] ?? '';
    reference = await page
      .getByRole('main')
      .getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
      .innerText();
    expect(token.length).toBeGreaterThan(20);

    for (const path of ['', '/', '.data', '/calendar.ics', '?move', '?cancel', '/nothing', '%2f', '?x=1#y']) {
      await ask(site.server.url, `/appointment/${token}${path.split('#')[0]}`);
    }
    await page.goto(site.at(`/appointment/${token}?cancel`));
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Yes, cancel it' }).click();
    await heading(page, 'Your appointment is cancelled').waitFor();

    await page.goto(site.at('/my-appointment'));
    const byReference = page.locator('section[aria-labelledby=by-reference]');
    await byReference.getByLabel('Mobile number').fill(PATIENT.mobile);
    await byReference.getByLabel('reference').fill(reference);
    await byReference.getByRole('button').click();
    await heading(page, /.+/).waitFor();
  });

  it('is written while programs ask for strange things', async () => {
    const json = { 'content-type': 'application/json' };
    const body = JSON.stringify({
      fullName: PATIENT.name,
      mobileNumber: PATIENT.mobile,
      email: PATIENT.email,
      note: PATIENT.note,
    });
    await ask(site.server.url, '/api/v1/appointments', { method: 'POST', headers: json, body });
    await ask(site.server.url, '/api/v1/appointments', { method: 'POST', headers: json, body: body.slice(0, 60) });
    await ask(site.server.url, `/api/v1/appointments/${token}`);
    await ask(site.server.url, `/api/v1/appointments/${token}`, { method: 'DELETE' });
    await ask(site.server.url, `/nothing/${token}`, {
      headers: { cookie: `a=${PATIENT.name}`, authorization: `Bearer ${token}` },
    });
    await ask(site.server.url, `/book-appointment?name=${encodeURIComponent(PATIENT.name)}`, {
      headers: { referer: site.at(`/appointment/${token}`), 'user-agent': PATIENT.name },
    });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await ask(site.server.url, '/book-appointment', {
      method: 'POST',
      headers: form,
      body: new URLSearchParams({ fullName: PATIENT.name }).toString(),
    });
    expect(lines().length).toBeGreaterThan(20);
  });

  it('names nobody, and holds nothing that opens an appointment', () => {
    const output = site.server.output();
    for (const secret of [
      'asha',
      'namuna',
      '98765',
      '43210',
      'itches',
      'herpes',
      '"note',
      'cookie',
      'bearer',
      token.toLowerCase(),
      reference.toLowerCase(),
      reference.replace('-', '').toLowerCase(),
    ]) {
      const line = output
        .split('\n')
        .find(
          (text) => text.toLowerCase().includes(secret) && !/\/(?:services\/skin|plates)\/herpes-treatment/.test(text),
        );
      expect([secret, line]).toEqual([secret, undefined]);
    }
  });

  it('still says what happened: each request with its id, path, status and time, tokens as :token', () => {
    const requests = lines().filter(({ msg }) => msg === 'request');
    for (const line of requests) {
      expect(line).toMatchObject({
        time: expect.any(String),
        level: 'info',
        id: expect.any(String),
        method: expect.any(String),
        path: expect.any(String),
        status: expect.any(Number),
        ms: expect.any(Number),
      });
    }
    expect(requests).toContainEqual(
      expect.objectContaining({ method: 'GET', path: '/appointment/:token', status: 200 }),
    );
    expect(requests.some(({ path }) => String(path).includes('?'))).toBe(false);
  });

  it('tells of no fault of the server', () => {
    expect(lines().filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
    expect(
      site.server
        .output()
        .split('\n')
        .filter((line) => line !== '' && !/^\{|^Jamun is open at|^No owner yet|^This is a trial/.test(line)),
    ).toEqual([]);
  });
});

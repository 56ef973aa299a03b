import { createHmac } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCarrier, type TestCarrier } from '#app/features/notifications/server/fixtures-carrier.ts';
import { apiAt, slotsOf } from './harness/api.ts';
import { findAndPress, ON_A_TABLET } from './harness/in-sight.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { ask } from './harness/ask.ts';
import { axeFindings, hydrated, openBrowser } from './harness/browser.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const APP_SECRET = 'the-secret-of-the-meta-app';
const VERIFY = 'a-text-of-our-own';
const RECEIPT_SECRET = 'the-secret-of-receipts';
const base = '/admin-dashboard/messages';

describe('messages at the desk', () => {
  let server: StaffServer;
  let browser: Browser;
  let carrier: TestCarrier;
  let page: Page;
  beforeAll(async () => {
    carrier = await startCarrier();
    const env = {
      CLOCK_START: MONDAY_MORNING,
      WHATSAPP_PHONE_NUMBER_ID: '10001',
      WHATSAPP_TOKEN: 'a-token-of-the-tests-0123',
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: VERIFY,
      WHATSAPP_GRAPH_URL: carrier.url,
      SMS_URL: `${carrier.url}/sms`,
      SMS_BODY: '{"to":"{to}","text":"{text}"}',
      SMS_RECEIPT_SECRET: RECEIPT_SECRET,
    };
    [server, browser] = await Promise.all([startStaffServer({ env }), openBrowser()]);
    page = await signedInPage(browser, server, 'owner', ON_A_TABLET);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
    await carrier.close();
  });

  const post = (path: string, body: string, headers: Readonly<Record<string, string>>) =>
    ask(server.url, path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
  const notice = (id: string, status: string) =>
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: '1', changes: [{ field: 'messages', value: { statuses: [{ id, status, timestamp: '1' }] } }] }],
    });
  const signed = (body: string, secret = APP_SECRET) => ({
    'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  });

  test('whom no channel takes is named, called, and then settled', async () => {
    carrier.answers.push({ status: 400 });
    const api = apiAt(server.url);
    const free = slotsOf(
      await api.ask('slots?appointmentType=hair-consultation&practitioner=dermatologist&from=2026-11-26&to=2026-12-03'),
    );
    await api.book({ ...free[0], fullName: 'Asha Namuna', email: undefined });
    await page.goto(base);
    await hydrated(page);
    // It appears by itself once the carrier has refused it.
    await page.getByRole('link', { name: 'Asha Namuna' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await findAndPress(page.getByRole('button', { name: 'Mark as called (Asha Namuna)' }));
    await page.getByText('Marked as called.').waitFor();
    await findAndPress(page.getByRole('link', { name: /^Done/ }));
    await page.getByText('Called', { exact: true }).waitFor();
  });

  test('the owner changes words, sees them as a patient would, and is refused a treatment', async () => {
    await page.goto(`${base}/templates/booked/sms/en`);
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Words' }).fill('See you on {date} at {time}, {name}.');
    await page.locator('[data-preview]').getByText('See you on Tue').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByText('Saved. The next message uses it.').waitFor();
    await page.getByRole('textbox', { name: 'Words' }).fill('Your carbon laser facial is on {date}.');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('textbox', { name: 'Words' }).inputValue()).toBe(
      'Your carbon laser facial is on {date}.',
    );
  });

  test('each language has its words, and the list says which of them the clinic has changed', async () => {
    await page.goto(`${base}/templates`);
    await hydrated(page);
    await findAndPress(page.getByRole('link', { name: /^मराठी/ }));
    const row = page.getByRole('table', { name: 'Booked' }).getByRole('row', { name: /SMS/ });
    await row.getByText('{name}, अपॉइंटमेंट बुक आहे').waitFor();
    expect(await row.innerText()).toContain('built in');
    expect(await axeFindings(page)).toEqual([]);
    await findAndPress(row.getByRole('link', { name: 'SMS' }));
    await page.getByRole('heading', { level: 1, name: 'Booked, SMS, मराठी' }).waitFor();
    await hydrated(page);
    const words = page.getByRole('textbox', { name: 'Words' });
    expect(await words.getAttribute('lang')).toBe('mr');
    await words.fill('तुमची वेळ {date}, {time}. {name}');
    await page.locator('[data-preview]').getByText('तुमची वेळ मंगळ 24 नोव्हेंबर, सकाळी 11:00 वाजता. Asha Namuna').waitFor();
    await page.getByText('1 text message (59 characters, not all in the telephone alphabet)').waitFor();
    await words.fill('तुमच्या केसांची वेळ {date}');
    await page.getByText('“केसांची” tells what the patient comes for; leave it out').first().waitFor();
    await words.fill('तुमची वेळ {date}, {time}. {name}');
    await page.getByLabel('DLT template number').fill('1107160000000000077');
    expect(await axeFindings(page)).toEqual([]);
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByText('Saved. The next message uses it.').waitFor();
    await findAndPress(page.getByRole('link', { name: 'Back to all words' }));
    await row.getByText('तुमची वेळ {date}').waitFor();
    expect(await row.innerText()).toMatch(/changed, version 1[^]*1107160000000000077/);
    await page.getByRole('link', { name: 'मराठी 1 changed' }).waitFor();
    // The English words are as they were left.
    await findAndPress(page.getByRole('link', { name: /^English/ }));
    await row.getByText('See you on {date} at {time}').waitFor();
  });

  test('the address of receipts answers Meta’s challenge and nobody else’s', async () => {
    const query = (token: string) =>
      `/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=12345&hub.verify_token=${token}`;
    const right = await ask(server.url, query(VERIFY));
    expect([right.status, right.text]).toEqual([200, '12345']);
    const wrong = await ask(server.url, query('guess'));
    expect([wrong.status, wrong.text]).toEqual([403, '']);
  });

  test('forged receipts are refused, signed ones of unknown messages change nothing, and neither is an error', async () => {
    const body = notice('carrier-1', 'failed');
    const statuses = [];
    for (const headers of [
      {},
      signed(body, 'another-secret'),
      signed(`${body} `),
      { 'x-hub-signature-256': 'sha256=' },
    ])
      statuses.push((await post('/webhooks/whatsapp', body, headers)).status);
    expect(statuses).toEqual([401, 401, 401, 401]);
    expect((await post('/webhooks/whatsapp', body, signed(body))).status).toBe(200);
    expect((await post('/webhooks/whatsapp', body, signed(body))).status).toBe(200);
    expect((await post('/webhooks/whatsapp', '{', signed('{'))).status).toBe(400);
    const sms = JSON.stringify({ id: 'carrier-1', status: 'failed' });
    expect((await post('/webhooks/sms', sms, { 'x-receipt-secret': 'guess' })).status).toBe(401);
    expect((await post('/webhooks/sms', sms, { 'x-receipt-secret': RECEIPT_SECRET })).status).toBe(200);
    expect((await post('/webhooks/sms', '{"id":1}', { 'x-receipt-secret': RECEIPT_SECRET })).status).toBe(400);
    expect(server.output()).not.toMatch(/the-secret-of|a-token-of-the-tests/);
  });
});

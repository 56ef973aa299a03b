import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMailServer, type TestMailServer } from '#app/features/notifications/server/fixtures.ts';
import { ask } from './harness/ask.ts';
import { axeFindings, DESKTOP, newVisitor, openBrowser, PHONE } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { whole } from './harness/mailbox.ts';
import { runScript } from './harness/script.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { asAPersonWould, startServer, type RunningServer } from './harness/server.ts';
import { long } from './harness/tiers.ts';

const CLINIC = 'desk@example.com';
const NO_SCRIPT: BrowserContextOptions = { ...PHONE, javaScriptEnabled: false };
const REFERENCE = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/;
const WORDS = 'Is parking possible?\nMy scooter is small.';

let mails: TestMailServer;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  mails = await startMailServer();
  const env = {
    CLOCK_START: MONDAY_MORNING,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Jamun <hello@example.com>',
    CLINIC_MAIL: CLINIC,
  };
  [server, browser] = await Promise.all([startServer({ env }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
  await mails.close();
});

const visit = (options?: BrowserContextOptions, at = server.url) => newVisitor(browser, `${at}/contact-us`, options);

async function write(page: Page, changes: { email?: string; mobile?: string; message?: string } = {}): Promise<void> {
  const { email = '', mobile = '98765 43210', message = WORDS } = changes;
  await page.getByLabel('What is it about?').selectOption('Something else');
  await page.getByLabel('Full name').fill('Asha Namuna');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('E-mail (optional)').fill(email);
  await page.getByLabel('Your message').fill(message);
  await page.getByLabel('Keep these details to answer my message').check();
}

/** A person needs longer than a program to write. */
const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send message' }).click();

async function sent(page: Page): Promise<string> {
  await heading(page, 'We have your message').waitFor();
  return page.locator('main').getByText(REFERENCE).innerText();
}

/** What whoever runs the website reads of the open messages. */
async function inbox(of: RunningServer = server): Promise<string> {
  return (await runScript('enquiries', [], { DATA_DIR: of.dataDir })).output;
}

interface Answer {
  readonly status: number;
  readonly html: string;
}

/** Sends the fields as a browser without scripts does. */
async function post(fields: Readonly<Record<string, string>>, at = server.url, address?: string): Promise<Answer> {
  const { status, text } = await ask(at, '/contact-us', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: at,
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status, html: text };
}

const GOOD = {
  topic: 'appointment',
  fullName: 'Asha Namuna',
  mobileNumber: '98765 43210',
  message: 'When do you close on Friday?',
  consent: 'on',
};

/** A ticket as the form fetches it, old enough to be a person's. */
async function ticket(at = server.url): Promise<{ formSeal: string; requestKey: string }> {
  const { text } = await ask(at, '/contact-us/ticket');
  await asAPersonWould(at);
  return JSON.parse(text) as { formSeal: string; requestKey: string };
}

describe('somebody writes to the clinic', () => {
  it('and gets a reference on the spot; the clinic and they are told by mail, without the words', async () => {
    const page = await visit();
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await write(page, { email: 'asha@example.com' });
    await asAPersonWould(page.url());
    await send(page);
    const reference = await sent(page);
    expect(await page.title()).toBe('We have your message');
    expect(documents).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);

    const [toClinic, toSender] = await vi.waitFor(
      () => {
        const found = [CLINIC, 'asha@example.com'].map((address) =>
          mails.received.find(({ envelopeTo }) => envelopeTo.includes(address)),
        );
        expect(found).not.toContain(undefined);
        return found;
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(toClinic?.subject).toBe(`New message: ${reference}`);
    expect(toClinic?.text).toContain('About: Something else');
    expect(whole(toClinic!)).not.toMatch(/Asha|Namuna|98765|parking|asha@example/);
    expect(toSender?.subject).toBe(`We have your message (${reference})`);
    expect(toSender?.text).toContain('Dear Asha Namuna,');
    expect(whole(toSender!)).not.toMatch(/parking|scooter|98765/);

    const listed = await inbox();
    expect(listed).toContain(reference);
    expect(listed).toContain('Asha Namuna, +91 98765 43210, asha@example.com');
    expect(listed).toContain('  | My scooter is small.');
  });

  it('without JavaScript too: looks once more at what was written, and sends it', async () => {
    const page = await visit(NO_SCRIPT);
    expect(await axeFindings(await visit(PHONE))).toEqual([]);
    await write(page, { mobile: '98765 00001' });
    await send(page);
    await heading(page, 'Check your message').waitFor();
    expect(await page.title()).toBe('Check your message');
    expect(await page.getByLabel('Your message').inputValue()).toBe(WORDS);
    expect(await page.getByLabel('What is it about?').inputValue()).toBe('other');
    await asAPersonWould(page.url());
    await send(page);
    expect(await sent(page)).toMatch(REFERENCE);
    expect(await page.getByRole('link', { name: '+91 00000 00000' }).last().isVisible()).toBe(true);
  });

  it('before the scripts have begun: the page asks to look once more', async () => {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.goto(`${server.url}/contact-us`, { waitUntil: 'domcontentloaded' });
    await write(page, { mobile: '98765 00002' });
    await send(page);
    await heading(page, 'Check your message').waitFor();
    await context.close();
  });

  it('once, however often the button is pressed', async () => {
    const fields = { ...GOOD, ...(await ticket()), mobileNumber: '98765 00003' };
    const answers = await Promise.all([post(fields), post(fields), post(fields)]);
    const references = answers.map(({ html }) => />([A-Z0-9]{4}-[A-Z0-9]{4})</.exec(html)?.[1]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(references).size).toBe(1);
    const [reference = ''] = references;
    expect((await inbox()).split(reference)).toHaveLength(2);

    // The same form with other words is another message, not a refusal.
    const other = await post({ ...fields, message: 'And on Saturday?' });
    expect(/>([A-Z0-9]{4}-[A-Z0-9]{4})</.exec(other.html)?.[1]).not.toBe(reference);
  });
});

describe('what is wrong with a message', () => {
  for (const [name, options] of [
    ['with scripts', DESKTOP],
    ['without', { ...DESKTOP, javaScriptEnabled: false }],
  ] as const) {
    it(`is said above the heading and at each field, and nothing typed is lost, ${name}`, async () => {
      const page = await visit(options);
      await page.getByLabel('Mobile number').fill('0000 000');
      await page.getByLabel('E-mail (optional)').fill('not an address');
      await page.getByLabel('Your message').fill('ж'.repeat(2001));
      await send(page);
      await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
      expect(await page.title()).toBe('Error: Write to us');
      const problems = page.getByRole('alert');
      expect(await problems.getByRole('link').allInnerTexts()).toEqual([
        'Choose what your message is about',
        'Enter your name',
        'Enter a phone number with 10 digits, like 98765 43210',
        'Enter an e-mail address, like name@example.com, or leave it empty',
        'Shorten the message to at most 2,000 characters',
        'Tick that we may keep these details to answer you',
      ]);
      expect(await problems.evaluate((box) => box === document.activeElement)).toBe(true);
      expect(await page.getByLabel('Mobile number').inputValue()).toBe('0000 000');
      expect(await page.getByLabel('E-mail (optional)').inputValue()).toBe('not an address');
      expect((await page.getByLabel('Your message').inputValue()).length).toBe(2001);
      if (options === DESKTOP) expect(await axeFindings(page)).toEqual([]);
      await problems.getByRole('link', { name: 'Enter your name' }).click();
      expect(await page.getByLabel('Full name').evaluate((field) => field === document.activeElement)).toBe(true);

      await write(page, { mobile: options === DESKTOP ? '98765 00004' : '98765 00005' });
      await asAPersonWould(page.url());
      await send(page);
      await sent(page);
    });
  }

  it('gets a clear answer in every field, whatever was typed to do harm', async () => {
    const hostile = [
      '',
      'x'.repeat(50_000),
      '\u0007\u001B[31m',
      '\u202Egnp.exe',
      "'; DROP TABLE enquiries; --",
      '<img src=x onerror=alert(1)>',
      '{"$gt":""}',
      '%00%0d%0aSet-Cookie: a=b',
    ];
    for (const field of [...Object.keys(GOOD), 'email', 'formSeal', 'requestKey', 'website']) {
      for (const value of hostile) {
        const { status, html } = await post({ ...GOOD, [field]: value });
        expect([200, 422], `${field} = ${value.slice(0, 20)}`).toContain(status);
        expect(html).toMatch(/There is a problem|Check your message/);
        expect(html).not.toContain('<img src=x onerror');
      }
      // No person types it: the border refuses the whole request.
      expect((await post({ ...GOOD, [field]: 'Asha\u0000' })).status).toBe(400);
    }
  });

  it('is nothing when a program sent it: it is asked to look once more, and nothing is kept', async () => {
    const before = await inbox();
    const filled = { ...(await ticket()), website: 'https://spam.example' };
    const tooSoon = JSON.parse((await ask(server.url, '/contact-us/ticket')).text) as Record<string, string>;
    for (const signs of [tooSoon, filled, {}, { formSeal: 'forged' }]) {
      const { status, html } = await post({ ...GOOD, ...signs });
      expect([status, html.includes('Check your message')]).toEqual([200, true]);
    }
    expect(await inbox()).toBe(before);
  });
});

describe('the limits', long, () => {
  it('hold for an address and for a phone, keep what was typed and say when to try again', async () => {
    await using limited = await startServer({
      env: { CLOCK_START: MONDAY_MORNING, CONTACT_LIMIT_PER_HOUR: '3', TRUST_PROXY: '1' },
    });
    const given = await ticket(limited.url);
    const sendAs = (mobileNumber: string, message: string, address: string) =>
      post({ ...GOOD, ...given, mobileNumber, message }, limited.url, address);
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await sendAs(`98765 1000${turn}`, `Message ${turn}`, '203.0.113.7')).status).toBe(200);
    }
    const fourth = await sendAs('98765 10009', 'The fourth', '203.0.113.7');
    expect(fourth.status).toBe(429);
    expect(fourth.html).toContain('Too many messages from this phone or connection.');
    expect(fourth.html).toContain('The fourth');
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await sendAs('98765 20000', `Call me ${turn}`, `203.0.113.${20 + turn}`)).status).toBe(200);
    }
    expect((await sendAs('+91 98765-20000', 'Call me again', '203.0.113.40')).status).toBe(429);
    expect(await inbox(limited)).toMatch(/^8 open messages/);
  });
});

describe('whoever runs the website', () => {
  it('closes a message, and it is no longer open', async () => {
    const [, reference = ''] = /^([A-Z0-9]{4}-[A-Z0-9]{4})  /m.exec(await inbox()) ?? [];
    const change = (status: string) => runScript('enquiries', [reference, status], { DATA_DIR: server.dataDir });
    expect(await change('done')).toEqual({ code: 0, output: `${reference} is done.\n` });
    expect(await inbox()).not.toContain(reference);
    expect((await change('spam')).output).toContain('cannot get that status');
  });

  it('finds no person and no message in the log', () => {
    expect(server.output()).not.toMatch(/Asha|98765|asha@example|scooter|"level":"error"/);
  });
});

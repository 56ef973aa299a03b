import ICAL from 'ical.js';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, DESKTOP, hydrated, newVisitor, openBrowser, PHONE } from './harness/browser.ts';
import { inSight } from './harness/in-sight.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { asAPersonWould, startServer, type RunningServer } from './harness/server.ts';
import { long } from './harness/tiers.ts';

const HAIR = '/book-appointment?type=hair-consultation';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ env: { CLOCK_START: MONDAY_MORNING } }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

const visit = (path: string, options?: BrowserContextOptions) => newVisitor(browser, server.url + path, options);

/** A person needs longer than a program to fill the form. */
async function fillDetails(page: Page, name = 'Asha Namuna', mobile = '98765 43210'): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('Use these details to arrange my appointment').check();
  await asAPersonWould(page.url());
}

const submit = (page: Page): Promise<void> => page.getByRole('button', { name: 'Book appointment' }).click();

/** Books the given time of the list and returns the manage page. */
async function book(page: Page, position: number, mobile?: string): Promise<Page> {
  await page.locator('#next-free input').nth(position).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Your details' }).waitFor();
  await fillDetails(page, 'Asha Namuna', mobile);
  await submit(page);
  await page.getByRole('heading', { name: 'You are booked' }).waitFor();
  return page;
}

const reference = (page: Page): Promise<string> =>
  page
    .locator('main')
    .getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
    .innerText();

describe('a patient books a time', () => {
  it('from a treatment page to a confirmation with a reference and a calendar file', async () => {
    const page = await visit('/services/hair/fue-hair-transplant');
    await page.getByRole('link', { name: 'Book for this treatment' }).first().click();
    await page.getByText('for FUE hair transplant').waitFor();
    await book(page, 0);
    expect(await reference(page)).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
    expect(await axeFindings(page)).toEqual([]);

    const address = page.url().replace(/\?.*/, '');
    const file = await page.request.get(`${address}/calendar.ics`);
    expect(file.headers()['content-type']).toContain('text/calendar');
    const event = new ICAL.Component(ICAL.parse(await file.text())).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe('Appointment at Jamun Skin & Hair Clinic');
    expect(await file.text()).not.toMatch(/FUE|transplant|hair consultation/i);
    expect((await page.request.get(address)).headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('on a phone without JavaScript, by the calendar, and moves and cancels it', async () => {
    const page = await visit('/book-appointment', { ...PHONE, javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Skin consultation' }).click();
    await page.getByRole('link', { name: /^Wednesday 25 November 2026, \d+ free times$/ }).click();
    await page.locator('#times').getByText('11:30 am', { exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await fillDetails(page, 'Asha Namuna', '+91-98765-11111');
    await submit(page);
    await page.getByRole('heading', { name: 'You are booked' }).waitFor();
    await page.getByText('Wednesday 25 November 2026, 11:30 am').waitFor();
    const before = await reference(page);

    await page.getByRole('link', { name: 'Move or cancel' }).click();
    await page.locator('#next-free input').nth(1).check();
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await page.getByRole('heading', { name: 'Your appointment has moved' }).waitFor();
    expect(await reference(page)).toBe(before);

    const address = page.url().replace(/\?.*/, '');
    await page.getByRole('link', { name: 'Move or cancel' }).click();
    await page.getByRole('link', { name: 'Cancel the appointment' }).click();
    await page.getByRole('heading', { name: 'Cancel your appointment?' }).waitFor();
    await page.goto(address);
    await page.getByRole('heading', { name: 'Your appointment', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Move or cancel' }).click();
    await page.getByRole('link', { name: 'Cancel the appointment' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('heading', { name: 'Your appointment is cancelled' }).waitFor();
    for (const gone of ['Where', 'Fee'])
      expect(await page.getByRole('main').getByText(gone, { exact: true }).count()).toBe(0);
    const file = await (await page.request.get(`${address}/calendar.ics`)).text();
    expect(file).toContain('STATUS:CANCELLED');
    expect(file).toContain('METHOD:CANCEL');
    expect(file).toMatch(/SEQUENCE:[2-9]/);
  });

  it('with the keyboard alone', async () => {
    const page = await visit(HAIR);
    const tabTo = async (matches: string): Promise<void> => {
      for (let steps = 0; steps < 120; steps++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, matches)) return;
      }
      throw new Error(`the Tab key never reached ${matches}`);
    };
    await tabTo('#next-free input');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await tabTo('button[name=continue]');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your details' }).waitFor();
    await tabTo('#fullName');
    await page.keyboard.type('Asha Namuna');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9876522222');
    await tabTo('#consent');
    await page.keyboard.press('Space');
    await asAPersonWould(page.url());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'You are booked' }).waitFor();
  });

  it('step by step with the keyboard: each step is announced, and the Tab key goes on from its heading', async () => {
    const page = await visit('/book-appointment');
    const focused = (): Promise<string | undefined> =>
      page.evaluate(() => `${document.activeElement?.tagName}: ${document.activeElement?.textContent?.trim()}`);
    const announced = page.locator('body > [aria-live=polite]');
    await page.getByRole('link', { name: 'Hair consultation' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Choose a time' }).waitFor();
    await expect.poll(focused).toBe('H1: Choose a time');
    await expect.poll(() => announced.innerText()).toMatch(/^Choose a time/);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('A: Change');

    const day = page.getByRole('link', { name: /^Wednesday 25 November 2026/ });
    await day.focus();
    await page.keyboard.press('Enter');
    await page.locator('#times').getByText('Wednesday 25 November, morning').waitFor();
    expect(await day.evaluate((link) => link === document.activeElement)).toBe(true);

    await page.locator('#next-free input').first().focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Your details' }).waitFor();
    await expect.poll(focused).toBe('H1: Your details');
    await expect.poll(() => announced.innerText()).toMatch(/^Your details/);
    // The address of that step names the times of a day.
    await page.goBack();
    await expect.poll(focused).toMatch(/^SECTION: Wednesday 25 November, morning/);
  });

  it('in the clinic’s time, and is told so, when the device is in Los Angeles', async () => {
    const page = await visit(HAIR, { ...DESKTOP, timezoneId: 'America/Los_Angeles' });
    await page.getByText('All times here are Nagpur time').waitFor();
    const first = await page.locator('#next-free li').first().innerText();
    expect(first).toMatch(/^Today, 11:10 am|^Today, 11:00 am/);
    const home = await visit(HAIR);
    expect(await home.getByText('All times here are Nagpur time').count()).toBe(0);
  });
});

describe('what a step says', () => {
  it.each(['320x800', '390x844'])(
    'on a phone of %s: which step, the fee or whom to ask, the first field in sight',
    async (size) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      const page = await visit('/book-appointment', { viewport: { width, height } });
      const trail = page.getByRole('list', { name: 'Progress' });
      const askFee = page.getByText('Ask for the fee when you call').getByRole('link');
      const isWithin = async (part: Locator): Promise<boolean> => {
        const box = await part.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= height && box.x + box.width <= width;
      };
      expect((await trail.innerText()).trim()).toBe('Step 1 of 3: Choose the visit');
      expect(await askFee.getAttribute('href')).toMatch(/^tel:\+91\d{10}$/);
      expect(
        await page
          .getByText(/^Or call/)
          .getByRole('link')
          .getAttribute('href'),
      ).toMatch(/^tel:/);
      await page.getByRole('link', { name: 'Hair consultation' }).click();
      await page.getByRole('heading', { level: 1, name: 'Choose a time' }).waitFor();
      expect((await trail.innerText()).trim()).toBe('Step 2 of 3: Choose a time');
      expect(await isWithin(askFee)).toBe(true);
      expect(await page.getByText('Nothing suits?').getByRole('link').getAttribute('href')).toMatch(/^tel:/);
      await page.locator('#next-free input').first().check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your details' }).waitFor();
      expect((await trail.innerText()).trim()).toBe('Step 3 of 3: Your details');
      expect(await isWithin(page.getByLabel('Full name'))).toBe(true);
      expect(await isWithin(askFee)).toBe(true);
    },
  );

  it('keeps the treatment up to the confirmation, and calls whoever is free the same throughout', async () => {
    const page = await visit(`${HAIR}&treatment=hair/fue-hair-transplant`);
    await page.getByRole('link', { name: 'Anyone', exact: true }).waitFor();
    await page.locator('#times').getByRole('radio').last().check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Your details' }).waitFor();
    const slip = page.locator('main').getByRole('complementary');
    expect(await slip.innerText()).toMatch(/FUE hair transplant/);
    expect(await slip.innerText()).toMatch(/\bAnyone\b/);
    await fillDetails(page, 'Asha Namuna', '98765 12121');
    await submit(page);
    await page.getByRole('heading', { name: 'You are booked' }).waitFor();
    const main = page.getByRole('main');
    expect(await main.getByText('FUE hair transplant').count()).toBe(1);
    expect(await main.getByText('Ask for the fee when you call').count()).toBe(1);
  });

  it('is told that its time has gone before anything is typed, and has others to choose', async () => {
    const time = `${HAIR}&time=2026-11-30T11:00:00%2B05:30@dermatologist`;
    const first = await visit(time);
    await fillDetails(first, 'Asha Namuna', '98765 13131');
    await submit(first);
    await first.getByRole('heading', { name: 'You are booked' }).waitFor();
    for (const javaScriptEnabled of [true, false]) {
      const late = await visit(time, { ...PHONE, javaScriptEnabled });
      const notice = late.getByRole('heading', { name: 'That time is no longer free' });
      const box = await notice.boundingBox();
      expect(box && box.y + box.height).toBeLessThan(800);
      await late.getByRole('link', { name: /^Mon 30 Nov,\s11:30\sam/ }).click();
      await late.getByText('Monday 30 November 2026, 11:30 am').waitFor();
      expect(await notice.count()).toBe(0);
    }
  });

  it('offers to move an appointment to every time but its own', async () => {
    const page = await visit(HAIR);
    await book(page, 3, '98765 14141');
    const when = (await page.locator('main time').first().innerText()).split(', ');
    const [day = '', time = ''] = when;
    await page.getByRole('link', { name: 'Move or cancel' }).click();
    await page.getByRole('heading', { name: 'Move or cancel your appointment' }).waitFor();
    const [, date = '', month = ''] = /^\w+ (\d+) (\w{3})/.exec(day) ?? [];
    const offered = await page.locator('#next-free li').allInnerTexts();
    expect(offered.length).toBeGreaterThan(3);
    expect(offered.filter((words) => words.includes(`${date} ${month}, ${time}`))).toEqual([]);
  });

  it('that it is on its way, where the line is slow', async () => {
    const page = await visit(HAIR);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.data\?.*continue=/, async (route) => {
      await released;
      await route.continue();
    });
    await page.locator('#next-free input').first().check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'One moment …' }).waitFor();
    const line = page.locator('[data-under-way]');
    await line.waitFor();
    expect(await line.innerText()).toContain('One moment');
    release();
    await page.getByRole('heading', { name: 'Your details' }).waitFor();
    expect(await line.count()).toBe(0);
  });
});

describe('when something is wrong', () => {
  it('says so at the field and in a summary that takes focus, and keeps what was typed', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visit(`${HAIR}&time=2026-11-24T12:00:00%2B05:30`, { ...PHONE, javaScriptEnabled });
      await page.getByLabel('Mobile number').fill('1234');
      await page.getByLabel('Note for the doctor').fill('<b>Tell</b> "me" & more');
      await submit(page);
      await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
      expect(await page.title()).toMatch(/^Error: Your details/);
      expect(await page.getByLabel('Mobile number').inputValue()).toBe('1234');
      expect(await page.getByLabel('Note for the doctor').inputValue()).toBe('<b>Tell</b> "me" & more');
      await page.getByRole('link', { name: 'Enter the name of the person who is coming' }).click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('fullName');
      if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    }
  });

  it('offers the nearest free times to who comes second, and loses nothing typed', async () => {
    const time = `${HAIR}&time=2026-11-26T11:00:00%2B05:30@dermatologist`;
    const [first, second] = await Promise.all([visit(time), visit(time)]);
    await fillDetails(first, 'Asha Namuna', '98765 33331');
    await fillDetails(second, 'Bela Namuna', '98765 33332');
    await submit(first);
    await first.getByRole('heading', { name: 'You are booked' }).waitFor();
    await submit(second);
    await second.getByText('Somebody booked that time a moment ago').waitFor();
    expect(await second.getByLabel('Full name').inputValue()).toBe('Bela Namuna');
    expect(await axeFindings(second)).toEqual([]);
    await second.getByRole('group', { name: 'Free times near it' }).getByRole('radio').first().check();
    await submit(second);
    await second.getByRole('heading', { name: 'You are booked' }).waitFor();
  });

  it.each([true, false])(
    'leads who has an appointment at that time to it, with whomever they try, and books for somebody else (scripts: %s)',
    long,
    async (javaScriptEnabled) => {
      const mobile = javaScriptEnabled ? '98765 45451' : '98765 45452';
      const start = `2026-12-${javaScriptEnabled ? '01' : '02'}T11:00:00%2B05:30`;
      const first = await visit(`${HAIR}&time=${start}@dermatologist`);
      await fillDetails(first, 'Asha Namuna', mobile);
      await submit(first);
      await first.getByRole('heading', { name: 'You are booked' }).waitFor();
      const page = await visit(`/book-appointment?type=follow-up&time=${start}@hair-transplant-surgeon`, {
        ...PHONE,
        javaScriptEnabled,
      });
      await fillDetails(page, 'asha namuna', mobile);
      await submit(page);
      await inSight(page.getByRole('link', { name: 'You already have an appointment at that time' }));
      await inSight(page.getByRole('link', { name: 'Open my appointment' }));
      expect(await page.getByRole('link', { name: 'Open my appointment' }).getAttribute('href')).toBe(
        '/my-appointment',
      );
      expect(await page.getByLabel('Mobile number').inputValue()).toBe(mobile);
      expect(await page.getByRole('link', { name: 'Choose another time' }).count()).toBe(1);
      if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
      await page.getByLabel('Full name').fill('Tara Namuna');
      if (!(await page.getByLabel('Use these details').isChecked())) await page.getByLabel('Use these details').check();
      await asAPersonWould(page.url());
      await submit(page);
      await page.getByRole('heading', { name: 'You are booked' }).waitFor();
    },
  );

  it('makes one appointment of a form that is sent twice', async () => {
    const page = await visit(`${HAIR}&time=2026-11-27T11:00:00%2B05:30@dermatologist`);
    await fillDetails(page, 'Asha Namuna', '98765 44444');
    const fields = await page
      .locator('form[method=post] :is(input, textarea)')
      .evaluateAll((inputs) =>
        Object.fromEntries((inputs as HTMLInputElement[]).map((input) => [input.name, input.value])),
      );
    const send = () =>
      page.request.post(page.url(), {
        form: { ...fields, consent: 'on' },
        maxRedirects: 0,
        headers: { origin: server.url },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
    expect(new Set(answers.map((answer) => answer.headers()['location']?.replace(/\?.*/, ''))).size).toBe(1);
  });

  it('asks a form that a program seems to have filled in, its hidden field too, to be sent again', async () => {
    const page = await visit(`${HAIR}&time=2026-11-28T11:00:00%2B05:30@dermatologist`);
    await page.getByLabel('Full name').fill('Asha Namuna');
    await page.getByLabel('Mobile number').fill('98765 55555');
    await page.getByLabel('Use these details').check();
    await page.locator('#website').evaluate((field: HTMLInputElement) => (field.value = 'https://example.com'));
    await submit(page);
    await page.getByText('press the button once more').first().waitFor();
    await asAPersonWould(page.url());
    await submit(page);
    await page.getByRole('heading', { name: 'You are booked' }).waitFor();
  });

  it('answers a mistyped day, a past one and a closed one with a sentence', async () => {
    for (const [query, sentence] of [
      ['date=2026-02-31', 'There is no such day'],
      ['day=31+2+2027', 'There is no such day'],
      ['day=whenever', 'Type a day such as'],
      ['date=2026-11-01', 'has passed'],
      ['date=2026-11-29', 'The clinic is closed'],
      ['date=2027-06-01', 'cannot be booked yet'],
    ] as const) {
      const page = await visit(`${HAIR}&${query}`, { ...DESKTOP, javaScriptEnabled: false });
      await page.getByText(sentence).first().waitFor();
      await page.close();
    }
  });
});

describe('what is typed to do harm', long, () => {
  // No person types it, so the border refuses the whole request.
  const NUL = 'Asha\u0000';
  const HOSTILE = [
    '',
    'x'.repeat(50_000),
    '\u0007\u001B[31m',
    NUL,
    '\u202Egnp.exe',
    '👩🏽‍⚕️👨‍👩‍👧‍👦',
    "'; DROP TABLE appointments; --",
    '<img src=x onerror=alert(1)>',
    '{"$gt":""}',
    '../../etc/passwd',
    '%00%0d%0aSet-Cookie: a=b',
  ];
  const FIELDS = [
    'fullName',
    'mobileNumber',
    'email',
    'note',
    'treatment',
    'appointmentTypeId',
    'time',
    'formSeal',
    'requestKey',
    'website',
  ];

  it('gets a clear answer in every field of the form and never a failure', async () => {
    const page = await visit(`${HAIR}&time=2026-12-01T11:00:00%2B05:30`);
    const good = {
      fullName: 'Asha Namuna',
      mobileNumber: '9876566666',
      consent: 'on',
      appointmentTypeId: 'hair-consultation',
    };
    for (const field of FIELDS) {
      for (const value of HOSTILE) {
        const answer = await page.request.post(`${server.url}${HAIR}&time=2026-12-01T11:00:00%2B05:30`, {
          form: { ...good, [field]: value },
          headers: { origin: server.url },
        });
        const wanted = value === NUL ? [400] : [200, 409, 422];
        expect(wanted, `${field} = ${value.slice(0, 30)}`).toContain(answer.status());
        if (value === NUL) continue;
        const html = await answer.text();
        expect(html).toContain('There is a problem');
        expect(html).not.toContain('<img src=x onerror');
      }
    }
  });

  it('gets a page in every part of the address', async () => {
    const page = await visit('/book-appointment');
    for (const name of [
      'type',
      'practitioner',
      'date',
      'month',
      'after',
      'time',
      'treatment',
      'category',
      'day',
      'continue',
    ]) {
      for (const value of HOSTILE.filter((text) => text.length < 5000)) {
        const answer = await page.request.get(`${server.url}${HAIR}&${name}=${encodeURIComponent(value)}`);
        expect(answer.status(), `${name} = ${value.slice(0, 30)}`).toBe(value === NUL ? 400 : 200);
      }
    }
  });
});

describe('the link to an appointment', () => {
  it('never dies: after the visit it shows a kind page, and a cut-off link says what to do', long, async () => {
    const dayBefore = await startServer({ env: { CLOCK_START: MONDAY_MORNING } });
    const page = await (await browser.newContext(DESKTOP)).newPage();
    await page.goto(dayBefore.url + HAIR);
    await hydrated(page);
    await book(page, 0, '98765 77777');
    const path = new URL(page.url()).pathname;
    await dayBefore.stop();
    await using dayAfter = await startServer({
      dataDir: dayBefore.dataDir,
      env: { CLOCK_START: '2026-11-25T04:30:00Z' },
    });
    await page.goto(dayAfter.url + path);
    await page.getByRole('heading', { name: 'Thank you for your visit' }).waitFor();
    expect(await page.getByRole('button', { name: 'Yes, cancel it' }).count()).toBe(0);
    await page.goto(`${dayAfter.url}${path}?cancel`);
    await page.getByRole('heading', { name: 'Thank you for your visit' }).waitFor();

    const cut = await page.goto(dayAfter.url + path.slice(0, -4));
    expect(cut?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: 'Open my appointment' }).click();
    await page.getByRole('heading', { name: 'My appointment' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('is changed by no GET, whatever its query', async () => {
    const page = await visit(HAIR);
    await book(page, 2, '98765 88888');
    const address = page.url().replace(/\?.*/, '');
    for (const query of [
      '?cancel',
      '?cancel=1&intent=cancel',
      '?intent=cancel',
      '?move&time=2026-12-02T11:00:00%2B05:30&intent=move',
    ]) {
      await page.request.get(address + query);
    }
    await page.goto(address);
    await page.getByRole('heading', { name: 'Your appointment', exact: true }).waitFor();
    await page.getByText('Booked', { exact: true }).waitFor();
  });
});

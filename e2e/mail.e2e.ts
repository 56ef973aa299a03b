import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  startMailServer,
  type ReceivedMail,
  type TestMailServer,
} from '#app/features/notifications/server/fixtures.ts';
import { apiAt, appointmentOf, slotsOf, tokenOf, type Api } from './harness/api.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { ask } from './harness/ask.ts';
import { calendarOf, whole } from './harness/mailbox.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { mailFaults } from './harness/valid.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };
const CLINIC = 'desk@example.com';

let server: RunningServer;
let api: Api;
let mails: TestMailServer;

/** Starts the clinic again on the same data; each time a little later, so that nobody seems busy any more. */
async function start(clock: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const given = server ? { dataDir: server.dataDir } : {};
  server = await startServer({ ...given, env: { CLOCK_START: clock, ...env } });
  api = apiAt(server.url);
}

const withMail = () => ({ SMTP_URL: mails.url, MAIL_FROM: 'Jamun <hello@example.com>', CLINIC_MAIL: CLINIC });

beforeAll(async () => {
  [mails] = await Promise.all([startMailServer(), start(MONDAY_MORNING)]);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await mails.close();
});

let patients = 0;
/** Books a free time by mail address, a new one each time. */
async function book(changes: object = {}): Promise<{ email: string; token: string; startsAt: string }> {
  const free = slotsOf(
    await api.ask('slots?appointmentType=hair-consultation&practitioner=dermatologist&from=2026-11-26&to=2026-12-03'),
  );
  patients += 1;
  const email = `patient-${patients}@example.com`;
  const answer = await api.book({ ...free[0], email, ...changes });
  return { email, token: tokenOf(answer), startsAt: appointmentOf(answer).startsAt };
}

const to = (address: string): ReceivedMail[] => mails.received.filter(({ envelopeTo }) => envelopeTo.includes(address));

/** The mails to an address once there are this many. */
const arrived = (address: string, count: number): Promise<ReceivedMail[]> =>
  vi.waitFor(() => {
    expect(to(address)).toHaveLength(count);
    return to(address);
  }, PATIENCE);

describe('without a mail server', () => {
  it('messages are kept and shown at /dev/outbox with links that work, to nobody but this machine', async () => {
    const { email, token } = await book({ fullName: 'Asha & "Namuna"', note: 'Takes aspirin' });
    const page = await vi.waitFor(async () => {
      const answer = await ask(server.url, '/dev/outbox');
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(email)]);
      return answer;
    }, PATIENCE);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.text).toContain('Your appointment on Thu 26 Nov');
    expect(page.text).toContain('New appointment: Thu 26 Nov');
    expect(page.text).toContain('Asha &amp; &quot;Namuna&quot;');
    expect(page.text).not.toContain('aspirin');
    expect(page.text).toContain(`href="${server.url}/appointment/${token}"`);
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.7' },
      { forwarded: 'for=203.0.113.7' },
      { via: '1.1 proxy' },
      { host: 'rebound.example' },
      { host: 'clinic.example:3000' },
    ]) {
      for (const path of ['/dev/outbox', '/dev/outbox.data', '/design-system']) {
        const answer = await ask(server.url, path, { headers });
        expect([path, headers, answer.status]).toEqual([path, headers, 404]);
        expect(answer.text).not.toContain(email);
      }
    }
  });

  it('they go out when there is one', async () => {
    expect(mails.received).toEqual([]);
    await server.stop();
    await start('2026-11-23T04:40:00Z', withMail());
    const [[patient], [clinic]] = [await arrived('patient-1@example.com', 1), await arrived(CLINIC, 1)];
    expect([patient?.subject, clinic?.subject]).toEqual([
      expect.stringMatching(/^Your appointment on/),
      expect.stringMatching(/^New appointment:/),
    ]);
    expect((await ask(server.url, '/dev/outbox')).text).not.toContain('patient-1@example.com');
  });
});

describe('with a mail server', () => {
  it('a booking tells the patient and the clinic, with nothing that others should not read', async () => {
    const seen = to(CLINIC).length;
    const { email, token } = await book({
      fullName: 'आशा नमुना',
      note: 'Takes aspirin',
      treatment: 'hair/fue-hair-transplant',
    });
    const [patient] = await arrived(email, 1);
    const clinic = (await arrived(CLINIC, seen + 1)).at(-1);
    expect(patient?.text).toContain('आशा नमुना');
    for (const mail of [patient!, clinic!]) {
      expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@127\.0\.0\.1>$/);
      expect(mail.from?.text).toBe('"Jamun" <hello@example.com>');
      expect(whole(mail)).not.toMatch(/aspirin|FUE|transplant/i);
      // Nothing is loaded when it is opened.
      expect(String(mail.html)).not.toMatch(/<img|<link|url\(/);
    }
    expect(whole(patient!)).not.toMatch(/hair consultation|dermatologist/i);
    expect(clinic?.text).toContain('+91 98765');
    expect(whole(clinic!)).not.toContain(token);
    const { method, event } = calendarOf(patient);
    expect([method, event.summary, event.sequence]).toEqual(['PUBLISH', 'Appointment at Jamun Skin & Hair Clinic', 0]);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-26T05:30:00.000Z');
    expect(String(event.component.getFirstPropertyValue('url'))).toBe(`${server.url}/appointment/${token}`);
    expect(event.component.getAllSubcomponents('valarm')).toHaveLength(2);
    expect(patient?.text).toContain('move or cancel it until Thursday 26 November 2026, 9:00 am');
  });

  it('its manage link opens the appointment', async () => {
    const { email } = await book();
    const [mail] = await arrived(email, 1);
    const [link = ''] = /http:\S+\/appointment\/\S+/.exec(mail?.text ?? '') ?? [];
    expect(String(mail?.html)).toContain(link);
    const [, reference = ''] = /Reference: (\S+)/.exec(mail?.text ?? '') ?? [];
    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(reference)]);
    expect(reference).not.toBe('');
  });

  it('moving and cancelling replace the calendar entry', async () => {
    const { email, token } = await book();
    await arrived(email, 1);
    const later = slotsOf(
      await api.ask('slots?appointmentType=hair-consultation&practitioner=dermatologist&from=2026-12-10&to=2026-12-10'),
    );
    expect((await api.send('PATCH', `appointments/${token}`, { startsAt: later[0]!.startsAt })).status).toBe(200);
    await arrived(email, 2);
    expect((await api.ask(`appointments/${token}`, { method: 'DELETE' })).status).toBe(200);
    const entries = (await arrived(email, 3)).map(calendarOf);
    expect(entries.map(({ method, event }) => [method, event.sequence])).toEqual([
      ['PUBLISH', 0],
      ['PUBLISH', 1],
      ['CANCEL', 2],
    ]);
    expect(new Set(entries.map(({ event }) => event.uid)).size).toBe(1);
  });

  it('a code goes to the address on file and opens the appointment once, and nothing tells a phone nobody knows from this one', async () => {
    const { email, token } = await book({ mobileNumber: '98222 11111' });
    await arrived(email, 1);
    const post = (path: string, fields: Record<string, string>) =>
      ask(server.url, path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url },
        body: new URLSearchParams(fields).toString(),
      });
    const find = (contact: string) => post('/my-appointment', { intent: 'code', contact });
    const [known, unknown] = [await find('098222-11111'), await find('98222 22222')];
    const placeOf = ({ headers }: typeof known) => String(headers['location']);
    for (const { status, text } of [known, unknown]) expect([status, text]).toEqual([303, '']);
    const tickets = [known, unknown].map(placeOf);
    for (const ticket of tickets) expect(ticket).toMatch(/^\/my-appointment\?ticket=[\w-]{27}$/);
    const namesOf = ({ headers }: typeof known) => Object.keys(headers).toSorted();
    expect(namesOf(known)).toEqual(namesOf(unknown));
    const secrets = tickets.map((ticket) => ticket.split('=')[1]!);
    const comparable = (text: string) =>
      secrets
        .reduce((rest, secret) => rest.replaceAll(secret, ''), text)
        .replaceAll(/nonce="[^"]*"|nonce\\":\\"[^"\\]*|[0-9a-zA-Z+/=]{24}/g, '');
    const [mine, nobodys] = [await ask(server.url, tickets[0]!), await ask(server.url, tickets[1]!)];
    expect([mine.status, comparable(mine.text)]).toEqual([nobodys.status, comparable(nobodys.text)]);

    const [, mail] = await arrived(email, 2);
    const [, code = ''] = /Code: (\d{3} \d{3})/.exec(mail?.text ?? '') ?? [];
    expect(whole(mail!)).not.toContain('/appointment/');
    const wrong = code === '123 456' ? '654 321' : '123 456';
    const refusals = [await post(tickets[0]!, { code: wrong }), await post(tickets[1]!, { code: wrong })];
    expect(refusals.map(({ status }) => status)).toEqual([422, 422]);
    expect(comparable(refusals[0]!.text)).toBe(comparable(refusals[1]!.text));
    const opened = await post(tickets[0]!, { code });
    expect([opened.status, placeOf(opened)]).toEqual([303, `/appointment/${token}`]);
    const again = await post(tickets[0]!, { code });
    expect([again.status, again.text]).toEqual([422, expect.stringContaining('does not work any more')]);
    expect(mails.received.filter(({ subject }) => subject === mail?.subject)).toHaveLength(1);
  });

  it('what is refused for now or finds nobody there is tried again as the same message, what is refused for good is not', async () => {
    mails.refusals.push(451, 550);
    await book();
    await vi.waitFor(() => expect(mails.refused).toHaveLength(2), PATIENCE);
    const [forNow, forGood] = mails.refused;
    await mails.close();
    const { email } = await book();
    const unsent = /a message was not sent/g;
    await vi.waitFor(() => expect(server.output().match(unsent)?.length).toBeGreaterThanOrEqual(4), PATIENCE);
    mails = await startMailServer(Number(new URL(mails.url).port));
    await arrived(email, 1);
    const delivered = (): (string | undefined)[] => mails.received.map(({ messageId }) => messageId);
    await vi.waitFor(() => expect(delivered()).toContain(forNow), PATIENCE);
    expect(delivered()).not.toContain(forGood);
    await vi.waitFor(() => expect(delivered()).toHaveLength(3), PATIENCE);
  });

  it('a power cut repeats what was on its way, as the same messages, and loses none', async () => {
    const before = mails.received.length;
    mails.silent = true;
    const addresses: string[] = [];
    for (let person = 0; person < 3; person += 1) addresses.push((await book()).email);
    await vi.waitFor(() => expect(mails.received.length).toBeGreaterThan(before), PATIENCE);
    await server.kill();
    const onTheWay = mails.received.slice(before).map(({ messageId }) => messageId);
    mails.silent = false;
    await start('2026-11-23T04:50:00Z', withMail());
    // Three patients and three times the clinic.
    await vi.waitFor(
      () => expect(new Set(mails.received.slice(before).map(({ messageId }) => messageId)).size).toBe(6),
      PATIENCE,
    );
    for (const address of addresses) expect(new Set(to(address).map(({ messageId }) => messageId)).size).toBe(1);
    await book();
    await vi.waitFor(() => expect(to(`patient-${patients}@example.com`)).toHaveLength(1), PATIENCE);
    const ids = mails.received.slice(before).map(({ messageId }) => messageId);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(onTheWay.length).toBeLessThanOrEqual(2);
    expect(new Set(repeated)).toEqual(new Set(onTheWay));
    expect(repeated).toHaveLength(onTheWay.length);
  });
});

describe('the log', () => {
  it('names no patient, no address and no link', () => {
    expect(server.output()).not.toMatch(/patient-\d|98765|98222|Asha|desk@example|"level":"error"/);
    expect(server.output()).not.toMatch(/\/appointment\/[A-Za-z0-9_-]{27}/);
  });
});

it('every mail that went out is valid HTML, as far as mail programs let it be', async () => {
  expect(mails.received.length).toBeGreaterThan(5);
  const faults = await Promise.all(mails.received.map(({ html }) => mailFaults(String(html))));
  expect([...new Set(faults.flat())]).toEqual([]);
});

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '#app/features/staff/domain/staff-member.ts';
import { apiAt } from './harness/api.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { ask, type Answer } from './harness/ask.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { startStaffServer, type StaffServer } from './harness/staff.ts';
import { long } from './harness/tiers.ts';

const FORM = 'application/x-www-form-urlencoded';
const desk = '/admin-dashboard';
const nobody = '00000000-0000-4000-8000-000000004711';
/** As long as an id, and none. */
const hyphens = '-'.repeat(36);

describe('what no form and no address of ours holds', () => {
  let server: StaffServer;
  let appointmentId = '';

  beforeAll(async () => {
    server = await startStaffServer({ env: { CLOCK_START: MONDAY_MORNING } });
    await apiAt(server.url).book();
    const day = await readAs('owner', `${desk}/diary?date=2026-11-24`);
    appointmentId = /diary\/appointments\/([0-9a-f-]{36})/.exec(day.text)?.[1] ?? '';
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const readAs = (role: StaffRole, address: string): Promise<Answer> =>
    ask(server.url, address, { headers: { cookie: server.signedIn[role].cookie } });
  const sendAs = (role: StaffRole | undefined, address: string, body: string, type = FORM): Promise<Answer> =>
    ask(server.url, address, {
      method: 'POST',
      headers: {
        origin: server.url,
        'content-type': type,
        'content-length': String(Buffer.byteLength(body)),
        ...(role === undefined ? {} : { cookie: server.signedIn[role].cookie }),
      },
      body,
    });

  it.each(['/blog/%00', '/services/%00/x', '/patient-form/visit/%00', '/media/%00/x.jpg'])(
    'a NUL in a path is not found: %s',
    async (address) => {
      expect((await ask(server.url, address)).status).toBe(404);
    },
  );

  it('a NUL in a query or in a form is a bad request, for visitors and for staff', async () => {
    for (const address of ['/book-appointment?type=%00', '/specific-service?q=a%00', '/blog/search?q=%00'])
      expect([address, (await ask(server.url, address)).status]).toEqual([address, 400]);
    for (const address of ['media?q=%00', 'media/pictures?q=%00', 'posts?q=%00', 'patients?page=%00'])
      expect([address, (await readAs('owner', `${desk}/${address}`)).status]).toEqual([address, 400]);
    expect((await sendAs(undefined, '/admin-login', 'email=%00&password=x')).status).toBe(400);
    expect((await sendAs(undefined, '/contact-us', 'message=a%00b')).status).toBe(400);
    expect((await sendAs('doctor', `${desk}/diary/feeds`, 'practitioner=%00')).status).toBe(400);
  });

  it.each([
    ['a boundary that is none', 'multipart/form-data; boundary=', 'x'],
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'a part that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    ],
    ['another boundary', 'multipart/form-data; boundary=x', '--y\r\n\r\n--y--'],
  ])('a form with files that has %s is a bad request', async (_what, type, body) => {
    for (const address of ['patients/import', 'PATIENTS/IMPORT', 'media', 'media/pictures'])
      expect([address, (await sendAs('owner', `${desk}/${address}`, body, type)).status]).toEqual([address, 400]);
  });

  it('what is as long as an id and none is not there', async () => {
    for (const address of [`patients/import/${hyphens}`, `patients/${hyphens}`, `team/${hyphens}`, `posts/${hyphens}`])
      expect([address, (await readAs('owner', `${desk}/${address}`)).status]).toEqual([address, 404]);
    const sent = [
      [`patients/${nobody}`, `undoMerge=${hyphens}`],
      [`patients/import/${hyphens}`, 'intent=map'],
      ['account', `intent=end-session&session=${hyphens}`],
      ['privacy', `intent=settle&request=${hyphens}&version=1`],
    ] as const;
    for (const [address, body] of sent) {
      const { status } = await sendAs('owner', `${desk}/${address}`, body);
      expect([address, status < 500]).toEqual([address, true]);
    }
  });

  it('words that every object knows are no words of ours', async () => {
    const screens = [
      'account',
      'team',
      `team/${server.signedIn.editor.staff.id}`,
      'privacy',
      'posts',
      'media',
      'messages',
    ];
    for (const screen of screens)
      for (const word of ['__proto__', 'constructor', 'toString']) {
        const { status, text } = await readAs('owner', `${desk}/${screen}?said=${word}`);
        expect([screen, word, status, text.includes('[native code]')]).toEqual([screen, word, 200, false]);
      }
    const change = { id: appointmentId, sequence: '0', intent: 'constructor', date: '2026-11-25', time: '12:00' };
    const body = new URLSearchParams({ ...change, minutes: '30', practitioner: 'dermatologist' }).toString();
    const answer = await sendAs('owner', `${desk}/diary/appointments/${appointmentId}`, body);
    expect([answer.status, answer.headers.location]).toEqual([answer.status, undefined]);
    expect(answer.status).toBeLessThan(500);
  });

  it.each(['%E0%A5%A4', '.', '…', '’', ')', '%0d%0a', ',%20'])(
    'a link to a form that took %s of its sentence along leads to the form',
    async (clinging) => {
      const link = 'Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9St0Uv1Wx2Yz3Ab4Cd5Ef6';
      const { status, headers } = await ask(server.url, `/patient-form/visit/${link}${encodeURI(decodeURI(clinging))}`);
      expect([status, headers.location]).toEqual([303, `/patient-form/skin/visit/${link}`]);
    },
  );

  it('leaves no failure in the log', () => {
    expect(server.output()).not.toMatch(/"status":5\d\d|a page failed|request failed/);
  });
});

describe('a visitor who takes more than a visitor needs', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it('is asked to wait where reading costs work, in any spelling; neighbours, pages and forms are not', async () => {
    const read = (address: string, from: string) => ask(server.url, address, { headers: { 'x-forwarded-for': from } });
    const statuses = new Set<number>();
    let last: Answer | undefined;
    for (let request = 0; request < 1300 && last?.status !== 429; request += 20) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => read('/api/v1/appointment-types', '203.0.113.7')),
      );
      for (const { status } of answers) statuses.add(status);
      last = answers.find(({ status }) => status === 429) ?? last;
    }
    expect(statuses).toEqual(new Set([200, 429]));
    expect(last?.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    for (const address of [
      '/api/v1/slots?appointmentType=follow-up',
      '/BOOK-appointment',
      '/%62ook-appointment',
      '/book-appointment?type=follow-up',
    ])
      expect([address, (await read(address, '203.0.113.7')).status]).toEqual([address, 429]);
    expect((await read('/services', '203.0.113.7')).status).toBe(200);
    expect((await read('/contact-us', '203.0.113.7')).status).toBe(200);
    // From memory, as pages are.
    expect((await read('/live.json', '203.0.113.7')).status).toBe(200);
    expect((await read('/api/v1/appointment-types', '203.0.113.8')).status).toBe(200);
  });

  // Side by side, because each waits for half a minute.
  it.concurrent.each([
    ['a body in chunks', 'POST /contact-us HTTP/1.1', 'Transfer-Encoding: chunked', '1\r\na\r\n'],
    ['a body after asking for a page', 'GET / HTTP/1.1', 'Content-Length: 1000', 'a'],
    [
      'a body of a kind that is refused',
      `POST /patient-form/skin/${'a'.repeat(27)}/photos HTTP/1.1`,
      'Content-Length: 1000',
      'a',
    ],
  ])('can not hold a connection with %s', long, async (_what, line, header, piece) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    // A piece a second, so that it is never idle; without a limit of its own the end would come after twenty minutes.
    const drip = setInterval(() => socket.write(piece), 1000);
    await new Promise<void>((resolve) => {
      socket.on('error', () => {});
      socket.once('close', () => resolve());
      socket.resume();
      socket.write(`${line}\r\nHost: ${hostname}:${port}\r\n${header}\r\n\r\n${piece}`);
    }).finally(() => clearInterval(drip));
    expect(socket.destroyed).toBe(true);
  });
});

it('the same name over plain HTTP is another site, where the clinic is reached over TLS', long, async () => {
  const server = await startServer({ env: { PUBLIC_URL: 'https://clinic.example' } });
  try {
    const send = (origin: string) =>
      ask(server.url, '/contact-us', { method: 'POST', headers: { origin, 'content-type': FORM }, body: 'message=x' });
    expect((await send('http://clinic.example')).status).toBe(403);
    expect((await send('https://clinic.example')).status).toBe(422);
  } finally {
    await server[Symbol.asyncDispose]();
  }
});

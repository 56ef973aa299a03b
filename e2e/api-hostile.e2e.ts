import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, patient, problemOf, type Api, type ApiAnswer } from './harness/api.ts';
import { MONDAY_MORNING, TUESDAY_ELEVEN } from './harness/monday.ts';
import { runScript } from './harness/script.ts';
import { startServer, type RunningServer } from './harness/server.ts';

let server: RunningServer;
let api: Api;

beforeAll(async () => {
  server = await startServer({ env: { CLOCK_START: MONDAY_MORNING } });
  api = apiAt(server.url);
});
afterAll(() => server[Symbol.asyncDispose]());

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (body: string | Uint8Array): Promise<ApiAnswer> =>
  api.ask('appointments', { method: 'POST', headers: JSON_TYPE, body });

/** What no field takes, whatever it is for. */
const neverRight: readonly unknown[] = [
  7,
  -0.5,
  true,
  [],
  {},
  ['Asha'],
  { toString: 'x' },
  'A\u0000B',
  'Asha\u202eanomaN',
  '\u2066Asha\u2069',
  'Asha\r\nBcc: somebody@example.com',
  '\ud800',
  'x'.repeat(12_000),
  '<img src=x onerror=alert(1)>',
];

const wrong: Readonly<Record<string, readonly unknown[]>> = {
  appointmentTypeId: [...neverRight, null, '', '__proto__', 'constructor', 'Hair-consultation', "x' OR '1'='1", '😀'],
  practitionerId: [...neverRight, '__proto__', 'toString', 'anyone', "dermatologist'--", '😀'],
  startsAt: [
    ...neverRight,
    null,
    '',
    '2026-11-24',
    '2026-11-24T11:00:00',
    '2026-02-31T11:00:00+05:30',
    '2027-02-29T11:00:00+05:30',
    '2026-11-24T25:00:00+05:30',
    '2026-11-24T11:00:00+99:99',
    '2026-11-24T11:00:00+05:30[Asia/Kolkata]',
    '2020-11-24T11:00:00+05:30',
    '2026-11-24T11:00:00.001+05:30',
    '2026-11-24T11:01:00+05:30',
    '+275760-09-13T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '1e9',
    'tomorrow 😀',
  ],
  fullName: [
    ...neverRight,
    null,
    '',
    ' \u00a0 ',
    '😀',
    '1234',
    'x'.repeat(101),
    'https://example.com',
    'a@example.com',
  ],
  mobileNumber: [
    ...neverRight,
    null,
    '',
    '12',
    '98765',
    '9'.repeat(20),
    '0000000000',
    '9876543210; DROP TABLE x',
    '😀',
  ],
  email: [
    ...neverRight,
    'x',
    'asha@',
    'asha@example.com, other@example.com',
    'asha@example.com\nBcc: other@example.com',
    '"<script>"@example.com',
    `${'a'.repeat(250)}@example.com`,
  ],
  treatment: [...neverRight, '../../etc/passwd', 'constructor', 'hair/constructor', '__proto__', 'hair/nothing', '😀'],
  consent: [null, false, 0, 1, 'true', 'on', [], {}],
};
const notForNotes = neverRight.filter((value) => typeof value !== 'string' || !/^<|\r\n/.test(value));

describe('a booking with a wrong field', () => {
  it.each([...Object.entries(wrong), ['note', notForNotes] as const])(
    'is refused at %s with what to do, for everything that is wrong',
    async (field, values) => {
      for (const value of values) {
        const answer = await api.book({ [field]: value });
        const { errors } = problemOf(answer);
        const said = [answer.status, errors.map(({ pointer }) => pointer), (errors[0]?.detail.length ?? 0) > 12];
        expect({ value, said }).toEqual({ value, said: [422, [`#/${field}`], true] });
      }
    },
  );

  it('names all of them at once, and a body that is no object lacks all of them', async () => {
    const required = ['appointmentTypeId', 'startsAt', 'fullName', 'mobileNumber', 'consent'].map(
      (name) => `#/${name}`,
    );
    for (const body of ['{}', '[]', '7', 'null', '"text"', 'true', '[{"fullName":"Asha"}]']) {
      const answer = await post(body);
      expect([answer.status, problemOf(answer).errors.map(({ pointer }) => pointer)]).toEqual([422, required]);
    }
  });
});

describe('a body that is not what it says', () => {
  const text = JSON.stringify(patient());
  it.each([
    ['nothing', '', 400],
    ['cut JSON', text.slice(0, -1), 400],
    ['two documents', `${text}${text}`, 400],
    ['single quotes', text.replaceAll('"', "'"), 400],
    ['invalid UTF-8', Buffer.from(text.replace('Asha', 'A\u00ff'), 'latin1'), 400],
    ['UTF-16', Buffer.from(text, 'utf16le'), 400],
    ['deep lists', '['.repeat(8000) + ']'.repeat(8000), 422],
    ['deep objects', `${'{"note":'.repeat(1700)}1${'}'.repeat(1700)}`, 422],
    ['deep and cut', '['.repeat(16_000), 400],
    ['a number without end', `{"fullName":1${'0'.repeat(10_000)}}`, 422],
    ['more than 16 kB', JSON.stringify(patient({ note: 'x'.repeat(17_000) })), 413],
    ['more than the server reads', 'x'.repeat(70_000), 413],
  ])('%s is answered with a problem', async (_what, body, status) => {
    const answer = await post(body);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json']);
  });

  it('that does not say its length is not read', async () => {
    const headers = { ...JSON_TYPE, 'transfer-encoding': 'chunked' };
    const answer = await api.ask('appointments', { method: 'POST', headers, body: text });
    expect([answer.status, problemOf(answer).code]).toEqual([411, 'length-required']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('a type of %j is refused, so no form of another site can send one', async (type) => {
    const answer = await api.ask('appointments', { method: 'POST', headers: { 'content-type': type }, body: text });
    expect([answer.status, problemOf(answer).code]).toEqual([415, 'unsupported-media-type']);
  });

  it('a key that comes twice counts as it came last, and keys of prototypes are only unknown ones', async () => {
    const answer = await post(
      `{"consent":false,"__proto__":{"fullName":"Eve"},"constructor":{"prototype":{"consent":true}},${text.slice(1)}`,
    );
    expect(answer.status).toBe(201);
    const { fullName: _missing, ...nameless } = patient();
    const polluted = `{"__proto__":{"fullName":"Eve"},${JSON.stringify(nameless).slice(1)}`;
    expect(problemOf(await post(polluted)).errors.map(({ pointer }) => pointer)).toEqual(['#/fullName']);
  });
});

describe('an address that means harm', () => {
  it.each([
    'slots?appointmentType=follow-up&from=%00',
    'slots?appointmentType=follow-up&from=%ff%fe',
    'slots?appointmentType=follow-up&from=2026-11-24%0d%0aSet-Cookie:x',
    "slots?appointmentType=follow-up'%20OR%20'1'='1",
    'slots?appointmentType[]=follow-up',
    'slots?appointmentType=__proto__',
    `slots?appointmentType=${'x'.repeat(8000)}`,
    'slots?appointmentType=follow-up&from=-271821-04-20',
    'slots?appointmentType=follow-up&from=%2B275760-09-13',
    'slots?appointmentType=follow-up&from=0000-00-00',
    'slots?appointmentType=follow-up&practitioner=%F0%9F%98%80',
    'slots?%',
    'slots?appointmentType=%E0%A4%A',
  ])('%s is refused by its parameter', async (path) => {
    const answer = await api.ask(path);
    const { errors } = problemOf(answer);
    expect([answer.status, errors.length > 0, errors.every(({ detail }) => detail.length > 12)]).toEqual([
      422,
      true,
      true,
    ]);
  });

  it.each(['TRACE', 'PROPFIND', 'PURGE', 'SEARCH'])('the method %s does nothing', async (method) => {
    const answers = await Promise.all(
      ['appointments', 'slots', 'nothing'].map((path) => api.ask(path, { method }).catch(() => undefined)),
    );
    for (const answer of answers) expect(answer?.status ?? 405).toBeLessThan(500);
  });

  it.each(['', 'x'.repeat(256), 'caf\u00e9'])('the Idempotency-Key %j can’t be read', async (key) => {
    const answer = await api.book({}, { 'idempotency-key': key });
    expect([answer.status, problemOf(answer).detail]).toEqual([400, expect.stringContaining('Idempotency-Key')]);
  });
});

describe('what looks hostile and is only a name or a note', () => {
  const names = [
    "Robert'); DROP TABLE appointments;--",
    'आशा नमुना',
    "O'Brien-D'Souza {{7*7}}",
    'Asha 😀 Namuna',
    '%s%n ${HOME}',
  ];

  it('is kept to the letter', async () => {
    const times = ['12:00', '12:30', '13:00', '13:30', '15:00'];
    for (const [index, fullName] of names.entries()) {
      const startsAt = `2026-11-25T${times[index]}:00+05:30`;
      const note = `<script>alert(1)</script>\n${fullName}`;
      expect((await api.book({ fullName, note, startsAt })).status).toBe(201);
    }
    const { output } = await runScript('day', ['2026-11-25'], {
      DATA_DIR: server.dataDir,
      CLOCK_START: MONDAY_MORNING,
    });
    for (const name of names) expect(output).toContain(name);
    expect(output.match(/Note: <script>/g)).toHaveLength(names.length);
  });
});

describe('after all of this', () => {
  it('the server still works, and its log has no failure and nothing of what was sent', async () => {
    expect((await api.book({ startsAt: TUESDAY_ELEVEN, practitionerId: 'hair-transplant-surgeon' })).status).toBe(201);
    expect(server.output()).not.toMatch(/"level":"(?:error|fatal|warn)"|"status":5\d\d/);
    for (const sent of ['Asha', 'DROP TABLE', 'script', '98765', 'example.com', 'passwd', '😀']) {
      expect(server.output()).not.toContain(sent);
    }
  });
});

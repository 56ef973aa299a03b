import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLoopback, readSettings, requirePublicUrl, SettingsError } from './settings.ts';

function linesOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
  return [];
}

test('an empty environment gives the embedded database on the loopback address', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    publicUrl: undefined,
    bookingLimitPerHour: 60,
    contactLimitPerHour: 20,
    formLimitPerHour: 20,
    trustedProxies: 0,
    logLevel: 'info',
    environment: 'development',
  });
  expect(settings.dataDir).toMatch(/\/data$/);
});

test('an empty variable counts as absent', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('each wrong setting gives one sentence that names it, all at once', () => {
  const lines = linesOf({
    PORT: '70000',
    HOST: 'a b',
    PUBLIC_URL: 'clinic.example',
    DATABASE_URL: 'mysql://localhost/x',
    MIGRATE_DATABASE_URL: 'owner',
    SECRET_KEY: 'k1:short',
    LOST_KEYS: 'k1;k2',
    SMTP_URL: 'http://localhost',
    MAIL_FROM: 'nobody',
    CLINIC_MAIL: '@',
    BOOKING_LIMIT_PER_HOUR: '-1',
    CONTACT_LIMIT_PER_HOUR: 'many',
    FORM_LIMIT_PER_HOUR: '-3',
    TRUST_PROXY: 'true',
    METRICS_TOKEN: 'short',
    LOG_LEVEL: 'loud',
    NODE_ENV: 'staging',
    CLOCK_START: 'tomorrow',
  });
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DATABASE_URL',
    'MIGRATE_DATABASE_URL',
    'SECRET_KEY',
    'LOST_KEYS',
    'SMTP_URL',
    'MAIL_FROM',
    'CLINIC_MAIL',
    'BOOKING_LIMIT_PER_HOUR',
    'CONTACT_LIMIT_PER_HOUR',
    'FORM_LIMIT_PER_HOUR',
    'TRUST_PROXY',
    'METRICS_TOKEN',
    'LOG_LEVEL',
    'NODE_ENV',
    'CLOCK_START',
  ]);
  for (const line of lines) expect(line).toMatch(/\.$/);
});

test('WhatsApp is set up as a whole or not at all, and a wrong part is named without its value', () => {
  const whole = {
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_TOKEN: 'a-token-of-20-signs-or-more',
    WHATSAPP_APP_SECRET: 'a-secret-of-16-signs',
    WHATSAPP_VERIFY_TOKEN: 'a-text-of-our-own',
  };
  expect(readSettings(whole).whatsApp).toEqual({
    phoneNumberId: whole.WHATSAPP_PHONE_NUMBER_ID,
    token: whole.WHATSAPP_TOKEN,
    appSecret: whole.WHATSAPP_APP_SECRET,
    verifyToken: whole.WHATSAPP_VERIFY_TOKEN,
    graphUrl: 'https://graph.facebook.com',
  });
  expect(readSettings({ WHATSAPP_GRAPH_URL: 'https://graph.example/' }).whatsApp).toBeUndefined();
  for (const name of Object.keys(whole)) {
    expect(linesOf({ ...whole, [name]: '' })).toEqual([
      'WhatsApp needs all of WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN, or none.',
    ]);
    const [line, ...others] = linesOf({ ...whole, [name]: '+91 short' });
    expect(others).toEqual([]);
    expect(line).toMatch(new RegExp(`^${name} must `));
    expect(line).not.toContain('short');
  }
  expect(linesOf({ ...whole, WHATSAPP_GRAPH_URL: 'graph.facebook.com' })).toEqual([
    'WHATSAPP_GRAPH_URL must be an absolute address such as https://graph.facebook.com.',
  ]);
});

test('text messages need an address that says where number and words go', () => {
  const url = 'https://sms.example/send?to={to_digits}&text={text}';
  expect(readSettings({ SMS_URL: url }).sms).toEqual({
    url,
    method: 'POST',
    body: undefined,
    headers: {},
    sender: 'JAMUN',
    idPath: 'id',
  });
  expect(readSettings({ SMS_METHOD: 'GET', SMS_SENDER: 'CLINIC' }).sms).toBeUndefined();
  const nowhere = ['SMS_URL is set, so SMS_URL or SMS_BODY must say where {to} and {text} go.'];
  expect(linesOf({ SMS_URL: 'https://sms.example/send' })).toEqual(nowhere);
  expect(linesOf({ SMS_URL: 'https://sms.example/send?to={to}' })).toEqual(nowhere);
  expect(linesOf({ SMS_URL: 'https://sms.example/{to}', SMS_BODY: '{"text":"{text}"}' })).toEqual([]);
});

test('each wrong setting of text messages gives one sentence that names it and quotes no secret', () => {
  const lines = linesOf({
    SMS_URL: 'ftp://sms.example',
    SMS_METHOD: 'PUT',
    SMS_HEADERS: 'authorization: Bearer hush',
    SMS_SENDER: 'J!',
    SMS_ID_PATH: 'data[0].id',
    SMS_RECEIPT_SECRET: 'hush',
  });
  expect(lines).toEqual([
    'SMS_URL must be the address that takes a text message, such as https://sms.example/send?to={to}.',
    'SMS_METHOD must be GET or POST.',
    'SMS_HEADERS must be a JSON object of texts, such as {"authorization":"Bearer ..."}.',
    'SMS_SENDER must be 3 to 15 letters and digits.',
    'SMS_ID_PATH must be names and numbers joined by dots, such as data.0.id.',
    'SMS_RECEIPT_SECRET must have at least 16 characters.',
  ]);
  const sms = { SMS_URL: 'https://sms.example/{to}/{text}' };
  expect(linesOf({ ...sms, SMS_HEADERS: '{"authorization":7}' })).toHaveLength(1);
  expect(readSettings({ ...sms, SMS_HEADERS: '{"x-key":"hush"}' }).sms?.headers).toEqual({ 'x-key': 'hush' });
});

test('a wrong key is never quoted in the sentence', () => {
  const almost = randomBytes(31).toString('base64');
  expect(linesOf({ SECRET_KEY: `k1:${almost}` }).join()).not.toContain(almost);
});

test('a secret can stand in a file, and is told from none, two and an empty one in a sentence that does not quote it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamun-settings-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const token = 'a-token-of-the-metrics';
  expect(readSettings({ METRICS_TOKEN_FILE: file('token', `${token}\n`) }).metricsToken).toBe(token);
  expect(linesOf({ METRICS_TOKEN_FILE: file('short', 'hush') })).toEqual([
    'METRICS_TOKEN must have at least 16 characters.',
  ]);
  expect(
    linesOf({
      METRICS_TOKEN: token,
      METRICS_TOKEN_FILE: join(folder, 'token'),
      SECRET_KEY_FILE: join(folder, 'none'),
      SMTP_URL_FILE: file('empty', ' \n'),
    }),
  ).toEqual([
    'SECRET_KEY_FILE names a file that cannot be read or is empty.',
    'SMTP_URL_FILE names a file that cannot be read or is empty.',
    'METRICS_TOKEN and METRICS_TOKEN_FILE are both set: only one of them can count.',
  ]);
  rmSync(folder, { recursive: true });
});

test('right values come back parsed', () => {
  const settings = readSettings({
    PORT: '8080',
    PUBLIC_URL: 'https://clinic.example/',
    DATABASE_URL: 'postgresql://jamun@localhost/jamun',
    SMTP_URL: 'smtps://mail.example:465',
    MAIL_FROM: 'Jamun <desk@clinic.example>',
    BOOKING_LIMIT_PER_HOUR: '0',
    CONTACT_LIMIT_PER_HOUR: '0',
    TRUST_PROXY: '2',
    SECRET_KEY: `k2:${randomBytes(32).toString('base64')},k1:${randomBytes(32).toString('base64')}`,
  });
  expect(settings).toMatchObject({
    port: 8080,
    publicUrl: 'https://clinic.example',
    bookingLimitPerHour: 0,
    contactLimitPerHour: 0,
    trustedProxies: 2,
  });
});

test('a public address with a path is refused, because the site lives at the root', () => {
  expect(linesOf({ PUBLIC_URL: 'https://clinic.example/site' })).toHaveLength(1);
});

test('mail without a sender is refused', () => {
  expect(linesOf({ SMTP_URL: 'smtp://localhost:25' })).toEqual([expect.stringContaining('MAIL_FROM')]);
});

test('a clock that starts elsewhere is refused on a public address and accepted on this machine', () => {
  const start = '2026-12-31T18:29:00Z';
  expect(linesOf({ CLOCK_START: start, PUBLIC_URL: 'https://clinic.example' })).toEqual([
    expect.stringContaining('CLOCK_START'),
  ]);
  expect(readSettings({ CLOCK_START: start, PUBLIC_URL: 'http://127.0.0.1:3000' }).clockStart?.toString()).toBe(start);
});

test.each([
  ['localhost', true],
  ['[::1]', true],
  ['127.8.9.10', true],
  ['jamun.localhost', true],
  ['127.0.0.1.example', false],
  ['clinic.example', false],
  ['0.0.0.0', false],
])('%s is this machine only: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

test('in production the server has to know its public address; a trial does not', () => {
  expect(() => requirePublicUrl(readSettings({ NODE_ENV: 'production' }))).toThrow(
    'NODE_ENV is production, so PUBLIC_URL must be the address that visitors use',
  );
  expect(() =>
    requirePublicUrl(readSettings({ NODE_ENV: 'production', PUBLIC_URL: 'https://c.example' })),
  ).not.toThrow();
  expect(() => requirePublicUrl(readSettings({}))).not.toThrow();
});

test('the login of the owner is an addition to the one that the site works with', () => {
  const owner = 'postgresql://jamun:hush@host/jamun';
  expect(linesOf({ MIGRATE_DATABASE_URL: owner })).toEqual([
    'MIGRATE_DATABASE_URL is set, so DATABASE_URL must be the login that the site works with.',
  ]);
  const settings = readSettings({
    DATABASE_URL: 'postgresql://jamun_web:hush@host/jamun',
    MIGRATE_DATABASE_URL: owner,
  });
  expect(settings.ownerDatabaseUrl).toBe(owner);
});

import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { createLog, withoutSearch } from './log.ts';

function capture(write: (log: ReturnType<typeof createLog>) => void): { text: string; entry: Record<string, unknown> } {
  let text = '';
  write(
    createLog(
      { logLevel: 'info' },
      {
        write: (line) => {
          text += line;
        },
      },
    ),
  );
  return { text, entry: text === '' ? {} : JSON.parse(text) };
}

test('a line is JSON with a readable level and time', () => {
  const { entry } = capture((log) => log.info({ path: '/' }, 'request'));
  expect(entry).toMatchObject({ level: 'info', msg: 'request', path: '/' });
  expect(String(entry['time'])).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('fields that name a person never reach the log, however deep', () => {
  const { text } = capture((log) =>
    log.info({
      email: 'asha@example.com',
      booking: { mobileNumber: '+919800000000', fullName: 'Asha' },
      a: { b: { note: 'itches', token: 'AbC' } },
      authorization: 'Bearer x',
    }),
  );
  for (const secret of ['asha', '9800', 'Asha', 'itches', 'AbC', 'Bearer']) expect(text).not.toContain(secret);
});

test('a failed query is logged without its parameters, and why without the values PostgreSQL quotes', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    constraint: 'patients_email_key',
    detail: 'Key (email)=(asha@example.com) already exists.',
  });
  cause.message = 'invalid value "Asha Kulkarni"';
  const { text, entry } = capture((log) =>
    log.error({ err: new DrizzleQueryError('insert into patients values ($1)', ['Asha', '9800000000'], cause) }, 'x'),
  );
  for (const secret of ['Asha', '9800000000', 'asha@example.com']) expect(text).not.toContain(secret);
  expect(entry['err']).toMatchObject({
    message: 'Failed query: insert into patients values ($1)',
    cause: { code: '23505', constraint: 'patients_email_key' },
  });
});

test('addresses, numbers and tokens in other messages are masked', () => {
  const token = 'AbCdEfGhIjKlMnOpQrStUvWxYz1';
  const { text, entry } = capture((log) =>
    log.error({ err: new Error(`550 <asha@example.com> +91 98000 00000 ${token} unknown`) }),
  );
  expect(entry['err']).toMatchObject({ message: '550 <[e-mail]> [number] [token] unknown' });
  for (const secret of [token, 'asha', '98000']) expect(text).not.toContain(secret);
  const bare = capture((log) => log.error(new Error(`<asha@example.com> ${token}`)));
  for (const secret of [token, 'asha']) expect(bare.text).not.toContain(secret);
});

test('a line that is not searched looks like every other line', () => {
  const line = { id: 'a', method: 'GET', path: '/', status: 200, ms: 0.1 };
  const searched = capture((log) => log.info(line, 'request')).entry;
  const { entry } = capture((log) => withoutSearch(log).info(line, 'request'));
  expect(Object.keys(entry)).toEqual(Object.keys(searched));
  expect({ ...entry, time: '' }).toEqual({ ...searched, time: '' });
});

test('only the log without search lets a field pass that could name a person', () => {
  const line = { to: 'asha@example.com' };
  expect(capture((log) => withoutSearch(log).info(line, 'mail')).text).toContain('asha@example.com');
  const both = capture((log) => {
    withoutSearch(log);
    log.info(line, 'mail');
  });
  expect(both.text).not.toContain('asha@example.com');
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { Readable } from 'node:stream';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { MailError, openMail, type OutgoingMail } from './mail.ts';

const message: OutgoingMail = {
  messageId: '<outbox-7@clinic.example>',
  to: 'asha@example.com',
  subject: 'Your appointment – Sat 21 Nov 2026, 6:30 pm',
  text: 'नमस्ते Asha',
  html: '<p>नमस्ते Asha</p>',
  isAutomatic: true,
};

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  return address.port;
}

async function startServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: ParsedMail[] }> {
  const received: ParsedMail[] = [];
  async function keep(stream: Readable, done: () => void): Promise<void> {
    received.push(await simpleParser(stream));
    done();
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void keep(stream, done);
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${portOf(server.server)}`, received };
}

function mailTo(smtpUrl: string) {
  return openMail({ smtpUrl, mailFrom: 'Jamun <desk@clinic.example>' });
}

async function failureOf(sending: Promise<void>): Promise<MailError> {
  const error: unknown = await sending.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (error instanceof MailError) return error;
  throw new Error('It was sent, or failed with another error.', { cause: error });
}

test('a message arrives whole: sender, subject, both texts, the id and the calendar entry', async () => {
  const { url, received } = await startServer();
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
  await mailTo(url).sendMail({ ...message, calendar: { method: 'REQUEST', content, filename: 'appointment.ics' } });
  const [mail] = received;
  expect(mail?.from?.text).toBe('"Jamun" <desk@clinic.example>');
  expect(mail?.subject).toBe(message.subject);
  expect(mail?.messageId).toBe(message.messageId);
  expect(mail?.text?.trim()).toBe(message.text);
  expect(mail?.html).toContain(message.html);
  expect(mail?.attachments.map(({ contentType, content: bytes }) => [contentType, bytes.toString()])).toContainEqual([
    'text/calendar',
    content,
  ]);
});

test('what the clinic’s system wrote says so, and what a person wrote does not', async () => {
  const { url, received } = await startServer();
  await mailTo(url).sendMail(message);
  await mailTo(url).sendMail({ ...message, isAutomatic: false });
  expect(received.map(({ headers }) => headers.get('auto-submitted'))).toEqual(['auto-generated', undefined]);
});

test('a line break in a subject or a name makes no new header', async () => {
  const { url, received } = await startServer();
  await mailTo(url).sendMail({ ...message, subject: 'Hello\r\nBcc: everyone@example.com' });
  expect(received[0]?.headers.has('bcc')).toBe(false);
  expect(received[0]?.bcc).toBeUndefined();
});

test('a refused recipient is permanent, and the error does not repeat the address', async () => {
  const { url } = await startServer({
    onRcptTo: (address, _session, done) =>
      done(Object.assign(new Error(`no such person ${address.address}`), { responseCode: 550 })),
  });
  const error = await failureOf(mailTo(url).sendMail(message));
  expect(error).toMatchObject({ code: '550', isPermanent: true });
  expect(String(error)).not.toContain('asha');
});

test('a server that is busy is worth another try', async () => {
  const { url } = await startServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('busy'), { responseCode: 451 })),
  });
  expect(await failureOf(mailTo(url).sendMail(message))).toMatchObject({ code: '451', isPermanent: false });
});

test('a wrong password is worth another try, once somebody has mended it', async () => {
  const { url } = await startServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('wrong'), { responseCode: 535 })),
  });
  const withPassword = url.replace('smtp://', 'smtp://desk:wrong@');
  expect(await failureOf(mailTo(withPassword).sendMail(message))).toMatchObject({ isPermanent: false });
});

test('no server there is worth another try', async () => {
  expect(await failureOf(mailTo('smtp://127.0.0.1:1').sendMail(message))).toMatchObject({ isPermanent: false });
});

test('a server that never answers is given up', async () => {
  const silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  closers.push(
    () =>
      new Promise((resolve) => {
        silent.close(() => resolve());
      }),
  );
  const error = await failureOf(mailTo(`smtp://127.0.0.1:${portOf(silent)}?greetingTimeout=100`).sendMail(message));
  expect(error).toMatchObject({ code: 'ETIMEDOUT', isPermanent: false });
});

test('without SMTP_URL nothing is sent, and it says so', async () => {
  const mail = openMail({ smtpUrl: undefined, mailFrom: undefined });
  expect(mail.configured).toBe(false);
  expect(await failureOf(mail.sendMail(message))).toMatchObject({ isPermanent: false });
});

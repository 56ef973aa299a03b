import { createTransport } from 'nodemailer';
import { isLoopback } from './settings.ts';

export interface OutgoingMail {
  /** Of the form `<something@host>`; the same on every attempt, so that a repeated message can be told from a new one. */
  readonly messageId: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** No person wrote it, so no absence note and no other robot should answer it (RFC 3834). */
  readonly isAutomatic: boolean;
  /** A calendar entry, in the message (with its method) and as an attached file. */
  readonly calendar?: {
    readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
    readonly content: string;
    readonly filename: string;
  };
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string | Uint8Array;
  }[];
}

/** The mail server did not take the message. Its words may quote the address, so they are not part of this error. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: string;
  /** The server will never take it (an address that doesn't exist); trying again is no use. */
  readonly isPermanent: boolean;
  constructor(code: string, isPermanent: boolean) {
    super(`The mail server did not take the message (${code}).`);
    this.code = code;
    this.isPermanent = isPermanent;
  }
}

export interface Mail {
  /** False without SMTP_URL: nothing can be sent, and what waits in the outbox stays there. */
  readonly configured: boolean;
  /** Resolves when the server has taken the message. Throws `MailError`. */
  sendMail(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const timeoutsMillis = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The connection that nodemailer makes of SMTP_URL, with timeouts, and never a password in the clear to another machine. */
function transportUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const defaults: Record<string, string | number> = { ...timeoutsMillis };
  if (url.protocol === 'smtp:' && url.username !== '' && !isLoopback(url.hostname)) defaults['requireTLS'] = 'true';
  for (const [name, value] of Object.entries(defaults))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  return url.href;
}

/** Mail through SMTP_URL (smtp: with STARTTLS where offered, smtps: with TLS from the start). */
export function openMail(settings: {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
}): Mail {
  const { smtpUrl, mailFrom } = settings;
  if (smtpUrl === undefined || mailFrom === undefined)
    return {
      configured: false,
      sendMail: () => Promise.reject(new MailError('not-configured', false)),
      close: () => {},
    };
  const transport = createTransport(transportUrl(smtpUrl), {
    from: mailFrom,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    configured: true,
    async sendMail({ calendar, attachments = [], replyTo, isAutomatic, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          ...(replyTo === undefined ? {} : { replyTo }),
          ...(isAutomatic ? { headers: { 'Auto-Submitted': 'auto-generated' } } : {}),
          ...(calendar ? { icalEvent: calendar } : {}),
          attachments: attachments.map(({ content, ...rest }) => ({
            ...rest,
            content: typeof content === 'string' ? content : Buffer.from(content),
          })),
        });
      } catch (error) {
        throw mailError(error);
      }
    },
    close: () => transport.close(),
  };
}

function mailError(error: unknown): MailError {
  const field = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const status = field('responseCode');
  if (typeof status === 'number')
    return new MailError(String(status), status >= 500 && isAboutTheMessage(field('command')));
  const code = field('code');
  return new MailError(typeof code === 'string' ? code : 'failed', false);
}

/** A refused sign-in (535) is our mistake and will be mended; a refused recipient or text will not. */
function isAboutTheMessage(command: unknown): boolean {
  return typeof command === 'string' && /^(?:RCPT|DATA|MAIL)/.test(command);
}

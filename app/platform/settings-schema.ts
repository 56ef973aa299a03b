import { isIP } from 'node:net';
import { z } from 'zod';
import { Temporal } from '#app/lib/time.ts';
import { parseKeys } from '#app/platform/crypto/key-file.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export const environments = ['development', 'test', 'production'] as const;

function wholeNumber(sentence: string, least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= least && value <= most, sentence);
}

function address(sentence: string, ...protocols: string[]) {
  return z.string().refine((value) => {
    const url = URL.parse(value);
    if (url === null || !protocols.includes(url.protocol)) return false;
    // PostgreSQL on a Unix socket: postgresql:///jamun?host=/var/run/postgresql
    return url.hostname !== '' || (url.protocol.startsWith('postgres') && url.searchParams.has('host'));
  }, sentence);
}

function mailbox(sentence: string) {
  return z.string().regex(/^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, sentence);
}

function accepts(check: (value: string) => unknown): (value: string) => boolean {
  return (value) => {
    try {
      check(value);
      return true;
    } catch {
      return false;
    }
  };
}

/** Header fields written as a JSON object of texts; undefined for anything else. */
function headersOf(text: string): Record<string, string> | undefined {
  try {
    const headers = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[^\r\n]*$/)).parse(JSON.parse(text));
    return headers;
  } catch {
    return undefined;
  }
}

const clockSentence = 'CLOCK_START must be an instant such as 2026-12-31T18:29:00Z.';
const proxySentence = 'TRUST_PROXY must be false or the number of proxies in front of the server (0 to 10).';

/** The environment variables, each with its sentence. */
export const environment = z.object({
  PORT: wholeNumber('PORT must be a whole number from 0 to 65535.', 0, 65_535).default(3000),
  HOST: z
    .string()
    .refine((value) => isIP(value) !== 0 || /^[a-z0-9.-]+$/i.test(value), 'HOST must be an IP address or a host name.')
    .default('127.0.0.1'),
  PUBLIC_URL: address('PUBLIC_URL must be an absolute address such as https://clinic.example.', 'http:', 'https:')
    .refine((value) => {
      const url = URL.parse(value);
      return url === null || (url.pathname === '/' && url.search === '' && url.hash === '');
    }, 'PUBLIC_URL must have no path, query or fragment: the site is served from the root.')
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  JOURNAL_DIR: z.string().optional(),
  EDITION_DIR: z.string().optional(),
  DATABASE_URL: address(
    'DATABASE_URL must be a PostgreSQL address such as postgresql://user:password@host:5432/jamun.',
    'postgres:',
    'postgresql:',
  ).optional(),
  MIGRATE_DATABASE_URL: address(
    'MIGRATE_DATABASE_URL must be a PostgreSQL address such as postgresql://owner:password@host:5432/jamun.',
    'postgres:',
    'postgresql:',
  ).optional(),
  SECRET_KEY: z
    .string()
    .refine(
      accepts(parseKeys),
      'SECRET_KEY must hold one or more keys as id:base64 of 32 bytes, separated by commas or lines, the newest first.',
    )
    .optional(),
  LEAKED_PASSWORDS_FILE: z.string().optional(),
  LOST_KEYS: z
    .string()
    .regex(/^[a-z0-9-]{1,24}(?:\s*,\s*[a-z0-9-]{1,24})*$/, 'LOST_KEYS must be names of keys, separated by commas.')
    .transform((value) => value.split(',').map((id) => id.trim()))
    .default([]),
  SMTP_URL: address('SMTP_URL must be an address such as smtp://user:password@host:587.', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: mailbox('MAIL_FROM must be an e-mail address, alone or as Name <name@host>.').optional(),
  CLINIC_MAIL: mailbox('CLINIC_MAIL must be an e-mail address.').optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'WHATSAPP_PHONE_NUMBER_ID must be the number that Meta gives the phone, digits only.')
    .optional(),
  WHATSAPP_TOKEN: z.string().min(20, 'WHATSAPP_TOKEN must be the access token of the WhatsApp app.').optional(),
  WHATSAPP_APP_SECRET: z.string().min(16, 'WHATSAPP_APP_SECRET must be the secret of the Meta app.').optional(),
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .min(16, 'WHATSAPP_VERIFY_TOKEN must be a text of your own of at least 16 characters; enter the same at Meta.')
    .optional(),
  WHATSAPP_GRAPH_URL: address(
    'WHATSAPP_GRAPH_URL must be an absolute address such as https://graph.facebook.com.',
    'http:',
    'https:',
  ).default('https://graph.facebook.com'),
  SMS_URL: address(
    'SMS_URL must be the address that takes a text message, such as https://sms.example/send?to={to}.',
    'http:',
    'https:',
  ).optional(),
  SMS_METHOD: z.enum(['GET', 'POST'], 'SMS_METHOD must be GET or POST.').default('POST'),
  SMS_BODY: z.string().optional(),
  SMS_HEADERS: z
    .string()
    .transform(headersOf)
    .refine(
      (headers) => headers !== undefined,
      'SMS_HEADERS must be a JSON object of texts, such as {"authorization":"Bearer ..."}.',
    )
    .optional(),
  SMS_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9]{3,15}$/, 'SMS_SENDER must be 3 to 15 letters and digits.')
    .default('JAMUN'),
  SMS_ID_PATH: z
    .string()
    .regex(/^[\w-]+(?:\.[\w-]+)*$/, 'SMS_ID_PATH must be names and numbers joined by dots, such as data.0.id.')
    .default('id'),
  SMS_RECEIPT_SECRET: z.string().min(16, 'SMS_RECEIPT_SECRET must have at least 16 characters.').optional(),
  BOOKING_LIMIT_PER_HOUR: wholeNumber(
    'BOOKING_LIMIT_PER_HOUR must be a whole number, 0 for no limit.',
    0,
    1_000_000,
  ).default(60),
  CONTACT_LIMIT_PER_HOUR: wholeNumber(
    'CONTACT_LIMIT_PER_HOUR must be a whole number, 0 for no limit.',
    0,
    1_000_000,
  ).default(20),
  FORM_LIMIT_PER_HOUR: wholeNumber('FORM_LIMIT_PER_HOUR must be a whole number, 0 for no limit.', 0, 1_000_000).default(
    20,
  ),
  TRUST_PROXY: z
    .string()
    .regex(/^(?:false|\d|10)$/, proxySentence)
    .transform((value) => (value === 'false' ? 0 : Number(value)))
    .default(0),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters.').optional(),
  LOG_LEVEL: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`).default('info'),
  NODE_ENV: z.enum(environments, `NODE_ENV must be one of ${environments.join(', ')}.`).default('development'),
  CLOCK_START: z
    .string()
    .refine(
      accepts((value) => Temporal.Instant.from(value)),
      clockSentence,
    )
    .transform((value) => Temporal.Instant.from(value))
    .optional(),
});

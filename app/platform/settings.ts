import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { Temporal } from '#app/lib/time.ts';
import type { SmsSettings } from '#app/platform/channels/sms.ts';
import type { WhatsAppSettings } from '#app/platform/channels/whatsapp.ts';
import { parseKeys } from '#app/platform/crypto/key-file.ts';

/** Every wrong setting at once, one sentence a line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const environments = ['development', 'test', 'production'] as const;

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

const environment = z.object({
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

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Origin without a trailing slash, as visitors see it. */
  readonly publicUrl: string | undefined;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The login that owns the database, for migrations, backup, restore and the removal of old log entries; absent: `databaseUrl`. */
  readonly ownerDatabaseUrl: string | undefined;
  readonly secretKey: string | undefined;
  /** Names of keys that nobody has any more; the server starts without them. */
  readonly lostKeys: readonly string[];
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly clinicMail: string | undefined;
  /** Absent: nothing goes by WhatsApp. */
  readonly whatsApp: WhatsAppSettings | undefined;
  /** Absent: nothing goes by text message. */
  readonly sms: SmsSettings | undefined;
  /** What the carrier of text messages shows us with its receipts; without it there are none. */
  readonly smsReceiptSecret: string | undefined;
  /** Attempts an hour and address; 0 switches the limits off. */
  readonly bookingLimitPerHour: number;
  /** Messages of the contact form an hour and address; 0 switches their limits off. */
  readonly contactLimitPerHour: number;
  /** Patient forms begun an hour and address; 0 switches their limits off. */
  readonly formLimitPerHour: number;
  /** How many proxies in front may be believed about the visitor's address; 0: none. */
  readonly trustedProxies: number;
  readonly metricsToken: string | undefined;
  readonly logLevel: (typeof logLevels)[number];
  readonly environment: (typeof environments)[number];
  readonly clockStart: Temporal.Instant | undefined;
}

/** What WhatsApp needs, all of it or nothing. */
function whatsAppOf(value: z.infer<typeof environment>): WhatsAppSettings | 'incomplete' | undefined {
  const {
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_TOKEN: token,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
    WHATSAPP_GRAPH_URL: graphUrl,
  } = value;
  if (!phoneNumberId && !token && !appSecret && !verifyToken) return undefined;
  if (!phoneNumberId || !token || !appSecret || !verifyToken) return 'incomplete';
  return { phoneNumberId, token, appSecret, verifyToken, graphUrl: graphUrl.replace(/\/+$/, '') };
}

/** Whether a host name or address can only mean this machine. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/**
 * The settings of this process from its environment variables. An empty variable counts as absent.
 * Throws `SettingsError` with a sentence for each wrong one.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given: Record<string, string> = {};
  for (const name of Object.keys(environment.shape)) {
    const value = env[name]?.trim();
    if (value) given[name] = value;
  }
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new SettingsError([...new Set(parsed.error.issues.map((issue) => issue.message))]);
  const value = parsed.data;

  const contradictions: string[] = [];
  if (value.SMTP_URL && !value.MAIL_FROM)
    contradictions.push('SMTP_URL is set, so MAIL_FROM must name the sender of the mail.');
  if (value.CLOCK_START && value.PUBLIC_URL && !isLoopback(new URL(value.PUBLIC_URL).hostname))
    contradictions.push(
      'CLOCK_START is for tests and rehearsals: it is refused while PUBLIC_URL is a public address, because bookings would get wrong times.',
    );
  if (value.MIGRATE_DATABASE_URL && !value.DATABASE_URL)
    contradictions.push('MIGRATE_DATABASE_URL is set, so DATABASE_URL must be the login that the site works with.');
  const whatsApp = whatsAppOf(value);
  if (whatsApp === 'incomplete')
    contradictions.push(
      'WhatsApp needs all of WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN, or none.',
    );
  const smsTemplate = `${value.SMS_URL ?? ''}${value.SMS_BODY ?? ''}`;
  if (value.SMS_URL && !(/\{to(?:_digits)?\}/.test(smsTemplate) && smsTemplate.includes('{text}')))
    contradictions.push('SMS_URL is set, so SMS_URL or SMS_BODY must say where {to} and {text} go.');
  if (contradictions.length > 0 || whatsApp === 'incomplete') throw new SettingsError(contradictions);

  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    ownerDatabaseUrl: value.MIGRATE_DATABASE_URL,
    secretKey: value.SECRET_KEY,
    lostKeys: value.LOST_KEYS,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    clinicMail: value.CLINIC_MAIL,
    whatsApp,
    sms:
      value.SMS_URL === undefined
        ? undefined
        : {
            url: value.SMS_URL,
            method: value.SMS_METHOD,
            body: value.SMS_BODY,
            headers: value.SMS_HEADERS ?? {},
            sender: value.SMS_SENDER,
            idPath: value.SMS_ID_PATH,
          },
    smsReceiptSecret: value.SMS_RECEIPT_SECRET,
    bookingLimitPerHour: value.BOOKING_LIMIT_PER_HOUR,
    contactLimitPerHour: value.CONTACT_LIMIT_PER_HOUR,
    formLimitPerHour: value.FORM_LIMIT_PER_HOUR,
    trustedProxies: value.TRUST_PROXY,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
    environment: value.NODE_ENV,
    clockStart: value.CLOCK_START,
  };
}

/**
 * Refuses to serve the public by accident: in production the address visitors use has to be known, or cookies, links in mails
 * and the pages for developers would be those of a trial. Throws `SettingsError`.
 */
export function requirePublicUrl({ environment: mode, publicUrl }: Settings): void {
  if (mode === 'production' && publicUrl === undefined)
    throw new SettingsError([
      'NODE_ENV is production, so PUBLIC_URL must be the address that visitors use, such as https://clinic.example. To try Jamun on this machine, leave NODE_ENV away.',
    ]);
}

/** Where the site is reached, without a slash at the end. */
export function originOf({ publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

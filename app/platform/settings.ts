import { join, resolve } from 'node:path';
import type { z } from 'zod';
import type { Temporal } from '#app/lib/time.ts';
import type { SmsSettings } from '#app/platform/channels/sms.ts';
import type { WhatsAppSettings } from '#app/platform/channels/whatsapp.ts';
import { withSecretsOfFiles } from './settings-from-files.ts';
import { environment, type environments, type logLevels } from './settings-schema.ts';

/** Every wrong setting at once, one sentence a line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Origin without a trailing slash, as visitors see it. */
  readonly publicUrl: string | undefined;
  /** Absolute path. */
  readonly dataDir: string;
  /** Where the journal of erasures and removals is kept; absolute path. */
  readonly journalDir: string;
  /** Where pages lie as files for a proxy that sends them itself; absolute path. Absent: nowhere. */
  readonly editionDir: string | undefined;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The login that owns the database, for migrations, backup, restore and the removal of old log entries; absent: `databaseUrl`. */
  readonly ownerDatabaseUrl: string | undefined;
  readonly secretKey: string | undefined;
  /** Names of keys that nobody has any more; the server starts without them. */
  readonly lostKeys: readonly string[];
  /** A list of leaked passwords (leaked-passwords.ts); absolute path. */
  readonly leakedPasswordsFile: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly clinicMail: string | undefined;
  /** Absent: nothing goes by WhatsApp. */
  readonly whatsApp: WhatsAppSettings | undefined;
  /** Absent: nothing goes by text message. */
  readonly sms: SmsSettings | undefined;
  /** The secret that the SMS carrier sends with its receipts; without it there are no receipts. */
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

/** Settings of WhatsApp: all of them, or none. */
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

/** Whether a host name or address is loopback. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/**
 * The settings of this process from its environment variables, and from the files that some of them name. An empty variable
 * counts as absent. Throws `SettingsError` with a sentence for each wrong one.
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const { env, problems } = withSecretsOfFiles(variables);
  if (problems.length > 0) throw new SettingsError(problems);
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
    journalDir: resolve(value.JOURNAL_DIR ?? join(value.DATA_DIR, 'journal')),
    editionDir: value.EDITION_DIR === undefined ? undefined : resolve(value.EDITION_DIR),
    databaseUrl: value.DATABASE_URL,
    ownerDatabaseUrl: value.MIGRATE_DATABASE_URL,
    secretKey: value.SECRET_KEY,
    lostKeys: value.LOST_KEYS,
    leakedPasswordsFile: value.LEAKED_PASSWORDS_FILE === undefined ? undefined : resolve(value.LEAKED_PASSWORDS_FILE),
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

/** The site's public origin, without a trailing slash. */
export function originOf({ publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

import type { CalendarPlace } from '#app/features/scheduling/server/calendar-file.ts';
import type { SettingsSource } from '#app/features/scheduling/server/settings-source.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Database } from '#app/platform/database/database.ts';
import { defineQueue } from '#app/platform/jobs.ts';
import type { Log } from '#app/platform/log.ts';
import type { Sms } from '#app/platform/channels/sms.ts';
import type { WhatsApp } from '#app/platform/channels/whatsapp.ts';
import type { Mail } from '#app/platform/mail.ts';

/** Ways to a patient's phone; each absent until its settings are there. */
export interface Carriers {
  readonly whatsApp?: WhatsApp | undefined;
  readonly sms?: Sms | undefined;
}

/** What making and sending messages needs of the running server. */
export interface NotificationContext {
  readonly database: Pick<Database, 'db' | 'jobs'>;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly mail: Mail;
  readonly carriers?: Carriers;
  /** What the carrier of text messages shows with its receipts. */
  readonly smsReceiptSecret?: string | undefined;
  readonly settings: SettingsSource;
  /** The clinic as mails and calendar entries name it. */
  readonly place: CalendarPlace;
  /** Whose time the times in mails are. */
  readonly city: string;
  /** Where messages to the clinic go; undefined while nobody has said. */
  readonly clinicMail: string | undefined;
  /** Scheme and host of the site, for the links in mails. */
  readonly origin: string;
}

const mostRetries = 32;

/** One job a message; it carries nothing but the message's id. About a day of attempts, an hour apart in the end. */
export const deliveryQueue = defineQueue<{ readonly messageId: string }>('deliver-message', {
  policy: 'short',
  retryLimit: mostRetries,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
});

/** Puts waiting messages back into the queue whose job was lost. */
export const sweepQueue = defineQueue<{ readonly reason: 'schedule' }>('sweep-outbox', { policy: 'short' });

/** Looks every minute whom to remind. */
export const remindQueue = defineQueue<{ readonly reason: 'schedule' }>('remind-patients', { policy: 'exclusive' });

export function isLastAttempt(retryCount: number): boolean {
  return retryCount >= mostRetries;
}

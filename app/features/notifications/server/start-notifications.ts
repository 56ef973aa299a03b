import { calendarPlace, type PlaceFacts } from '#app/features/scheduling/server/calendar-file.ts';
import type { SettingsSource } from '#app/features/scheduling/server/settings-source.ts';
import type { BackgroundWork } from '#app/platform/background-work.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { Log } from '#app/platform/log.ts';
import type { Mail } from '#app/platform/mail.ts';
import { openSms } from '#app/platform/channels/sms.ts';
import { openWhatsApp } from '#app/platform/channels/whatsapp.ts';
import type { Settings } from '#app/platform/settings.ts';
import { deliverMessage } from './deliver-message.ts';
import { deliveryQueue, remindQueue, sweepQueue, type NotificationContext } from './notification-context.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { remindPatients } from './remind-patients.ts';
import { sweepOutbox } from './sweep-outbox.ts';

export interface NotificationParts {
  readonly app: {
    readonly database: Database;
    readonly clock: Clock;
    readonly keyRing: KeyRing;
    readonly log: Log;
    readonly mail: Mail;
    readonly settings: Pick<Settings, 'clinicMail' | 'whatsApp' | 'sms' | 'smsReceiptSecret'>;
  };
  readonly settings: SettingsSource;
  readonly origin: string;
  /** The clinic's facts as they are whenever a message is written. */
  readonly clinic: () => PlaceFacts;
}

export interface Notifications {
  readonly context: NotificationContext;
  readonly outbox: Outbox;
}

/** One message at a time: so a crash can repeat one at most. */
const concurrency = 1;

/** Notifications on a running database, and the outbox that others put messages into. */
export function openNotifications({ app, settings, origin, clinic }: NotificationParts): Notifications {
  const { database, clock, keyRing, log, mail } = app;
  const { clinicMail, whatsApp, sms, smsReceiptSecret } = app.settings;
  const context: NotificationContext = {
    database,
    clock,
    keyRing,
    log,
    mail,
    carriers: { whatsApp: whatsApp && openWhatsApp(whatsApp), sms: sms && openSms(sms) },
    smsReceiptSecret,
    settings,
    get place() {
      return calendarPlace(clinic());
    },
    get city() {
      return clinic().address.city;
    },
    clinicMail,
    origin,
  };
  return { context, outbox: createOutbox(context) };
}

/** Sends messages and reminders, and puts back into the queue what a crash left without a job. */
export const notificationWork: BackgroundWork<{ readonly notifications: NotificationContext }> = {
  queues: [deliveryQueue, sweepQueue, remindQueue],
  async start({ notifications: context }) {
    const { jobs } = context.database;
    await jobs.work(deliveryQueue, ({ data, retryCount }) => deliverMessage(context, data.messageId, retryCount), {
      concurrency,
    });
    await jobs.work(sweepQueue, async () => {
      await sweepOutbox(context);
    });
    await jobs.work(remindQueue, async () => {
      await remindPatients(context);
    });
    const { timeZone } = (await context.settings.current()).clinic;
    await jobs.schedule(sweepQueue, '*/10 * * * *', timeZone, { reason: 'schedule' });
    await jobs.schedule(remindQueue, '* * * * *', timeZone, { reason: 'schedule' });
    await sweepOutbox(context);
  },
};

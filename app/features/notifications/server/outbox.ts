import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AppointmentMessages } from '#app/features/scheduling/server/booking-context.ts';
import type { EnquiryMessages, ReplyState } from '#app/features/enquiries/server/enquiry-context.ts';
import type { FormMessages } from '#app/features/patient-forms/server/intake-context.ts';
import { isReached } from '#app/features/scheduling/domain/reach.ts';
import type { Locale } from '#app/lib/messages.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import { defineStatement } from '#app/platform/database/statement.ts';
import { isTemplateKind } from '../domain/channels.ts';
import { recipientsOf, type MessageKind, type MessageStatus, type Recipient } from '../domain/message.ts';
import { deliveryQueue, type NotificationContext } from './notification-context.ts';
import { messages, type MessageSubject } from './tables.ts';
import { readReach } from './ways-to-patients.ts';

/** All messages of one piece of news in one go. */
const insertMessages = defineStatement<never>(
  () => sql`
    INSERT INTO messages (id, appointment_id, enquiry_id, form_id, waiting_id, return_code_id, kind, recipient, channel,
      status, message_id, created_at)
    SELECT id, ${sql.placeholder('appointmentId')}, ${sql.placeholder('enquiryId')},
      ${sql.placeholder('formId')}, ${sql.placeholder('waitingId')}, ${sql.placeholder('returnCodeId')}::uuid, ${sql.placeholder('kind')},
      recipient, channel, status, message_id, ${sql.placeholder('createdAt')}
    FROM unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('recipients')}::text[],
      ${sql.placeholder('channels')}::text[], ${sql.placeholder('statuses')}::text[], ${sql.placeholder('messageIds')}::text[])
      AS message (id, recipient, channel, status, message_id)`,
  'insert_messages',
);

/** What features queue their messages with. */
export interface Outbox {
  readonly appointments: AppointmentMessages;
  readonly enquiries: EnquiryMessages;
  readonly forms: FormMessages;
}

/** Where the mails of replies are; one that a later message made needless went nowhere. */
async function replyStates(db: Db, ids: readonly string[]): Promise<Map<string, ReplyState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: messages.id, status: messages.status })
    .from(messages)
    .where(inArray(messages.id, [...ids]));
  return new Map(rows.map(({ id, status }) => [id, status === 'superseded' ? 'failed' : status]));
}

/** The messages that asked for another time, of these visits at these times. */
async function askedAgain(
  db: Db,
  visits: readonly { readonly id: string; readonly startsAt: EpochMs }[],
): Promise<Map<string, MessageStatus>> {
  if (visits.length === 0) return new Map();
  const ids = visits.map(({ id }) => id);
  const rows = await db
    .select({ id: messages.appointmentId, status: messages.status, about: messages.aboutStartsAt })
    .from(messages)
    .where(and(eq(messages.kind, 'choose-again'), inArray(messages.appointmentId, ids)));
  const startOf = new Map(visits.map(({ id, startsAt }) => [id, startsAt]));
  return new Map(
    rows.flatMap(({ id, status, about }) =>
      id !== null && about?.epochMilliseconds === startOf.get(id) ? [[id, status] as const] : [],
    ),
  );
}

const nothing: MessageSubject = { appointmentId: null, enquiryId: null, formId: null, waitingId: null };

/** The domain part of a Message-ID. */
export function domainOf(origin: string): string {
  return new URL(origin).host.replace(/:\d+$/, '').replaceAll(/[[\]]/g, '');
}

/**
 * The outbox: messages and their jobs are written in the transaction of the change they tell of, so neither can exist
 * without the other. While there is nothing to send with, a message is held and waits for the sweep.
 */
export function createOutbox(
  context: Pick<NotificationContext, 'database' | 'clock' | 'mail' | 'carriers' | 'clinicMail' | 'origin'>,
): Outbox {
  const { sms, whatsApp } = context.carriers ?? {};
  const domain = domainOf(context.origin);
  // Which way it takes is decided when it goes out; here only whether there is one at all.
  const reachesPhones = sms !== undefined || whatsApp !== undefined;

  /** `onlyId` is the id of a message that has one recipient, `returnCodeId` the code it brings. */
  async function queue(
    tx: Transaction,
    about: MessageSubject,
    kind: MessageKind,
    hasEmail: boolean,
    { onlyId, returnCodeId = null }: { readonly onlyId?: string; readonly returnCodeId?: string | null } = {},
  ): Promise<void> {
    const byPhone = reachesPhones && isTemplateKind(kind);
    const canBeSent = (recipient: Recipient) =>
      recipient === 'patient'
        ? byPhone || kind === 'waiting-offer' || (hasEmail && context.mail.configured)
        : context.mail.configured && context.clinicMail !== undefined;
    // Who is next on the waiting list and can't be written to is to be called.
    const isReachable = hasEmail || byPhone || kind === 'waiting-offer';
    // The clinic itself is written to by mail alone.
    const toPatient = hasEmail || !byPhone ? 'email' : whatsApp ? 'whatsapp' : 'sms';
    const rows = recipientsOf(kind, isReachable).map((recipient) => {
      const id = onlyId ?? randomUUID();
      const channel = recipient === 'patient' ? toPatient : 'email';
      return {
        id,
        recipient,
        channel,
        status: canBeSent(recipient) ? 'queued' : 'held',
        messageId: `<${id}@${domain}>`,
      };
    });
    if (rows.length === 0) return;
    await insertMessages(tx, {
      ...about,
      returnCodeId,
      kind,
      createdAt: context.clock.now().toString(),
      ids: rows.map(({ id }) => id),
      recipients: rows.map(({ recipient }) => recipient),
      channels: rows.map(({ channel }) => channel),
      statuses: rows.map(({ status }) => status),
      messageIds: rows.map(({ messageId }) => messageId),
    });
    for (const { id, status } of rows) {
      if (status === 'queued')
        await context.database.jobs.enqueue(tx, deliveryQueue, { messageId: id }, { singletonKey: id });
    }
  }

  /** A unique index lets each visit and time be asked about once, whoever presses. */
  async function queueChooseAgain(
    tx: Transaction,
    {
      id: appointmentId,
      email,
      language,
      startsAt,
    }: {
      readonly id: string;
      readonly email: string | null;
      readonly language: Locale;
      readonly startsAt: EpochMs;
    },
  ): Promise<boolean> {
    const reach = (await readReach(tx, context))({ email, language }, 'choose-again');
    if (!isReached(reach)) return false;
    const hasEmail = email !== null;
    const id = randomUUID();
    const canBeSent = reach === 'goes-out';
    const { rows } = await tx.execute<{ id: string }>(sql`
      INSERT INTO messages
        (id, appointment_id, kind, recipient, channel, status, message_id, created_at, about_starts_at)
      VALUES (${id}, ${appointmentId}, 'choose-again', 'patient', ${hasEmail ? 'email' : whatsApp ? 'whatsapp' : 'sms'},
        ${canBeSent ? 'queued' : 'held'}, ${`<${id}@${domain}>`}, ${context.clock.now().toString()}::timestamptz,
        ${new Date(startsAt).toISOString()}::timestamptz)
      ON CONFLICT DO NOTHING
      RETURNING id`);
    if (rows.length === 0) return false;
    if (canBeSent) await context.database.jobs.enqueue(tx, deliveryQueue, { messageId: id }, { singletonKey: id });
    return true;
  }

  return {
    appointments: {
      // News of booking are kinds of messages by the same names; a new one does not compile until it is one.
      queue: (tx, news, { id, email }) => queue(tx, { ...nothing, appointmentId: id }, news, email !== null),
      queueCode: (tx, returnCodeId, { id, email }) =>
        queue(tx, { ...nothing, appointmentId: id }, 'return-code', email !== null, { returnCodeId }),
      queueChooseAgain,
      readReach: (db) => readReach(db, context),
      askedAgain: (visits) => askedAgain(context.database.db, visits),
      queueJoined: (tx, waitingId) => queue(tx, { ...nothing, waitingId }, 'waiting-joined', true),
    },
    enquiries: {
      queue: (tx, { id, hasEmail }) => queue(tx, { ...nothing, enquiryId: id }, 'enquiry', hasEmail),
      queueReply: (tx, { id, enquiryId }) =>
        queue(tx, { ...nothing, enquiryId }, 'enquiry-reply', true, { onlyId: id }),
      replyStates,
    },
    forms: { queueLink: (tx, formId) => queue(tx, { ...nothing, formId }, 'form-link', true) },
  };
}

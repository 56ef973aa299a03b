import { eq } from 'drizzle-orm';
import type { AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import { readDeskSettings } from '#app/platform/desk-settings.ts';
import { channelsFor, isTemplateKind, type Channel } from '../domain/channels.ts';
import type { NotificationContext } from './notification-context.ts';
import { templateToSend } from './read-templates.ts';
import { messageAttempts, type MessageRow } from './tables.ts';

export interface ChannelPlan {
  /** Channels still to be tried, in order. */
  readonly channels: readonly Channel[];
  /** Nothing can be tried now, but a change of settings could help, so the message is held. */
  readonly canRetryLater: boolean;
  /** Code of the last refusal; `no-channel` where nothing was tried. */
  readonly lastError: string;
}

/** The channels left for a message: the clinic's order, less those not configured, not available to the patient, or failed. */
export async function resolveChannels(
  context: NotificationContext,
  message: MessageRow,
  appointment: AppointmentDetails | undefined,
): Promise<ChannelPlan> {
  const { db } = context.database;
  const { kind, recipient } = message;
  const tried = await db.select().from(messageAttempts).where(eq(messageAttempts.messageId, message.id));
  const failed = tried.filter(({ status }) => status === 'failed');
  // Only senders of an enquiry who gave an address get messages.
  const hasEmail = appointment === undefined || appointment.email !== null;
  const goesByMail = recipient === 'clinic' || hasEmail;
  const mailWorks = context.mail.configured && (recipient === 'patient' || context.clinicMail !== undefined);
  const configured = new Set<Channel>(mailWorks ? ['email'] : []);
  if (context.carriers?.whatsApp) configured.add('whatsapp');
  if (context.carriers?.sms) configured.add('sms');
  const mayUsePhones =
    recipient === 'patient' && isTemplateKind(kind) && (configured.has('whatsapp') || configured.has('sms'));
  const order = mayUsePhones ? (await readDeskSettings(db, 'channels')).settings.order : (['email'] as const);
  const facts = { kind, recipient, hasEmail, order, configured, failed: new Set(failed.map(({ channel }) => channel)) };
  const missing = mayUsePhones ? await unregistered(context, message, appointment) : none;
  // English words where the carrier knows no others are better than no message, and come after every way in the patient's own.
  const channels = new Set([
    ...channelsFor({ ...facts, unregistered: missing.own }),
    ...channelsFor({ ...facts, unregistered: missing.any }),
  ]);
  const last = failed.toSorted((a, b) => a.changedAt.epochMilliseconds - b.changedAt.epochMilliseconds).at(-1);
  return {
    channels: [...channels],
    // An offer stands for half an hour: who can't be written to now is called.
    canRetryLater: kind !== 'waiting-offer' && failed.length === 0 && goesByMail && !mailWorks,
    lastError: last?.error ?? 'no-channel',
  };
}

interface Unregistered {
  /** Channels whose carrier asks for words to be registered, and has none in the patient's language. */
  readonly own: ReadonlySet<Channel>;
  /** Those that have none in English either. */
  readonly any: ReadonlySet<Channel>;
}

const none: Unregistered = { own: new Set(), any: new Set() };

async function unregistered(
  { database: { db }, carriers }: NotificationContext,
  { kind }: MessageRow,
  appointment: AppointmentDetails | undefined,
): Promise<Unregistered> {
  if (!isTemplateKind(kind)) return none;
  const language = appointment?.language ?? 'en';
  const [own, any] = [new Set<Channel>(), new Set<Channel>()];
  for (const channel of ['whatsapp', 'sms'] as const) {
    const template = await templateToSend(db, carriers, kind, channel, language);
    if (template?.language !== language) own.add(channel);
    if (!template) any.add(channel);
  }
  return { own, any };
}

import type { MessageKind, Recipient } from './message.ts';

/** Ways a message can take. */
export const channels = ['whatsapp', 'sms', 'email'] as const;
export type Channel = (typeof channels)[number];

/** Kinds whose words the clinic may write itself, and which may take other ways than mail. */
export const templateKinds = [
  'booked',
  'moved',
  'cancelled',
  'return-code',
  'reminder-day',
  'reminder-hours',
  'waiting-offer',
  'choose-again',
] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Whether a kind has templates; enquiries, form links and the waiting list are mails. */
export function isTemplateKind(kind: MessageKind): kind is TemplateKind {
  return templateKinds.some((each) => each === kind);
}

export interface ChannelFacts {
  readonly kind: MessageKind;
  readonly recipient: Recipient;
  readonly hasEmail: boolean;
  /** The clinic's order; what is not in it is not used. */
  readonly order: readonly Channel[];
  /** What this server can send with. */
  readonly configured: ReadonlySet<Channel>;
  /** Channels whose template of this kind lacks the number or name its carrier asks for. */
  readonly unregistered: ReadonlySet<Channel>;
  /** Channels that were tried and refused it. */
  readonly failed: ReadonlySet<Channel>;
}

/**
 * The channels a message may still take, in the order to try them. The clinic and enquiries get mail, whatever the order
 * says.
 */
export function channelsFor(facts: ChannelFacts): Channel[] {
  const { kind, recipient, hasEmail, order, configured, unregistered, failed } = facts;
  const mailOnly = recipient === 'clinic' || !isTemplateKind(kind);
  return (mailOnly ? (['email'] as const) : order).filter(
    (channel) =>
      configured.has(channel) &&
      !failed.has(channel) &&
      !unregistered.has(channel) &&
      (channel !== 'email' || hasEmail || recipient === 'clinic'),
  );
}

/** After so many tries one channel is left for the next; the last one is tried for about a day. */
export const triesBeforeNext = 4;

/** What a carrier's receipt can say of a message, from least to most; `failed` is an end of its own. */
export type ReceiptStatus = 'taken' | 'delivered' | 'read' | 'failed';

const rank: Readonly<Record<ReceiptStatus, number>> = { taken: 0, delivered: 1, read: 2, failed: 3 };

/**
 * Whether a receipt says something new. They come late, twice and in any order: "read" is never taken back by a late
 * "delivered", and neither is a message that arrived by a "failed".
 */
export function receiptCounts(known: ReceiptStatus | 'trying', told: ReceiptStatus): boolean {
  if (known === 'trying') return true;
  if (told === 'failed') return known === 'taken';
  return known !== 'failed' && rank[told] > rank[known];
}

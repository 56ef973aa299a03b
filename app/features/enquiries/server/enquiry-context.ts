import type { Clock } from '#app/platform/clock.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import type { RateLimit } from '#app/platform/rate-limit.ts';

/** Where the mail of a reply is: waiting, waiting for a mail server to be set up, gone out, or given up. */
export type ReplyState = 'queued' | 'held' | 'sent' | 'failed';

/** Where an enquiry says that the clinic and its sender should hear of it; the outbox of notifications. */
export interface EnquiryMessages {
  /** Puts the messages in together with the enquiry: they go out exactly when `tx` commits. */
  queue(tx: Transaction, enquiry: { readonly id: string; readonly hasEmail: boolean }): Promise<void>;
  /** Puts in the mail of a reply, under the reply's own id. */
  queueReply(tx: Transaction, reply: { readonly id: string; readonly enquiryId: string }): Promise<void>;
  /** Where the mails of these replies are. */
  replyStates(db: Db, replyIds: readonly string[]): Promise<ReadonlyMap<string, ReplyState>>;
}

/** What taking an enquiry needs of the running server. */
export interface EnquiryContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
  readonly rateLimit: RateLimit;
  /** Messages an hour and address; 0 switches the limits off. */
  readonly limitPerHour: number;
  readonly messages: EnquiryMessages;
}

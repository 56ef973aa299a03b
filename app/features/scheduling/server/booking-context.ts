import type { EpochMs } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import type { Locale } from '#app/lib/messages.ts';
import type { RateLimit } from '#app/platform/rate-limit.ts';
import type { Reach } from '../domain/reach.ts';
import type { SlotReader } from './find-slots.ts';

export type AppointmentNews = 'booked' | 'moved' | 'cancelled' | 'waiting-offer';

/** Where news of a visit would end now, by its patient's ways and language. */
export type ReachOf = (
  visit: { readonly email: string | null; readonly language: Locale },
  news: AppointmentNews | 'choose-again',
) => Reach;

/** Where booking says that patient and clinic should hear of something; the outbox of notifications. */
export interface AppointmentMessages {
  /** Puts the messages in together with the change: they go out exactly when `tx` commits. */
  queue(
    tx: Transaction,
    news: AppointmentNews,
    appointment: { readonly id: string; readonly email: string | null },
  ): Promise<void>;
  /** Puts in the code that opens an appointment, for the way on file with it. */
  queueCode(
    tx: Transaction,
    returnCodeId: string,
    appointment: { readonly id: string; readonly email: string | null },
  ): Promise<void>;
  /**
   * Asks a patient to choose another time, once for a visit and its time. False when nothing was put in: they were asked
   * already, or can only be called.
   */
  queueChooseAgain(
    tx: Transaction,
    appointment: {
      readonly id: string;
      readonly email: string | null;
      readonly language: Locale;
      readonly startsAt: EpochMs;
    },
  ): Promise<boolean>;
  /** Reads in `db`, once for all patients of a screen, what can be sent and which words the carriers know. */
  readReach(db: Db): Promise<ReachOf>;
  /** Where the message is that asked for another time in place of this one, by appointment; absent where none was put in. */
  askedAgain(
    appointments: readonly { readonly id: string; readonly startsAt: EpochMs }[],
  ): Promise<ReadonlyMap<string, 'queued' | 'held' | 'sent' | 'superseded' | 'failed'>>;
  /** Tells somebody with an e-mail address that they have joined the waiting list. */
  queueJoined(tx: Transaction, waitingId: string): Promise<void>;
}

/** What booking, moving and cancelling need of the running server. */
export interface BookingContext extends SlotReader {
  readonly keyRing: KeyRing;
  readonly rateLimit: RateLimit;
  /** Attempts an hour and address; 0 switches every limit of booking off. */
  readonly limitPerHour: number;
  readonly messages: AppointmentMessages;
  /** Has the waiting list looked at, when `tx` commits: something that held time no longer does. */
  readonly timeFreed: (tx: Transaction) => Promise<void>;
  /** Whether a treatment of this path ("hair/fue-hair-transplant") or slug has a page. */
  readonly isTreatment: (path: string) => boolean;
}

import { createContext } from 'react-router';
import type { Clock } from '#app/platform/clock.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import type { RateLimit } from '#app/platform/rate-limit.ts';
import type { FormKind } from '../domain/form-kind.ts';

/** A visit that a form is opened for, by the link its patient got. */
export interface FormVisit {
  readonly appointmentId: string;
  readonly patientId: string | null;
  readonly fullName: string;
  /** E.164. */
  readonly mobileNumber: string;
  readonly email: string | null;
  readonly language: 'en' | 'hi' | 'mr';
  /** Which form fits what the visit is for. */
  readonly form: FormKind;
}

/** What forms need of the visits. */
export interface FormVisits {
  /** The visit a link leads to, while it is still to come. */
  find(token: string): Promise<FormVisit | undefined>;
}

/** The outbox, as far as forms use it. */
export interface FormMessages {
  /** Puts in the mail with the link to go on: it goes out exactly when `tx` commits. */
  queueLink(tx: Transaction, formId: string): Promise<void>;
}

/** What filling in forms needs of the running server. */
export interface IntakeContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
  readonly rateLimit: RateLimit;
  readonly timeZone: string;
  /** Forms begun an hour and address; 0 switches the limits off. */
  readonly limitPerHour: number;
  readonly visits: FormVisits;
  readonly messages: FormMessages;
}

/** Forms in the running server, for loaders and actions. Pages rendered in the build have none. */
export const intakeContext = createContext<IntakeContext | null>(null);

/** Whether an address names a form. */
export function isFormKind(text: string | undefined): text is FormKind {
  return text === 'hair' || text === 'skin';
}

import { asc, eq, inArray } from 'drizzle-orm';
import type { Temporal } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import { openStatuses, type EnquiryStatus } from '../domain/enquiry.ts';
import type { Topic } from '../domain/topic.ts';
import { openText } from './closed-text.ts';
import { enquiries } from './tables.ts';

export interface Enquiry {
  readonly id: string;
  readonly reference: string;
  readonly topic: Topic;
  readonly status: EnquiryStatus;
  readonly language: 'en' | 'hi' | 'mr';
  readonly createdAt: Temporal.Instant;
  readonly fullName: string;
  /** E.164. */
  readonly mobileNumber: string;
  readonly email: string | null;
  readonly message: string;
}

/** Whoever reads enquiries has the database and the keys. */
export interface EnquiryReader {
  readonly db: Db;
  readonly keyRing: KeyRing;
}

/** One enquiry by its id, opened, or undefined. Throws `DecryptionError` when its key is gone. */
export async function enquiryById({ db, keyRing }: EnquiryReader, id: string): Promise<Enquiry | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  return row && openedEnquiry(keyRing, row);
}

/** What still wants an answer, the oldest first; an enquiry whose key is gone has its reference only. */
export async function openEnquiries({
  db,
  keyRing,
}: EnquiryReader): Promise<(Enquiry | { readonly reference: string; readonly message: undefined })[]> {
  const rows = await db
    .select()
    .from(enquiries)
    .where(inArray(enquiries.status, [...openStatuses]))
    .orderBy(asc(enquiries.createdAt), asc(enquiries.id));
  return rows.map((row) => {
    try {
      return openedEnquiry(keyRing, row);
    } catch {
      // A lost key must not hide the others.
      return { reference: row.reference, message: undefined };
    }
  });
}

/** A row with what is encrypted in it opened. Throws `DecryptionError` when its key is gone. */
export function openedEnquiry(keyRing: KeyRing, row: typeof enquiries.$inferSelect): Enquiry {
  const { id, reference, topic, status, language, createdAt } = row;
  return {
    id,
    reference,
    topic,
    status,
    language,
    createdAt,
    fullName: openText(keyRing, 'full_name_encrypted', id, row.fullNameEncrypted),
    mobileNumber: openText(keyRing, 'mobile_number_encrypted', id, row.mobileNumberEncrypted),
    email: row.emailEncrypted === null ? null : openText(keyRing, 'email_encrypted', id, row.emailEncrypted),
    message: openText(keyRing, 'message_encrypted', id, row.messageEncrypted),
  };
}

import { desc, inArray, or } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import { searchTagsOf } from '#app/platform/crypto/search-tag.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { EnquiryStatus } from '../domain/enquiry.ts';
import type { Topic } from '../domain/topic.ts';
import { openText } from './closed-text.ts';
import { enquiries } from './tables.ts';

/** An enquiry somebody wrote from one of the patient's phones or addresses: perhaps the patient, perhaps family. */
export interface LikelyEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly topic: Topic;
  readonly status: EnquiryStatus;
  readonly createdAt: EpochMs;
  readonly fullName: string;
}

/**
 * Enquiries from a phone or address of these contacts, the latest first, however many there are. Who wrote is
 * encrypted and found by its search tag; one whose key is gone is left out. They are offered, never joined to the record.
 */
export async function enquiriesOfContacts(
  { db, keyRing }: { readonly db: Db; readonly keyRing: KeyRing },
  contacts: readonly { readonly value: string }[],
): Promise<LikelyEnquiry[]> {
  if (contacts.length === 0) return [];
  const values = contacts.map(({ value }) => value);
  const rows = await db
    .select()
    .from(enquiries)
    .where(
      or(
        inArray(enquiries.mobileNumberSearch, searchTagsOf(keyRing, 'enquiries', 'mobile_number', values)),
        inArray(enquiries.emailSearch, searchTagsOf(keyRing, 'enquiries', 'email', values)),
      ),
    )
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id));
  return rows.flatMap((row) => {
    try {
      const fullName = openText(keyRing, 'full_name_encrypted', row.id, row.fullNameEncrypted);
      const { id, reference, topic, status, createdAt } = row;
      return [{ id, reference, topic, status, fullName, createdAt: createdAt.epochMilliseconds }];
    } catch {
      return [];
    }
  });
}

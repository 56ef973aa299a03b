import { desc } from 'drizzle-orm';
import type { EnquiryStatus } from '#app/features/enquiries/domain/enquiry.ts';
import type { Topic } from '#app/features/enquiries/domain/topic.ts';
import { openText } from '#app/features/enquiries/server/closed-text.ts';
import { enquiries } from '#app/features/enquiries/server/tables.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { PatientContact } from '../domain/patient.ts';

/** An enquiry somebody wrote from one of the patient's phones or addresses: perhaps the patient, perhaps family. */
export interface LikelyEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly topic: Topic;
  readonly status: EnquiryStatus;
  readonly createdAt: EpochMs;
  readonly fullName: string;
}

/** More are not looked through; at a year's keeping and a busy clinic's forty a week this is all of them. */
const mostLookedAt = 2_000;

/**
 * Enquiries from a phone or address of these contacts, the latest first. Who wrote is encrypted, so each is opened and
 * compared; one whose key is gone is left out. They are offered, never joined to the record.
 */
export async function enquiriesOfContacts(
  { db, keyRing }: { readonly db: Db; readonly keyRing: KeyRing },
  contacts: readonly Pick<PatientContact, 'value'>[],
): Promise<LikelyEnquiry[]> {
  if (contacts.length === 0) return [];
  const known = new Set(contacts.map(({ value }) => value.toLowerCase()));
  const rows = await db
    .select()
    .from(enquiries)
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(mostLookedAt);
  return rows.flatMap((row) => {
    try {
      const phone = openText(keyRing, 'mobile_number_encrypted', row.id, row.mobileNumberEncrypted);
      const email = row.emailEncrypted === null ? '' : openText(keyRing, 'email_encrypted', row.id, row.emailEncrypted);
      if (!known.has(phone) && !known.has(email.toLowerCase())) return [];
      const fullName = openText(keyRing, 'full_name_encrypted', row.id, row.fullNameEncrypted);
      const { id, reference, topic, status, createdAt } = row;
      return [{ id, reference, topic, status, fullName, createdAt: createdAt.epochMilliseconds }];
    } catch {
      return [];
    }
  });
}

import { and, desc, eq, sql } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import { enquiryStatuses, type EnquiryStatus } from '../../domain/enquiry.ts';
import type { Topic } from '../../domain/topic.ts';
import { openText } from '../closed-text.ts';
import { enquiries } from '../tables.ts';
import type { DeskContext } from './change-enquiry.ts';

/** How many rows a page of the inbox has. */
export const inboxPageSize = 50;

export interface InboxRow {
  readonly id: string;
  readonly reference: string;
  readonly revision: number;
  readonly topic: Topic;
  readonly createdAt: EpochMs;
  readonly assignedTo: string | null;
  readonly hasEmail: boolean;
  /** Name and first words; undefined when no key here opens them. */
  readonly opened: { readonly fullName: string; readonly firstWords: string } | undefined;
}

export interface Inbox {
  readonly counts: Readonly<Record<EnquiryStatus, number>>;
  readonly rows: readonly InboxRow[];
}

const firstWordsLength = 120;

/** A page (from 1) of the enquiries of a status, the newest first, and how many there are of each. */
export async function readInbox(
  { db, keyRing }: Pick<DeskContext, 'db' | 'keyRing'>,
  status: EnquiryStatus,
  page: number,
): Promise<Inbox> {
  const counted = await db
    .select({ status: enquiries.status, count: sql<number>`count(*)::int` })
    .from(enquiries)
    .groupBy(enquiries.status);
  const counts = { new: 0, 'in-progress': 0, done: 0, spam: 0 };
  for (const each of counted) counts[each.status] = each.count;
  const rows = await db
    .select()
    .from(enquiries)
    .where(eq(enquiries.status, status))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(inboxPageSize)
    .offset((page - 1) * inboxPageSize);
  return {
    counts,
    rows: rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      revision: row.revision,
      topic: row.topic,
      createdAt: row.createdAt.epochMilliseconds,
      assignedTo: row.assignedTo,
      hasEmail: row.emailEncrypted !== null,
      opened: open(row),
    })),
  };

  function open(row: typeof enquiries.$inferSelect): InboxRow['opened'] {
    try {
      const message = openText(keyRing, 'message_encrypted', row.id, row.messageEncrypted);
      return {
        fullName: openText(keyRing, 'full_name_encrypted', row.id, row.fullNameEncrypted),
        firstWords: message.replaceAll(/\s+/g, ' ').slice(0, firstWordsLength),
      };
    } catch {
      // A lost key must not hide the others.
      return undefined;
    }
  }
}

/** How many enquiries nobody has begun with: the number beside "Inbox". */
export async function countNew({ db }: Pick<DeskContext, 'db'>): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(enquiries)
    .where(eq(enquiries.status, 'new'));
  return counted?.count ?? 0;
}

/** Reads a status out of an address; anything else is the new ones. */
export function inboxStatus(text: string | null): EnquiryStatus {
  return enquiryStatuses.find((status) => status === text) ?? 'new';
}

/** The enquiries before and after one in the order of the inbox: where j and k lead from an open one. */
export async function neighboursOf(
  { db }: Pick<DeskContext, 'db'>,
  { id, status, createdAt }: { readonly id: string; readonly status: EnquiryStatus; readonly createdAt: EpochMs },
): Promise<{ readonly newer: string | null; readonly older: string | null }> {
  const at = new Date(createdAt).toISOString();
  const place = sql`(${enquiries.createdAt}, ${enquiries.id})`;
  const here = sql`(${at}::timestamptz, ${id}::uuid)`;
  const [older] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.status, status), sql`${place} < ${here}`))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(1);
  const [newer] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.status, status), sql`${place} > ${here}`))
    .orderBy(enquiries.createdAt, enquiries.id)
    .limit(1);
  return { newer: newer?.id ?? null, older: older?.id ?? null };
}

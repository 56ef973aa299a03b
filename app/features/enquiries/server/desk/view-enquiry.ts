import { asc, eq } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { EntryKind } from '../../domain/enquiry-entry.ts';
import { openText } from '../closed-text.ts';
import type { ReplyState } from '../enquiry-context.ts';
import { openedEnquiry, type Enquiry } from '../read-enquiries.ts';
import { enquiries, enquiryEntries } from '../tables.ts';
import { auditLook } from '#app/platform/audit/audit-look.ts';
import type { DeskContext } from './change-enquiry.ts';

export interface HistoryEntry {
  readonly id: string;
  readonly at: EpochMs;
  /** Who did it; null from a terminal. */
  readonly staffId: string | null;
  readonly kind: EntryKind;
  readonly value: string | null;
  /** The words of a note or a reply; null for others, and where no key here opens them. */
  readonly text: string | null;
  /** Where the mail of a reply is. */
  readonly reply: ReplyState | null;
}

export interface ViewedEnquiry {
  readonly enquiry: Enquiry;
  readonly revision: number;
  readonly assignedTo: string | null;
  readonly history: readonly HistoryEntry[];
}

/** Opens an enquiry for somebody at the desk, with its history, and notes that they saw it. Undefined when there is none. */
export async function viewEnquiry(
  context: DeskContext,
  id: string,
  by: StaffActor,
): Promise<ViewedEnquiry | undefined> {
  const { db, keyRing, messages } = context;
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  if (!row) return undefined;
  const entries = await db
    .select()
    .from(enquiryEntries)
    .where(eq(enquiryEntries.enquiryId, id))
    .orderBy(asc(enquiryEntries.position));
  const replyIds = entries.filter(({ kind }) => kind === 'reply').map((entry) => entry.id);
  const states = await messages.replyStates(db, replyIds);
  const opened = openedEnquiry(keyRing, row);
  await auditLook(context, by, { action: 'enquiry.viewed', subject: { kind: 'enquiry', id } });
  return {
    enquiry: opened,
    revision: row.revision,
    assignedTo: row.assignedTo,
    history: entries.map((entry) => ({
      id: entry.id,
      at: entry.happenedAt.epochMilliseconds,
      staffId: entry.staffId,
      kind: entry.kind,
      value: entry.value,
      text: entry.textEncrypted === null ? null : openEntry(entry.id, entry.textEncrypted),
      reply: states.get(entry.id) ?? null,
    })),
  };

  function openEntry(entryId: string, closed: string): string | null {
    try {
      return openText(keyRing, 'text_encrypted', entryId, closed);
    } catch {
      return null;
    }
  }
}

/** What a reply says, for the mail of the message with its id; undefined when it was erased. */
export async function replyById(
  { db, keyRing }: Pick<DeskContext, 'db' | 'keyRing'>,
  id: string,
): Promise<string | undefined> {
  const [entry] = await db.select().from(enquiryEntries).where(eq(enquiryEntries.id, id));
  return entry?.kind === 'reply' && entry.textEncrypted !== null
    ? openText(keyRing, 'text_encrypted', id, entry.textEncrypted)
    : undefined;
}

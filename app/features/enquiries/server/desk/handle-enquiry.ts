import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { Result } from '#app/lib/result.ts';
import { statusOnceHandled } from '../../domain/enquiry-entry.ts';
import type { EnquiryStatus } from '../../domain/enquiry.ts';
import { changeEnquiry, type ChangeRefusal, type DeskContext, type SeenEnquiry } from './change-enquiry.ts';

type Outcome = Promise<Result<null, ChangeRefusal>>;

/** Gives an enquiry another status, where the table of statuses lets it. */
export function setStatus(context: DeskContext, seen: SeenEnquiry, status: EnquiryStatus, by: StaffActor): Outcome {
  return changeEnquiry(context, seen, by, (row) =>
    row.status === status
      ? 'changed-meanwhile'
      : {
          status,
          entry: { kind: 'status', value: status },
          action: 'enquiry.status-changed',
          details: { from: row.status, to: status },
        },
  );
}

/** Gives an enquiry to a colleague, or to nobody again (null). Who gets a new one has begun with it. */
export function assignEnquiry(
  context: DeskContext,
  seen: SeenEnquiry,
  colleagueId: string | null,
  by: StaffActor,
): Outcome {
  return changeEnquiry(context, seen, by, (row) => ({
    assignedTo: colleagueId,
    ...(colleagueId !== null && { status: statusOnceHandled(row.status) }),
    entry: { kind: 'assigned', ...(colleagueId !== null && { value: colleagueId }) },
    action: 'enquiry.assigned',
    details: { to: colleagueId },
  }));
}

/** Keeps a note for the colleagues: encrypted, read at the desk only. */
export function addNote(context: DeskContext, seen: SeenEnquiry, text: string, by: StaffActor): Outcome {
  return changeEnquiry(context, seen, by, () => ({ entry: { kind: 'note', text }, action: 'enquiry.noted' }));
}

/**
 * Answers by mail: the words are kept encrypted, and the mail goes out through the outbox exactly when they are kept.
 * `no-address` when the sender left none; what is closed or spam is opened again first.
 */
export function replyByMail(context: DeskContext, seen: SeenEnquiry, text: string, by: StaffActor): Outcome {
  return changeEnquiry(
    context,
    seen,
    by,
    (row) => {
      if (row.emailEncrypted === null) return 'no-address';
      if (row.status === 'spam') return 'not-allowed';
      return {
        status: row.status === 'done' ? 'in-progress' : statusOnceHandled(row.status),
        assignedTo: row.assignedTo ?? by.id,
        entry: { kind: 'reply', text },
        action: 'enquiry.replied',
        details: { characters: text.length },
      };
    },
    (tx, entryId) => context.messages.queueReply(tx, { id: entryId, enquiryId: seen.id }),
  );
}

/** Notes that somebody opened a chat with the sender; what is said there is not known here. */
export function noteChat(context: DeskContext, seen: SeenEnquiry, by: StaffActor): Outcome {
  return changeEnquiry(context, seen, by, (row) => ({
    status: statusOnceHandled(row.status),
    assignedTo: row.assignedTo ?? by.id,
    entry: { kind: 'whatsapp' },
    action: 'enquiry.chat-opened',
  }));
}

/** Marks several new or open messages as spam, each by itself; returns how many were, and how many could not be. */
export async function markAsSpam(
  context: DeskContext,
  seen: readonly SeenEnquiry[],
  by: StaffActor,
): Promise<{ readonly marked: number; readonly refused: number }> {
  let marked = 0;
  for (const each of seen) if ((await setStatus(context, each, 'spam', by)).ok) marked += 1;
  return { marked, refused: seen.length - marked };
}

import { z } from 'zod';
import { fieldErrors, requiredText, type FieldReason } from '#app/lib/person-fields.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EnquiryStatus } from './enquiry.ts';

/** What can be done about an enquiry, as its history names it. */
const entryKinds = ['note', 'reply', 'whatsapp', 'assigned', 'status', 'appointment'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The most characters a note or a reply may have. */
const mostEntryCharacters = 4000;

const entryText = z.object({ text: requiredText(mostEntryCharacters) });

/** Reads a note or a reply as it was typed: at most 4,000 characters, or why it cannot be taken. */
export function parseEntryText(typed: unknown): Result<string, 'invalid', { error: FieldReason }> {
  const parsed = entryText.safeParse({ text: typed });
  if (parsed.success) return ok(parsed.data.text);
  return fail('invalid', { error: fieldErrors(['text'], parsed.error).text ?? 'required' });
}

/** A new message that somebody begins to deal with is in progress from then on; any other status stays. */
export function statusOnceHandled(status: EnquiryStatus): EnquiryStatus {
  return status === 'new' ? 'in-progress' : status;
}

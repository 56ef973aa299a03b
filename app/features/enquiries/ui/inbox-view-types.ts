import type { EntryKind } from '../domain/enquiry-entry.ts';
import type { EnquiryStatus } from '../domain/enquiry.ts';
import type { Topic } from '../domain/topic.ts';
import type { InboxTexts } from './inbox-messages.ts';

export interface HistoryLine {
  readonly id: string;
  readonly kind: EntryKind;
  readonly value: string | null;
  readonly text: string | null;
  readonly reply: keyof InboxTexts['mailStates'] | null;
  readonly when: string;
  /** Null for the terminal, undefined for somebody no longer known. */
  readonly who: string | null | undefined;
  readonly to: string | null | undefined;
}

/** A message as its screen shows it. */
export interface OpenEnquiryData {
  readonly id: string;
  readonly revision: number;
  readonly reference: string;
  readonly topic: Topic;
  readonly status: EnquiryStatus;
  /** What the status may become. */
  readonly next: readonly EnquiryStatus[];
  readonly received: string;
  readonly fullName: string;
  readonly phone: { readonly href: string; readonly display: string };
  readonly chatNumber: string;
  readonly email: string | null;
  readonly message: string;
  readonly clinicName: string;
  readonly assignedTo: string | null;
  readonly assignedName: string | null;
  readonly colleagues: readonly { readonly id: string; readonly name: string }[];
  readonly history: readonly HistoryLine[];
  readonly newer: string | null;
  readonly older: string | null;
}

export interface RefusedForm {
  readonly intent: string;
  readonly refusal: keyof InboxTexts['refusals'] | null;
  readonly error: string | null;
  readonly typed: string;
}

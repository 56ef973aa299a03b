import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { formText } from '#app/lib/form-text.ts';
import type { FieldReason } from '#app/lib/person-fields.ts';
import type { Result } from '#app/lib/result.ts';
import { parseEntryText } from '../../domain/enquiry-entry.ts';
import { enquiryStatuses } from '../../domain/enquiry.ts';
import type { ChangeRefusal, DeskContext } from '../../server/desk/change-enquiry.ts';
import type { Colleague } from '../../server/desk/colleagues.ts';
import { addNote, assignEnquiry, noteChat, replyByMail, setStatus } from '../../server/desk/handle-enquiry.ts';

const intents = ['reply', 'note', 'assign', 'status', 'chat'] as const;
export type Intent = (typeof intents)[number];

/** What was refused, with everything that was typed. */
export interface RefusedHandling {
  readonly ok: false;
  readonly status: 404 | 409 | 422;
  readonly intent: Intent;
  readonly refusal: ChangeRefusal | 'unknown-colleague' | null;
  /** What is wrong with the text of a reply or note. */
  readonly error: FieldReason | null;
  readonly typed: string;
}

/** Does what one of the forms beside a message asks for. */
export async function submitHandling(
  context: DeskContext,
  id: string,
  form: FormData,
  by: StaffActor,
  colleagues: readonly Colleague[],
): Promise<{ readonly ok: true; readonly said: Intent } | RefusedHandling> {
  const intent = intents.find((each) => each === form.get('intent'));
  const revision = formText(form, 'revision', 10_000);
  const typed = formText(form, 'text', 10_000);
  const refused = (changes: Partial<RefusedHandling>): RefusedHandling => ({
    ok: false,
    status: 422,
    intent: intent ?? 'status',
    refusal: null,
    error: null,
    typed,
    ...changes,
  });
  if (intent === undefined || !/^\d{1,9}$/.test(revision)) return refused({ refusal: 'not-allowed' });
  const seen = { id, revision: Number(revision) };

  if (intent === 'reply' || intent === 'note') {
    const parsed = parseEntryText(typed);
    if (!parsed.ok) return refused({ error: parsed.error });
    const handle = intent === 'reply' ? replyByMail : addNote;
    return answer(await handle(context, seen, parsed.value, by));
  }
  if (intent === 'chat') return answer(await noteChat(context, seen, by));
  if (intent === 'assign') {
    const colleagueId = formText(form, 'colleague', 10_000) || null;
    const known = colleagueId === null || colleagues.some((each) => each.id === colleagueId && each.mayHandle);
    if (!known) return refused({ refusal: 'unknown-colleague' });
    return answer(await assignEnquiry(context, seen, colleagueId, by));
  }
  const status = enquiryStatuses.find((each) => each === form.get('status'));
  if (status === undefined) return refused({ refusal: 'not-allowed' });
  return answer(await setStatus(context, seen, status, by));

  function answer(outcome: Result<null, ChangeRefusal>) {
    if (outcome.ok) return { ok: true, said: intent! } as const;
    const { reason } = outcome;
    return refused({
      refusal: reason,
      status: reason === 'not-found' ? 404 : reason === 'changed-meanwhile' ? 409 : 422,
    });
  }
}

import { randomUUID } from 'node:crypto';
import { formText } from '#app/lib/form-text.ts';
import { formatReference } from '#app/lib/reference.ts';
import { looksAutomated } from '#app/lib/bot-detection.ts';
import { verifyTimestamp, signTimestamp } from '#app/platform/web/signed-timestamp.ts';
import { parseEnquiry, typedEnquiry } from '../domain/enquiry-request.ts';
import type { EnquiryContext } from '../server/enquiry-context.ts';
import { sendEnquiry } from '../server/send-enquiry.ts';
import type { FormTicket } from '../ui/enquiry-form.tsx';
import type { UnsentEnquiry } from '../ui/unsent-page.tsx';

const REQUEST_KEY = /^[\w-]{8,64}$/;

/** A ticket for a form that is opened now. */
export function newTicket({ keyRing, clock }: Pick<EnquiryContext, 'keyRing' | 'clock'>): FormTicket {
  return { formSeal: signTimestamp(keyRing, 'enquiry', clock.now().epochMilliseconds), requestKey: randomUUID() };
}

/** The ticket a form came with where it is ours, else a new one: the form it goes back with is opened now. */
function ticketOf(form: FormData, enquiries: EnquiryContext): { ticket: FormTicket; openedAt: number | undefined } {
  const [formSeal, requestKey] = [formText(form, 'formSeal'), formText(form, 'requestKey')];
  const openedAt = verifyTimestamp(enquiries.keyRing, 'enquiry', formSeal);
  const fresh = newTicket(enquiries);
  const ticket = {
    formSeal: openedAt === undefined ? fresh.formSeal : formSeal,
    requestKey: REQUEST_KEY.test(requestKey) ? requestKey : fresh.requestKey,
  };
  return { ticket, openedAt };
}

export type EnquiryAnswer =
  | { readonly ok: true; readonly status: 200; readonly reference: string }
  | (UnsentEnquiry & { readonly status: 200 | 422 | 429 });

/** Takes the sent form: keeps the message, or says what is still wanted, with everything that was typed. */
export async function submitEnquiry(
  enquiries: EnquiryContext,
  form: FormData,
  address: string,
): Promise<EnquiryAnswer> {
  const { ticket, openedAt } = ticketOf(form, enquiries);
  const unsent = { ok: false, errors: {}, typed: typedEnquiry(form), waitMinutes: 0, ticket } as const;
  const request = parseEnquiry(form);
  if (!request.ok) return { ...unsent, status: 422, formError: 'invalid', errors: request.errors };
  const now = enquiries.clock.now().epochMilliseconds;
  if (looksAutomated({ honeypot: formText(form, 'website'), openedAt }, now))
    return { ...unsent, status: 200, formError: 'check' };
  const { requestKey } = ticket;
  const outcome = await sendEnquiry(enquiries, request.value, { address, language: 'en', requestKey });
  if (outcome.ok) return { ok: true, status: 200, reference: formatReference(outcome.value.reference) };
  const waitMinutes = Math.ceil(outcome.retryAfterSeconds / 60);
  return { ...unsent, status: 429, formError: outcome.reason, waitMinutes };
}

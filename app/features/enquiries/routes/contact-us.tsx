import type { ReactNode } from 'react';
import { data, useOutletContext } from 'react-router';
import { unlessUnanswered, useLastAnswer } from '#app/ui/sending/unanswered.ts';
import { clientAddressContext, required } from '#app/platform/web/context.ts';
import { enquiryContext } from '../server/running-enquiries.ts';
import { EnquirySection } from '../ui/enquiry-section.tsx';
import { SentPage } from '../ui/sent-page.tsx';
import { UnsentPage } from '../ui/unsent-page.tsx';
import { submitEnquiry } from './submit-enquiry.ts';
import type { Route } from './+types/contact-us.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const enquiries = required(context.get(enquiryContext), 'enquiries');
  const address = context.get(clientAddressContext) ?? 'unknown';
  const answer = await submitEnquiry(enquiries, await request.formData(), address);
  return data(answer, { status: answer.status });
}

/** When no answer comes, the form stays with what was typed. Its key makes one message of it, however often it is sent. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnanswered(() => serverAction());
}

/** The contact page around the form; the answers to a sent form are pages by themselves. */
export default function ContactUs({ actionData, matches }: Route.ComponentProps) {
  const contactPage = useOutletContext<(form: ReactNode) => ReactNode>();
  const { answer, unanswered } = useLastAnswer(actionData);
  const [phone] = matches[0].loaderData.layout.clinic.phones;
  const sending = { unanswered, phone: phone.display };
  if (answer?.ok === false) return <UnsentPage unsent={answer} sending={sending} />;
  if (answer?.ok) return <SentPage sent={answer} phone={phone} />;
  return contactPage(<EnquirySection sending={sending} />);
}

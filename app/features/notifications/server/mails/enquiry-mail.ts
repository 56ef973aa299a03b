import type { CalendarPlace } from '#app/features/scheduling/server/calendar-file.ts';
import { topicWords } from '#app/features/enquiries/domain/topic.ts';
import type { Enquiry } from '#app/features/enquiries/server/read-enquiries.ts';
import { languageFor, messagesFor } from '#app/lib/messages.ts';
import { formatReference } from '#app/lib/reference.ts';
import type { Recipient } from '../../domain/message.ts';
import { clinicEnquiryTexts, enquiryMailTexts } from './enquiry-texts.ts';
import type { MailContent } from '#app/platform/letter/mail-content.ts';

export interface EnquiryMail {
  readonly recipient: Recipient;
  readonly enquiry: Pick<Enquiry, 'reference' | 'topic' | 'language' | 'fullName'>;
  readonly place: CalendarPlace;
}

/** What the desk answers, in its own words; the question is not repeated. */
export function replyMail({
  enquiry,
  reply,
  place,
}: Pick<EnquiryMail, 'enquiry' | 'place'> & { readonly reply: string }): MailContent {
  const language = languageFor(enquiryMailTexts, enquiry.language);
  const words = messagesFor(enquiryMailTexts, language);
  const reference = formatReference(enquiry.reference);
  const { subject, heading, opening, closing } = words.reply;
  return {
    language,
    subject: subject(reference),
    heading,
    greeting: words.greeting(enquiry.fullName),
    opening,
    paragraphs: reply.split(/\n{2,}/),
    facts: [[words.reference, reference]],
    action: null,
    closing: closing(place.phone),
    signature: [place.clinicName, place.address, place.phone],
  };
}

/**
 * What the mails about an enquiry say: to its sender that it has arrived, to the clinic that there is one and what it is
 * about. Neither repeats what was written, and the clinic's names nobody.
 */
export function enquiryMail({ recipient, enquiry, place }: EnquiryMail): MailContent {
  const forSender = recipient === 'patient';
  const language = languageFor(enquiryMailTexts, forSender ? enquiry.language : 'en');
  const words = messagesFor(enquiryMailTexts, language);
  const reference = formatReference(enquiry.reference);
  const signature = [place.clinicName, place.address, place.phone];
  if (forSender) {
    const { subject, heading, opening, closing } = words.sender;
    return {
      language,
      subject: subject(reference),
      heading,
      greeting: words.greeting(enquiry.fullName),
      opening,
      facts: [[words.reference, reference]],
      action: null,
      closing: closing(place.phone),
      signature,
    };
  }
  const { topic, subject, heading, opening, closing } = clinicEnquiryTexts;
  return {
    language,
    subject: subject(reference),
    heading,
    greeting: null,
    opening,
    facts: [
      [topic, topicWords.en[enquiry.topic]],
      [words.reference, reference],
    ],
    action: null,
    closing,
    signature,
  };
}

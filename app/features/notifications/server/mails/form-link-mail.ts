import type { CalendarPlace } from '#app/features/scheduling/server/calendar-file.ts';
import type { FormLink } from '#app/features/patient-forms/server/send-form-link.ts';
import { defineMessages, languageFor, messagesFor } from '#app/lib/messages.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import type { MailContent } from '#app/platform/letter/mail-content.ts';

/** Neither the kind of form nor anything that was answered: a mail may be read by others. */
const texts = defineMessages({
  subject: 'Your link to go on',
  heading: 'Go on with your form',
  opening: 'You asked for the link to the form you began. With it you can go on where you stopped.',
  until: 'Works until',
  action: 'Go on',
  closing: [
    'Whoever has this link can read and change what you have filled in. Please do not pass it on.',
    'After that day the form is erased, if you have not sent it.',
    'If you did not ask for this, somebody typed your address by mistake. You need not do anything.',
  ],
});

/** The link to go on with a form later, and nothing else. */
export function formLinkMail({
  link,
  place,
  timeZone,
  origin,
}: {
  readonly link: FormLink;
  readonly place: CalendarPlace;
  readonly timeZone: string;
  readonly origin: string;
}): MailContent {
  const language = languageFor(texts, link.language);
  const words = messagesFor(texts, language);
  return {
    language,
    subject: words.subject,
    heading: words.heading,
    greeting: null,
    opening: words.opening,
    facts: [[words.until, formatMoment(link.expiresAt, timeZone)]],
    action: { label: words.action, url: `${origin}${link.path}` },
    closing: words.closing,
    signature: [place.clinicName, place.address, place.phone],
  };
}

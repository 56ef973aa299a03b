import type { PartOfDay } from '#app/features/waiting-list/domain/waiting-list.ts';
import type { CalendarPlace } from '#app/features/scheduling/server/calendar-file.ts';
import type { WaitingEntry } from '#app/features/waiting-list/server/waiting-entries.ts';
import { formatLongDate } from '#app/lib/date-words.ts';
import { defineMessages, languageFor, messagesFor } from '#app/lib/messages.ts';
import type { MailContent } from '#app/platform/letter/mail-content.ts';

const parts: Readonly<Record<PartOfDay, string>> = {
  any: 'any time of the day',
  morning: 'morning, until 12',
  afternoon: 'afternoon or evening',
};

/** Neither the kind of visit nor whom it is with: a mail is read over shoulders. */
const texts = defineMessages({
  subject: 'You are on the waiting list',
  heading: 'You are on the waiting list',
  greeting: (name: string) => `Dear ${name},`,
  opening:
    'You are on our waiting list for the days below. When a time is free for you, we write to you between 8 in the morning and 9 in the evening, and keep it for you for 30 minutes.',
  days: 'Days',
  part: 'Time of day',
  parts,
  phone: 'Phone',
  action: 'See your place or leave the list',
  closing: [
    'This is not an appointment yet.',
    'The link opens your place on the list for whoever has it, so please do not pass this mail on.',
    'If you did not ask for this, somebody typed your address by mistake. With the link you can leave the list.',
  ],
});

/** To somebody who joined the waiting list: which days they wait for, and the link of their place. */
export function waitingMail({
  entry,
  fullName,
  url,
  place,
}: {
  readonly entry: Pick<WaitingEntry, 'wantedOn' | 'partOfDay' | 'language'>;
  readonly fullName: string;
  readonly url: string;
  readonly place: CalendarPlace;
}): MailContent {
  const language = languageFor(texts, entry.language);
  const words = messagesFor(texts, language);
  return {
    language,
    subject: words.subject,
    heading: words.heading,
    greeting: words.greeting(fullName),
    opening: words.opening,
    facts: [
      [words.days, entry.wantedOn.map(formatLongDate).join('; ')],
      [words.part, words.parts[entry.partOfDay]],
      [words.phone, place.phone],
    ],
    action: { label: words.action, url },
    closing: words.closing,
    signature: [place.clinicName, place.address, place.phone],
  };
}

import { formatRupees } from '#app/lib/rupees.ts';
import { messagesFor } from '#app/lib/messages.ts';
import { paths } from '#app/ui/layout/paths.ts';
import type { AnswerLine, SuggestedAnswer } from '#app/ui/site-search/suggestions.ts';
import type { AnswerView, ShownFact } from '../domain/answer-view.ts';
import { finderMessages } from '../ui/messages.ts';

const read = (text: string): AnswerLine => ({ text, href: '' });

/** A fact of the clinic as lines to read, and as links where it leads somewhere. */
export function factLines(shown: ShownFact): AnswerLine[] {
  const texts = messagesFor(finderMessages, 'en');
  switch (shown.fact) {
    case 'hours':
      return [
        ...shown.hours.map(({ days, times }) => read(`${days}: ${times || texts.closed}`)),
        ...shown.closures.map(({ day, name }) => read(`${day}: ${texts.closedFor(name)}`)),
      ];
    case 'sunday':
      return [read(shown.times === '' ? texts.sundayClosed : texts.sundayOpen(shown.times))];
    case 'phone':
      return shown.phones.map(({ display, href }) => ({ text: texts.call(display), href }));
    case 'address':
      return [read(shown.lines.join(', ')), { text: texts.wayHere, href: paths.contact }];
    case 'fee':
      return shown.visits.length === 0
        ? [read(texts.noFee)]
        : shown.visits.map(({ name, rupees }) => read(`${name}: ${formatRupees(rupees)}`));
    case 'doctors':
      return shown.people.map(({ name, qualification, registrationNumber }) =>
        read(
          [name, qualification, registrationNumber && texts.registration(registrationNumber)]
            .filter(Boolean)
            .join(', '),
        ),
      );
    case 'chat':
      return [{ text: texts.openChat, href: shown.href }];
    case 'languages':
      return [read(texts.joined(shown.languages))];
    case 'booking':
      return [{ text: texts.chooseTime, href: paths.booking }];
    case 'my-appointment':
      return [{ text: texts.findAppointment, href: paths.myAppointment }];
    case 'forms':
      return [
        { text: texts.hairForm, href: paths.hairForm },
        { text: texts.skinForm, href: paths.skinForm },
      ];
    default:
      return [{ text: texts.pages[shown.fact], href: paths[shown.fact] }];
  }
}

/** An answer as the search over any screen shows it: with its facts, and the visit where it leads to one. */
export function suggestedAnswer({ kind, title, text, shows, booking }: AnswerView): SuggestedAnswer {
  const visit = booking === null ? [] : [{ text: messagesFor(finderMessages, 'en').bookConsultation, href: booking }];
  return { kind, title, text, lines: [...shows.flatMap(factLines), ...visit] };
}

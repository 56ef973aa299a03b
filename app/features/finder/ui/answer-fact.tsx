import { formatRupees } from '#app/lib/rupees.ts';
import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { OpenNow } from '#app/ui/layout/open-now.tsx';
import { paths } from '#app/ui/layout/paths.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { FactRows } from '#app/ui/fact-list/fact-list.tsx';
import type { ShownFact } from '../domain/answer-view.ts';
import { finderMessages } from './messages.ts';

/** One fact of the clinic, or the way to it, below an answer. */
export function AnswerFact(shown: ShownFact) {
  const texts = useMessages(finderMessages);
  switch (shown.fact) {
    case 'hours':
      return (
        <>
          <p>
            <OpenNow />
          </p>
          <FactRows
            facts={[
              ...shown.hours.map(({ days, times }) => ({ label: days, value: times || texts.closed })),
              ...shown.closures.map(({ day, name }) => ({
                label: day,
                value: texts.closedFor(name),
              })),
            ]}
          />
        </>
      );
    case 'sunday':
      return <p>{shown.times === '' ? texts.sundayClosed : texts.sundayOpen(shown.times)}</p>;
    case 'phone':
      return (
        <ButtonRow>
          {shown.phones.map(({ display, href }) => (
            <Button key={href} icon="call" href={href}>
              {texts.call(display)}
            </Button>
          ))}
        </ButtonRow>
      );
    case 'address':
      return (
        <>
          <address>
            {shown.lines.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </address>
          <ArrowLink href={paths.contact}>{texts.wayHere}</ArrowLink>
        </>
      );
    case 'fee':
      return shown.visits.length === 0 ? (
        <p>{texts.noFee}</p>
      ) : (
        <FactRows
          facts={shown.visits.map(({ name, minutes, rupees }) => ({
            label: name,
            value: formatRupees(rupees),
            note: texts.minutes(minutes),
          }))}
        />
      );
    case 'doctors':
      return (
        <ul>
          {shown.people.map(({ name, qualification, registrationNumber }) => (
            <li key={`${name} ${registrationNumber ?? ''}`}>
              {[name, qualification, registrationNumber && texts.registration(registrationNumber)]
                .filter(Boolean)
                .join(', ')}
            </li>
          ))}
        </ul>
      );
    case 'chat':
      return (
        <p>
          <a href={shown.href} rel="noopener">
            {texts.openChat}
          </a>
        </p>
      );
    case 'languages':
      return <p>{texts.joined(shown.languages)}</p>;
    case 'booking':
      return (
        <ButtonRow>
          <Button look="primary" icon="calendar" href={paths.booking}>
            {texts.chooseTime}
          </Button>
        </ButtonRow>
      );
    case 'my-appointment':
      return <ArrowLink href={paths.myAppointment}>{texts.findAppointment}</ArrowLink>;
    case 'forms':
      return (
        <>
          <ArrowLink href={paths.hairForm}>{texts.hairForm}</ArrowLink>
          <ArrowLink href={paths.skinForm}>{texts.skinForm}</ArrowLink>
        </>
      );
    default:
      return <ArrowLink href={paths[shown.fact]}>{texts.pages[shown.fact]}</ArrowLink>;
  }
}

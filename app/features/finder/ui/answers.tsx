import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Calls } from '#app/ui/calls/calls.tsx';
import { EmergencyCalls } from '#app/ui/emergency-calls/emergency-calls.tsx';
import type { Telephone } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { AnswerView } from '../domain/answer-view.ts';
import { AnswerFact } from './answer-fact.tsx';
import { finderMessages } from './messages.ts';
import styles from './answers.module.css';

interface Props {
  readonly answers: readonly AnswerView[];
  readonly phone: Telephone;
}

/** How each kind of answer is framed; the others are plain. */
const NOTICES = { crisis: 'info', emergency: 'urgent', warning: 'warning' } as const;

/** The finder's own answers, above the list. */
export function Answers({ answers, phone }: Props) {
  return answers.map((answer) => (
    <section
      key={answer.id}
      className={styles.answer}
      data-answer={answer.kind}
      aria-labelledby={`answer-${answer.id}`}
    >
      <Framed answer={answer} phone={phone} />
      {/* Below the frame: in it, it would take the force from what is to be done now. */}
      {answer.kind === 'emergency' && <Basis sources={answer.sources} />}
    </section>
  ));
}

function Framed({ answer, phone }: { readonly answer: AnswerView; readonly phone: Telephone }) {
  const { id, kind, title } = answer;
  const name = <span id={`answer-${id}`}>{title}</span>;
  if (kind === 'crisis' || kind === 'emergency' || kind === 'warning') {
    return (
      <Notice kind={NOTICES[kind]} title={name} level={3}>
        <Body answer={answer} phone={phone} />
      </Notice>
    );
  }
  return (
    <div className={styles.plain}>
      <h3>{name}</h3>
      <Body answer={answer} phone={phone} />
    </div>
  );
}

function Body({ answer, phone }: { readonly answer: AnswerView; readonly phone: Telephone }) {
  const texts = useMessages(finderMessages);
  const { kind, text, shows, booking, sources } = answer;
  const isMedical = kind === 'warning' || kind === 'complaint';
  return (
    <>
      {kind === 'emergency' && <EmergencyCalls />}
      <p>
        <Calls text={text} phone={phone.href.replace('tel:', '')} />
      </p>
      {shows.map((fact) => (
        <AnswerFact key={fact.fact} {...fact} />
      ))}
      {kind === 'crisis' && (
        <ButtonRow>
          <Button look="primary" icon="call" href="tel:14416">
            {texts.callTeleManas}
          </Button>
          <Button icon="call" href="tel:112">
            {texts.call('112')}
          </Button>
        </ButtonRow>
      )}
      {kind === 'emergency' && (
        <p>
          {texts.clinicNumber} <a href={phone.href}>{phone.display}</a>
        </p>
      )}
      {booking !== null && (
        <ButtonRow>
          {kind === 'warning' && (
            <Button look="primary" icon="call" href={phone.href}>
              {texts.call(phone.display)}
            </Button>
          )}
          <Button look={kind === 'warning' ? 'secondary' : 'primary'} icon="calendar" href={booking}>
            {texts.bookConsultation}
          </Button>
        </ButtonRow>
      )}
      {isMedical && <Basis sources={sources} />}
    </>
  );
}

/** What kind of advice this is, that no doctor has reviewed it yet, and its sources. */
function Basis({ sources }: Pick<AnswerView, 'sources'>) {
  const texts = useMessages(finderMessages);
  return (
    <p className={styles.note}>
      {texts.notReviewed}
      {sources.length > 0 && ` ${texts.sources} `}
      {sources.map(({ title, publisher, href }, index) => (
        <span key={title}>
          {index > 0 && '; '}
          {href === null ? (
            title
          ) : (
            <a href={href} rel="noopener">
              {title}
            </a>
          )}
          {`, ${publisher}`}
        </span>
      ))}
      {sources.length > 0 && '.'}
    </p>
  );
}

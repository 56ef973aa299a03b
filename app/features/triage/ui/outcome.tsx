import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { Calls } from '#app/ui/calls/calls.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { EmergencyCalls } from '#app/ui/emergency-calls/emergency-calls.tsx';
import { OpenNow } from '#app/ui/layout/open-now.tsx';
import type { Telephone } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { LineList } from '#app/ui/prose/prose.tsx';
import { triageMessages } from './messages.ts';
import styles from './triage.module.css';
import type { OutcomeView } from './triage-view.ts';

interface Props {
  readonly view: OutcomeView;
  readonly phone: Telephone;
}

/** What to do now: the one thing first, then what goes with it. */
export function OutcomeScreen({ view, phone }: Props) {
  const texts = useMessages(triageMessages);
  const { title, lede, steps } = texts.outcomes[view.outcome];
  return (
    <div className={`wrap ${styles.page}`} data-outcome={view.outcome}>
      <p className={styles.topic}>{view.topic}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lede}>{lede}</p>
      <FirstThing view={view} phone={phone} />
      {steps.length > 0 && <LineList items={steps} />}
      {view.outcome === 'wait' && (
        <section>
          <h2>{texts.whatHelps}</h2>
          <LineList items={view.wait} />
          <p>{texts.comeBack}</p>
          <Button href={view.booking}>{texts.book}</Button>
        </section>
      )}
      <p className={styles.note}>{texts.notADiagnosis}</p>
      <ArrowLink back href={view.topicPath}>
        {texts.again}
      </ArrowLink>
    </div>
  );
}

function FirstThing({ view: { outcome, booking, hours }, phone }: Props) {
  const texts = useMessages(triageMessages);
  if (outcome === 'call-112') return <EmergencyCalls />;
  if (outcome === 'wait') return null;
  const call = (
    <a href={phone.href} className={styles.call}>
      {(outcome === 'book' ? texts.orCall : texts.call)(phone.display)}
    </a>
  );
  if (outcome === 'book') {
    return (
      <div className={styles.act}>
        <Button look="primary" href={booking}>
          {texts.book}
        </Button>
        {call}
      </div>
    );
  }
  return (
    <>
      <div className={styles.act}>
        <Button look="primary" icon="call" href={phone.href}>
          {texts.call(phone.display)}
        </Button>
        <OpenNow />
      </div>
      <section className={styles.closed}>
        <h2>{texts.whenClosedTitle}</h2>
        <p>
          <Calls text={texts.whenClosed} />
        </p>
        <dl>
          {hours.map(({ days, times }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{times || texts.closedAll}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

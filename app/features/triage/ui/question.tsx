import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { EmergencyCalls } from '#app/ui/emergency-calls/emergency-calls.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { LineList } from '#app/ui/prose/prose.tsx';
import { StepTrail } from '#app/ui/step-trail/step-trail.tsx';
import { questions } from '../domain/way.ts';
import { triageMessages } from './messages.ts';
import styles from './triage.module.css';
import type { QuestionView } from './triage-view.ts';

/** One list of signs with two answers, which stay in the window however long the list is. */
export function QuestionScreen({ view }: { view: QuestionView }) {
  const texts = useMessages(triageMessages);
  return (
    <div className={`wrap ${styles.page}`}>
      <StepTrail steps={questions.map((question) => texts.questions[question].step)} current={view.number} />
      <p className={styles.topic}>{view.topic}</p>
      <h1 className={styles.title}>{texts.questions[view.question].title}</h1>
      {view.question === 'emergency' && (
        <div className={styles.danger}>
          <p>{texts.straightTo}</p>
          <EmergencyCalls />
        </div>
      )}
      <div className={styles.signs}>
        <LineList items={view.signs} />
      </div>
      <div className={styles.answers} data-answers="">
        <Button look="primary" href={view.yes}>
          {texts.yes}
        </Button>
        <Button href={view.no}>{texts.questions[view.question].no}</Button>
      </div>
      <p className={styles.note}>{texts.notADiagnosis}</p>
      <ArrowLink back href={view.back}>
        {view.number === 1 ? texts.otherTopic : texts.back}
      </ArrowLink>
    </div>
  );
}

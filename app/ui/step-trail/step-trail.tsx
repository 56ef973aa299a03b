import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import styles from './step-trail.module.css';

interface Props {
  readonly steps: readonly string[];
  /** Counted from 1. */
  readonly current: number;
}

/** How far one is in a short task. On a phone only the present step is shown, with its number and how many there are. */
export function StepTrail({ steps, current }: Props) {
  const messages = useMessages(uiMessages);
  return (
    <ol className={styles.trail} aria-label={messages.progress}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index + 1 === current ? 'step' : undefined}>
          {index + 1 < current && <span className="visually-hidden">{messages.stepDone} </span>}
          <span>
            <span className={styles.number}>{index + 1}.</span>
            <span className={styles.count}>{messages.stepOf(index + 1, steps.length)}</span> {step}
          </span>
        </li>
      ))}
    </ol>
  );
}

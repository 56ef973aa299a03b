import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import styles from './step-trail.module.css';

interface Props {
  readonly steps: readonly string[];
  /** Counted from 1. */
  readonly current: number;
}

/** How far one is in a short task: the present step says how many there are, and on a phone stands alone. */
export function StepTrail({ steps, current }: Props) {
  const messages = useMessages(uiMessages);
  return (
    <ol className={styles.trail} aria-label={messages.progress}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index + 1 === current ? 'step' : undefined}>
          {index + 1 < current && <span className="visually-hidden">{messages.stepDone} </span>}
          {index + 1 === current ? messages.stepOf(current, steps.length) : `${index + 1}.`} {step}
        </li>
      ))}
    </ol>
  );
}

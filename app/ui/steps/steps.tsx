import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading.ts';
import styles from './steps.module.css';

export interface Step {
  readonly title: string;
  readonly content: ReactNode;
}

/** What happens one after the other, with large numerals. */
export function Steps({ steps, level = 3 }: { steps: readonly Step[]; level?: HeadingLevel | undefined }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <Heading level={level} className={styles.title}>
              {step.title}
            </Heading>
            {step.content}
          </div>
        </li>
      ))}
    </ol>
  );
}

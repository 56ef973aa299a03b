import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** One honest line below: how sure, or for whom. */
  readonly note?: ReactNode;
  /** Small numbers that lead to where the figure comes from. */
  readonly marks?: ReactNode;
}

/** "3 to 6 months" and "Not known" are read at a glance; anything longer is a sentence, and set as one. */
function isFigure(value: ReactNode): boolean {
  return typeof value === 'string' && value.length <= (/\d/.test(value) ? 22 : 12);
}

/** The facts of a treatment at a glance: four beside each other, two on a phone. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            <span className={isFigure(fact.value) ? styles.figure : styles.sentence}>{fact.value}</span>
            {fact.marks} {fact.note && <small>{fact.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Name and value line by line: aftercare, or what is known of an appointment. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.rows}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.value} {fact.note && <small>{fact.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

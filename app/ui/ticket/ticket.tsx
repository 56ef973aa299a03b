import type { ReactNode } from 'react';
import { ButtonRow } from '../button/button.tsx';
import { Kicker } from '../caption/caption.tsx';
import type { Fact } from '../fact-list/fact-list.tsx';
import styles from './ticket.module.css';

interface Props {
  readonly referenceLabel: string;
  readonly reference: string;
  /** What to do with the reference. */
  readonly note?: ReactNode;
  readonly facts: readonly Fact[];
  /** Buttons. */
  readonly actions?: ReactNode;
}

/** What a patient takes away from a booking: a reference to say, the facts, and what can be done with it. */
export function Ticket({ referenceLabel, reference, note, facts, actions }: Props) {
  return (
    <div className={styles.ticket}>
      <div>
        <Kicker>{referenceLabel}</Kicker>
        <p className={styles.reference}>{reference}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              {fact.value}
              {fact.note && <small>{fact.note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {actions && (
        <div className={styles.actions}>
          <ButtonRow>{actions}</ButtonRow>
        </div>
      )}
    </div>
  );
}

interface SlipProps {
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
}

/** What has been chosen so far, beside the form that goes on. */
export function Slip({ facts, children }: SlipProps) {
  return (
    <aside className={styles.slip}>
      <dl>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.slipNote}>{children}</div>}
    </aside>
  );
}

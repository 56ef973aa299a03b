import type { ReactNode } from 'react';
import styles from './desk-head.module.css';

interface Props {
  readonly title: string;
  /** Steps beside the title: the day before, the day after. */
  readonly before?: ReactNode;
  /** Figures or a sentence after the title. */
  readonly note?: ReactNode;
  /** What can be done here; the one main thing last. */
  readonly children?: ReactNode;
}

/** The head of a desk screen: where one is and what can be done. */
export function DeskHead({ title, before, note, children }: Props) {
  return (
    <div className={styles.head}>
      {before}
      <h1>{title}</h1>
      {note !== undefined && <div className={styles.note}>{note}</div>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

/** A few counted things: "20 booked". */
export function Sums({ sums }: { sums: readonly { readonly count: number | string; readonly label: string }[] }) {
  return (
    <p className={styles.sums}>
      {sums.map(({ count, label }) => (
        <span key={label}>
          <b>{count}</b> {label}
        </span>
      ))}
    </p>
  );
}

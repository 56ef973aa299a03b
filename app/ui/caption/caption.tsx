import type { ReactNode } from 'react';
import styles from './caption.module.css';

/** Says what a plate shows. `label` is its number, as in "Plate 23."; letters of the plate go in <i>. */
export function Caption({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <span className={styles.caption}>
      {label && <b>{label} </b>}
      {children}
    </span>
  );
}

/** The small italic line over a heading or a value. */
export function Kicker({ children }: { children: ReactNode }) {
  return <p className={styles.kicker}>{children}</p>;
}

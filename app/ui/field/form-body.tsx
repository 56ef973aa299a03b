import type { ReactNode } from 'react';
import styles from './field.module.css';

/** The fields of a form below each other, no wider than is easy to read. */
export function FormBody({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>;
}

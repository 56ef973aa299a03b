import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './desk-fields.module.css';

interface Props {
  /** Fields beside each other where there is room, instead of below each other. */
  readonly inRows?: boolean | undefined;
  readonly children: ReactNode;
}

/** The fields of a desk form: those of every form, set closer. */
export function DeskFields({ inRows = false, children }: Props) {
  return <div className={classNames(styles.fields, inRows && styles.rows)}>{children}</div>;
}

/** The buttons that end a form. */
export function DeskActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

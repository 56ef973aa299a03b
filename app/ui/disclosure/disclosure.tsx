import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

interface Props {
  readonly summary: ReactNode;
  readonly open?: boolean | undefined;
  readonly children: ReactNode;
}

/** An explanation for who wants it, like "Why we ask". */
export function Disclosure({ summary, open, children }: Props) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

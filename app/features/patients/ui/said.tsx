import type { ReactNode } from 'react';
import { Notice } from '#app/ui/notice/notice.tsx';
import styles from './patients.module.css';

interface Props {
  readonly kind: 'success' | 'warning' | 'info';
  /** It is the answer to what was just done. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** A sentence above the screen it is about. */
export function Said({ kind, live = true, children }: Props) {
  return (
    <div className={styles.said}>
      <Notice kind={kind} live={live}>
        <p>{children}</p>
      </Notice>
    </div>
  );
}

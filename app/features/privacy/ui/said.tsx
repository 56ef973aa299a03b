import type { ReactNode } from 'react';
import { Notice } from '#app/ui/notice/notice.tsx';
import styles from './privacy.module.css';

/** A sentence above the screen: what was done, or why not. */
export function Said({ kind, children }: { kind: 'success' | 'warning'; children: ReactNode }) {
  return (
    <div className={styles.said}>
      <Notice kind={kind} live>
        <p>{children}</p>
      </Notice>
    </div>
  );
}

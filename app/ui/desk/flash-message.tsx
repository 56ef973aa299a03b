import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '../notice/notice.tsx';
import styles from './flash-message.module.css';

interface Props {
  readonly kind: 'success' | 'warning' | 'info';
  /** It is the answer to what was just done. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** A sentence above the screen: what was done just now, or why not. */
export function FlashMessage({ kind, live = true, children }: Props) {
  return (
    <div className={styles.message}>
      <Notice kind={kind} live={live}>
        <p>{children}</p>
      </Notice>
    </div>
  );
}

/** What the action that led here did, as the word that it put into the address (`?said=saved`); null without one. */
export function useFlash(): string | null {
  return new URLSearchParams(useLocation().search).get('said');
}

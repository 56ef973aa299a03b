import type { ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';
import styles from './foot-notice.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Trouble that somebody has to decide about, at the foot of the window wherever the page stands; read out at once. */
export function FootNotice({ title, children, ...data }: Props & { readonly 'data-held'?: boolean }) {
  return (
    <div className={styles.foot} role="alert" {...data}>
      <Notice kind="warning" title={title}>
        {children}
      </Notice>
    </div>
  );
}

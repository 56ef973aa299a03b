import type { ReactNode } from 'react';
import { Kicker } from '../caption/caption.tsx';
import styles from './offer.module.css';

interface Props {
  readonly kicker: ReactNode;
  /** The large line: "Sat, 10:50 am". */
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** One or two buttons. */
  readonly actions: ReactNode;
  /** Other choices, under a hairline. */
  readonly others?: ReactNode;
  readonly size?: 'large' | 'small' | undefined;
}

/** One thing offered: the next free appointment, with the way to take it. */
export function Offer({ kicker, title, text, actions, others, size = 'large' }: Props) {
  return (
    <div className={styles.offer} data-size={size}>
      <Kicker>{kicker}</Kicker>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{actions}</div>
      {others && <div className={styles.others}>{others}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './closing-band.module.css';

interface Props {
  readonly id: string;
  readonly title: ReactNode;
  readonly lede?: ReactNode;
  /** Times and the one button. */
  readonly children: ReactNode;
}

/** The end of a page: what to do now. */
export function ClosingBand({ id, title, lede, children }: Props) {
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={classNames('wrap', styles.split)}>
        <div>
          <h2 id={id}>{title}</h2>
          {lede && <p className={styles.lede}>{lede}</p>}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}

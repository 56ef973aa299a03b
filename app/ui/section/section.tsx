import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section.module.css';

interface Props {
  readonly title: ReactNode;
  /** Lets a link lead here, and names the section. */
  readonly id: string;
  readonly lede?: ReactNode;
  /** Below the head, like a small plate. */
  readonly aside?: ReactNode;
  readonly ground?: 'paper' | 'sand' | undefined;
  readonly children: ReactNode;
}

/** A section of a page: its head in four of twelve columns and what it holds in eight, below each other where narrow. */
export function Section({ title, id, lede, aside, ground = 'paper', children }: Props) {
  return (
    <section className={classNames('section', styles[ground])} aria-labelledby={id}>
      <div className={classNames('wrap', styles.split)}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {lede && <p className={styles.lede}>{lede}</p>}
          {aside}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}

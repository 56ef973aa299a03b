import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading.ts';
import styles from './panel.module.css';

interface Props {
  readonly title: ReactNode;
  /** Lets a link lead here. */
  readonly id?: string | undefined;
  readonly level?: HeadingLevel | undefined;
  readonly children: ReactNode;
}

/** A framed part of a text that must not be missed, like who should wait with a treatment. */
export function Panel({ title, id, level = 2, children }: Props) {
  return (
    <section className={styles.panel}>
      <Heading level={level} id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A remark in the margin. */
export function MarginNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

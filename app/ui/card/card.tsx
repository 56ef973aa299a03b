import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Heading, type HeadingLevel } from '../heading.ts';
import { InEnglish } from '../link/in-english.tsx';
import { Link } from '../link/link.tsx';
import styles from './card.module.css';

interface Props {
  readonly href: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** A small italic line over the title, like a figure number. */
  readonly kicker?: string | undefined;
  /** An svg or img; the card shows a crop of it. */
  readonly plate?: ReactNode;
  /** Which part of the plate stays in the crop. */
  readonly crop?: 'top' | 'centre' | 'bottom' | undefined;
  readonly level?: HeadingLevel | undefined;
}

/** One of several things to choose between. All of it is the target; only the title is the link's name. */
export function Card({ href, title, text, kicker, plate, crop = 'centre', level = 3 }: Props) {
  return (
    <article className={styles.card}>
      {plate && <div className={classNames(styles.plate, styles[crop])}>{plate}</div>}
      <div className={styles.text}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading level={level} className={styles.title}>
          <Link href={href}>{title}</Link>
          <InEnglish href={href} />
        </Heading>
        {text && <p className={styles.about}>{text}</p>}
      </div>
    </article>
  );
}

interface SheetProps {
  readonly children: readonly ReactNode[];
  /** What stands in the last cell, which is as wide as the last row leaves it. */
  readonly closing?: ReactNode;
}

/** Cards on one engraved sheet: as many beside each other as fit. */
export function CardSheet({ children, closing }: SheetProps) {
  return (
    <ul className={classNames(styles.sheet, closing ? styles.closed : undefined)}>
      {children.map((card, index) => (
        <li key={index}>{card}</li>
      ))}
      {closing && <li className={styles.closing}>{closing}</li>}
    </ul>
  );
}

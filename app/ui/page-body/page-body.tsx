import type { ReactNode } from 'react';
import { Contents } from '../contents/contents.tsx';
import styles from './page-body.module.css';
import { useSectionInView } from './use-section-in-view.ts';

export interface PageSection {
  readonly id: string;
  readonly title: string;
}

/** Text in the middle, its sections on the left, and beside each part of the text what belongs to it. */
export function PageBody({ sections, children }: { sections: readonly PageSection[]; children: ReactNode }) {
  const current = useSectionInView(sections);
  return (
    <div className={styles.body}>
      <div className={styles.rail}>
        <Contents entries={sections} current={current} />
      </div>
      {children}
    </div>
  );
}

/** A stretch of text with something beside it that stays in view for as long as the text is read. */
export function BodyPart({ margin, children }: { margin: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className={styles.text}>{children}</div>
      <div className={styles.margin}>
        <div className={styles.held}>{margin}</div>
      </div>
    </>
  );
}

/** Something for the margin that a phone does not need, because it comes right after the text anyway. */
export function BesideOnly({ children }: { children: ReactNode }) {
  return <div className={styles.besideOnly}>{children}</div>;
}

/** A band across the page, from edge to edge. */
export function BodyBand({ children }: { children: ReactNode }) {
  return <div className={styles.band}>{children}</div>;
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** The first text of a page is set larger. */
  readonly opening?: boolean;
  readonly children: ReactNode;
}

/** One section of the text, which the navigation beside it leads to. */
export function TextSection({ id, title, opening = false, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={opening ? styles.opening : styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

import { useId, type ReactNode } from 'react';
import styles from './pane.module.css';

interface PaneProps {
  readonly title: string;
  /** The screen's own title says it already: the pane has it as its name only. */
  readonly titleHidden?: boolean;
  /** A few words at the right of the title: a count, the longest wait. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A box of the desk with a title: a list of things to do, a form, a table. */
export function Pane({ title, titleHidden = false, note, children }: PaneProps) {
  const id = useId();
  if (titleHidden)
    return (
      <section className={styles.pane} aria-label={title}>
        {children}
      </section>
    );
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span>{note}</span>}
      </header>
      {children}
    </section>
  );
}

/** Rows of a pane. */
export function PaneList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface RowProps {
  /** When, or how long: short, in the first column. */
  readonly mark?: ReactNode;
  readonly isPressing?: boolean;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** What would be too long for the list, below the text. */
  readonly more?: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One thing that waits for somebody. */
export function PaneRow({ mark, isPressing = false, title, text, more, children }: RowProps) {
  return (
    <li>
      <span className={isPressing ? styles.pressing : styles.mark}>{mark}</span>
      <div>
        <b>{title}</b>
        {text !== undefined && <small>{text}</small>}
        {more}
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

/**
 * One sentence where a part of somebody's or something's page has nothing yet. A list that its screen or pane is there for
 * says it with a drawing: `DeskEmpty`.
 */
export function PaneEmpty({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}

/** Free content with the pane's margins. */
export function PaneBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

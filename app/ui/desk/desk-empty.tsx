import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { DeskButton } from './desk-button.tsx';
import { DeskDrawing, type DeskDrawingName } from './desk-drawing.tsx';
import styles from './desk-empty.module.css';

interface Props {
  readonly drawing: DeskDrawingName;
  readonly title?: string;
  readonly text?: ReactNode;
  /** The next step, where there is one to take. */
  readonly href?: string;
  readonly next?: string;
  /** In a pane beside others, which says it in one line. */
  readonly small?: boolean;
}

/** The empty state of a pane: a small drawing, what will appear here, and the next step. */
export function DeskEmpty({ drawing, title, text, href, next, small = false }: Props) {
  return (
    <div className={classNames(styles.empty, small && styles.small)}>
      <DeskDrawing name={drawing} />
      <div>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {href !== undefined && next !== undefined && <DeskButton href={href}>{next}</DeskButton>}
      </div>
    </div>
  );
}

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

export interface TableColumn {
  readonly key: string;
  readonly label: ReactNode;
  /** Numbers and prices stand at the end. */
  readonly align?: 'start' | 'end' | undefined;
}

export interface TableRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
}

interface Props {
  readonly caption: ReactNode;
  /** The caption is only announced, where a heading above says the same. */
  readonly captionHidden?: boolean | undefined;
  /** The first column names its row. */
  readonly columns: readonly [TableColumn, ...TableColumn[]];
  readonly rows: readonly TableRow[];
  /** On a phone a row becomes a small list (`stack`), or the table slides sideways (`scroll`). */
  readonly phone?: 'stack' | 'scroll' | undefined;
}

/** A table of hairlines under a bold head. Roles are written out, because a stacked row would lose them. */
export function Table({ caption, captionHidden = false, columns, rows, phone = 'stack' }: Props) {
  const captionId = useId();
  const { ref, overflowing } = useOverflow();
  const [first, ...others] = columns;
  return (
    <div
      ref={ref}
      className={styles.frame}
      {...(overflowing && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
    >
      <table role="table" className={classNames(styles.table, styles[phone])}>
        <caption id={captionId} className={captionHidden ? 'visually-hidden' : undefined}>
          {caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={alignment(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row">
              <th role="rowheader" scope="row" className={alignment(first)}>
                {row.cells[first.key]}
              </th>
              {others.map((column) => (
                <td key={column.key} role="cell" className={alignment(column)}>
                  <span className={styles.label} aria-hidden="true">
                    {column.label}
                  </span>
                  <span>{row.cells[column.key]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function alignment(column: TableColumn): string | undefined {
  return column.align === 'end' ? styles.end : undefined;
}

/** Whether a box is narrower than what it holds; then it must be reached by the keyboard to be slid. */
function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setOverflowing(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, overflowing };
}

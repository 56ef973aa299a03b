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
  /**
   * Three columns or more on a phone: a row becomes a small list (`stack`), the table slides sideways (`scroll`), or all
   * but its first column does (`glance`), which suits many short rows that are to be compared.
   */
  readonly phone?: 'stack' | 'scroll' | 'glance' | undefined;
}

/** Written out where a phone stacks the rows, because a browser then forgets what a table is. */
const stackedRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table of hairlines under a bold head. */
export function Table({ caption, captionHidden = false, columns, rows, phone = 'stack' }: Props) {
  const captionId = useId();
  const { ref, overflowing } = useOverflow();
  const [first, ...others] = columns;
  const isStacked = columns.length > 2 && phone === 'stack';
  const roles: Partial<typeof stackedRoles> = isStacked ? stackedRoles : {};
  return (
    <div
      ref={ref}
      className={styles.frame}
      {...(overflowing && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
    >
      <table {...roles.table} className={classNames(styles.table, columns.length > 2 && styles[phone])}>
        <caption id={captionId} className={captionHidden ? 'visually-hidden' : undefined}>
          {phone === 'glance' ? <span className={styles.captionWords}>{caption}</span> : caption}
        </caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th key={column.key} {...roles.columnheader} scope="col" className={alignment(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((row) => (
            <tr key={row.id} {...roles.row}>
              <th {...roles.rowheader} scope="row" className={alignment(first)}>
                {row.cells[first.key]}
              </th>
              {others.map((column) => (
                <td key={column.key} {...roles.cell} className={alignment(column)}>
                  <span className={styles.label} aria-hidden="true">
                    {column.label}
                  </span>{' '}
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

/** Whether a box is narrower than its content; then it must be focusable, so that the keyboard can scroll it. */
function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const box = ref.current;
    const observer = new ResizeObserver(() => setOverflowing(box !== null && box.scrollWidth > box.clientWidth));
    if (box) observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, overflowing };
}

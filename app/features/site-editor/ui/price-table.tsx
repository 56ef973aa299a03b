import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import { pricesMessages } from './treatment-prices-messages.ts';
import { refusalWords } from './refusal-words.ts';
import styles from './treatment-prices.module.css';
import { isRefused, type PriceRow } from './treatment-prices-view.ts';

interface Props {
  readonly caption: string;
  readonly rows: readonly PriceRow[];
  /** The others are in the form as well, with what is typed in them. */
  readonly isRowShown: (row: PriceRow) => boolean;
}

/** Written out, because a browser forgets what a table is where a narrow screen stacks its rows. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The treatments of a department with their fields. */
export function PriceTable({ caption, rows, isRowShown }: Props) {
  const { columns } = useMessages(pricesMessages);
  return (
    <table className={styles.table} {...roles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {(['name', 'offered', 'from', 'to', 'per', 'on'] as const).map((column) => (
            <th key={column} {...roles.columnheader} scope="col" className={styles[column]}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {rows.map((row) => (
          <Row key={row.id} row={row} isHidden={!isRowShown(row)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, isHidden }: { readonly row: PriceRow; readonly isHidden: boolean }) {
  const texts = useMessages(pricesMessages);
  const { id, name, typed, seen } = row;
  const refusals = refusalWords(row, texts);
  const errorsOf = (field: string): string[] =>
    refusals.flatMap((refusal, index) => (refusal.field === field ? [`${id}-error-${index}`] : []));
  const cell = (field: 'from' | 'to' | 'per' | 'on', attributes: ComponentProps<'input'>) => {
    const errors = errorsOf(`${id}.${field}`);
    return (
      <td {...roles.cell} className={styles[field]}>
        <label htmlFor={`${id}.${field}`}>
          {texts.columns[field]}
          <span className="visually-hidden">{texts.of(name)}</span>
        </label>
        <input
          {...attributes}
          type="text"
          id={`${id}.${field}`}
          name={`${id}.${field}`}
          defaultValue={typed[field]}
          autoComplete="off"
          aria-invalid={errors.length > 0 ? true : undefined}
          aria-describedby={classNames(...errors) || undefined}
        />
      </td>
    );
  };
  return (
    <tr
      {...roles.row}
      hidden={isHidden}
      className={classNames(isRefused(row) && styles.refused)}
      data-price-row={isRefused(row) ? 'refused' : ''}
    >
      <th {...roles.rowheader} scope="row" className={styles.name}>
        <input type="hidden" name={`${id}.seen`} value={seen} />
        <Link href={row.href}>{name}</Link>
        {row.isToCheck && <StatusWord tone="turmeric">{texts.toCheck}</StatusWord>}
        {row.isDrafted && <small>{texts.drafted}</small>}
        {refusals.map(({ words }, index) => (
          <p key={words} id={`${id}-error-${index}`} className={styles.error}>
            <Icon name="warning" />
            <span>{words}</span>
          </p>
        ))}
      </th>
      <td {...roles.cell} className={styles.offered}>
        <label>
          <input type="checkbox" name={`${id}.offered`} defaultChecked={typed.isOffered} />
          <span>
            {texts.columns.offered}
            <span className="visually-hidden">{texts.of(name)}</span>
          </span>
        </label>
      </td>
      {cell('from', { inputMode: 'decimal', maxLength: 30 })}
      {cell('to', { inputMode: 'decimal', maxLength: 30 })}
      {cell('per', { maxLength: 60, list: 'price-units' })}
      {cell('on', { maxLength: 30 })}
    </tr>
  );
}

import type { ComponentProps } from 'react';
import { Table } from '../table/table.tsx';
import styles from './desk-table.module.css';

/** A table of the desk: the same hairlines, closer together. Slides sideways where it does not fit. */
export function DeskTable(props: ComponentProps<typeof Table>) {
  return (
    <div className={styles.dense}>
      <Table phone="scroll" {...props} />
    </div>
  );
}

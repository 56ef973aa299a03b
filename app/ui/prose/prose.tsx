import type { ReactNode } from 'react';
import { Calls } from '../calls/calls.tsx';
import styles from './prose.module.css';

type Props =
  | { readonly html: string; readonly children?: undefined }
  | { readonly children: ReactNode; readonly html?: undefined };

/** Running text: paragraphs, headings, lists, tables and quotations as an editor writes them. `html` must be sanitised. */
export function Prose({ html, children }: Props) {
  if (html !== undefined) return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
  return <div className={styles.prose}>{children}</div>;
}

interface LineListProps {
  readonly items: readonly ReactNode[];
  /** The clinic's, where the lines tell to phone it. */
  readonly phone?: string;
}

/** A list with a short rule before each line; numbers to call in it are links. */
export function LineList({ items, phone }: LineListProps) {
  return (
    <ul className={styles.lines}>
      {items.map((item, index) => (
        <li key={index}>{typeof item === 'string' ? <Calls text={item} phone={phone} /> : item}</li>
      ))}
    </ul>
  );
}

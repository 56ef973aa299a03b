import type { ReactNode } from 'react';
import styles from './prose.module.css';

type Props =
  | { readonly html: string; readonly children?: undefined }
  | { readonly children: ReactNode; readonly html?: undefined };

/** Running text: paragraphs, headings, lists, tables and quotations as an editor writes them. `html` must be sanitised. */
export function Prose({ html, children }: Props) {
  if (html !== undefined) return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
  return <div className={styles.prose}>{children}</div>;
}

/** A list with a short rule before each line. */
export function LineList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={styles.lines}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

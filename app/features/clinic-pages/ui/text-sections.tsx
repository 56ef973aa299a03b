import { Prose } from '#app/ui/prose/prose.tsx';
import type { ReactNode } from 'react';
import styles from './text-sections.module.css';

interface Props {
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly html: string }[];
  /** What follows the text of a section, by the section's id. */
  readonly after?: Readonly<Record<string, ReactNode>> | undefined;
}

/** The text of a page, a heading in the margin beside each part of it; below each other where narrow. */
export function TextSections({ sections, after = {} }: Props) {
  return (
    <div className={`wrap ${styles.sections}`}>
      {sections.map(({ id, heading, html }) => (
        <section key={id} className={styles.section}>
          <h2 id={id}>{heading}</h2>
          <div>
            <Prose html={html} />
            {after[id]}
          </div>
        </section>
      ))}
    </div>
  );
}

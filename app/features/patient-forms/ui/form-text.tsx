import { Contents } from '#app/ui/contents/contents.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import styles from './form-text.module.css';

export interface FormSection {
  readonly id: string;
  readonly heading: string;
  readonly html: string;
}

/** The text of a page about the forms, and beside it what it holds. */
export function FormText({ sections }: { sections: readonly FormSection[] }) {
  return (
    <div className={`wrap ${styles.split}`}>
      <Contents entries={sections.map(({ id, heading }) => ({ id, title: heading }))} />
      <div className={styles.text}>
        {sections.map(({ id, heading, html }) => (
          <section key={id}>
            <h2 id={id}>{heading}</h2>
            <Prose html={html} />
          </section>
        ))}
      </div>
    </div>
  );
}

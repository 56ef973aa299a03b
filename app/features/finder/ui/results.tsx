import { Link } from '#app/ui/link/link.tsx';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { LineList } from '#app/ui/prose/prose.tsx';
import type { Asked } from './finder-form.tsx';
import { finderMessages } from './messages.ts';
import styles from './results.module.css';

export interface Result {
  readonly path: string;
  readonly title: string;
  readonly subtitle: string;
  readonly category: string;
}

interface Props {
  readonly asked: Asked;
  readonly results: readonly Result[];
  readonly categories: readonly { readonly value: string; readonly displayName: string; readonly path: string }[];
}

/** What was asked, in words: “ganjapan”, scalp. */
function useAskedWords(asked: Asked, categories: Props['categories']): string {
  const texts = useMessages(finderMessages);
  const category = categories.find(({ value }) => value === asked.category)?.displayName ?? '';
  const parts = [asked.q && texts.quoted(asked.q), asked.concern, asked.area, category];
  return texts.joined(parts.filter((part) => part !== ''));
}

/** The treatments found, or what to try when there are none. */
export function Results({ asked, results, categories }: Props) {
  const texts = useMessages(finderMessages);
  const words = useAskedWords(asked, categories);
  if (results.length === 0) {
    return (
      <div>
        <h2 id="results" className={styles.heading} aria-live="polite">
          {texts.nothing(words)}
        </h2>
        <p className={styles.text}>{texts.nothingText}</p>
        <LineList items={texts.nothingTry} />
        <div className={styles.departments}>
          <LinkList links={categories.map(({ displayName, path }) => ({ href: path, label: displayName }))} />
        </div>
      </div>
    );
  }
  return (
    <div>
      <h2 id="results" className={styles.heading} aria-live="polite">
        {texts.found(results.length, words)}
      </h2>
      <ol className={styles.results}>
        {results.map(({ path, title, subtitle, category }) => (
          <li key={path}>
            <p className={styles.category}>{category}</p>
            <h3>
              <Link href={path}>{title}</Link>
            </h3>
            {subtitle && <p>{subtitle}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

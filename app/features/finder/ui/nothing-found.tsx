import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { LineList } from '#app/ui/prose/prose.tsx';
import type { CategoryChoice, WiderSearch } from '../domain/finder-answer.ts';
import { finderMessages } from './messages.ts';
import styles from './nothing-found.module.css';

interface Props {
  readonly wider: readonly WiderSearch[];
  readonly categories: readonly CategoryChoice[];
}

/** What to do when nothing was found: the same search with one wish fewer, other words, or a department. */
export function NothingFound({ wider, categories }: Props) {
  const texts = useMessages(finderMessages);
  return (
    <>
      <p className={styles.text}>{texts.nothingText}</p>
      <div className={styles.ways}>
        {wider.length > 0 ? (
          <LinkList
            title={texts.wider}
            links={wider.map(({ without, href, count }) => ({
              href: `${href}#results`,
              label: texts.without[without],
              note: texts.count(count),
            }))}
          />
        ) : (
          <LineList items={texts.nothingTry} />
        )}
        <LinkList
          title={texts.departments}
          links={categories.map(({ displayName, path }) => ({ href: path, label: displayName }))}
        />
      </div>
    </>
  );
}

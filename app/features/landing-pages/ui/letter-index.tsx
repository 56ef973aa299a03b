import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { LetterGroup } from '../domain/alphabet.ts';
import { quickLinksMessages } from './messages.ts';
import styles from './letter-index.module.css';

const idOf = (letter: string): string => (letter === '#' ? 'other' : letter.toLowerCase());

/** Letters to jump to, and under each the pages whose names begin with it. */
export function LetterIndex({ groups }: { groups: readonly LetterGroup[] }) {
  const texts = useMessages(quickLinksMessages);
  return (
    <>
      <nav aria-label={texts.letters} className={styles.letters}>
        <ul>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${idOf(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map(({ letter, entries }) => (
          <section key={letter} className={styles.group}>
            <h3 id={idOf(letter)}>{letter}</h3>
            <ul>
              {entries.map(({ title, path, category }) => (
                <li key={path}>
                  <Link href={path}>{title}</Link> <small>{category}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

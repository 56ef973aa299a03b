import { Link } from '#app/ui/link/link.tsx';
import type { LetterGroup } from '../domain/alphabet.ts';
import styles from './letter-index.module.css';

/** The place of a letter on the page. */
export const letterId = (letter: string): string => (letter === '#' ? 'other' : letter.toLowerCase());

/** Under each letter the pages whose names begin with it. */
export function LetterIndex({ groups }: { groups: readonly LetterGroup[] }) {
  return groups.map(({ letter, entries }) => (
    <section key={letter} className={styles.group}>
      <h3 id={letterId(letter)}>{letter}</h3>
      <ul>
        {entries.map(({ title, path, category }) => (
          <li key={path}>
            <Link href={path}>{title}</Link> <small>{category}</small>
          </li>
        ))}
      </ul>
    </section>
  ));
}

import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import styles from './contents.module.css';

interface Props {
  readonly entries: readonly { readonly id: string; readonly title: string }[];
  /** The id of the part being read, where a script knows it. */
  readonly current?: string | undefined;
}

/** The parts of a long page, beside it on a wide screen and above it on a narrow one. */
export function Contents({ entries, current }: Props) {
  const messages = useMessages(uiMessages);
  return (
    <nav className={styles.contents} aria-label={messages.onThisPage}>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} aria-current={entry.id === current ? 'location' : undefined}>
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

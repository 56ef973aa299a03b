import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { capital } from './capital.ts';
import { finderMessages } from './messages.ts';
import styles from './starts.module.css';

interface Start {
  readonly word: string;
  readonly count: number;
}

interface Props {
  readonly title: string;
  readonly field: 'concern' | 'area';
  readonly starts: readonly Start[];
}

/** Words to start from, for who would rather choose than type. */
export function Starts({ title, field, starts }: Props) {
  const texts = useMessages(finderMessages);
  return (
    <section className={styles.starts}>
      <h2>{title}</h2>
      <ul>
        {starts.map(({ word, count }) => (
          <li key={word}>
            <Link href={`/specific-service?${new URLSearchParams({ [field]: word }).toString()}`}>
              <span>{capital(word)}</span> <small>{texts.count(count)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

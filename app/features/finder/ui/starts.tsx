import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { capital } from './capital.ts';
import { finderAddress } from '../domain/finder-query.ts';
import { finderMessages } from './messages.ts';
import styles from './starts.module.css';

interface Props {
  readonly field: 'concern' | 'area' | 'downtime';
  /** `label` stands for words that are not for reading. */
  readonly starts: readonly { readonly word: string; readonly label?: string; readonly count: number }[];
}

/** Words to start from, for who would rather choose than type. */
export function Starts({ field, starts }: Props) {
  const texts = useMessages(finderMessages);
  return (
    <ul className={styles.starts}>
      {starts.map(({ word, label = capital(word), count }) => (
        <li key={word}>
          <Link href={`${finderAddress({ [field]: word })}#results`}>
            <span>{label}</span> <small>{texts.count(count)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

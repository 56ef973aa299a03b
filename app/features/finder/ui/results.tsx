import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { wordsLanguage } from '#app/ui/words-language.ts';
import type { Result } from '../domain/finder-answer.ts';
import { finderMessages } from './messages.ts';
import styles from './results.module.css';

interface Props {
  readonly results: readonly Result[];
  /** Show all that the text says of time off and sessions, for who has to judge by it. */
  readonly inFull?: boolean;
}

/** Treatments found, each with what it takes in days and sessions. */
export function Results({ results, inFull = false }: Props) {
  const texts = useMessages(finderMessages);
  return (
    <ol className={styles.results}>
      {results.map(({ path, title, subtitle, category, because, downtime, sessions }) => (
        <li key={path}>
          <p className={styles.category}>{category}</p>
          <h3>
            <Link href={path}>{title}</Link>
          </h3>
          {subtitle && <p>{subtitle}</p>}
          {because && (
            <p className={styles.because}>
              {texts.because} <mark lang={wordsLanguage(because)}>{because}</mark>
            </p>
          )}
          {(downtime ?? sessions) && (
            <dl className={styles.facts}>
              <Fact label={texts.downtimeShort} fact={downtime} inFull={inFull} />
              <Fact label={texts.sessionsShort} fact={sessions} inFull={inFull} />
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}

interface FactProps {
  readonly label: string;
  readonly fact: Result['downtime'];
  readonly inFull: boolean;
}

function Fact({ label, fact, inFull }: FactProps) {
  if (!fact) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {fact.value}
        {inFull && fact.note && `. ${fact.note}`}
      </dd>
    </div>
  );
}

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

/** Treatments found, each with what it takes in days and sessions, and posts. */
export function Results({ results, inFull = false }: Props) {
  const texts = useMessages(finderMessages);
  return (
    <ol className={styles.results}>
      {results.map(
        ({ path, title, subtitle, because, isByQuestion, isOffered, downtime, sessions, price, ...rest }) => (
          <li key={path}>
            <p className={styles.category}>
              {rest.minutes === null ? rest.category : texts.post(rest.minutes)}
              {!isOffered && `. ${texts.notOffered}`}
            </p>
            <h3>
              <Link href={isByQuestion ? `${path}#questions` : path}>{title}</Link>
            </h3>
            {subtitle && <p>{subtitle}</p>}
            {because && (
              <p className={styles.because}>
                {isByQuestion ? texts.answers : texts.because} <mark lang={wordsLanguage(because)}>{because}</mark>
              </p>
            )}
            {(downtime ?? sessions ?? price) && (
              <dl className={styles.facts}>
                <Fact label={texts.downtimeShort} fact={downtime} inFull={inFull} />
                <Fact label={texts.sessionsShort} fact={sessions} inFull={inFull} />
                <Fact label={texts.price} fact={price === null ? null : { value: price, note: '' }} inFull={inFull} />
              </dl>
            )}
          </li>
        ),
      )}
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

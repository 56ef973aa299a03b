import { LANGUAGE_TAGS } from '#app/lib/page-language.ts';
import { useLocale, useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import { sourcesMessages } from './messages.ts';
import styles from './sources.module.css';

/** A source as a page names it. */
export interface SourceLine {
  readonly title: string;
  readonly publisher: string;
  /** Null where the page carries no date. */
  readonly year: number | null;
  /** Null where the page itself was not read. */
  readonly href: string | null;
}

/** A day as people say it, and the same for machines. */
export interface SaidDay {
  readonly said: string;
  readonly iso: string;
}

interface Props {
  readonly sources: readonly SourceLine[];
  readonly checkedOn: SaidDay | null;
  /** The text names them by their numbers. */
  readonly numbered?: boolean;
}

/** Where the figures come from; a link only where the page was really read. */
export function Sources({ sources, checkedOn, numbered = false }: Props) {
  const messages = useMessages(sourcesMessages);
  // Sources are named as they are called, which is in English.
  const lang = useLocale() === 'en' ? undefined : LANGUAGE_TAGS.en;
  return (
    <>
      <ol className={styles.sources} data-numbered={numbered || undefined}>
        {sources.map(({ title, publisher, year, href }, index) => (
          <li key={`${title} ${publisher}`} id={`source-${index + 1}`} lang={lang}>
            {href === null ? (
              title
            ) : (
              <a href={href} rel="noopener">
                {title}
              </a>
            )}
            {`. ${publisher}, ${year ?? messages.undated}.`}
          </li>
        ))}
      </ol>
      {checkedOn && <CheckedOn label={messages.checked} day={checkedOn} />}
    </>
  );
}

/** When a text was last checked. */
function CheckedOn({ label, day }: { label: string; day: SaidDay }) {
  const { stop } = useMessages(uiMessages);
  return (
    <p className={styles.checked}>
      {label} <time dateTime={day.iso}>{day.said}</time>
      {stop}
    </p>
  );
}

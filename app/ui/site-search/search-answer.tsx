import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { Button, ButtonRow } from '../button/button.tsx';
import type { Telephone } from '../layout/site-data.ts';
import { Link } from '../link/link.tsx';
import { useMessages } from '../locale.tsx';
import { wordsLanguage } from '../words-language.ts';
import { searchMessages } from './messages.ts';
import { finderHref } from './suggestions.ts';
import type { Answer } from './use-suggestions.ts';
import styles from './search-dialog.module.css';

interface Props {
  readonly answer: Answer;
  readonly typed: string;
  readonly active: number | null;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  /** A link was followed: the dialog has done its work. */
  readonly onFollow: () => void;
  readonly phone: Telephone;
}

/** Below the field: the treatments found, what to do when there are none, and the way to the finder itself. */
export function SearchAnswer({ answer, typed, active, listId, optionId, onFollow, phone }: Props) {
  const texts = useMessages(searchMessages);
  const found = answer.kind === 'found' ? answer.suggestions : null;
  const results = found?.results ?? [];
  return (
    <>
      <p role="status" className={results.length > 0 && !found?.isNearest ? 'visually-hidden' : styles.status}>
        {useStatus(answer)}
      </p>
      {/* There from the start and empty, as the field names it. */}
      <div id={listId} role="listbox" aria-label={texts.results} className={styles.options}>
        {results.map(({ href, title, category, because }, index) => (
          <Link
            key={href}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={href}
            onClick={onFollow}
          >
            <b>{title}</b>
            <span>
              {category}
              {because && (
                <>
                  {`. ${texts.because} `}
                  <span lang={wordsLanguage(because)}>{because}</span>
                </>
              )}
            </span>
          </Link>
        ))}
      </div>
      {found && results.length === 0 && (
        <ButtonRow>
          <Button icon="call" href={phone.href}>
            {texts.call(phone.display)}
          </Button>
          <Button icon="calendar" href="/book-appointment" onClick={onFollow}>
            {texts.book}
          </Button>
        </ButtonRow>
      )}
      <p>
        <ArrowLink href={finderHref(answer.kind === 'none' ? '' : typed)} onClick={onFollow}>
          {answer.kind === 'failed'
            ? texts.openPage
            : results.length > 0 && found
              ? texts.all(found.total)
              : texts.choose}
        </ArrowLink>
      </p>
    </>
  );
}

/** What is announced of an answer; of one that lists treatments it is seen anyway. */
function useStatus(answer: Answer): string {
  const texts = useMessages(searchMessages);
  if (answer.kind === 'none') return '';
  if (answer.kind === 'failed') return texts.failed;
  const { total, isNearest, results } = answer.suggestions;
  if (results.length === 0) return `${texts.nothing(answer.words)} ${texts.nothingText}`;
  if (isNearest) return texts.nearest;
  return [texts.count(total), texts.shown(results.length, total), texts.howToMove].filter(Boolean).join(' ');
}

import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { Button, ButtonRow } from '../button/button.tsx';
import { Calls } from '../calls/calls.tsx';
import { paths } from '../layout/paths.ts';
import type { Telephone } from '../layout/site-data.ts';
import { Link } from '../link/link.tsx';
import { useMessages } from '../locale.tsx';
import { wordsLanguage } from '../words-language.ts';
import { searchMessages } from './messages.ts';
import { finderHref, type Suggestions } from './suggestions.ts';
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

/** Below the field: the answers, the treatments and posts found, what to do when there are none, and the way to the finder itself. */
export function SearchAnswer({ answer, typed, active, listId, optionId, onFollow, phone }: Props) {
  const texts = useMessages(searchMessages);
  const found = answer.kind === 'found' ? answer.suggestions : null;
  const results = found?.results ?? [];
  return (
    <>
      <p role="status" className={isSeenAnyway(found) ? 'visually-hidden' : styles.status}>
        {useStatus(answer)}
      </p>
      {found?.answers.map(({ kind, title, text, lines }) => (
        <div key={title} className={styles.answer} data-answer={kind}>
          <b>{title}</b>
          <p>
            <Calls text={text} phone={phone.display} />
          </p>
          {lines.length > 0 && (
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line.text}>
                  {line.href === '' ? (
                    line.text
                  ) : (
                    <Link href={line.href} onClick={onFollow}>
                      {line.text}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {/* There from the start and empty, as the field names it. */}
      <div id={listId} role="listbox" aria-label={texts.results} className={styles.options}>
        {results.map(({ kind, href, title, category, subtitle, because }, index) => (
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
              {kind === 'post' ? texts.post : category}
              {kind === 'not-offered' && `. ${texts.notOffered}`}
              {!because && subtitle && `. ${subtitle}`}
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
      {found && results.length + found.answers.length === 0 && (
        <ButtonRow>
          <Button icon="call" href={phone.href}>
            {texts.call(phone.display)}
          </Button>
          <Button icon="calendar" href={paths.booking} onClick={onFollow}>
            {texts.book}
          </Button>
        </ButtonRow>
      )}
      {isWorrying(found) && (
        <p>
          <ArrowLink href={paths.serious} onClick={onFollow}>
            {texts.serious}
          </ArrowLink>
        </p>
      )}
      <p>
        <ArrowLink href={finderHref(answer.kind === 'none' ? '' : typed)} onClick={onFollow}>
          {answer.kind === 'failed'
            ? texts.openPage
            : found && found.answers.length > 0
              ? texts.wholeAnswer(found.total)
              : results.length > 0 && found
                ? texts.all(found.total)
                : texts.choose}
        </ArrowLink>
      </p>
    </>
  );
}

/** Nothing fits, or the answer is a sign of danger: three questions help to decide. */
function isWorrying(found: Suggestions | null): boolean {
  if (!found) return false;
  const { answers, results, isNearest } = found;
  return isNearest || results.length + answers.length === 0 || answers.some(({ kind }) => WORRYING.includes(kind));
}

const WORRYING: readonly string[] = ['emergency', 'warning'];

/** What is read in the dialog need not be seen twice; "Did you mean" and "nearest" stand nowhere else. */
function isSeenAnyway(found: Suggestions | null): boolean {
  if (!found || found.isNearest || found.meant !== '') return false;
  return found.results.length + found.answers.length > 0;
}

/** What is announced of an answer; of one that lists treatments it is seen anyway. */
function useStatus(answer: Answer): string {
  const texts = useMessages(searchMessages);
  if (answer.kind === 'none') return '';
  if (answer.kind === 'failed') return texts.failed;
  const { total, isNearest, meant, answers, results } = answer.suggestions;
  if (results.length + answers.length === 0) return `${texts.nothing(answer.words)} ${texts.nothingText}`;
  const said = answers.map(({ title, text, lines }) =>
    [`${title}.`, text, ...lines.map((line) => `${line.text}.`)].join(' '),
  );
  if (meant !== '') return [texts.meant(meant), ...said].join(' ');
  if (isNearest) return texts.nearest;
  if (results.length === 0) return said.join(' ');
  return [...said, texts.count(total), texts.shown(results.length, total), texts.howToMove].filter(Boolean).join(' ');
}

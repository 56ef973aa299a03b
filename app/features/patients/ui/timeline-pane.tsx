import { Pane, PaneBody, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { TimelineKind } from '../domain/timeline.ts';
import { patientMessages } from './messages.ts';
import styles from './timeline.module.css';

export interface TimelineView {
  readonly id: string;
  readonly kind: TimelineKind;
  readonly when: string;
  readonly text: string;
  readonly href: string | null;
}

/** The rest is folded: who looks for something old opens it. */
const shownFirst = 12;

/** What happened with a patient, in one list, as far as whoever looks may know of it. */
export function TimelinePane({ entries }: { entries: readonly TimelineView[] }) {
  const { timeline: texts } = useMessages(patientMessages);
  const rest = entries.slice(shownFirst);
  return (
    <Pane title={texts.title} note={entries.length}>
      {entries.length === 0 ? (
        <PaneEmpty>{texts.none}</PaneEmpty>
      ) : (
        <PaneBody>
          <Entries entries={entries.slice(0, shownFirst)} />
          {rest.length > 0 && (
            <details className={styles.rest}>
              <summary>{texts.earlier(rest.length)}</summary>
              <Entries entries={rest} />
            </details>
          )}
        </PaneBody>
      )}
    </Pane>
  );
}

function Entries({ entries }: { entries: readonly TimelineView[] }) {
  const { timeline: texts } = useMessages(patientMessages);
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, kind, when, text, href }) => (
        <li key={id} data-kind={kind}>
          <span className={styles.when}>{when}</span>
          <span>
            <b>{texts.kinds[kind]}</b>{' '}
            {href === null ? (
              text
            ) : (
              <Link href={href} newDocument={href.endsWith('/photos')}>
                {text}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

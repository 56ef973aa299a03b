import { Pane, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { enquiryStatuses } from '../domain/enquiry.ts';
import { inboxMessages, type InboxTexts } from './inbox-messages.ts';
import styles from './inbox.module.css';
import type { HistoryLine } from './inbox-view-types.ts';

function eventLabel(texts: InboxTexts, { kind, value, to, reply }: HistoryLine): string {
  if (kind === 'assigned') return value === null ? texts.did.unassigned : texts.did.assigned(to ?? texts.someone);
  if (kind === 'status') {
    const status = enquiryStatuses.find((each) => each === value);
    return texts.did.status(status === undefined ? '' : texts.statuses[status]);
  }
  return kind === 'reply' && reply !== null ? `${texts.did.reply}, ${texts.mailStates[reply]}` : texts.did[kind];
}

/** What was done about a message, the newest last. */
export function EnquiryHistory({ history }: { history: readonly HistoryLine[] }) {
  const texts = useMessages(inboxMessages);
  return (
    <Pane title={texts.history}>
      {history.length === 0 ? (
        <PaneEmpty>{texts.noHistory}</PaneEmpty>
      ) : (
        <ol className={styles.history}>
          {history.map((line) => (
            <li key={line.id}>
              <p className={styles.did}>
                <b>{eventLabel(texts, line)}</b>
                <span>
                  {line.who === null ? texts.terminal : (line.who ?? texts.someone)}, {line.when}
                </span>
              </p>
              {line.text !== null && <p className={styles.message}>{line.text}</p>}
            </li>
          ))}
        </ol>
      )}
    </Pane>
  );
}

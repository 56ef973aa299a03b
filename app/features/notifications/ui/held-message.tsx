import { FactRows } from '#app/ui/fact-list/fact-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { MessageKind, Recipient } from '../domain/message.ts';
import { outboxMessages } from './messages.ts';
import styles from './outbox.module.css';

interface Props {
  readonly message: {
    readonly id: string;
    readonly kind: MessageKind;
    readonly recipient: Recipient;
    readonly to: string | null;
    readonly subject: string;
    readonly text: string;
    readonly attachment: string | null;
    readonly queuedAt: string;
  };
}

const link = /(https?:\/\/\S+)/;

/** A message as its reader would get it, in plain text, its links alive. */
export function HeldMessage({ message }: Props) {
  const texts = useMessages(outboxMessages);
  const { id, subject, text, to, attachment, queuedAt } = message;
  return (
    <article
      className={styles.message}
      aria-labelledby={id}
      data-kind={message.kind}
      data-recipient={message.recipient}
    >
      <h2 id={id}>{subject}</h2>
      <FactRows
        facts={[
          { label: texts.to, value: to ?? texts.clinic },
          { label: texts.queued, value: <time dateTime={queuedAt}>{queuedAt}</time> },
          ...(attachment === null ? [] : [{ label: texts.attached, value: attachment }]),
        ]}
      />
      <p className={styles.text}>
        {text.split(link).map((part, position) =>
          // A text does not change, so a part's place in it is its identity; every second part is what was split at.
          // oxlint-disable-next-line react/no-array-index-key
          position % 2 === 1 ? (
            <a key={position} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </article>
  );
}

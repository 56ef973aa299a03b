import { useRef, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button, ButtonRow } from '../button/button.tsx';
import { useMessages } from '../locale.tsx';
import { Notice } from '../notice/notice.tsx';
import { PhoneText } from '../phone-text/phone-text.tsx';
import { sendingMessages } from './sending-messages.ts';
import styles from './sending.module.css';
import type { Unanswered } from './unanswered.ts';
import { useSendAgain } from './use-send-again.ts';

interface Props {
  /** What the one button says; a form with several brings them as `children` instead. */
  readonly label?: string;
  readonly id?: string;
  readonly look?: 'primary' | 'secondary';
  /** Where a page has several forms: what this one says in its field `intent`. */
  readonly intent?: string;
  /** The last sending of this form got no answer. */
  readonly unanswered: Unanswered | undefined;
  /** The clinic's, for who would rather not try again. */
  readonly phone: string;
  /** Something to know before sending once more. */
  readonly note?: string | null | undefined;
  readonly children?: ReactNode;
}

/** The end of a form: its buttons, that it is being sent, and what to do where no answer came. */
export function Sending({ label, id, look = 'primary', intent, unanswered, phone, note, children }: Props) {
  const texts = useMessages(sendingMessages);
  const { state, formMethod, formData } = useNavigation();
  const isOwn = intent === undefined || formData?.get('intent') === intent;
  const isSending = state !== 'idle' && formMethod === 'POST' && isOwn;
  const row = useRef<HTMLDivElement>(null);
  const waits = useSendAgain(row, unanswered, isSending);
  const isNotSent = unanswered !== undefined && !isSending;
  return (
    <div ref={row} className={styles.sending}>
      {isNotSent ? (
        <div role="alert" className={styles.said}>
          <Notice kind="warning" title={texts.notSent}>
            <p>{texts.noAnswer}</p>
            {waits && <p>{texts.offline}</p>}
            <p>
              <PhoneText phone={phone}>{texts.orCall(phone)}</PhoneText>
            </p>
          </Notice>
        </div>
      ) : (
        note &&
        !isSending && (
          <div role="alert" className={styles.said}>
            <Notice kind="info">{note}</Notice>
          </div>
        )
      )}
      <ButtonRow>
        {label !== undefined && (
          // Not disabled while it sends: a disabled button would lose the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts the page comes back at its top, far from here
          <Button look={look} id={id} aria-disabled={isSending || undefined} autoFocus={Boolean(note)}>
            {isSending ? texts.sending : isNotSent ? texts.sendAgain : label}
          </Button>
        )}
        {children}
      </ButtonRow>
      <p className="visually-hidden" role="status">
        {isSending && texts.sending}
      </p>
    </div>
  );
}

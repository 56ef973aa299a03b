import { useMessages } from '#app/ui/locale.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import type { MessageState } from '../domain/message-state.ts';
import { deskMessageTexts } from './desk-messages.ts';
import styles from './desk-messages.module.css';

const tones = {
  queued: 'neutral',
  held: 'turmeric',
  sent: 'plum',
  superseded: 'neutral',
  failed: 'brick',
  called: 'leaf',
  delivered: 'leaf',
  read: 'leaf',
} as const satisfies Readonly<Record<MessageState, string>>;

interface Props {
  readonly state: MessageState;
  /** Code of what went wrong last. */
  readonly error: string | null;
}

/** How far a message has come, and why it has not gone out. */
export function StateOfMessage({ state, error }: Props) {
  const texts = useMessages(deskMessageTexts);
  const reason = state === 'held' ? texts.heldBecause : error !== null && reasonLabel(error, texts);
  return (
    <>
      <StatusWord tone={tones[state]}>{texts.states[state]}</StatusWord>
      {reason && <span className={styles.quiet}>{reason}</span>}
    </>
  );
}

function reasonLabel(code: string, texts: (typeof deskMessageTexts)['en']): string {
  const { errors } = texts;
  if (code === 'no-channel' || code === 'not-registered') return errors[code];
  if (/^5\d\d$/.test(code)) return errors['address-refused'];
  if (code === 'whatsapp-131026') return errors['not-on-whatsapp'];
  if (code === 'timeout' || code === 'unreachable' || code === 'ECONNECTION') return errors.unreachable;
  return errors.other(code);
}

import { deskMessageTexts } from '#app/features/notifications/ui/desk-messages.ts';
import { StateOfMessage } from '#app/features/notifications/ui/state-of-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import styles from '../desk-form.module.css';
import { deskAppointmentMessages } from './appointment-messages.ts';
import type { VisitView } from './visit-view.ts';

/** What the patient of a visit was sent, or is to be sent, and how far each message has come. */
export function MessagesToPatient({ visit: { messages } }: { visit: VisitView }) {
  const texts = useMessages(deskAppointmentMessages);
  const words = useMessages(deskMessageTexts);
  if (messages.length === 0) return null;
  return (
    <Pane title={texts.sent}>
      <PaneBody>
        <ul className={styles.list}>
          {messages.map(({ kind, channel, state, error, at }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- messages are never reordered and have no other name here
            <li key={index}>
              <span>
                {words.kinds[kind]}{' '}
                <span className={styles.quiet}>
                  {words.channels[channel]}, {at}
                </span>
              </span>
              <StateOfMessage state={state} error={error} />
            </li>
          ))}
        </ul>
      </PaneBody>
    </Pane>
  );
}

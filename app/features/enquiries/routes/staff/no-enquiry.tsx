import { PaneEmpty } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { inboxMessages } from '../../ui/inbox-messages.ts';
import styles from '../../ui/inbox.module.css';

/** What stands beside the list while no message is open. */
export default function NoEnquiry() {
  const texts = useMessages(inboxMessages);
  return (
    <div className={styles.choose}>
      <PaneEmpty>{texts.choose}</PaneEmpty>
    </div>
  );
}

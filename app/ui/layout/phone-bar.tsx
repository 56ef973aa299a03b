import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { useMessages, usePathIn } from '../locale.tsx';
import { ChatIcon } from './frame-icons.tsx';
import { layoutMessages } from './messages.ts';
import { paths } from './paths.ts';
import type { Clinic } from './site-data.ts';
import styles from './phone-bar.module.css';

/** Book, Call and WhatsApp under the thumb. It steps aside while somebody types and while a dialog asks something. */
export function PhoneBar({ clinic }: { clinic: Clinic }) {
  const texts = useMessages(layoutMessages);
  const pathHere = usePathIn();
  return (
    <nav className={styles.bar} aria-label={texts.bookOrContact}>
      <Link href={pathHere(paths.booking)}>
        <Icon name="calendar" />
        {texts.bookShort}
      </Link>
      <a href={clinic.phones[0].href}>
        <Icon name="call" />
        {texts.call}
      </a>
      {clinic.chat && (
        <a href={clinic.chat.href} rel="noopener">
          <ChatIcon />
          {texts.chat}
        </a>
      )}
    </nav>
  );
}

import type { ShareLinks } from '#app/lib/share-links.ts';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../hydrated.ts';
import { useMessages } from '../locale.tsx';
import styles from './copy-link.module.css';
import { copyLinkMessages } from './messages.ts';

/** Ways to send a private link on. Nobody hears of it before a click. */
export function SendLink({ link, share }: { readonly link: string; readonly share: ShareLinks }) {
  const texts = useMessages(copyLinkMessages);
  const isHydrated = useHydrated();
  const canShare = isHydrated && 'share' in navigator;
  const { title, text, whatsApp, sms, mail } = share;
  const open = async (): Promise<void> => {
    await navigator.share({ title, text, url: link });
  };
  return (
    <>
      {canShare && (
        // Who closes the phone's list of ways without choosing one meant to.
        <p>
          <Button type="button" onClick={() => void open().catch(() => {})}>
            {texts.share}
          </Button>
        </p>
      )}
      <div className={styles.ways}>
        <p>{texts.sendBy}</p>
        <ul>
          <li>
            <a href={whatsApp} target="_blank" rel="noreferrer">
              {texts.byWhatsApp}
            </a>
          </li>
          <li>
            <a href={sms}>{texts.bySms}</a>
          </li>
          <li>
            <a href={mail}>{texts.byMail}</a>
          </li>
        </ul>
      </div>
    </>
  );
}

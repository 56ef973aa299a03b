import { Button } from '#app/ui/button/button.tsx';
import { CopyLink } from '#app/ui/copy-link/copy-link.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import type { AppointmentView } from './appointment-view-types.ts';
import { manageMessages } from './manage-messages.ts';
import styles from './booking-page.module.css';

/** The link to this page, to copy, and ways to send it on. Nobody hears of it before a click. */
export function ShareAppointment({ view }: { view: AppointmentView }) {
  const texts = useMessages(manageMessages);
  const isHydrated = useHydrated();
  const { title, text, whatsApp, sms, mail } = view.share;
  const canShare = isHydrated && 'share' in navigator;
  const share = async (): Promise<void> => {
    await navigator.share({ title, text, url: view.link });
  };
  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 id="share">{texts.shareTitle}</h2>
      <CopyLink label={texts.yourLink} hint={texts.yourLinkHint(view.changeUntil)} link={view.link} />
      {canShare && (
        // Who closes the phone's list of ways without choosing one meant to.
        <p>
          <Button type="button" onClick={() => void share().catch(() => {})}>
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
      <p className={styles.google}>
        <a href={view.googleCalendarHref} target="_blank" rel="noreferrer">
          {texts.googleCalendar}
        </a>
      </p>
    </section>
  );
}

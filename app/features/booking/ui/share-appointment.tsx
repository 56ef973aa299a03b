import { CopyLink } from '#app/ui/copy-link/copy-link.tsx';
import { SendLink } from '#app/ui/copy-link/send-link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { AppointmentView } from './appointment-view-types.ts';
import { manageMessages } from './manage-messages.ts';
import styles from './booking-page.module.css';

/** The link to this page, to copy, and ways to send it on. Nobody hears of it before a click. */
export function ShareAppointment({ view }: { view: AppointmentView }) {
  const texts = useMessages(manageMessages);
  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 id="share">{texts.shareTitle}</h2>
      <CopyLink label={texts.yourLink} hint={texts.yourLinkHint(view.changeUntil)} link={view.link} />
      <SendLink link={view.link} share={view.share} />
      <p className={styles.google}>
        <a href={view.googleCalendarHref} target="_blank" rel="noreferrer">
          {texts.googleCalendar}
        </a>
      </p>
    </section>
  );
}

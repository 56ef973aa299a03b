import { Button } from '#app/ui/button/button.tsx';
import { Kicker } from '#app/ui/caption/caption.tsx';
import { ClosingBand } from '#app/ui/closing-band/closing-band.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { TimeLink, Times } from '#app/ui/times/times.tsx';
import type { Booking } from '../domain/treatment-page.ts';
import styles from './closing.module.css';
import { treatmentMessages } from './messages.ts';
import { useNextFree } from './use-next-free.ts';

/** The end of a page: what a booking starts with, the next free times where they are known, and the phone. */
export function Closing({ title, booking, phone }: { title: string; booking: Booking; phone: string }) {
  const messages = useMessages(treatmentMessages);
  const next = useNextFree(booking);
  return (
    <ClosingBand id="book" title={title} lede={messages.closing(booking.name, booking.minutes)}>
      {next && (
        <>
          <Kicker>{messages.bookingNext(booking.name)}</Kicker>
          <Times fit="days">
            {[next, ...next.later].map(({ text, href }) => (
              <TimeLink key={href} href={href}>
                {text}
              </TimeLink>
            ))}
          </Times>
        </>
      )}
      <div className={styles.actions}>
        <Button look="primary" href={booking.href}>
          {messages.chooseTime}
        </Button>
        <p>
          {messages.orCall}{' '}
          <a className={styles.phone} href={telephone(phone)}>
            {phone}
          </a>
        </p>
      </div>
    </ClosingBand>
  );
}

/** "tel:+910000000000" of a number as people read it. */
export function telephone(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

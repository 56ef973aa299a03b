import { Button } from '../button/button.tsx';
import { Kicker } from '../caption/caption.tsx';
import { useLive } from '../layout/live-facts.ts';
import { useMessages } from '../locale.tsx';
import { telephone } from '../telephone.ts';
import { TimeLink, Times } from '../times/times.tsx';
import styles from './booking-closing.module.css';
import { ClosingBand } from './closing-band.tsx';
import { closingMessages } from './messages.ts';

interface Props {
  readonly title: string;
  /** The kind of visit, and where it is booked. */
  readonly booking: { readonly id: string; readonly name: string; readonly minutes: number; readonly href: string };
  readonly phone: string;
}

/** The end of a page about one kind of visit: what it starts with, its next free times once known, and the phone. */
export function BookingClosing({ title, booking, phone }: Props) {
  const messages = useMessages(closingMessages);
  const next = useLive()?.nextFreeOf[booking.id];
  return (
    <ClosingBand id="book" title={title} lede={messages.lede(booking.name, booking.minutes)}>
      {next && (
        <>
          <Kicker>{messages.next(booking.name)}</Kicker>
          <Times fit="days">
            {[next, ...next.later].map(({ text, href }) => (
              <TimeLink key={href} href={href}>
                {text}
              </TimeLink>
            ))}
          </Times>
        </>
      )}
      <div className={styles.actions} data-needs-script="when-seen">
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

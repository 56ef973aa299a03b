import { Button } from '#app/ui/button/button.tsx';
import { Kicker } from '#app/ui/caption/caption.tsx';
import { ClosingBand } from '#app/ui/closing-band/closing-band.tsx';
import { useLive } from '#app/ui/layout/live-facts.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { TimeLink, Times } from '#app/ui/times/times.tsx';
import { clinicMessages } from './messages.ts';
import styles from './booking-call.module.css';

interface Props {
  readonly title?: string | undefined;
  readonly lede?: string | undefined;
}

/** The end of a page about the clinic: the next free times once they are known, and the way to book either way. */
export function BookingCall({ title, lede }: Props) {
  const texts = useMessages(clinicMessages);
  const next = useLive()?.nextFree;
  return (
    <ClosingBand id="book" title={title ?? texts.bookTitle} lede={lede ?? texts.bookLede}>
      <div className={styles.next}>
        {next && (
          <>
            <Kicker>{texts.nextFree}</Kicker>
            <Times fit="days">
              {[next, ...next.later].slice(0, 4).map(({ href, text }) => (
                <TimeLink key={href} href={href}>
                  {text}
                </TimeLink>
              ))}
            </Times>
          </>
        )}
      </div>
      <Button look="primary" href="/book-appointment">
        {texts.chooseTime}
      </Button>
    </ClosingBand>
  );
}

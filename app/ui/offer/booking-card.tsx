import { Button } from '../button/button.tsx';
import { useLive } from '../layout/live-facts.ts';
import { useMessages } from '../locale.tsx';
import { offerMessages } from './messages.ts';
import { Offer } from './offer.tsx';

interface Props {
  /** The kind of visit, and where it is booked. */
  readonly booking: { readonly id: string; readonly name: string; readonly minutes: number; readonly href: string };
}

/** The first visit and how to book it: its next free time where that is known, the name of the visit until then. */
export function BookingCard({ booking }: Props) {
  const messages = useMessages(offerMessages);
  const next = useLive()?.nextFreeOf[booking.id];
  return (
    <Offer
      size="small"
      kicker={next ? messages.bookingNext(booking.name) : messages.bookingKicker}
      title={next?.text ?? booking.name}
      text={[messages.bookingLine(booking.minutes), messages.bookingInEnglish].filter(Boolean).join(' ')}
      actions={<Button href={booking.href}>{messages.chooseTime}</Button>}
    />
  );
}

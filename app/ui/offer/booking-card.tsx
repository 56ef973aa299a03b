import { Button } from '../button/button.tsx';
import { useLiveAsShown } from '../layout/live-facts.ts';
import { LiveText } from '../layout/live-text.tsx';
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
  const next = useLiveAsShown()?.nextFreeOf[booking.id];
  const of = `nextFreeOf.${booking.id}.text`;
  return (
    <Offer
      size="small"
      kicker={
        <LiveText
          of={of}
          value={next?.text}
          around={messages.bookingNext(booking.name)}
          fallback={messages.bookingKicker}
        />
      }
      title={<LiveText of={of} value={next?.text} fallback={booking.name} />}
      text={messages.bookingLine(booking.minutes)}
      actions={<Button href={booking.href}>{messages.chooseTime}</Button>}
    />
  );
}

import { Button } from '#app/ui/button/button.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Offer } from '#app/ui/offer/offer.tsx';
import type { Booking } from '../domain/treatment-page.ts';
import { treatmentMessages } from './messages.ts';
import { useNextFree } from './use-next-free.ts';

/** The first visit and how to book it: its next free time where that is known, the name of the visit until then. */
export function BookingCard({ booking }: { booking: Booking }) {
  const messages = useMessages(treatmentMessages);
  const next = useNextFree(booking);
  return (
    <Offer
      size="small"
      kicker={next ? messages.bookingNext(booking.name) : messages.bookingKicker}
      title={next?.text ?? booking.name}
      text={messages.bookingLine(booking.minutes)}
      actions={<Button href={booking.href}>{messages.chooseTime}</Button>}
    />
  );
}

import { required } from '#app/platform/web/context.ts';
import { openState } from '../domain/open-now.ts';
import { readBookingChoices } from '../server/booking-choices.ts';
import { bookingContext } from '../server/running-booking.ts';
import { bookingMessages } from '../ui/messages.ts';
import { addressOf } from './booking-address.ts';
import { freeOption, wordsOf } from './booking-view.ts';
import type { Route } from './+types/live.ts';

const SHOWN = 4;

/** What changes by the minute: is the clinic open, and when is the next free time for the first kind of visit. */
export async function loader({ context }: Route.LoaderArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const settings = await booking.settings.current();
  const now = booking.clock.now().epochMilliseconds;
  const { timeZone } = settings.clinic;
  const texts = bookingMessages.en;

  const state = openState(settings.clinic, now);
  const [first] = settings.appointmentTypes;
  const choices = first && (await readBookingChoices(booking, { appointmentTypeId: first.id }));
  const links = (choices?.nextFree ?? []).slice(0, SHOWN).map((slot) => {
    const option = freeOption(slot, settings, now);
    const day = option.day === 'today' ? texts.today : option.day === 'tomorrow' ? texts.tomorrow : option.date;
    return {
      text: `${day}, ${option.time}`,
      time: option.time,
      who: option.who,
      href: addressOf('/book-appointment', { type: first?.id, time: option.value }),
    };
  });
  const [next, ...later] = links;
  const opensWords = (at: number): string => {
    const opening = wordsOf(at, timeZone);
    const isToday = opening.date === wordsOf(now, timeZone).date;
    return isToday ? opening.time : `${opening.short}, ${opening.time}`;
  };
  const body = {
    openNow: state.open
      ? { open: true, text: texts.live.openUntil(wordsOf(state.until, timeZone).time) }
      : {
          open: false,
          text: state.opensAt === undefined ? texts.live.closed : texts.live.opens(opensWords(state.opensAt)),
        },
    nextFree: next
      ? {
          text: next.text,
          time: next.time,
          href: next.href,
          detail: texts.live.about(next.who, first?.minutes ?? 0),
          later: later.map(({ text, href }) => ({ text, href })),
        }
      : null,
  };
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}

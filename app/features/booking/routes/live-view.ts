import type { AppointmentType, BookingSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import { openState } from '#app/features/scheduling/domain/open-now.ts';
import type { Slot } from '#app/features/scheduling/domain/slots.ts';
import { readNextFree } from '../server/booking-choices.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { liveMessages } from '../ui/live-messages.ts';
import { timeMessages } from '../ui/time-messages.ts';
import { addressOf } from '../domain/booking-address.ts';
import { wordsOf } from '../domain/slot-label.ts';
import { freeOption } from './booking-view.ts';

const SHOWN = 4;

/** The next free times of one kind of visit as the page shows them; null when none is free. */
function announced(slots: readonly Slot[], type: AppointmentType, settings: BookingSettings, now: number) {
  const days = timeMessages.en;
  const [next, ...later] = slots.map((slot) => {
    const option = freeOption(slot, settings, now, 'en');
    const day = option.day === null ? option.date : days[option.day];
    return {
      text: `${day}, ${option.time}`,
      href: addressOf('/book-appointment', { type: type.id, time: option.value }),
      time: option.time,
      who: option.who,
    };
  });
  if (!next) return null;
  const { who, ...link } = next;
  return {
    ...link,
    detail: liveMessages.en.about(who, type.minutes),
    later: later.map(({ text, href }) => ({ text, href })),
  };
}

function openNow(settings: BookingSettings, now: number): { open: boolean; text: string } {
  const { timeZone } = settings.clinic;
  const texts = liveMessages.en;
  const state = openState(settings.clinic, now);
  if (state.open) return { open: true, text: texts.openUntil(wordsOf(state.until, timeZone, 'en').time) };
  if (state.opensAt === undefined) return { open: false, text: texts.closed };
  const opening = wordsOf(state.opensAt, timeZone, 'en');
  const isToday = opening.date === wordsOf(now, timeZone, 'en').date;
  return { open: false, text: texts.opens(isToday ? opening.time : `${opening.short}, ${opening.time}`) };
}

/** What changes by the minute: is the clinic open, and when is the next free time for each kind of visit. */
export async function liveView(booking: BookingContext) {
  const settings = await booking.settings.current();
  const now = booking.clock.now().epochMilliseconds;
  const entries = await Promise.all(
    settings.appointmentTypes.map(async (type) => {
      const slots = await readNextFree(booking, type.id, SHOWN);
      return [type.id, announced(slots, type, settings, now)] as const;
    }),
  );
  const nextFreeOf = Object.fromEntries(entries.filter(([, next]) => next !== null));
  return { openNow: openNow(settings, now), nextFree: entries[0]?.[1] ?? null, nextFreeOf };
}

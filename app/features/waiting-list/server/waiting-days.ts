import { addDays, wallClockOf, type IsoDate } from '#app/lib/time.ts';
import { freeTimesByDay } from '#app/features/scheduling/domain/day-times.ts';
import { findSlots } from '#app/features/scheduling/domain/slots.ts';
import { readSlots, type SlotReader } from '#app/features/scheduling/server/find-slots.ts';

/**
 * The days somebody can wait for who asks for a kind of visit on `from`: that day, when the visit takes place on it at all
 * (it may just have got a free time), and the next ones of a month on which every time is taken, at most `count` together.
 */
export async function waitingDays(
  reader: SlotReader,
  kind: { readonly appointmentTypeId: string; readonly practitionerId?: string | undefined },
  from: IsoDate,
  count: number,
): Promise<IsoDate[]> {
  const question = { ...kind, from, until: addDays(from, 31) };
  const { settings, slots, now } = await readSlots(reader, question);
  const { timeZone } = settings.clinic;
  const free = freeTimesByDay(slots, timeZone);
  const every = findSlots(settings, question, new Map(), now).map(
    ({ startsAt }) => wallClockOf(startsAt, timeZone).date,
  );
  return [...new Set(every)].filter((date) => date === from || !free.has(date)).slice(0, count);
}

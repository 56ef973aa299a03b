import { minuteMs, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import type { Slot } from './slots.ts';

const perDay = 3;
const apartMs = 80 * minuteMs;

/**
 * A short list of free starts from the first one after `after` on, for people who would rather not use a calendar:
 * spread out, so that it offers a choice: at most three a day, at least 80 minutes apart. One slot per start.
 */
export function nextFreeTimes(slots: readonly Slot[], after: EpochMs, count: number, timeZone: string): Slot[] {
  const chosen: Slot[] = [];
  let date = '';
  let onDate = 0;
  for (const slot of slots) {
    if (chosen.length === count) break;
    const last = chosen.at(-1);
    if (slot.startsAt <= after || (last && slot.startsAt - last.startsAt < apartMs)) continue;
    const slotDate = wallClockOf(slot.startsAt, timeZone).date;
    onDate = slotDate === date ? onDate + 1 : 1;
    date = slotDate;
    if (onDate <= perDay) chosen.push(slot);
  }
  return chosen;
}

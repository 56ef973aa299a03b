import { subtract, union, type Interval } from '#app/lib/interval.ts';
import { addDays, eachDate, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import type { ClinicSettings } from './clinic-settings.ts';
import { breaksOn, openingOn } from './schedule.ts';

/** Whether the clinic is open, and when that changes next; undefined when it stays shut for the year to come. */
export type OpenState =
  | { readonly open: true; readonly until: EpochMs }
  | { readonly open: false; readonly opensAt: EpochMs | undefined };

/** Whether the clinic is open at `now`. A break counts as open unless the settings say `closedDuringBreaks`. */
export function openState(clinic: ClinicSettings, now: EpochMs): OpenState {
  const today = wallClockOf(now, clinic.timeZone).date;
  // A day at a time: the answer is nearly always in today or tomorrow, and a long closure may be months.
  let carried: Interval[] = [];
  for (const date of eachDate(today, addDays(today, 366))) {
    const opening = openingOn(date, clinic);
    const day = clinic.closedDuringBreaks ? subtract(opening, breaksOn(date, clinic)) : union(opening);
    const current = union([...carried, ...day]).find(({ end }) => end > now);
    if (current && current.start > now) return { open: false, opensAt: current.start };
    // Open until midnight may mean open on into the next day, so look one day further before answering.
    if (current && carried.length > 0) return { open: true, until: current.end };
    if (current) carried = [current];
  }
  return { open: false, opensAt: undefined };
}

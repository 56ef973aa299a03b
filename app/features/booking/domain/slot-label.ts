import { formatLongDate, formatShortDate, formatTime } from '#app/lib/date-words.ts';
import { wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import type { BookingSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import type { Slot } from '#app/features/scheduling/domain/slots.ts';

/** "Sat 21 Nov 2026, 10:50 am" and the like for one moment of the clinic's clock. */
export function wordsOf(
  at: EpochMs,
  timeZone: string,
): { date: IsoDate; long: string; short: string; time: string; both: string } {
  const { date, minute } = wallClockOf(at, timeZone);
  const time = formatTime(minute);
  return {
    date,
    long: formatLongDate(date),
    short: formatShortDate(date),
    time,
    both: `${formatLongDate(date)}, ${time}`,
  };
}

/** The name of a practitioner, or the id when there is none with that id. */
export function practitionerName(settings: BookingSettings, id: string): string {
  return settings.practitioners.find((person) => person.id === id)?.name ?? id;
}

/** "Sat 21 Nov, 10:50 am, Dermatologist". */
export function slotLabel({ startsAt, practitionerId }: Slot, settings: BookingSettings): string {
  const { short, time } = wordsOf(startsAt, settings.clinic.timeZone);
  // The time stays in one piece where the words are broken.
  return `${short}, ${time.replace(' ', '\u00A0')}, ${practitionerName(settings, practitionerId)}`;
}

import { DATES_OF_LANGUAGE } from '#app/lib/dates-of-language.ts';
import type { Locale } from '#app/lib/messages.ts';
import { wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import type { BookingSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import type { Slot } from '#app/features/scheduling/domain/slots.ts';

/** "Sat 21 Nov 2026, 10:50 am" and the like for one moment of the clinic's clock; `until` is what "until" can stand beside. */
export function wordsOf(
  at: EpochMs,
  timeZone: string,
  locale: Locale,
): { date: IsoDate; short: string; time: string; both: string; until: string } {
  const { date, minute } = wallClockOf(at, timeZone);
  const words = DATES_OF_LANGUAGE[locale];
  const time = words.time(minute);
  return {
    date,
    short: words.short(date),
    time,
    both: `${words.long(date)}, ${words.at(minute)}`,
    until: `${words.long(date)}, ${time}`,
  };
}

/** The name of a practitioner, or the id when there is none with that id. */
export function practitionerName(settings: BookingSettings, id: string): string {
  return settings.practitioners.find((person) => person.id === id)?.name ?? id;
}

/** "Sat 21 Nov, 10:50 am, Dermatologist". */
export function slotLabel({ startsAt, practitionerId }: Slot, settings: BookingSettings, locale: Locale): string {
  const { short, time } = wordsOf(startsAt, settings.clinic.timeZone, locale);
  // The time stays in one piece where the words are broken.
  return `${short}, ${time.replace(' ', '\u00A0')}, ${practitionerName(settings, practitionerId)}`;
}

import { daysInWords, hoursInWords } from '#app/lib/calendar-words.ts';
import type { Locale } from '#app/lib/messages.ts';
import { parseClockText } from '#app/lib/time.ts';
import { type HoursLine, type OpeningHours, summariseHours } from './opening-hours.ts';

/** The week as a language says it; `times` is empty when closed. */
export function hoursIn(locale: Locale, openingHours: OpeningHours): Pick<HoursLine, 'days' | 'times'>[] {
  const lines = summariseHours(openingHours);
  if (locale === 'en') return lines.map(({ days, times }) => ({ days, times }));
  return lines.map(({ weekdays, sittings }) => ({
    days: daysInWords(locale, weekdays[0] ?? 'mon', weekdays.at(-1) ?? 'mon'),
    times: sittings
      .map(([opens, closes]) => hoursInWords(locale, parseClockText(opens) ?? 0, parseClockText(closes) ?? 0))
      .join(', '),
  }));
}

import {
  clockInWords,
  dayInWords,
  longDayInWords,
  monthInWords,
  shortDayInWords,
  timeInWords,
} from './calendar-words.ts';
import { formatDate, formatLongDate, formatMonth, formatShortDate, formatTime } from './date-words.ts';
import type { Locale } from './messages.ts';
import type { IsoDate } from './time.ts';

/** How a language writes days and times. For the server: the words of three languages are in it. */
export interface DatesOfLanguage {
  /** "Saturday 21 November 2026". */
  readonly long: (date: IsoDate) => string;
  /** "Sat 21 Nov 2026". */
  readonly plain: (date: IsoDate) => string;
  /** "Sat 21 Nov": for lists where the year is plain. */
  readonly short: (date: IsoDate) => string;
  /** "November 2026". */
  readonly month: (date: IsoDate) => string;
  /** "10:50 am", to choose from or before "until". */
  readonly time: (minute: number) => string;
  /** The same where it says when something is: in Hindi and Marathi a word follows it. */
  readonly at: (minute: number) => string;
}

function inDevanagari(language: Exclude<Locale, 'en'>): DatesOfLanguage {
  return {
    long: (date) => longDayInWords(language, date),
    plain: (date) => dayInWords(language, date),
    short: (date) => shortDayInWords(language, date),
    month: (date) => monthInWords(language, date),
    time: (minute) => timeInWords(language, minute),
    at: (minute) => clockInWords(language, minute),
  };
}

export const DATES_OF_LANGUAGE: Readonly<Record<Locale, DatesOfLanguage>> = {
  en: {
    long: formatLongDate,
    plain: formatDate,
    short: formatShortDate,
    month: formatMonth,
    time: formatTime,
    at: formatTime,
  },
  hi: inDevanagari('hi'),
  mr: inDevanagari('mr'),
};

import type { Locale } from './messages.ts';
import { parseIsoDate, weekdayOf, type IsoDate, type Weekday } from './time.ts';

type Language = Exclude<Locale, 'en'>;

interface CalendarWords {
  readonly months: readonly string[];
  readonly days: Readonly<Record<Weekday, string>>;
  /** Of the hours before noon, then before 4, then before 8 in the evening, and after. */
  readonly parts: readonly [string, string, string, string];
  readonly until: string;
  /** Follows a time of the clock, "at 10:30". */
  readonly oClock: string;
}

/** Own words, because browsers and servers disagree on those of Intl and write Marathi in other digits. */
const WORDS: Readonly<Record<Language, CalendarWords>> = {
  hi: {
    months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
    days: {
      mon: 'सोमवार',
      tue: 'मंगलवार',
      wed: 'बुधवार',
      thu: 'गुरुवार',
      fri: 'शुक्रवार',
      sat: 'शनिवार',
      sun: 'रविवार',
    },
    parts: ['सुबह', 'दोपहर', 'शाम', 'रात'],
    until: 'से',
    oClock: 'बजे',
  },
  mr: {
    months: ['जानेवारी', 'फेब्रुवारी', 'मार्च', 'एप्रिल', 'मे', 'जून', 'जुलै', 'ऑगस्ट', 'सप्टेंबर', 'ऑक्टोबर', 'नोव्हेंबर', 'डिसेंबर'],
    days: {
      mon: 'सोमवार',
      tue: 'मंगळवार',
      wed: 'बुधवार',
      thu: 'गुरुवार',
      fri: 'शुक्रवार',
      sat: 'शनिवार',
      sun: 'रविवार',
    },
    parts: ['सकाळी', 'दुपारी', 'संध्याकाळी', 'रात्री'],
    until: 'ते',
    oClock: 'वाजता',
  },
};

const LAST_MINUTES = [12 * 60, 16 * 60, 20 * 60] as const;

function partsOf(language: Language, iso: IsoDate): { day: number; month: string; year: number; weekday: string } {
  const [year = 0, number = 0, day = 0] = (parseIsoDate(iso) ?? '').split('-').map(Number);
  const { months, days } = WORDS[language];
  const month = months[number - 1];
  if (month === undefined) throw new Error(`"${iso}" is no date`);
  return { day, month, year, weekday: days[weekdayOf(iso)] };
}

/** "20 नवंबर 2026". Throws for a text that is no date. */
export function dayInWords(language: Language, iso: IsoDate): string {
  const { day, month, year } = partsOf(language, iso);
  return `${day} ${month} ${year}`;
}

/** "शुक्रवार, 20 नवंबर 2026". */
export function longDayInWords(language: Language, iso: IsoDate): string {
  return `${partsOf(language, iso).weekday}, ${dayInWords(language, iso)}`;
}

/** "शुक्र 20 नवंबर": for lists where the year is plain. */
export function shortDayInWords(language: Language, iso: IsoDate): string {
  const { day, month, weekday } = partsOf(language, iso);
  return `${weekday.replace('वार', '')} ${day} ${month}`;
}

/** "नवंबर 2026", of any day of the month. */
export function monthInWords(language: Language, iso: IsoDate): string {
  const { month, year } = partsOf(language, iso);
  return `${month} ${year}`;
}

/** "सुबह 10:30", from minutes since midnight; the word for the hour itself ends the sentence where there is one. */
export function timeInWords(language: Language, minute: number): string {
  const part = LAST_MINUTES.findIndex((last) => minute < last);
  const hour = Math.floor(minute / 60) % 24;
  const clock = `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')}`;
  return `${WORDS[language].parts[part === -1 ? 3 : part]} ${clock}`;
}

/** "सुबह 10:30 बजे": at that time. */
export function clockInWords(language: Language, minute: number): string {
  return `${timeInWords(language, minute)} ${WORDS[language].oClock}`;
}

/** "सोमवार से शनिवार", or one day alone. */
export function daysInWords(language: Language, first: Weekday, last: Weekday): string {
  const { days, until } = WORDS[language];
  return first === last ? days[first] : `${days[first]} ${until} ${days[last]}`;
}

/** "सुबह 10:30 से रात 8:00". */
export function hoursInWords(language: Language, from: number, to: number): string {
  return `${timeInWords(language, from)} ${WORDS[language].until} ${timeInWords(language, to)}`;
}

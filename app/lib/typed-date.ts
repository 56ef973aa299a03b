import { withAsciiDigits } from './digits.ts';
import { fail, ok, type Result } from './result.ts';
import { addDays, isoDateOf, parseIsoDate, type IsoDate } from './time.ts';

export type TypedDateReason = 'empty' | 'not-a-date' | 'no-such-day';

const monthBeginnings: readonly (readonly string[])[] = [
  ['jan', 'जन', 'जान'],
  ['feb', 'फर', 'फ़र', 'फेब'],
  ['mar', 'मार्च'],
  ['apr', 'अप्रै', 'एप्रि'],
  ['may', 'मई', 'मे'],
  ['jun', 'जून'],
  ['jul', 'जुल'],
  ['aug', 'अग', 'ऑग'],
  ['sep', 'सित', 'सप्ट'],
  ['oct', 'अक्', 'ऑक्'],
  ['nov', 'नव', 'नोव्'],
  ['dec', 'दिस', 'डिस'],
];

function monthNumber(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const index = monthBeginnings.findIndex((beginnings) => beginnings.some((beginning) => word.startsWith(beginning)));
  return index < 0 ? undefined : index + 1;
}

/** The first such day and month from `from` on: people leave the year out when they mean soon. */
function nextSuchDay(day: number, month: number, from: IsoDate): IsoDate | undefined {
  const thisYear = Number(from.slice(0, 4));
  // 29 February may be up to eight years away.
  const years = Array.from({ length: 9 }, (_, index) => thisYear + index);
  return years.map((year) => isoDateOf(year, month, day)).find((date) => date !== undefined && date >= from);
}

/**
 * Reads a date as a person types it, day before month as in India: "21 11 2026", "21/11/26", "21 Nov", "Nov 21, 2026",
 * "2026-11-21", "today", "tomorrow", in Latin or Indian digits and with English, Hindi or Marathi month names.
 * Without a year it is the next such day from `from` on, as a rule from `today`. Two-digit years are of this century.
 */
export function parseTypedDate(text: string, today: IsoDate, from: IsoDate = today): Result<IsoDate, TypedDateReason> {
  const tidy = withAsciiDigits(text).normalize('NFC').trim().toLowerCase();
  if (tidy === '') return fail('empty');
  if (tidy === 'today' || tidy === 'आज') return ok(today);
  if (tidy === 'tomorrow' || tidy === 'उद्या') return ok(addDays(today, 1));
  if (/^\d{4}-\d{2}-\d{2}$/.test(tidy)) {
    const iso = parseIsoDate(tidy);
    return iso === undefined ? fail('no-such-day') : ok(iso);
  }
  const words = tidy
    .replaceAll(/(\d)(st|nd|rd|th)\b/g, '$1')
    .split(/[\s,./-]+/)
    .filter((word) => word !== '' && !/^(mon|tue|wed|thu|fri|sat|sun)/.test(word));
  if (words.length < 2 || words.length > 3) return fail('not-a-date');
  const monthFirst = !/^\d/.test(words[0]!);
  const [dayWord, monthWord] = monthFirst ? [words[1]!, words[0]!] : [words[0]!, words[1]!];
  const month = monthNumber(monthWord);
  const yearWord = words[2] ?? '';
  if (!/^\d{1,2}$/.test(dayWord) || month === undefined || !/^(\d{2}|\d{4})?$/.test(yearWord))
    return fail('not-a-date');
  const day = Number(dayWord);
  const year = yearWord.length === 2 ? 2000 + Number(yearWord) : Number(yearWord);
  const date = yearWord === '' ? nextSuchDay(day, month, from) : isoDateOf(year, month, day);
  return date === undefined ? fail('no-such-day') : ok(date);
}

import { bare, type Pair } from './compared.ts';
import { type Language, wordsBeginning } from './language.ts';
import { withAsciiDigits } from '#app/lib/digits.ts';

interface UnitWords {
  readonly name: string;
  readonly en: RegExp;
  readonly hi: RegExp;
  readonly mr: RegExp;
}

const after = (words: string): RegExp => new RegExp(`^[\\s-]*(?:${words.normalize('NFC')})`, 'iu');

function unit(name: string, en: string, hi: string, mr: string): UnitWords {
  return {
    name,
    en: after(`(?:full |more |whole )?(?:${en})`),
    hi: after(`(?:पूरे )?(?:${hi})`),
    mr: after(`(?:पूर्ण )?(?:${mr})`),
  };
}

/** What follows a number, after "to 7" and a space: the unit, by the beginning of its word. */
const UNITS: readonly UnitWords[] = [
  unit('minutes', 'minutes?', 'मिनट', 'मिनिट'),
  unit('hours', 'hours?', 'घंट', 'तास'),
  unit('days', 'days?', 'दिन', 'दिवस'),
  unit('weeks', 'weeks?', 'हफ़्त', 'आठवड'),
  unit('months', 'months?', 'महीन', 'महिन'),
  unit('years', 'years?', 'साल|वर्ष', 'वर्ष'),
  unit('seconds', 'seconds?', 'सेकंड', 'सेकंद'),
  unit('millimetres', 'mm\\b|millimetres?', 'मिमी|मिलीमीटर', 'मिमी|मिलिमीटर'),
  unit('centimetres', 'cm\\b|centimetres?', 'सेमी|सेंटीमीटर', 'सेमी|सेंटिमीटर'),
  unit('millilitres', 'ml\\b|millilitres?', 'ml|मिली|मिलीलीटर', 'ml|मिली|मिलिलिटर'),
  unit('milligrams', 'mg\\b|milligrams?', 'mg|मिग्रा', 'mg|मिग्रॅ'),
  unit('grams', 'g\\b|grams?', 'ग्राम', 'ग्रॅम'),
  unit('kilograms', 'kg\\b|kilograms?', 'किलो', 'किलो'),
  unit('metres', 'm\\b|metres?', 'मीटर', 'मीटर'),
  unit('kilometres', 'km\\b|kilometres?', 'किमी|किलोमीटर', 'किमी|किलोमीटर'),
  unit('percent', '%|per ?cent', '%|प्रतिशत|फ़ीसदी', '%|टक्क'),
  unit('degrees', '°|degrees?', '°|डिग्री', '°|अंश'),
  unit('rupees', 'rupees', 'रुपय|रुपए', 'रुपय'),
];

const NUMBER = /\d+(?:[.,]\d+)*/g;

/** The rest of a range between a number and its unit: "to 7", "से 7", "–7". */
const RANGE = /^\s*(?:to|or|and|से|या|और|ते|किंवा|आणि|की|–|-|\/)\s*\d+(?:[.,]\d+)*/u;

/** Every number of a text with its unit, sorted: "5 weeks", "7 weeks", "14". */
function numbersIn(text: string, language: Language | 'en'): string[] {
  const said = withAsciiDigits(bare(text));
  return [...said.matchAll(NUMBER)]
    .map(({ 0: digits, index }) => {
      const number = digits.replaceAll(',', '');
      let rest = said.slice(index + digits.length);
      for (let range = RANGE.exec(rest); range !== null; range = RANGE.exec(rest)) rest = rest.slice(range[0].length);
      const found = UNITS.find((each) => each[language].test(rest));
      // "Week 5", "day 2": in English alone the unit may stand before its number.
      const before = language === 'en' ? /\b(week|day|month|year|hour|minute)s? $/i.exec(said.slice(0, index)) : null;
      const name = before?.[1] === undefined ? found?.name : `${before[1].toLowerCase()}s`;
      return name === undefined ? number : `${number} ${name}`;
    })
    .toSorted();
}

/** What of the first list the second lacks, counted. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...some];
  return all.filter((each) => {
    const place = left.indexOf(each);
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}

/** Numbers that people phone in danger. */
const FOR_EMERGENCIES: ReadonlySet<string> = new Set(['112', '108', '102', '14416']);

const quoted = (numbers: readonly string[]): string => numbers.map((number) => `"${number}"`).join(', ');

/** Numbers and units are the same in both, and so are the numbers for an emergency. */
export function numberFaults({ english, translated }: Pair, language: Language): string[] {
  const [asked, said] = [numbersIn(english, 'en'), numbersIn(translated, language)];
  const [lost, added] = [without(asked, said), without(said, asked)];
  if (lost.length === 0 && added.length === 0) return [];
  const parts = [
    ...(lost.length > 0 ? [`lacks ${quoted(lost)} of the English text`] : []),
    ...(added.length > 0 ? [`says ${quoted(added)}, which the English text does not`] : []),
  ];
  const isForEmergencies = [...lost, ...added].some((number) => FOR_EMERGENCIES.has(number));
  const what = isForEmergencies ? 'a number for an emergency' : 'numbers and units';
  return [`${parts.join(' and ')}; ${what} must be the same in both`];
}

interface NumberWord {
  readonly en: RegExp;
  readonly said: string;
  readonly hi: RegExp;
  readonly mr: RegExp;
}

const numberWord = (said: string, en: string, hi: string, mr: string): NumberWord => ({
  said,
  en: new RegExp(`\\b(?:${en})\\b`, 'gi'),
  hi: wordsBeginning(hi),
  mr: wordsBeginning(mr),
});

const NUMBER_WORDS: readonly NumberWord[] = [
  numberWord('two', 'two|twice|second (?:day|week|month)', 'दो(?![\\p{L}\\p{M}])|दोनों|दोबारा', 'दोन|दोघ|दुसऱ्यांदा'),
  numberWord('three', 'three', 'तीन|तीनों', 'तीन|तिन्ही|तिघ'),
  numberWord('four', 'four', 'चार|चारों', 'चार'),
  numberWord('five', 'five', 'पाँच', 'पाच'),
  numberWord('six', 'six', 'छह|छः', 'सहा'),
  numberWord('seven', 'seven', 'सात', 'सात'),
  numberWord('eight', 'eight', 'आठ', 'आठ'),
  numberWord('nine', 'nine', 'नौ', 'नऊ'),
  numberWord('ten', 'ten', 'दस', 'दहा'),
  numberWord('twelve', 'twelve', 'बारह', 'बारा'),
  numberWord('half', 'half', 'आध|डेढ़|ढाई|साढ़े', 'अर्ध|निम्म|दीड|अडीच|साडे'),
];

/** A number that English writes as a word is a word in the translation as well. */
export function numberWordFaults({ english, translated }: Pair, language: Language): string[] {
  return NUMBER_WORDS.flatMap((word) => {
    const asked = bare(english).match(word.en)?.length ?? 0;
    return asked > 0 && (translated.match(word[language])?.length ?? 0) === 0
      ? [`lacks the number "${word.said}" of the English text; write it as a word, as there`]
      : [];
  });
}

/** Readers of both languages know Latin digits, and figures stand in them on every page. */
export function digitFaults({ translated }: Pair): string[] {
  return /[०-९]/.test(translated) ? ['has Devanagari digits; write 0 to 9'] : [];
}

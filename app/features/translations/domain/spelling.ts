import { bare, type Pair } from './compared.ts';
import { type Language, wholeWords, wordsBeginning } from './language.ts';

interface Misspelling {
  readonly found: RegExp;
  readonly fix: string;
}

const spelt = (found: RegExp, fix: string): Misspelling => ({ found, fix });
const NUKTA = '\u{93c}';

const IN_BOTH: readonly Misspelling[] = [
  spelt(/[\u200c\u200d]/g, 'has an invisible joiner; delete it'),
  spelt(/\u00a0/g, 'has a space that does not break; type a plain one'),
  spelt(/अ\u0945|आ\u0945/g, 'must be one letter, ॲ or ऑ'),
  spelt(/[िीेैोौ]ँ/g, 'has a sign above the line already, so it takes the dot: ं'),
  spelt(/ +[।?!,.]/g, 'has a space before the mark'),
];

/** Words that are met without their dot; each with the dot is the spelling of the guide. */
const HINDI_WITH_NUKTA =
  'ज़्यादा ज़रूर ज़रा ज़मीन ज़बान मरीज़ कमज़ोर रोज़ चीज़ नज़र लेज़र डायबिटीज़ हर्पीज़ एक्ज़िमा डोज़ मोज़ मंज़ूर साफ़ सफ़ेद सिर्फ़ तरफ़ फ़ोन फ़र्क फ़ायद फ़ंगल फ़ंगस फ़िलर फ़ेशियल हफ़्त इन्फ़ेक्शन इफ़ेक्ट तकलीफ़ बर्फ़ फ़िनॉल फ़ॉर्म ग्राफ़्ट थोड़ बड़ चौड़ पड़त पड़न पड़ जोड़ छोड़ कपड़ रगड़ पपड़ गाढ़ बढ़ पढ़ चढ़ दाढ़ फोड़ खड़ लड़क एड़ी पीड़ झड़ मोड़ सिकुड़ उखड़ कीड़ जड़ नाड़ी गाड़ी'
    .normalize('NFC')
    .split(' ');

/** Words met with a dot above the line where the guide writes the moon-dot. */
const HINDI_WITH_CHANDRABINDU =
  'साँस मुँह पाँच आँख अँगूठ उँगल ऊँच टाँक काँट पहुँच कँपकँप गाँठ बाँध धँस मूँछ जाँच दाँत साँवल जाँघ टाँग माँग झाइयाँ हाँ कहाँ यहाँ वहाँ जहाँ भौंह'
    .normalize('NFC')
    .split(' ')
    .filter((word) => word.includes('ँ'));

const misspelt = (words: readonly string[], mark: string, instead: string): Misspelling[] =>
  words.map((word) =>
    spelt(wordsBeginning(`${word.replaceAll(mark, instead)}(?!${NUKTA})`, 'gu'), `is written "${word}"`),
  );

const OF: Readonly<Record<Language, readonly Misspelling[]>> = {
  hi: [
    spelt(new RegExp(`[कखग]${NUKTA}`, 'gu'), 'takes no dot below: क, ख and ग never do'),
    ...misspelt(HINDI_WITH_NUKTA, NUKTA, ''),
    ...misspelt(HINDI_WITH_CHANDRABINDU, 'ँ', 'ं'),
    spelt(/(?:[ाूु]|ए|ऊ|उ|आ)ं(?![\p{L}\p{M}])/gu, 'ends in the moon-dot: ँ'),
    spelt(wordsBeginning('हिन्द', 'gu'), 'is written "हिंद"'),
    spelt(
      wholeWords('लिये|चाहिये|दीजिये|कीजिये|गयी|गये|नयी|हुयी|आयी', 'gu'),
      'is written with ए or ई at its end: लिए, चाहिए, गई',
    ),
    spelt(/(?<!डॉ)(?<![A-Za-z0-9])\.(?=\s|$)/g, 'must be a danda (।) at the end of a Hindi sentence'),
  ],
  mr: [
    spelt(new RegExp(NUKTA, 'gu'), 'has a dot below; Marathi has none'),
    spelt(/[।]/g, 'must be a full stop; Marathi has no danda'),
    spelt(wordsBeginning('(?:दुसर्|तिसर्|पांढर्|चेहर्|बर्|कोपर्|पायर्|नवर्)या', 'gu'), 'is written with ऱ्य, as in दुसऱ्या'),
    spelt(wholeWords('मुरुम|तिळ|चामखिळ|कंगोरा', 'gu'), 'has the long vowel before its last consonant: मुरूम, तीळ, चामखीळ'),
    spelt(wordsBeginning('अ[^\\S\\r\\n]*ॅसिड|एसिड|अ‍ॅसिड', 'gu'), 'is written "ॲसिड"'),
  ],
};

/** Composed letters, no invisible ones, the dots of the guide, and the right mark at the end. */
export function spellingFaults({ translated }: Pair, language: Language): string[] {
  const text = bare(translated);
  const form =
    text === text.normalize('NFC') ? [] : ['is not in the composed form of Unicode (NFC); save the file in it'];
  const composed = text.normalize('NFC');
  const wrong = [...IN_BOTH, ...OF[language]].flatMap(({ found, fix }) =>
    [...composed.matchAll(found)].map(({ 0: letters, index }) => `"${wordAt(composed, index, letters.length)}" ${fix}`),
  );
  return [...new Set([...form, ...wrong])];
}

/** The whole word round a place, so that an editor finds it. */
function wordAt(text: string, index: number, length: number): string {
  const start = text.lastIndexOf(' ', index - 1) + 1;
  const end = text.indexOf(' ', index + length);
  return text.slice(start, end === -1 ? undefined : end);
}

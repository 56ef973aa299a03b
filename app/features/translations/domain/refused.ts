import { type Pair, sentencesOf } from './compared.ts';
import { type Language, wordsBeginning } from './language.ts';
import { denialsIn } from './negation.ts';

interface Refused {
  readonly words: RegExp;
  readonly fix: string;
  /** A promise may be denied or asked about: "there is no guarantee". A word that hurts may not. */
  readonly mayBeDenied: boolean;
}

const promise = (words: string, fix: string, mayBeDenied = true): Refused => ({
  words: wordsBeginning(words),
  fix,
  mayBeDenied,
});
const word = (words: string, fix: string): Refused => ({ words: wordsBeginning(words), fix, mayBeDenied: false });

const RESULT = 'promises a result; say what happens in most people, as the English text does';
const LASTS = 'promises that it lasts; say how long, as the English text does';
const NO_HARM = 'promises that nothing is felt or goes wrong; say what is common and what is rare';
const COMPARES = 'compares with others, which a clinic may not do';
const HURTS = 'wounds the reader; the guide says what to write instead';
const OFFICIAL = 'is a word of offices and books; write what people say';

const IN_BOTH: readonly Refused[] = [
  promise('100 ?%|शत[- ]प्रतिशत|guarantee|permanent|cure(?:d|s)?(?![a-z])', RESULT),
  promise('रामबाण|चमत्कार', RESULT),
  promise('सर्वश्रेष्ठ|सर्वोत्तम|सर्वोत्कृष्ट|नंबर 1|नंबर वन|नं\\. ?1', COMPARES),
  word('कोढ़|श्वेत ?कुष्ठ|गुप्त ?रोग|गुप्तांग|गुप्त ?अंग', HURTS),
];

const OF: Readonly<Record<Language, readonly Refused[]>> = {
  hi: [
    promise('गारंटी|गारन्टी|शर्तिया|पक्का इलाज|पक्के इलाज|पूरी तरह ठीक कर|जड़ से (?:खत्म|ख़त्म|मिट|ठीक)', RESULT),
    promise('हमेशा के लिए (?:ठीक|खत्म|साफ़|गायब|छुटकारा|हट)|स्थायी|परमानेंट', LASTS),
    promise('दर्द[- ]?रहित', NO_HARM),
    promise('(?:कोई|किसी) (?:भी )?साइड इफ़ेक्ट नहीं|बिना (?:किसी )?(?:दर्द|साइड इफ़ेक्ट|जोखिम)|दर्द नहीं होता', NO_HARM, false),
    promise('सबसे अच्छ[ाीे]|बेहतरीन', COMPARES),
    word('गंज[ाेी]|टकल[ाेी]|गोर[ाेी](?![\\p{L}\\p{M}])|गोरापन|निखार|काली त्वचा|पीड़ित|बदसूरत|विकृति|मिर्गी का मरीज़', HURTS),
    word('परामर्श|केश ?प्रत्यारोपण|केशारोपण|शल्य|उपचार(?![\\p{L}\\p{M}])|चिकित्सक|मधुमेह|रक्तचाप|उक्त|एतद्द्वारा', OFFICIAL),
  ],
  mr: [
    promise('हमी(?![\\p{L}\\p{M}])|हमखास|गॅरंटी|गॅरन्टी|खात्रीशीर|मुळापासून (?:बर|नाहीस|नष्ट|दूर)', RESULT),
    promise('कायम(?:चा|ची|चे|च्या) (?:इलाज|उपचार|उपाय|बर|सुटका|मुक्त)|कायमच[ाीे] बर|कायमस्वरूपी|कायमस्वरुपी|परमनंट', LASTS),
    promise('वेदना ?रहित', NO_HARM),
    promise('(?:कोणतेही |काहीही )?साइड इफेक्ट(?:स)? ना?ही|दुखत नाही|(?:वेदने|वेदनां|धोक्या|जोखमी)शिवाय', NO_HARM, false),
    promise('सर्वांत चांगल[ाीे]|सगळ्यात चांगल[ाीे]', COMPARES),
    word('टकल|टक्कल|उजळ|काळी त्वचा|कुरूप|विकृती|पीडित|कातड', HURTS),
    word('परामर्श|केशारोपण|शस्त्रक्रिया|शल्य|रुग्ण|सदर(?![\\p{L}\\p{M}])|एतद्द्वारे|चिकित्सक', OFFICIAL),
  ],
};

/** How far behind a promise, in letters, the word that denies it may stand: both languages deny at the end. */
const REACH = 40;

function isDenied(sentence: string, end: number, language: Language): boolean {
  if (sentence.endsWith('?')) return true;
  const [thought = ''] = sentence
    .slice(end, end + REACH)
    .split(/[,;:]|(?<![\p{L}\p{M}])(?:और|पर|लेकिन|आणि|पण)(?![\p{L}\p{M}])/u);
  return denialsIn(thought, language) > 0;
}

/** Promises no doctor can keep, words that hurt, and words of offices. */
export function refusedFaults({ translated }: Pair, language: Language): string[] {
  return sentencesOf(translated).flatMap((sentence) =>
    [...IN_BOTH, ...OF[language]].flatMap(({ words, fix, mayBeDenied }) =>
      [...sentence.matchAll(words)]
        .filter(({ 0: found, index }) => !(mayBeDenied && isDenied(sentence, index + found.length, language)))
        .map(({ 0: found }) => `"${found}" ${fix}`),
    ),
  );
}

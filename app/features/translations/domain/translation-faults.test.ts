import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';
import type { Words } from './compared.ts';
import type { Glossary } from './glossary.ts';
import type { Language } from './language.ts';
import { translationFaults } from './translation-faults.ts';

const GLOSSARY: Glossary = [
  { key: 'care/wound', en: 'wound', hi: 'घाव', mr: 'जखम', roman: [], check: { en: 'wounds?', hi: 'घाव', mr: 'जखम' } },
  { key: 'concern/painful-toe', en: 'painful toe', hi: 'पैर के अँगूठे में दर्द', mr: 'पायाचा अंगठा दुखणे', roman: [] },
];

function faults(language: Language, english: Words, translated: Words): string[] {
  return translationFaults({ language, english, translated }, GLOSSARY).map(({ field, fix }) => `${field}: ${fix}`);
}

const one = (language: Language, english: string, translated: string): string[] =>
  faults(language, { text: english }, { text: translated });

describe('a faithful translation', () => {
  it('has no fault, in either language', () => {
    expect(one('hi', 'Wait 5 to 7 weeks. Do not stop it.', '5 से 7 हफ़्ते रुकें। उसे बंद न करें।')).toEqual([]);
    expect(one('mr', 'Wait 5 to 7 weeks. Do not stop it.', '5 ते 7 आठवडे थांबा. ते बंद करू नका.')).toEqual([]);
  });
});

describe('numbers and units', () => {
  it.each([
    ['another number', 'Press for 10 minutes.', '15 मिनट दबाएँ।', /lacks "10 minutes".* says "15 minutes"/],
    ['another unit', 'Press for 10 minutes.', '10 घंटे दबाएँ।', /lacks "10 minutes".* says "10 hours"/],
    ['one end of a range', 'It takes 5 to 7 weeks.', 'इसमें 5 से 8 हफ़्ते लगते हैं।', /lacks "7 weeks".* says "8 weeks"/],
    ['another number for an emergency', 'Call 112.', '108 पर फ़ोन करें।', /number for an emergency/],
    ['Devanagari digits', 'Press for 10 minutes.', '१० मिनट दबाएँ।', /Devanagari digits/],
    ['another number in words', 'Two injections.', 'तीन इंजेक्शन', /lacks the number "two"/],
  ])('refuses %s', (_, english, translated, message) => {
    expect(one('hi', english, translated)).toEqual([expect.stringMatching(message)]);
  });

  it('knows a unit before its number in English, and the rest of a range in each language', () => {
    expect(one('hi', 'From week 5 on, cut it.', 'ऑपरेशन के 5 हफ़्ते बाद से काटें।')).toEqual([]);
    expect(one('mr', 'About 14 of 100, or 5–7 mm.', 'साधारण 100 पैकी 14, किंवा 5–7 मिमी.')).toEqual([]);
    expect(one('mr', '1,500 grafts in 2 days.', '2 दिवसांत 1500 ग्राफ्ट.')).toEqual([]);
  });
});

describe('negations', () => {
  it('refuses a lost "not", also where another sentence keeps its own', () => {
    expect(one('hi', 'Please do not stop it.', 'कृपया उसे बंद करें।')).toEqual([expect.stringMatching(/lost the negation/)]);
    expect(one('mr', 'It is not pus. Do not press.', 'तो पू नाही. दाबा.')).toEqual([
      expect.stringMatching(/lost the negation.* "Do not press."$/),
    ]);
    expect(one('mr', 'It is not pus. Do not press.', 'तो पू नाही. थांबा. दाबा.')).toEqual([
      expect.stringMatching(/denies 1 times and the English text 2 times/),
    ]);
  });

  it('takes one that is part of a word, or stands in another place', () => {
    expect(one('mr', 'It came back without acid.', 'ॲसिडशिवाय ते पुन्हा झाले.')).toEqual([]);
    expect(one('hi', 'Take no aspirin.', 'एस्पिरिन न लें।')).toEqual([]);
  });
});

describe('lists and fields', () => {
  it('refuses a dropped item, a field left out and a field too many', () => {
    expect(faults('hi', { risks: ['One.', 'Two.'] }, { risks: ['एक।'] })).toEqual([
      'risks: has 1 items, and the English list has 2; keep each of them, in its order',
    ]);
    expect(faults('hi', { title: 'Nail', note: 'Slow' }, { title: 'नाखून', extra: 'और' })).toEqual([
      'note: is missing; translate it from the English file',
      'extra: has nothing beside it in the English file; delete it',
    ]);
  });

  it('compares a long text item by item, and paragraph by paragraph', () => {
    const english = { Treat: blocksOf('First.\n\n- One\n  goes on\n- Two') };
    expect(faults('hi', english, { Treat: blocksOf('पहला।\n\n- एक') })).toEqual([
      'Treat > items: has 1 items, and the English list has 2; keep each of them, in its order',
    ]);
  });
});

describe('promises and words that hurt', () => {
  it.each([
    ['hi', 'यह इलाज गारंटी के साथ है।', 'गारंटी'],
    ['hi', 'यह शर्तिया इलाज है।', 'शर्तिया'],
    ['hi', 'दाग हमेशा के लिए गायब हो जाता है।', 'हमेशा के लिए गायब'],
    ['hi', 'कोई साइड इफ़ेक्ट नहीं होता।', 'कोई साइड इफ़ेक्ट नहीं'],
    ['mr', 'आम्ही हमी देतो.', 'हमी'],
    ['mr', 'हा कायमचा इलाज आहे.', 'कायमचा इलाज'],
    ['mr', 'हा उपाय मुळापासून बरे करतो.', 'मुळापासून बर'],
    ['hi', 'गंजे लोगों के लिए।', 'गंजे'],
    ['mr', 'टकला माणूस.', 'टकल'],
  ] as const)('refuses in %s: %s', (language, translated, found) => {
    expect(one(language, 'It helps.', translated).join()).toContain(`"${found}`);
  });

  it('takes one that is denied or asked about, and words in which one is hidden', () => {
    expect(one('hi', 'There is no guarantee.', 'इसकी कोई गारंटी नहीं है।')).toEqual([]);
    expect(one('mr', 'We do not guarantee it.', 'आम्ही याची हमी देत नाही.')).toEqual([]);
    expect(one('hi', 'Does it go for good?', 'क्या यह हमेशा के लिए ठीक होता है?')).toEqual([]);
    expect(one('mr', 'Always wear it.', 'नेहमी ते घाला.')).toEqual([]);
  });
});

describe('what is left of the English', () => {
  it('refuses a sentence, and a field without a word in the other script', () => {
    expect(one('hi', 'Cut it straight.', 'नाखून सीधा काटें। Leave the corners in sight।')).toEqual([
      expect.stringMatching(/"Leave the corners in sight" is still English/),
    ]);
    expect(one('mr', 'Foot up', 'Foot up')).toEqual([expect.stringMatching(/has no Marathi in it/)]);
  });

  it('takes names in brackets, degrees and brands', () => {
    expect(
      one('hi', 'Botulinum toxin, from an MD, DNB or DVD', 'बोटॉक्स (botulinum toxin type A), MD, DNB या DVD से'),
    ).toEqual([]);
  });
});

describe('the glossary', () => {
  it('asks for its word, with any ending', () => {
    expect(one('mr', 'The wound heals.', 'जखमेवर खपली येते.')).toEqual([]);
    expect(one('mr', 'The wound heals.', 'घाव भरतो.')).toEqual([expect.stringMatching(/has no "जखम" for "wound"/)]);
  });

  it('has one name for a concern of the finder', () => {
    expect(faults('hi', { concerns: ['painful toe'] }, { concerns: ['दुखता अँगूठा'] })).toEqual([
      expect.stringMatching(/^concerns > item 1: must be "पैर के अँगूठे में दर्द"/),
    ]);
    expect(faults('hi', { concerns: ['cold toe'] }, { concerns: ['ठंडा अँगूठा'] })).toEqual([
      expect.stringMatching(/"cold toe" has no word/),
    ]);
  });
});

describe('spelling', () => {
  it.each([
    ['hi', 'ज़्यादा'.normalize('NFC'), 'ज्यादा', /is written/],
    ['hi', 'नाखून', 'ना\u0916\u093cून', /takes no dot below/],
    ['hi', 'मुँह', 'मुंह', /is written "मुँह"/],
    ['hi', 'लगाएँ', 'लगाएं', /ends in the moon-dot/],
    ['hi', 'नहीं', 'नहीँ', /takes the dot/],
    ['hi', 'यह ठीक है।', 'यह ठीक है.', /must be a danda/],
    ['hi', 'यह ठीक है।', 'यह ठीक है ।', /a space before the mark/],
    ['mr', 'लेझर', 'लेज\u093cर', /Marathi has none/],
    ['mr', 'दुसऱ्या', 'दुसर\u094dया', /is written with ऱ्य/],
    ['mr', 'दुसऱ्या', 'दुसर\u094d\u200dया', /invisible joiner/],
    ['mr', 'दुसऱ्या', 'दुसर\u093c\u094dया', /NFC/],
    ['mr', 'ॲसिड', 'अ\u0945सिड', /must be one letter/],
    ['mr', 'ठीक आहे.', 'ठीक आहे।', /no danda/],
  ] as const)('in %s takes %s and refuses %s', (language, right, wrong, message) => {
    expect(one(language, 'Not', `${right} न`)).toEqual([]);
    expect(one(language, 'Not', `${wrong} न`).join('\n')).toMatch(message);
  });
});

describe('lengths', () => {
  it('counts letters as a reader does, and finds a text that became too short', () => {
    expect(faults('hi', { title: 'Nail' }, { title: 'क्षि'.repeat(57) })).toEqual([]);
    expect(faults('hi', { title: 'Nail' }, { title: 'क्षि'.repeat(58) })).toEqual([
      'title: has 58 letters, and 57 fit; make it shorter',
    ]);
    expect(one('hi', 'A long sentence that says a good deal about the care of the foot. '.repeat(2), 'पैर।')).toEqual([
      expect.stringMatching(/something was left out/),
    ]);
  });
});

describe('marks of sources', () => {
  it('are those of the English text, and their digits are no numbers', () => {
    expect(one('hi', 'It helps [aafp2019].', 'इससे मदद मिलती है [aafp2019]।')).toEqual([]);
    expect(one('hi', 'It helps [aafp2019].', 'इससे मदद मिलती है।')).toEqual([expect.stringMatching(/\[aafp2019\]/)]);
  });
});

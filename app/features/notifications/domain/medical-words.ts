import type { Locale } from '#app/lib/messages.ts';

/** Words that tell whoever reads over a shoulder what somebody goes to the doctor for. */
const inLatin =
  /\b(?:acne|ageing|anti-?aging|bald\w*|biops\w+|botox|botulinum|cosmetic|cryo\w*|derma\w*|filler\w*|gfc|graft\w*|hair|hiv|implant\w*|inject\w+|laser\w*|lipo\w*|lesion\w*|melasma|mole|nail\w*|operation|peel\w*|pigment\w*|prp|psoriasis|procedure\w*|scars?|scarring|skin|surg\w+|tattoo\w*|therap\w+|transplant\w*|treatment\w*|vein\w*|vitiligo|wart\w*|wrinkle\w*)\b/i;

/** Beginnings of words in Hindi and Marathi: endings are written onto them. */
const beginnings =
  'इंजेक्शन|इलाज|उपचार|एक्ज़िमा|एक्झिमा|एचआईवी|एचआयव्ही|एंटी-?एजिंग|अँटी-?एजिंग|ऑपरेशन|कातड|कुष्ठ|कोढ़|कोंडा|कॉस्मेटिक|खुजली|गंजा|गंजे|गोंदण|चमड़|चामखीळ|झाइ|झाई|झुर्र|टक्कल|टैटू|टॅटू|ट्रांसप्लांट|ट्रान्सप्लांट|डाग|डैंड्रफ|त्वचा|त्वचे|नाखून|नखां|नखे|पिंपल|पीआरपी|पीलिंग|फिलर|फ़िलर|फेशियल|फ़ेशियल|बायोप्सी|बोटॉक्स|मस्स|मुरम|मुरुम|मुरूम|मुहांस|मुहास|मुँहास|लेजर|लेज़र|लेझर|विटिलिगो|शस्त्रक्रिया|सर्जरी|सुरकुत|सोरायसिस|सोरियासिस|स्किन|हेअर|हेयर';

/** Words that are the beginnings of harmless ones as well, whole: "दागिने" is jewellery. */
const whole = 'केस|केसां[\\p{L}\\p{M}]*|खाज|तिल|तीळ|दाग|दागों|नस|नसें|नसों|पील|बाल|बालों|शिरा';

const inDevanagari = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:${beginnings})[\\p{L}\\p{M}]*|(?:${whole})(?![\\p{L}\\p{M}]))`.normalize('NFC'),
  'u',
);

/** What English and Hindi call a code is common speech for vitiligo in Marathi. */
const inMarathiAlone = /(?<![\p{L}\p{M}])कोड(?!\u093c)/u;

function folded(text: string): string {
  return ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** The first word or name of a treatment in a text without placeholders; undefined where there is none. */
export function medicalWordOf(text: string, treatmentNames: readonly string[], language: Locale): string | undefined {
  const words = text.normalize('NFC');
  const all = folded(words);
  const named = treatmentNames.find((name) => folded(name).trim() !== '' && all.includes(folded(name)));
  const marathi = language === 'mr' ? inMarathiAlone.exec(words)?.[0] : undefined;
  return named ?? inLatin.exec(words)?.[0] ?? inDevanagari.exec(words)?.[0] ?? marathi;
}

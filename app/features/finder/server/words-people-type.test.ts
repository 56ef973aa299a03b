import { describe, expect, it } from 'vitest';
import { findTreatments } from '../domain/find-treatments.ts';
import { treatmentIndex } from './treatment-index.ts';

/** What stands first in the list, so that a phone shows it. */
const SEEN_AT_ONCE = 3;

/** Words as people type them, and the treatments that must be among the first. */
const WORDS: Readonly<Record<string, readonly (readonly [typed: string, ...treatments: string[]])[]>> = {
  English: [
    ['pimples', 'skin/acne-treatment'],
    ['acne', 'skin/acne-treatment', 'skin/acne-scar-treatment'],
    ['acne scars', 'skin/acne-scar-treatment'],
    ['dandruff', 'skin/seborrheic-dermatitis-treatment'],
    ['itchy scalp', 'skin/seborrheic-dermatitis-treatment'],
    ['bald', 'hair/hair-transplant'],
    ['hair loss', 'hair/prp-therapy', 'hair/hair-transplant'],
    ['hair fall', 'hair/prp-therapy'],
    ['hairfall', 'hair/prp-therapy'],
    ['female hair loss', 'hair/female-hair-transplant'],
    ['patchy hair loss', 'hair/alopecia-treatment'],
    ['hair transplant cost in nagpur', 'hair/hair-transplant', 'hair/fue-hair-transplant'],
    ['best treatment for ringworm', 'skin/fungal-infection-treatment'],
    ['white patches', 'cosmetic-surgery/vitiligo-surgery'],
    ['brown patches', 'skin/melasma-treatment'],
    ['mole on face', 'skin/mole-removal', 'cosmetic-surgery/mole-removal'],
    ['warts on hand', 'skin/wart-removal-treatment'],
    ['skin tag', 'skin/skin-tags-treatment'],
    ['unwanted hair', 'laser/permanent-hair-removal'],
    ['upper lip hair', 'laser/permanent-hair-removal'],
    ['dark circles', 'skin/rejuvenation'],
    ['dark neck', 'laser/pigmentation-reduction'],
    ['stretch marks', 'laser/dermapen-treatment'],
    ['wrinkles', 'anti-aging/botox'],
    ['forehead lines', 'anti-aging/botox'],
    ['lip filler', 'anti-aging/dermal-filler'],
    ['double chin', 'anti-aging/double-chin'],
    ['turkey neck', 'cosmetic-surgery/neck-lift'],
    ['ear piercing', 'cosmetic-surgery/ear-lobe-repair'],
    ['burn scar', 'cosmetic-surgery/scar-revision'],
    ['ingrown toe nail', 'nail/ingrown-toenail'],
    ['yellow nails', 'nail/fungal-treatment'],
    ['varicose veins', 'vein/sclerotherapy'],
    ['hydra facial', 'medi-facial/hydra-facial'],
    ['hollywood peel', 'laser/laser-facial-carbon-peels'],
    ['jock itch', 'skin/fungal-infection-treatment'],
    ['cracked heels', 'anti-aging/hand-feet-rejuvenation'],
  ],
  'Hindi and Marathi in Latin letters': [
    ['muhase', 'skin/acne-treatment'],
    ['keel muhase', 'skin/acne-treatment'],
    ['pimple ke gaddhe', 'skin/acne-scar-treatment'],
    ['rusi', 'skin/seborrheic-dermatitis-treatment'],
    ['konda', 'skin/seborrheic-dermatitis-treatment'],
    ['ganjapan', 'hair/hair-transplant', 'hair/fue-hair-transplant'],
    ['takkal', 'hair/hair-transplant'],
    ['baal jhadna', 'hair/prp-therapy'],
    ['bal jadna', 'hair/prp-therapy'],
    ['kes galti', 'hair/prp-therapy'],
    ['chai', 'hair/alopecia-treatment'],
    ['dadhi', 'hair/beard-hair-transplant'],
    ['bhauh', 'hair/eyebrow-hair-transplant'],
    ['jhaiyan', 'skin/melasma-treatment'],
    ['vang', 'skin/melasma-treatment'],
    ['kale daag', 'laser/pigmentation-reduction'],
    ['kali gardan', 'laser/pigmentation-reduction'],
    ['daad', 'skin/fungal-infection-treatment'],
    ['dad khaj khujli', 'skin/fungal-infection-treatment'],
    ['gajkarna', 'skin/fungal-infection-treatment'],
    ['khujli', 'skin/fungal-infection-treatment', 'skin/eczema-treatment'],
    ['safed daag', 'cosmetic-surgery/vitiligo-surgery'],
    ['safed dag ka ilaj', 'cosmetic-surgery/vitiligo-surgery'],
    ['kod', 'cosmetic-surgery/vitiligo-surgery'],
    ['masse', 'skin/wart-removal-treatment', 'skin/skin-tags-treatment'],
    ['chamkhil', 'skin/wart-removal-treatment'],
    ['til', 'skin/mole-removal'],
    ['til hatana', 'skin/mole-removal', 'cosmetic-surgery/mole-removal'],
    ['gaanth', 'cosmetic-surgery/cyst-lipoma-removal'],
    ['anchahe baal', 'laser/permanent-hair-removal'],
    ['godna hatana', 'laser/tattoo-removal'],
    ['jhurriyan', 'anti-aging/botox', 'cosmetic-surgery/facelift'],
    ['dheeli twacha', 'laser/hifu-treatment'],
    ['dohri thuddi', 'anti-aging/double-chin'],
    ['nagin', 'skin/herpes-treatment'],
    ['nakhun ka fungus', 'nail/fungal-treatment'],
    ['kaan ka chhed', 'cosmetic-surgery/ear-lobe-repair'],
    ['phati ediyan', 'anti-aging/hand-feet-rejuvenation'],
    ['chot ke nishan', 'cosmetic-surgery/scar-revision'],
  ],
  Devanagari: [
    ['मुंहासे', 'skin/acne-treatment'],
    ['मुरुम', 'skin/acne-treatment'],
    ['रुसी', 'skin/seborrheic-dermatitis-treatment'],
    ['कोंडा', 'skin/seborrheic-dermatitis-treatment'],
    ['गंजापन', 'hair/hair-transplant'],
    ['टक्कल', 'hair/hair-transplant'],
    ['बाल झड़ना', 'hair/prp-therapy'],
    ['केस गळणे', 'hair/prp-therapy'],
    ['झाइयां', 'skin/melasma-treatment'],
    ['वांग', 'skin/melasma-treatment'],
    ['दाद का इलाज', 'skin/fungal-infection-treatment'],
    ['खुजली', 'skin/eczema-treatment'],
    ['सफेद दाग', 'cosmetic-surgery/vitiligo-surgery'],
    ['मस्से', 'skin/wart-removal-treatment'],
    ['तीळ', 'skin/mole-removal'],
    ['झुर्रियां', 'anti-aging/botox'],
    ['दाढी', 'hair/beard-hair-transplant'],
  ],
  misspelt: [
    ['pimpels', 'skin/acne-treatment'],
    ['dandraf', 'skin/seborrheic-dermatitis-treatment'],
    ['gunjapan', 'hair/hair-transplant'],
    ['muhanse', 'skin/acne-treatment'],
    ['botax', 'anti-aging/botox'],
    ['psorises', 'skin/psoriasis-treatment'],
    ['eczma', 'skin/eczema-treatment'],
    ['vitilago', 'cosmetic-surgery/vitiligo-surgery'],
    ['tatto removal', 'laser/tattoo-removal'],
    ['kiloid', 'skin/keloid-treatment'],
    ['hydrafacal', 'medi-facial/hydra-facial'],
    ['melisma', 'skin/melasma-treatment'],
    ['alopesia', 'hair/alopecia-treatment'],
    ['derma roler', 'anti-aging/dermaroller-treatment'],
  ],
};

describe.each(Object.entries(WORDS))('words people type, %s', (_, words) => {
  it.each(words)('“%s” finds what it asks for at once', (typed, ...treatments) => {
    const { fitting, isNearest } = findTreatments(treatmentIndex(), { q: typed });
    const seen = fitting.slice(0, SEEN_AT_ONCE).map(({ entry: { path } }) => path.replace('/services/', ''));
    expect(seen).toEqual(expect.arrayContaining(treatments));
    expect(isNearest).toBe(false);
  });
});

describe('what the clinic does not do', () => {
  it.each(['asdfgh', 'knee pain', 'बुखार'])('“%s” finds nothing, or says that nothing has all the words', (typed) => {
    const { fitting, isNearest } = findTreatments(treatmentIndex(), { q: typed });
    expect(fitting.length === 0 || isNearest).toBe(true);
  });
});

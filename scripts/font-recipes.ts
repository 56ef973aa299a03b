const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const englishPunctuation = '\u00a0©«°±²³µ·»¼½¾×÷\u2009–—‘’“”•…−';
/** A sign that no heading has is set in the fallback when one does; leaving them out spares every visit 6 kB. */
const headingCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;:\'"’‘“”()-–—&?!/%°×+*#@=·…½µ\u00a0';
const captionCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;:'’‘“”()-–&?!/%°×+\u00a0";
const latin1Letters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ€™';
const latinExtendedLetters = 'ĀāĂăĆćČčĎďĒēĘęĚěĞğĪīĮįŁłŃńŇňŌōŐőŘřŚśŞşŠšŤťŪūŮůŰűŹźŻżŽžȘșȚțṁṃṅṇṛṣṭḍḥḷ';

/** Hindi and Marathi: the block without the letters of other languages, Vedic signs and transliteration marks. */
const commonDevanagari = [
  '\u0901-\u0903',
  '\u0905-\u090b',
  '\u090d',
  '\u090f-\u0911',
  '\u0913-\u0928',
  '\u092a-\u0939',
  '\u093c-\u0943',
  '\u0945',
  '\u0947-\u0949',
  '\u094b-\u094d',
  '\u0950',
  '\u0958-\u095f',
  '\u0964-\u096f',
  '\u0972',
  '\u0931',
];

/** Every character of a list of single characters and ranges like "a-f". */
export function expandRanges(ranges: readonly string[]): string {
  return ranges
    .map((range) => {
      const [first = 0, last = first] = range.split('-').map((end) => end.codePointAt(0) ?? 0);
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
    })
    .join('');
}

/** Which characters, axes and features of a published font the product ships, and as which file. */
export interface FontRecipe {
  readonly file: string;
  readonly source: string;
  readonly family: 'Figtree Variable' | 'Fraunces Variable' | 'Anek Devanagari Variable' | 'Anek Languages';
  readonly style: 'normal' | 'italic';
  readonly weight: string;
  readonly characters: string;
  readonly axes: Record<string, number | { min: number; max: number }>;
  readonly features: string[];
  /** On every page, and declared without a unicode-range. */
  readonly onEveryPage: boolean;
}

const figtree = {
  family: 'Figtree Variable',
  style: 'normal',
  weight: '400 700',
  axes: { wght: { min: 400, max: 700 } },
  features: ['kern', 'lnum', 'tnum'],
} as const;

const fraunces = {
  family: 'Fraunces Variable',
  style: 'normal',
  // One weight for all headings and figures: the others would add 14 kB to every visit, and the optical size, which
  // stays, tells large from small better than the weight does.
  weight: '450',
  // Above 72 px nothing is set but the number of an error page; the masters beyond would add 3 kB to every visit.
  axes: { wght: 450, opsz: { min: 14, max: 72 } },
  features: ['kern', 'lnum', 'tnum'],
} as const;

/** The conjunct ligatures of `pres` alone weigh 90 kB; without them half forms are used, as in schoolbooks. */
const devanagariFeatures =
  'nukt akhn rphf rkrf blwf half vatu cjct haln abvs blws psts abvm blwm mark mkmk ccmp locl kern dist'.split(' ');

export const fontRecipes: readonly FontRecipe[] = [
  {
    ...figtree,
    features: [...figtree.features],
    file: 'figtree.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    characters: basicLatin + englishPunctuation,
    onEveryPage: true,
  },
  {
    ...fraunces,
    features: [...fraunces.features],
    file: 'fraunces.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    characters: headingCharacters,
    onEveryPage: true,
  },
  {
    file: 'fraunces-italic.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2',
    family: 'Fraunces Variable',
    style: 'italic',
    weight: '400',
    characters: captionCharacters,
    axes: { wght: 400, opsz: 16 },
    // rvrn and rclt choose the plain b, d, h, k and l that belong to this optical size. No kerning: 2 kB on small text.
    features: ['lnum', 'tnum', 'rvrn', 'rclt'],
    onEveryPage: false,
  },
  {
    ...figtree,
    features: [],
    file: 'figtree-rupee.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    characters: '₹',
    onEveryPage: false,
  },
  {
    ...fraunces,
    features: [],
    file: 'fraunces-rupee.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
    characters: '₹',
    onEveryPage: false,
  },
  {
    ...figtree,
    features: ['kern'],
    file: 'figtree-latin-1.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    characters: latin1Letters,
    onEveryPage: false,
  },
  {
    ...figtree,
    features: ['kern'],
    file: 'figtree-latin-ext.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    characters: latinExtendedLetters,
    onEveryPage: false,
  },
  {
    ...fraunces,
    features: [],
    file: 'fraunces-latin-1.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    characters: latin1Letters,
    onEveryPage: false,
  },
  {
    file: 'anek-devanagari.woff2',
    source: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    family: 'Anek Devanagari Variable',
    style: 'normal',
    weight: '400 700',
    characters: `${expandRanges(commonDevanagari)}\u200c\u200d\u25cc`,
    axes: { wght: { min: 400, max: 700 } },
    features: devanagariFeatures,
    onEveryPage: false,
  },
  {
    // The names of the languages in the header of an English page, for a device that has no such letters at all.
    file: 'anek-languages.woff2',
    source: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    family: 'Anek Languages',
    style: 'normal',
    weight: '400',
    characters: [...new Set('हिंदीमराठी')].join(''),
    axes: { wght: 400 },
    features: devanagariFeatures,
    onEveryPage: false,
  },
];

/** Text by whose character frequencies widths are compared. */
export const sampleText =
  'The doctor looks at the skin with light and a lens, asks what you use and what helps, and says what may be done, ' +
  'what it costs and how long it takes. You may take the plan home first.';

/** A font of the visitor's device that stands in while ours arrives. */
export interface FallbackRecipe {
  readonly family: string;
  readonly local: readonly string[];
  readonly weight: string;
  /** Mean advance of `sampleText` in em, measured with readFontMetrics on the font (or on its metric twin) that is named. */
  readonly averageAdvance: number;
  readonly standsInFor: { readonly file: string; readonly axes: Record<string, number> };
}

const forFigtree = { file: 'figtree.woff2', axes: { wght: 400 } };
const forBoldFigtree = { file: 'figtree.woff2', axes: { wght: 620 } };
/** 40 px is between a heading on a phone and one on a desk: the optical size decides the width. */
const forFraunces = { file: 'fraunces.woff2', axes: { opsz: 40 } };

export const fallbackRecipes: readonly FallbackRecipe[] = [
  {
    family: 'Figtree Fallback',
    local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    weight: '400',
    averageAdvance: 0.44408, // Liberation Sans
    standsInFor: forFigtree,
  },
  {
    family: 'Figtree Fallback',
    local: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    weight: '600',
    averageAdvance: 0.47733, // Liberation Sans Bold
    standsInFor: forBoldFigtree,
  },
  {
    family: 'Figtree Fallback Android',
    local: ['Roboto'],
    weight: '400 700',
    averageAdvance: 0.44273, // Roboto 5.3
    standsInFor: forFigtree,
  },
  {
    family: 'Fraunces Fallback',
    local: ['Georgia', 'Gelasio'],
    weight: '450',
    averageAdvance: 0.43791, // Gelasio
    standsInFor: forFraunces,
  },
  {
    family: 'Fraunces Fallback Android',
    local: ['Noto Serif'],
    weight: '450',
    averageAdvance: 0.47467, // Noto Serif 5.3
    standsInFor: forFraunces,
  },
  {
    family: 'Fraunces Fallback Times',
    local: ['Times New Roman', 'Times', 'Liberation Serif', 'Tinos'],
    weight: '450',
    averageAdvance: 0.40111, // Liberation Serif
    standsInFor: forFraunces,
  },
];

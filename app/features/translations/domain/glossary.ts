import { z } from 'zod';
import { bare, type Pair } from './compared.ts';
import { type Language, wordsBeginning } from './language.ts';

export const GLOSSARY_FILE = 'languages/glossary.yml';

const words = z.string().trim().min(1);

/** How a term is found: a pattern of the English words, and the beginnings of those that may stand for it. */
const searched = z.strictObject({ en: words, hi: words, mr: words });

/** The words of the site in each language. Editors change a word there first, and then in the texts. */
export const glossarySchema = z
  .array(
    z.strictObject({
      /** What it names: "concern/painful-toe", "care/wound", or a treatment by category and slug. */
      key: words.regex(/^[a-z-]+\/[a-z0-9-]+$/, 'must be a group and a name, such as care/wound'),
      en: words,
      hi: words,
      mr: words,
      /** What people type in Latin letters when they search. */
      roman: z.array(words),
      note: words.optional(),
      check: searched.optional(),
    }),
  )
  .refine((entries) => new Set(entries.map(({ key }) => key)).size === entries.length, 'has a key twice');

export type Glossary = z.infer<typeof glossarySchema>;
type Entry = Glossary[number];

/** Fields whose English words are names of the finder: they have one word each in every language. */
const NAMES: readonly (readonly [field: RegExp, group: string])[] = [
  [/^concerns > /, 'concern/'],
  [/^bodyAreas > /, 'area/'],
];

/** A word without what stands in brackets behind it, which is said at its first mention only. */
export const withoutBrackets = (text: string): string => text.replaceAll(/\s*\([^()]*\)/g, '').trim();

function nameFaults({ field, english, translated }: Pair, language: Language, glossary: Glossary): string[] {
  const [, group] = NAMES.find(([place]) => place.test(field)) ?? [];
  if (group === undefined) return [];
  const entry = glossary.find(({ key, en }) => key.startsWith(group) && en.toLowerCase() === english.toLowerCase());
  if (entry === undefined) return [`"${english}" has no word in content/${GLOSSARY_FILE}; add one first`];
  const wanted = entry[language];
  return [wanted, withoutBrackets(wanted)].includes(translated)
    ? []
    : [`must be "${wanted}" for "${english}", the word of content/${GLOSSARY_FILE}`];
}

interface Term {
  readonly entry: Entry;
  readonly en: RegExp;
  readonly hi: RegExp;
  readonly mr: RegExp;
}

/** The terms of a glossary, ready to be searched. */
export function termsOf(glossary: Glossary): Term[] {
  return glossary.flatMap((entry) =>
    entry.check === undefined
      ? []
      : [
          {
            entry,
            en: new RegExp(`\\b(?:${entry.check.en})(?![a-z])`, 'i'),
            hi: wordsBeginning(entry.check.hi, 'iu'),
            mr: wordsBeginning(entry.check.mr, 'iu'),
          },
        ],
  );
}

/** Where the English text has a term, the translation has the word of the glossary for it. */
export function glossaryFaults(
  pair: Pair,
  language: Language,
  { glossary, terms }: { readonly glossary: Glossary; readonly terms: readonly Term[] },
): string[] {
  const english = bare(pair.english);
  const missing = terms
    .filter((term) => term.en.test(english) && !term[language].test(pair.translated))
    .map(({ entry }) => `has no "${entry[language]}" for "${entry.en}"; the glossary has one word for one thing`);
  return [...nameFaults(pair, language, glossary), ...missing];
}

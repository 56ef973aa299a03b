import type { Catalogue } from './catalogue.ts';
import type { Category } from './category.ts';
import type { Fact } from './fact.ts';
import type { TranslatedFrontMatter } from './treatment-words.ts';
import { FACT_NAMES, type Treatment, type TreatmentTexts } from './treatment.ts';

/** The words of a file over an English fact: figures, units and sources stay. */
function translatedFact(fact: Fact, words: { readonly text?: string; readonly note?: string } = {}): Fact {
  const note = words.note === undefined ? {} : { note: words.note };
  if ('unit' in fact) return { ...fact, ...note };
  return { ...fact, ...note, ...(words.text !== undefined && { text: words.text }) };
}

/** Each item with the words that the translation has in its place. */
function overEach<T, W>(items: readonly T[], words: readonly W[]): (T & W)[] {
  return items.flatMap((item, index) => {
    const translated = words[index];
    return translated === undefined ? [] : [{ ...item, ...translated }];
  });
}

/**
 * A treatment in another language: the words of its file over the figures, sources, pictures and relations of the English one. The file
 * has been compared with the English before (`requireFaithful`), so its lists are as long. `path` is its own address.
 */
export function translatedTreatment(
  english: Treatment,
  words: TranslatedFrontMatter,
  { path, texts }: { readonly path: string; readonly texts: TreatmentTexts },
): Treatment {
  const { subtitle, videoTranscript, ...facts } = english;
  return {
    ...facts,
    path,
    texts,
    cardTitle: words.cardTitle,
    title: words.title,
    ...(subtitle !== undefined && words.subtitle !== undefined && { subtitle: words.subtitle }),
    ...(videoTranscript !== undefined &&
      words.videoTranscript !== undefined && { videoTranscript: words.videoTranscript }),
    coverAlt: words.coverAlt,
    inShort: words.inShort,
    concerns: words.concerns,
    bodyAreas: words.bodyAreas,
    synonyms: words.synonyms,
    otherNames: words.otherNames,
    facts: Object.fromEntries(
      FACT_NAMES.flatMap((name) => {
        const fact = english.facts[name];
        return fact === undefined ? [] : [[name, translatedFact(fact, withoutGaps(words.facts[name]))]];
      }),
    ),
    whoDoes: words.whoDoes,
    cost: { ...english.cost, ...words.cost },
    visits: { ...english.visits, ...(words.visits?.note !== undefined && { note: words.visits.note }) },
    suits: words.suits,
    waitOrAvoid: words.waitOrAvoid,
    risks: words.risks,
    emergency: words.emergency,
    recovery: overEach(english.recovery, words.recovery),
    afterCare: words.afterCare,
    otherWays: overEach(english.otherWays, words.otherWays),
    faq: words.faq,
  };
}

function withoutGaps(words: TranslatedFrontMatter['facts'][keyof TranslatedFrontMatter['facts']]): {
  text?: string;
  note?: string;
} {
  return {
    ...(words?.text !== undefined && { text: words.text }),
    ...(words?.note !== undefined && { note: words.note }),
  };
}

/** What names of things are called in a language; undefined where nobody has said it. The key is that of the glossary: "nail/nail-surgery". */
export type NameOf = (key: string) => string | undefined;

/** What is translated of a catalogue: treatments by `category/slug`, departments by the end of their address. */
export interface TranslatedParts {
  readonly treatments: ReadonlyMap<string, Treatment>;
  readonly categories: ReadonlyMap<string, Category>;
}

/**
 * The catalogue as pages of a language show it: what is translated in its own words and at its own address, everything else by its
 * name in that language, and at the English address.
 */
export function catalogueIn(
  { categories, treatments, ...rest }: Catalogue,
  translated: TranslatedParts,
  nameOf: NameOf,
): Catalogue {
  const isEnglish = (key: string): boolean => !translated.treatments.has(key) && !translated.categories.has(key);
  return {
    ...rest,
    categories: categories.map((english) => ({
      ...(translated.categories.get(english.path) ?? english),
      displayName: nameOf(`department/${english.path}`) ?? english.displayName,
    })),
    treatments: new Map(
      [...treatments].map(([key, treatment]) => [
        key,
        translated.treatments.get(key) ?? { ...treatment, cardTitle: nameOf(key) ?? treatment.cardTitle },
      ]),
    ),
    inEnglish: new Set([...categories.map(({ path }) => path), ...treatments.keys()].filter(isEnglish)),
  };
}

import { z } from 'zod';
import { day, source } from '#app/features/treatments/domain/source.ts';
import { basis, type Claim, slug, unknownIds, unusedSources, words } from './landing-source.ts';
import { countWords } from './word-count.ts';

/** What a page is about; a city's text has a part for each. */
export const SUBJECTS = ['hair', 'skin'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Headings of a city's text, in order. */
export const CITY_HEADINGS = ['Way', 'Skin', 'Hair', 'Near home'] as const;

/** Fewest words of its own a city puts on each page: with fewer, pages of two cities would be too much alike. */
export const FEWEST_CITY_WORDS = 260;

const question = z.strictObject({
  about: z.enum(['hair', 'skin', 'both'], { error: 'must be hair, skin or both' }),
  /** The phrases on whose pages the question makes sense, where that is not all of them. */
  phrases: z.array(words).min(1).optional(),
  question: words,
  answer: words,
  basis: basis.optional(),
});

const fact = z.strictObject({ label: words, text: words, basis });

export const cityFrontMatter = z
  .strictObject({
    name: words,
    state: words,
    /** How else its name is written in addresses: each leads to the true one. */
    otherSpellings: z.array(slug).min(1).optional(),
    /** Which town is meant, where a name could be several; only as far as it is certain. */
    whichTown: words.optional(),
    coordinates: z.strictObject({
      latitude: z.number().min(6).max(38, 'must be in India: about 8 to 37'),
      longitude: z.number().min(68).max(98, 'must be in India: about 68 to 97'),
      basis,
    }),
    languages: z.strictObject({ spoken: z.array(words).min(1), basis }),
    /** One line of 50 to 110 characters, of this place only, for lists and search results. */
    line: words.min(40, 'must be at least 40 characters').max(110, 'must be at most 110 characters'),
    facts: z.array(fact).min(3, 'must have three to six facts').max(6, 'must have three to six facts'),
    textBasis: z.strictObject({ way: basis, skin: basis, hair: basis, nearHome: basis }),
    faq: z.array(question).min(4, 'must have four to six questions').max(6, 'must have four to six questions'),
    sources: z.array(source).min(2, 'must name at least two sources'),
    checkedOn: day,
  })
  .superRefine((city, context) => {
    const claims: Claim[] = [
      ['coordinates', city.coordinates.basis],
      ['languages', city.languages.basis],
      ...Object.entries(city.textBasis).map(([name, ids]): Claim => [`textBasis > ${name}`, ids]),
      ...city.facts.map((each, index): Claim => [`facts > item ${index + 1}`, each.basis]),
      ...city.faq.map((each, index): Claim => [`faq > item ${index + 1}`, each.basis]),
    ];
    const complain = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: field.split(' > '), message, input: undefined });
    for (const { field, id } of unknownIds(claims, city.sources))
      complain(`${field} > basis`, `"${id}" is no source of this file; use a source id, specification or clinic`);
    for (const id of unusedSources(claims, city.sources))
      complain('sources', `"${id}" is named by no basis; name it where it is used, or delete it`);
    city.faq.forEach(({ question: asked, answer, basis: ids }, index) => {
      if (ids === undefined && /\d/.test(asked + answer))
        complain(
          `faq > item ${index + 1}`,
          'holds a number, so it needs a basis: a source id, specification or clinic',
        );
    });
  });

type CityFrontMatter = z.infer<typeof cityFrontMatter>;

/** A city people come from, or the clinic's own. */
export type City = CityFrontMatter & {
  readonly slug: string;
  /** The long texts as HTML. */
  readonly texts: Readonly<Record<'way' | 'skin' | 'hair' | 'nearHome', string>>;
};

/** The questions a page of a phrase shows. */
export function questionsFor(
  city: Pick<City, 'faq'>,
  phrase: { readonly about: Subject; readonly slug: string },
): City['faq'] {
  return city.faq.filter(
    ({ about, phrases }) => (about === 'both' || about === phrase.about) && (phrases?.includes(phrase.slug) ?? true),
  );
}

/** How many words of its own a city puts on every page about `subject`. */
export function cityWords(city: City, subject: Subject): number {
  const { texts, facts, whichTown = '', faq } = city;
  const asked = questionsFor({ faq }, { about: subject, slug: '' }).flatMap(({ question: text, answer }) => [
    text,
    answer,
  ]);
  const told = facts.flatMap(({ label, text }) => [label, text]);
  return countWords([texts.way, texts[subject], texts.nearHome, whichTown, ...told, ...asked]);
}

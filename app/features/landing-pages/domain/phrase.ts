import { z } from 'zod';
import { SUBJECTS } from './city.ts';
import { day, source } from '#app/features/treatments/domain/source.ts';
import { basis, type Claim, slug, treatmentKey, unknownIds, unusedSources, words } from './landing-source.ts';
import { countWords } from './word-count.ts';

/** Headings of a phrase's text. */
export const PHRASE_HEADINGS = ['Meaning'] as const;

/** Fewest words of its own, where the page is its own canonical page and where it names another. */
const FEWEST_WORDS = { own: 230, other: 90 } as const;

/** Words of a phrase that several cities share: with more, its pages would be too much alike, with fewer those of a city. */
const SHARED_WORDS = { fewest: 330, most: 430 } as const;

const question = z.strictObject({ question: words, answer: words, basis: basis.optional() });

export const phraseFrontMatter = z
  .strictObject({
    /** As a title begins: "Hair transplant specialist". */
    words: words.max(48, 'must be at most 48 characters, as search results cut titles'),
    /** One line below the title, of 40 to 100 characters. */
    line: words.min(40, 'must be at least 40 characters').max(100, 'must be at most 100 characters'),
    about: z.enum(SUBJECTS, { error: 'must be hair or skin' }),
    cities: z.array(slug).min(1, 'must name at least one city, such as nagpur'),
    /** Another phrase that is a synonym, or the treatment whose own page is about the same subject. */
    canonical: z.union([slug, treatmentKey], { error: 'must be a phrase, or category/slug of a treatment' }).optional(),
    /** Why search engines should list the page beside those of the treatments; instead of `canonical`, for editors only. */
    ownBecause: words.optional(),
    /** The first decides what is booked and which plate is shown. */
    treatments: z
      .array(treatmentKey)
      .min(1, 'must name one to six treatments')
      .max(6, 'must name one to six treatments'),
    textBasis: basis.optional(),
    check: z.array(words).min(2, 'must have two to six lines').max(6, 'must have two to six lines'),
    remote: z.array(words).min(1, 'must have one to five lines').max(5, 'must have one to five lines'),
    faq: z.array(question).min(2, 'must have two to five questions').max(5, 'must have two to five questions'),
    sources: z.array(source),
    checkedOn: day,
  })
  .superRefine((phrase, context) => {
    const claims: Claim[] = [
      ['textBasis', phrase.textBasis],
      ...phrase.faq.map((each, index): Claim => [`faq > item ${index + 1}`, each.basis]),
    ];
    const complain = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: field.split(' > '), message, input: undefined });
    if ((phrase.canonical === undefined) === (phrase.ownBecause === undefined))
      complain(
        'canonical',
        'name the phrase or treatment that is about the same, or write in ownBecause why there is none; one of the two',
      );
    for (const { field, id } of unknownIds(claims, phrase.sources))
      complain(field, `"${id}" is no source of this file; use a source id, specification or clinic`);
    for (const id of unusedSources(claims, phrase.sources))
      complain('sources', `"${id}" is named by no basis; name it where it is used, or delete it`);
    phrase.faq.forEach(({ question: asked, answer, basis: ids }, index) => {
      if (ids === undefined && /\d/.test(asked + answer))
        complain(
          `faq > item ${index + 1}`,
          'holds a number, so it needs a basis: a source id, specification or clinic',
        );
    });
  });

type PhraseFrontMatter = z.infer<typeof phraseFrontMatter>;

/** Words people search with, and what they mean at this clinic. */
export type Phrase = PhraseFrontMatter & {
  readonly slug: string;
  /** What the words mean here, as HTML. */
  readonly meaning: string;
};

/** How many words of its own a phrase puts on a page. */
export function phraseWords({ line, meaning, check, remote, faq }: Phrase): number {
  const asked = faq.flatMap(({ question: text, answer }) => [text, answer]);
  return countWords([line, meaning, ...check, ...remote, ...asked]);
}

/** How many words of its own a phrase may hold; only pages that are their own canonical ones must differ. */
export function wordLimits({ canonical, cities }: Pick<Phrase, 'canonical' | 'cities'>): {
  fewest: number;
  most: number;
} {
  if (canonical !== undefined) return { fewest: FEWEST_WORDS.other, most: Infinity };
  return cities.length > 1 ? SHARED_WORDS : { fewest: FEWEST_WORDS.own, most: Infinity };
}

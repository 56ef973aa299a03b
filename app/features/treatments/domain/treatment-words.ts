import { z } from 'zod';
import { blocksOf } from '#app/features/translations/domain/blocks.ts';
import type { Words } from '#app/features/translations/domain/compared.ts';
import {
  list,
  requireDayOfReview,
  signatures,
  words,
  wordsOnly,
} from '#app/features/translations/domain/words-file.ts';
import { FACT_NAMES, type FactName, TREATMENT_HEADINGS, type treatmentFrontMatter } from './treatment.ts';

const factWords = wordsOnly({ text: words.optional(), note: words.optional() }).optional();

/** Front matter of a translated treatment: the words of its page, by the names that the English file gives them. */
export const translatedFrontMatter = wordsOnly({
  ...signatures,
  cardTitle: words,
  title: words,
  subtitle: words.optional(),
  coverAlt: words,
  videoTranscript: words.optional(),
  inShort: words,
  concerns: list,
  bodyAreas: list,
  /** Search words: of this language, and as many as people use. */
  synonyms: list,
  otherNames: list.default([]),
  facts: wordsOnly({
    sessionLength: factWords,
    sessions: factWords,
    interval: factWords,
    anaesthesia: factWords,
    downtime: factWords,
    healing: factWords,
    resultsFrom: factWords,
    resultsFull: factWords,
    lasts: factWords,
    depth: factWords,
    punchWidth: factWords,
  } satisfies Record<FactName, typeof factWords>),
  whoDoes: words,
  cost: wordsOnly({ drivers: list, note: words }),
  visits: wordsOnly({ note: words.optional() }).optional(),
  suits: list,
  waitOrAvoid: list,
  risks: wordsOnly({ common: list, uncommon: list, callUs: list }),
  emergency: list,
  recovery: z.array(wordsOnly({ see: words, do: words })),
  afterCare: z.array(wordsOnly({ label: words, text: words })),
  otherWays: z.array(wordsOnly({ name: words, how: words, for: words, against: words })),
  faq: z.array(wordsOnly({ question: words, answer: words })),
}).superRefine((file, context) => {
  requireDayOfReview(file, context);
  for (const [index, name] of file.otherNames.entries()) {
    if (file.synonyms.includes(name)) continue;
    context.addIssue({ code: 'custom', path: ['otherNames', index], message: 'is not among "synonyms"', input: name });
  }
});

export type TranslatedFrontMatter = z.infer<typeof translatedFrontMatter>;

/** Fields that are read in either file to be compared. Search words are each language's own. */
type Compared = Pick<
  z.infer<typeof treatmentFrontMatter>,
  | 'cardTitle'
  | 'title'
  | 'subtitle'
  | 'coverAlt'
  | 'videoTranscript'
  | 'inShort'
  | 'concerns'
  | 'bodyAreas'
  | 'whoDoes'
  | 'suits'
  | 'waitOrAvoid'
  | 'risks'
  | 'emergency'
  | 'afterCare'
  | 'faq'
> & {
  readonly facts: Partial<
    Record<FactName, { readonly text?: string | undefined; readonly note?: string | undefined } | undefined>
  >;
  readonly cost: { readonly drivers: readonly string[]; readonly note: string };
  readonly visits?: { readonly note?: string | undefined } | undefined;
  readonly recovery: readonly { readonly see: string; readonly do: string }[];
  readonly otherWays: readonly {
    readonly name: string;
    readonly how: string;
    readonly for: string;
    readonly against: string;
  }[];
};

/** The words of a treatment's file, English or translated, in one shape. `texts` are its long texts by their headings, as they are written. */
export function wordsOfTreatment(file: Compared, texts: Readonly<Record<string, string>>): Words {
  return {
    cardTitle: file.cardTitle,
    title: file.title,
    subtitle: file.subtitle,
    coverAlt: file.coverAlt,
    videoTranscript: file.videoTranscript,
    inShort: file.inShort,
    concerns: file.concerns,
    bodyAreas: file.bodyAreas,
    facts: Object.fromEntries(
      FACT_NAMES.map((name) => [name, { text: file.facts[name]?.text, note: file.facts[name]?.note }]),
    ),
    whoDoes: file.whoDoes,
    cost: { drivers: file.cost.drivers, note: file.cost.note },
    visits: { note: file.visits?.note },
    suits: file.suits,
    waitOrAvoid: file.waitOrAvoid,
    risks: { common: file.risks.common, uncommon: file.risks.uncommon, callUs: file.risks.callUs },
    emergency: file.emergency,
    recovery: file.recovery.map((step) => ({ see: step.see, do: step.do })),
    afterCare: file.afterCare.map(({ label, text }) => ({ label, text })),
    otherWays: file.otherWays.map((way) => ({ name: way.name, how: way.how, for: way.for, against: way.against })),
    faq: file.faq.map(({ question, answer }) => ({ question, answer })),
    ...Object.fromEntries(TREATMENT_HEADINGS.map((heading) => [heading, blocksOf(texts[heading.toLowerCase()] ?? '')])),
  };
}

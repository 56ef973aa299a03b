import { z } from 'zod';
import { blocksOf } from '#app/features/translations/domain/blocks.ts';
import type { Words } from '#app/features/translations/domain/compared.ts';
import { requireDayOfReview, signatures, words, wordsOnly } from '#app/features/translations/domain/words-file.ts';

/** Front matter of the translated home page. */
export const translatedHomeFrontMatter = wordsOnly({
  ...signatures,
  title: words,
  subtitle: words,
  description: words,
  visitIntroduction: words,
  faq: z.array(wordsOnly({ question: words, answer: words })),
}).superRefine(requireDayOfReview);

export type TranslatedHome = z.infer<typeof translatedHomeFrontMatter>;

type Compared = Pick<TranslatedHome, 'title' | 'subtitle' | 'description' | 'visitIntroduction' | 'faq'>;

/** The words of the home page, English or translated, in one shape. The steps of a visit by their headings, which are words as well. */
export function wordsOfHome(file: Compared, steps: Readonly<Record<string, string>>): Words {
  return {
    title: file.title,
    subtitle: file.subtitle,
    description: file.description,
    visitIntroduction: file.visitIntroduction,
    faq: file.faq.map(({ question, answer }) => ({ question, answer })),
    steps: Object.entries(steps).map(([title, text]) => ({ title, text: blocksOf(text) })),
  };
}

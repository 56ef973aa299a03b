import { z } from 'zod';
import { blocksOf } from '#app/features/translations/domain/blocks.ts';
import type { Words } from '#app/features/translations/domain/compared.ts';
import { requireDayOfReview, signatures, words, wordsOnly } from '#app/features/translations/domain/words-file.ts';
import { type Category, CATEGORY_HEADINGS, type categoryFrontMatter } from './category.ts';

/** Front matter of a translated department: the words of its page. What it is called stands in the glossary. */
export const translatedCategoryFrontMatter = wordsOnly({
  ...signatures,
  subtitle: words,
  description: words,
  sheetLine: words,
  faq: z.array(wordsOnly({ question: words, answer: words })),
}).superRefine(requireDayOfReview);

export type TranslatedCategory = z.infer<typeof translatedCategoryFrontMatter>;

/** Fields that are read in either file to be compared. */
type Compared = Pick<z.infer<typeof categoryFrontMatter>, 'subtitle' | 'description' | 'sheetLine' | 'faq'>;

/** The words of a department's file, English or translated, in one shape. `texts` are its long texts by their headings. */
export function wordsOfCategory(file: Compared, texts: Readonly<Record<string, string>>): Words {
  return {
    subtitle: file.subtitle,
    description: file.description,
    sheetLine: file.sheetLine,
    faq: file.faq.map(({ question, answer }) => ({ question, answer })),
    ...Object.fromEntries(CATEGORY_HEADINGS.map((heading) => [heading, blocksOf(texts[heading.toLowerCase()] ?? '')])),
  };
}

/** A department in another language: the words of its file over the order, pictures and treatments of the English one. */
export function translatedCategory(
  english: Category,
  { subtitle, description, sheetLine, faq }: TranslatedCategory,
  { address, introduction }: Pick<Category, 'address' | 'introduction'>,
): Category {
  return { ...english, subtitle, description, sheetLine, faq, address, introduction };
}

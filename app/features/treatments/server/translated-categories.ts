import { faithfulFilesOf, type Translatable } from '#app/features/translations/server/translated-files.ts';
import { checkContent } from '#app/platform/content/content-error.ts';
import { parseMarkdownFile } from '#app/platform/content/markdown-file.ts';
import { CATEGORY_HEADINGS, categoryFrontMatter } from '../domain/category.ts';
import { type TranslatedCategory, translatedCategoryFrontMatter, wordsOfCategory } from '../domain/category-words.ts';
import { sectionsOf } from './catalogue.ts';

/** The text of a department, as far as it is translated. */
export const CATEGORY_TEXTS: Translatable<TranslatedCategory> = {
  files: /^categories\/[a-z-]+\.md$/,
  englishWords: (file, source) => {
    const parsed = parseMarkdownFile(file, source);
    const front = checkContent(file, categoryFrontMatter, parsed.frontMatter);
    return wordsOfCategory(front, sectionsOf(file, parsed, CATEGORY_HEADINGS));
  },
  read: (file, source) => {
    const parsed = parseMarkdownFile(file, source);
    const front = checkContent(file, translatedCategoryFrontMatter, parsed.frontMatter);
    const texts = sectionsOf(file, parsed, CATEGORY_HEADINGS);
    return { front, texts, words: wordsOfCategory(front, texts) };
  },
};

/** Every translated department that says the same as the English of this edition. */
export const translatedCategories = faithfulFilesOf(CATEGORY_TEXTS);

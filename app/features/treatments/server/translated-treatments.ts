import { faithfulFilesOf, type Translatable } from '#app/features/translations/server/translated-files.ts';
import { checkContent } from '#app/platform/content/content-error.ts';
import { parseMarkdownFile } from '#app/platform/content/markdown-file.ts';
import { treatmentFrontMatter, TREATMENT_HEADINGS } from '../domain/treatment.ts';
import { type TranslatedFrontMatter, translatedFrontMatter, wordsOfTreatment } from '../domain/treatment-words.ts';
import { sectionsOf } from './catalogue.ts';

/** The text of a treatment, as far as it is translated. */
export const TREATMENT_TEXTS: Translatable<TranslatedFrontMatter> = {
  files: /^treatments\/[a-z-]+\/[a-z-]+\.md$/,
  englishWords: (file, source) => {
    const parsed = parseMarkdownFile(file, source);
    const front = checkContent(file, treatmentFrontMatter, parsed.frontMatter);
    return wordsOfTreatment(front, sectionsOf(file, parsed, TREATMENT_HEADINGS));
  },
  read: (file, source) => {
    const parsed = parseMarkdownFile(file, source);
    const front = checkContent(file, translatedFrontMatter, parsed.frontMatter);
    const texts = sectionsOf(file, parsed, TREATMENT_HEADINGS);
    return { front, texts, words: wordsOfTreatment(front, texts) };
  },
};

/** Every translated treatment that says the same as the English of this edition. */
export const translatedTreatments = faithfulFilesOf(TREATMENT_TEXTS);

import { type Language, LANGUAGES } from '#app/features/translations/domain/language.ts';
import { faithfulFilesOf, reviewOf, type Translatable } from '#app/features/translations/server/translated-files.ts';
import type { Locale } from '#app/lib/messages.ts';
import type { TranslationReview } from '#app/lib/translation-review.ts';
import { checkContent } from '#app/platform/content/content-error.ts';
import { perEdition } from '#app/platform/content/edition.ts';
import { parseMarkdownFile } from '#app/platform/content/markdown-file.ts';
import { type TranslatedHome, translatedHomeFrontMatter, wordsOfHome } from '../domain/home-words.ts';
import { homeFrontMatter, type HomePage, shownSteps, stepsOf } from './home-page.ts';

/** The text of the home page, as far as it is translated. */
export const HOME_TEXTS: Translatable<TranslatedHome> = {
  files: /^pages\/home\.md$/,
  englishWords: (file, source) => {
    const parsed = parseMarkdownFile(file, source);
    return wordsOfHome(checkContent(file, homeFrontMatter, parsed.frontMatter), stepsOf(file, parsed));
  },
  read: (file, source) => {
    const parsed = parseMarkdownFile(file, source);
    const front = checkContent(file, translatedHomeFrontMatter, parsed.frontMatter);
    const texts = stepsOf(file, parsed);
    return { front, texts, words: wordsOfHome(front, texts) };
  },
};

const faithful = faithfulFilesOf(HOME_TEXTS);
const homes = perEdition(() => new Map(faithful().map((read) => [read.language, read])));

/** The texts of the home page in a language; undefined where they do not say the same as the English of this edition. */
export function translatedHome(language: Language): HomePage | undefined {
  const read = homes().get(language);
  if (!read) return undefined;
  const { title, subtitle, description, visitIntroduction, faq } = read.front;
  return { title, subtitle, description, visitIntroduction, faq, steps: shownSteps(read.texts) };
}

/** Who has read it beside the English; null while nobody has. */
export function reviewOfHome(language: Language): TranslationReview | null {
  const read = homes().get(language);
  return read ? reviewOf(read) : null;
}

/** The languages in which the home page can be read, and those of them that search engines are shown. */
export function languagesOfHome(): { readonly all: readonly Locale[]; readonly indexed: readonly Locale[] } {
  const translated = LANGUAGES.filter((language) => homes().has(language));
  return {
    all: ['en', ...translated],
    indexed: ['en', ...translated.filter((language) => reviewOfHome(language) !== null)],
  };
}

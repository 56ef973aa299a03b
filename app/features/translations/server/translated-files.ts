import { dirname } from 'node:path';
import { dayInWords } from '#app/lib/calendar-words.ts';
import type { TranslationReview } from '#app/lib/translation-review.ts';
import { ContentError } from '#app/platform/content/content-error.ts';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { perText } from '#app/platform/content/per-text.ts';
import type { Words } from '../domain/compared.ts';
import { type Glossary, GLOSSARY_FILE } from '../domain/glossary.ts';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../domain/language.ts';
import { staleFields, translationFaults, unnamedFields } from '../domain/translation-faults.ts';
import type { Signed } from '../domain/words-file.ts';
import { englishHash } from './english-hash.ts';
import { readGlossary } from './glossary.ts';

/** The words of one translated file: its front matter, its long texts by their headings, and all of them to be compared. */
export interface WordsFile<F extends Signed = Signed> {
  readonly front: F;
  /** As they are written. */
  readonly texts: Readonly<Record<string, string>>;
  readonly words: Words;
}

/** A kind of text that is translated. Its feature knows which words it has; what is asked of them is the same for all. */
export interface Translatable<F extends Signed = Signed> {
  /** The names of its English files. */
  readonly files: RegExp;
  /** The words of an English file. Throws ContentError. */
  readonly englishWords: (file: string, source: string) => Words;
  /** The words of a translated file. Throws ContentError. */
  readonly read: (file: string, source: string) => WordsFile<F>;
}

/** A translated file taken apart, beside the English words that it is compared with. */
export interface TranslatedFile<F extends Signed = Signed> extends WordsFile<F> {
  readonly file: string;
  readonly language: Language;
  readonly english: Words;
}

const FILE_NAME = new RegExp(`^(${LANGUAGES.join('|')})/(.+)$`);

/** Language and English file of a translated one. Throws ContentError where its name is none of a translation. */
export function translationOf(file: string): { language: Language; englishFile: string } {
  const [, folder, englishFile] = FILE_NAME.exec(file) ?? [];
  const language = LANGUAGES.find((each) => each === folder);
  if (language === undefined || englishFile === undefined) {
    const fix = 'must be hi/ or mr/ and then the name of the English file, such as treatments/<category>/<name>.md';
    throw new ContentError([{ file, field: 'the file name', fix }]);
  }
  return { language, englishFile };
}

/** Who has reviewed a file; null while nobody has. */
export function reviewOf({ front: { reviewedBy, reviewedOn }, language }: TranslatedFile): TranslationReview | null {
  return reviewedBy ? { by: reviewedBy, on: reviewedOn ? dayInWords(language, reviewedOn) : null } : null;
}

/** Every translated file, in a stable order; of one kind where it is named. */
export function translatedFiles(kind?: Translatable): string[] {
  const all = LANGUAGES.flatMap((language) => listContentFiles(language));
  return kind === undefined ? all : all.filter((file) => kind.files.test(translationOf(file).englishFile));
}

/** Whether there is an English file of this name in the edition that is read. */
const exists = (englishFile: string): boolean => listContentFiles(dirname(englishFile)).includes(englishFile);

/** Which of the kinds a translated file is of. Throws ContentError where it is of none, or translates what is not there. */
export function kindOf(file: string, kinds: readonly Translatable[]): Translatable {
  const { language, englishFile } = translationOf(file);
  const kind = kinds.find((each) => each.files.test(englishFile));
  if (kind && exists(englishFile)) return kind;
  const fix = kind
    ? `translates content/${englishFile}, which does not exist; the ${LANGUAGE_NAMES[language]} file has its name`
    : 'is the name of no text that can be translated: treatments/<category>/<name>.md, categories/<name>.md or pages/home.md';
  throw new ContentError([{ file, field: 'the file name', fix }]);
}

/** Reads one translated file; `english` is the text of the English file. Throws ContentError. */
export function parseTranslated<F extends Signed>(
  kind: Translatable<F>,
  file: string,
  { source, english }: { readonly source: string; readonly english: string },
): TranslatedFile<F> {
  const { language, englishFile } = translationOf(file);
  return { file, language, ...kind.read(file, source), english: kind.englishWords(englishFile, english) };
}

/** Throws a ContentError with everything in which a translation differs from its English, or that nobody may say. */
export function requireFaithful({ file, language, front, words, english }: TranslatedFile, glossary: Glossary): void {
  const faults = [
    ...translationFaults({ language, english, translated: words }, glossary),
    ...unnamedFields(english, front.english),
  ];
  if (faults.length > 0) throw new ContentError(faults.map((fault) => ({ file, ...fault })));
}

function read(file: string, kinds: readonly Translatable[]): TranslatedFile {
  const kind = kindOf(file, kinds);
  const english = readContentFile(translationOf(file).englishFile);
  return parseTranslated(kind, file, { source: readContentFile(file), english });
}

/** Reads one translated file and compares it with its English. Throws ContentError. */
export function checkTranslated(file: string, kinds: readonly Translatable[], glossary: Glossary): void {
  requireFaithful(read(file, kinds), glossary);
}

/** Fields of translations whose English has changed since. Needs files without problems. */
export function staleTranslations(kinds: readonly Translatable[]): { readonly file: string; readonly field: string }[] {
  return translatedFiles().flatMap((file) => {
    const { english, front } = read(file, kinds);
    return staleFields(english, front.english, englishHash).map((field) => ({ file, field }));
  });
}

/**
 * Reads the translated files of a kind in this edition: those whose words say the same as the English ones. One is compared
 * again only when it, its English or the glossary has changed.
 */
export function faithfulFilesOf<F extends Signed>(kind: Translatable<F>): () => TranslatedFile<F>[] {
  const readFaithful = perText((file: string, source: string, english: string, _glossary: string) => {
    try {
      const found = parseTranslated(kind, file, { source, english });
      requireFaithful(found, readGlossary());
      return found;
    } catch (error) {
      if (error instanceof ContentError) return undefined;
      throw error;
    }
  });
  return () => {
    const glossary = readContentFile(GLOSSARY_FILE);
    return translatedFiles(kind).flatMap((file) => {
      const { englishFile } = translationOf(file);
      if (!exists(englishFile)) return [];
      return readFaithful(file, readContentFile(file), readContentFile(englishFile), glossary) ?? [];
    });
  };
}

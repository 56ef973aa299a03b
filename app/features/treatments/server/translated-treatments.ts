import type { Words } from '#app/features/translations/domain/compared.ts';
import type { Glossary } from '#app/features/translations/domain/glossary.ts';
import { LANGUAGE_NAMES, type Language, LANGUAGES } from '#app/features/translations/domain/language.ts';
import { staleFields, translationFaults, unnamedFields } from '#app/features/translations/domain/translation-faults.ts';
import { englishHash } from '#app/features/translations/server/english-hash.ts';
import { checkContent, ContentError } from '#app/platform/content/content-error.ts';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { parseMarkdownFile } from '#app/platform/content/markdown-file.ts';
import { treatmentFrontMatter, TREATMENT_HEADINGS } from '../domain/treatment.ts';
import { type TranslatedFrontMatter, translatedFrontMatter, wordsOfTreatment } from '../domain/treatment-words.ts';
import { sectionsOf } from './catalogue.ts';

/** A translated file taken apart, beside the English words that it is compared with. */
export interface TranslatedTreatment {
  readonly file: string;
  readonly language: Language;
  readonly front: TranslatedFrontMatter;
  /** The long texts as they are written, by their headings in small letters. */
  readonly texts: Readonly<Record<string, string>>;
  readonly english: Words;
}

const FILE_NAME = new RegExp(`^(${LANGUAGES.join('|')})/(treatments/[a-z-]+/[a-z-]+\\.md)$`);

/** The words of an English treatment's file. Throws ContentError. */
export function englishWords(file: string, source: string): Words {
  const parsed = parseMarkdownFile(file, source);
  const front = checkContent(file, treatmentFrontMatter, parsed.frontMatter);
  return wordsOfTreatment(front, sectionsOf(file, parsed, TREATMENT_HEADINGS));
}

/** Language and English file of a translated one. Throws ContentError where its name is none of a translation. */
export function translationOf(file: string): { language: Language; englishFile: string } {
  const [, folder, englishFile] = FILE_NAME.exec(file) ?? [];
  const language = LANGUAGES.find((each) => each === folder);
  if (language === undefined || englishFile === undefined) {
    const fix = 'must be hi/ or mr/ and then the name of the English file, treatments/<category>/<name>.md';
    throw new ContentError([{ file, field: 'the file name', fix }]);
  }
  return { language, englishFile };
}

/** Reads one translated treatment; `english` is the text of the English file. Throws ContentError. */
export function parseTranslatedTreatment(file: string, source: string, english: string): TranslatedTreatment {
  const { language, englishFile } = translationOf(file);
  const parsed = parseMarkdownFile(file, source);
  const front = checkContent(file, translatedFrontMatter, parsed.frontMatter);
  const texts = sectionsOf(file, parsed, TREATMENT_HEADINGS);
  return { file, language, front, texts, english: englishWords(englishFile, english) };
}

/** Throws a ContentError with everything in which a translation differs from its English, or that nobody may say. */
export function requireFaithful(
  { file, language, front, texts, english }: TranslatedTreatment,
  glossary: Glossary,
): void {
  const translated = wordsOfTreatment(front, texts);
  const faults = [
    ...translationFaults({ language, english, translated }, glossary),
    ...unnamedFields(english, front.english),
  ];
  if (faults.length > 0) throw new ContentError(faults.map((fault) => ({ file, ...fault })));
}

function read(file: string): TranslatedTreatment {
  const { englishFile, language } = translationOf(file);
  if (!listContentFiles('treatments').includes(englishFile)) {
    const fix = `translates content/${englishFile}, which does not exist; the ${LANGUAGE_NAMES[language]} file has its name`;
    throw new ContentError([{ file, field: 'the file name', fix }]);
  }
  return parseTranslatedTreatment(file, readContentFile(file), readContentFile(englishFile));
}

/** Every translated file of a treatment, in a stable order. */
export function translatedFiles(): string[] {
  return LANGUAGES.flatMap((language) => listContentFiles(language));
}

/** Reads one translated treatment and compares it with its English. Throws ContentError. */
export function checkTranslatedTreatment(file: string, glossary: Glossary): void {
  requireFaithful(read(file), glossary);
}

/** Fields of translated treatments whose English has changed since. Needs files without problems. */
export function staleTranslations(): { readonly file: string; readonly field: string }[] {
  return translatedFiles().flatMap((file) => {
    const { english, front } = read(file);
    return staleFields(english, front.english, englishHash).map((field) => ({ file, field }));
  });
}

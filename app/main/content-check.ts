import { parsePostFile, type PostFile } from '#app/features/blog/server/post-files.ts';
import { openWarnings } from '#app/features/content-compliance/domain/accepted-warnings.ts';
import { contentWarnings } from '#app/features/content-compliance/domain/content-warnings.ts';
import type { Warning } from '#app/features/content-compliance/domain/passage.ts';
import { textFaults } from '#app/features/content-compliance/domain/text-faults.ts';
import { reviewWarnings } from '#app/features/content-compliance/domain/review.ts';
import { contentFiles, readAcceptedWarnings } from '#app/features/content-compliance/server/content-files.ts';
import { readPreferredWords } from '#app/features/content-compliance/server/preferred-words.ts';
import { doctorTexts } from '#app/features/clinic-pages/server/doctor-text.ts';
import { parsePageText } from '#app/features/clinic-pages/server/page-text.ts';
import { finderText } from '#app/features/finder/server/finder-text.ts';
import { homePage } from '#app/features/home/server/home-page.ts';
import { readForms } from '#app/features/patient-forms/server/read-forms.ts';
import { landing } from '#app/features/landing-pages/server/landing.ts';
import { readLegalText } from '#app/features/legal/server/legal-text.ts';
import { undrawnPlates } from '#app/features/treatments/domain/catalogue.ts';
import { triageText } from '#app/features/triage/server/topics.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { readGlossary } from '#app/features/translations/server/glossary.ts';
import {
  checkTranslated,
  staleTranslations,
  translatedFiles,
} from '#app/features/translations/server/translated-files.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { ContentError, type ContentProblem } from '#app/platform/content/content-error.ts';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { look } from '#app/platform/content/look.ts';
import { isPlateName } from '#app/plates/plate-info.ts';
import { headFaults } from './page-heads.ts';
import { TRANSLATED_TEXTS } from './translated-texts.ts';

function problemsOf(read: () => unknown): readonly ContentProblem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

function requirePlates(): void {
  const problems = undrawnPlates(catalogue(), isPlateName);
  if (problems.length > 0) throw new ContentError(problems);
}

function requirePlate({ slug, plate }: PostFile): void {
  if (isPlateName(plate)) return;
  const fix = `names "${plate}", a plate nobody has drawn; name one that is, or have it drawn first`;
  throw new ContentError([{ file: `posts/${slug}.md`, field: 'plate', fix }]);
}

/** Faults of the texts that nobody accepted. Acceptances that nothing needs are told with the warnings. */
function requireSoundTexts(): void {
  const faults = foundFaults();
  const open = new Set(openWarnings(faults, readAcceptedWarnings()));
  const problems = faults
    .filter((fault) => open.has(fault))
    .map(({ file, field, words, sentence, fix }) => {
      const context = sentence === words ? '' : ` (${sentence})`;
      return { file, field, fix: `"${words}" ${fix}${context}` };
    });
  if (problems.length > 0) throw new ContentError(problems);
}

function foundFaults(): Warning[] {
  return [...textFaults(contentFiles(), readPreferredWords()), ...headFaults()];
}

const LEGAL_PAGES = ['terms-and-conditions', 'privacy-policy'] as const;

/** What is made of the documents that the desk changes, and what is read against them. */
function readersOfDocuments(): (() => unknown)[] {
  const pages = listContentFiles('pages').filter((file) => file !== 'pages/home.md');
  return [
    clinic,
    look,
    catalogue,
    landing,
    homePage,
    triageText,
    doctorTexts,
    finderText,
    ...LEGAL_PAGES.map((name) => () => readLegalText(name)),
    ...pages.map((file) => () => parsePageText(file, readContentFile(file))),
  ];
}

/** What the program cannot read of the documents that the desk changes, or against them, file by file. */
export function misfits(): ContentProblem[] {
  return unlikeProblemsOf([...readersOfDocuments(), requirePlates]);
}

/** A glossary that cannot be read is told once, and every translation waits for it. */
function readersOfTranslations(): (() => unknown)[] {
  if (problemsOf(readGlossary).length > 0) return [readGlossary];
  const glossary = readGlossary();
  return translatedFiles().map((file) => () => checkTranslated(file, TRANSLATED_TEXTS, glossary));
}

/** The same of all content. */
function unreadable(): ContentProblem[] {
  return unlikeProblemsOf([
    ...readersOfDocuments(),
    readForms,
    ...listContentFiles('posts').map((file) => () => requirePlate(parsePostFile(file, readContentFile(file)))),
    readAcceptedWarnings,
    readPreferredWords,
    ...readersOfTranslations(),
  ]);
}

/** Landing pages are read against the treatments, so a problem there is met twice. */
function unlikeProblemsOf(readers: readonly (() => unknown)[]): ContentProblem[] {
  return [...new Map(readers.flatMap(problemsOf).map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Everything in `content/` that the site cannot be built from, file by file. */
export function contentProblems(): ContentProblem[] {
  const found = unreadable();
  return found.length > 0 ? found : [...problemsOf(requirePlates), ...problemsOf(requireSoundTexts)];
}

/** What an editor should mend or accept with a reason. Needs content without problems. */
export function unacceptedWarnings(): Warning[] {
  return openWarnings([...foundFaults(), ...contentWarnings(contentFiles())], readAcceptedWarnings());
}

/** Texts whose sources should be read again, on the day `today` ("2026-11-20"). Time passing is no mistake, so it fails nothing. */
export function dueForReview(today: string): Warning[] {
  return contentFiles().flatMap((file) => reviewWarnings(file, today));
}

/**
 * Fields of translations whose English text has changed since they were made. It fails nothing: where a number, a negation or
 * a list has changed as well, that is an error of its own. Needs content without problems.
 */
export function staleFieldsOfTranslations(): string[] {
  return staleTranslations(TRANSLATED_TEXTS).map(
    ({ file, field }) => `content/${file}: ${field}: its English text has changed since`,
  );
}

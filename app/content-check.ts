import { parsePostFile, type PostFile } from './features/blog/server/post-files.ts';
import { openWarnings } from './features/claims/domain/accepted-warnings.ts';
import { contentWarnings } from './features/claims/domain/content-warnings.ts';
import type { Warning } from './features/claims/domain/passage.ts';
import { reviewWarnings } from './features/claims/domain/review.ts';
import { contentFiles, readAcceptedWarnings } from './features/claims/server/content-files.ts';
import { parsePageText } from './features/clinic-pages/server/page-text.ts';
import { homePage } from './features/home/server/home-page.ts';
import { readForms } from './features/intake/server/read-forms.ts';
import { landing } from './features/landing-pages/server/landing.ts';
import { readLegalText } from './features/legal/server/legal-text.ts';
import { undrawnPlates } from './features/treatments/domain/catalogue.ts';
import { triageText } from './features/triage/server/topics.ts';
import { catalogue } from './features/treatments/server/catalogue.ts';
import { clinic } from './platform/content/clinic.ts';
import { ContentError, type ContentProblem } from './platform/content/content-error.ts';
import { listContentFiles, readContentFile } from './platform/content/content-folder.ts';
import { isPlateName } from './ui/plates/plate-info.ts';

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

const LEGAL_PAGES = ['terms-and-conditions', 'privacy-policy'] as const;

/** Everything in `content/` that the site cannot be built from, file by file. */
export function contentProblems(): ContentProblem[] {
  const pages = listContentFiles('pages').filter((file) => file !== 'pages/home.md');
  const readers = [
    clinic,
    catalogue,
    landing,
    homePage,
    readForms,
    triageText,
    ...LEGAL_PAGES.map((name) => () => readLegalText(name)),
    ...pages.map((file) => () => parsePageText(file, readContentFile(file))),
    ...listContentFiles('posts').map((file) => () => requirePlate(parsePostFile(file, readContentFile(file)))),
    readAcceptedWarnings,
  ];
  // Landing pages are read against the treatments, so a problem there is met twice.
  const found = new Map(readers.flatMap(problemsOf).map((problem) => [JSON.stringify(problem), problem]));
  return found.size > 0 ? [...found.values()] : [...problemsOf(requirePlates)];
}

/** What an editor should mend or accept with a reason. Needs content without problems. */
export function unacceptedWarnings(): Warning[] {
  return openWarnings(contentWarnings(contentFiles()), readAcceptedWarnings());
}

/** Texts whose sources should be read again, on the day `today` ("2026-11-20"). Time passing is no mistake, so it fails nothing. */
export function dueForReview(today: string): Warning[] {
  return contentFiles().flatMap((file) => reviewWarnings(file, today));
}

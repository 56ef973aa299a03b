import { openWarnings } from '#app/features/content-compliance/domain/accepted-warnings.ts';
import { contentWarnings } from '#app/features/content-compliance/domain/content-warnings.ts';
import type { ContentFile, Warning } from '#app/features/content-compliance/domain/passage.ts';
import { textFaults } from '#app/features/content-compliance/domain/text-faults.ts';
import { contentFile, readAcceptedWarnings } from '#app/features/content-compliance/server/content-files.ts';
import { readPreferredWords } from '#app/features/content-compliance/server/preferred-words.ts';
import { parseDoctorText } from '#app/features/clinic-pages/server/doctor-text.ts';
import { parsePageText } from '#app/features/clinic-pages/server/page-text.ts';
import { homePage } from '#app/features/home/server/home-page.ts';
import { landing } from '#app/features/landing-pages/server/landing.ts';
import { readLegalText } from '#app/features/legal/server/legal-text.ts';
import { documentKind } from '#app/features/site-editor/domain/site-document.ts';
import type { EditionCheck, TextFault } from '#app/features/site-editor/server/site-context.ts';
import { undrawnPlates } from '#app/features/treatments/domain/catalogue.ts';
import { catalogue, newcomersTo } from '#app/features/treatments/server/catalogue.ts';
import { triageText } from '#app/features/triage/server/topics.ts';
import { isPlateName } from '#app/plates/plate-info.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { ContentError } from '#app/platform/content/content-error.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { inEdition, type Edition } from '#app/platform/content/edition.ts';
import { look } from '#app/platform/content/look.ts';
import { perText } from '#app/platform/content/per-text.ts';
import { misfits } from './content-check.ts';
import { sameVersion, sharedSentences } from './desk-warnings.ts';
import { headFaultsIn } from './page-heads.ts';

/** The documents of an edition that the program cannot read. */
export function misfitsOf(of: Edition): TextFault[] {
  return inEdition(of, misfits);
}

const fileOf = perText(contentFile);

/**
 * What keeps one document of an edition from being published, and what its writer should look at: the rules of the build,
 * for this document and for what it can contradict. What `content/accepted-warnings.yml` may accept with a reason is a
 * warning here, and asks for the reason.
 */
export function checkDocument(of: Edition, file: string): EditionCheck {
  const text = of.own.get(file) ?? null;
  const before = lastChecks.get(file);
  if (before && before.number === of.number && before.text === text) return before.found;
  const found = checkAnew(of, file);
  if (of.number < 0) return found;
  lastChecks.set(file, { number: of.number, text, found });
  return found;
}

/** What was last found in each document: the same text is looked at after every key, and whenever its screen is opened. */
const lastChecks = new Map<
  string,
  { readonly number: number; readonly text: string | null; readonly found: EditionCheck }
>();

function checkAnew(of: Edition, file: string): EditionCheck {
  return inEdition(of, () => {
    const problems = readersOf(file).flatMap(problemsOf);
    if (problems.length > 0) return { problems: unlike(problems), warnings: [] };
    const accepted = readAcceptedWarnings();
    const isRead = file.endsWith('.md') || documentKind(file) === 'people';
    const texts: ContentFile[] = isRead ? [fileOf(file, readContentFile(file))] : [];
    // Acceptances of other files would be told as idle.
    const open = (found: Warning[]): TextFault[] =>
      openWarnings(found, accepted).flatMap((each) => (each.file === file ? [faultOf(each)] : []));
    const beside = isRead
      ? [...sharedSentences(file, readContentFile(file), accepted), ...sameVersion(file, readContentFile(file))]
      : [];
    const undrawn = undrawnPlates(catalogue(), isPlateName).filter((each) => each.file === file);
    return {
      problems: [...undrawn, ...(documentKind(file) === 'category' ? newcomersTo(file) : [])],
      warnings: [
        ...open([...textFaults(texts, readPreferredWords()), ...headFaultsIn(file), ...contentWarnings(texts)]),
        ...beside.map(faultOf),
      ],
    };
  });
}

/** Reads what holds the document, and what is read against it. */
function readersOf(file: string): (() => unknown)[] {
  const shared = [clinic, catalogue, landing, triageText];
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  switch (documentKind(file)) {
    case 'page':
      return file === 'pages/home.md' ? [homePage] : [() => parsePageText(file, readContentFile(file))];
    case 'legal':
      return name === 'privacy-policy' || name === 'terms-and-conditions' ? [() => readLegalText(name)] : [];
    case 'look':
      return [look];
    case 'people':
      return [() => parseDoctorText(file, readContentFile(file))];
    default:
      return shared;
  }
}

function problemsOf(read: () => unknown): readonly TextFault[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

const unlike = (faults: readonly TextFault[]): TextFault[] => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
];

function faultOf({ file, field, words, sentence, fix }: Warning): TextFault {
  const context = sentence === words ? '' : ` (${sentence})`;
  return { file, field, fix: `"${words}" ${fix}${context}` };
}

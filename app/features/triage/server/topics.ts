import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { checkContent, ContentError } from '#app/platform/content/content-error.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { perEdition } from '#app/platform/content/edition.ts';
import { parseYaml } from '#app/platform/content/yaml-text.ts';
import { topicOfTreatment, topicsOf, triageTextSchema, type Topic, type TriageText } from '../domain/topic.ts';
import { treatmentOf } from '../domain/way.ts';

const TRIAGE_FILE = 'is-it-serious.yml';

/**
 * Checks what an editor wrote. Throws {@link ContentError} naming field and fix; also when a kind of visit is none of the
 * clinic's, or two topics share an address.
 */
export function parseTriageText(source: string, visits: ReadonlySet<string>): TriageText {
  const text = checkContent(TRIAGE_FILE, triageTextSchema, parseYaml(TRIAGE_FILE, source));
  const problems = [
    ...text.topics.map((topic) => [topic.slug, topic.visit] as const),
    ['afterTreatment', text.afterTreatment.visit] as const,
  ]
    .filter(([, visit]) => !visits.has(visit))
    .map(([field, visit]) => ({ file: TRIAGE_FILE, field, fix: `"${visit}" is no kind of visit of clinic.yml` }));
  const seen = new Set<string>();
  for (const { slug } of text.topics) {
    if (seen.has(slug)) problems.push({ file: TRIAGE_FILE, field: slug, fix: 'stands twice' });
    seen.add(slug);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return text;
}

/** The checked text, read once for each edition. */
export const triageText = perEdition(() =>
  parseTriageText(readContentFile(TRIAGE_FILE), new Set(clinic().appointmentTypes.map(({ id }) => id))),
);

/** The topic at an address, or undefined when there is none. `titleAfter` words the topic of a treatment. */
export function topicAt(slug: string, titleAfter: (name: string) => string): Topic | undefined {
  const key = treatmentOf(slug);
  if (key === undefined) return topicsOf(triageText()).find((topic) => topic.slug === slug);
  const treatment = catalogue().treatments.get(key);
  if (!treatment) return undefined;
  const { title, emergency, risks } = treatment;
  return topicOfTreatment(triageText(), slug, { title, emergency, callUs: risks.callUs }, titleAfter);
}

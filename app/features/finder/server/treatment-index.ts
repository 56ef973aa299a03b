import { perEdition } from '#app/platform/content/edition.ts';
import type { Category } from '#app/features/treatments/domain/category.ts';
import type { Treatment } from '#app/features/treatments/domain/treatment.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { courseOf } from '../domain/course.ts';
import { timeOff } from '../domain/time-off.ts';
import { type FinderEntry, indexTreatments, type TreatmentIndex } from '../domain/treatment-index.ts';

function entryOf(treatment: Treatment, { path: categoryPath, displayName }: Category): FinderEntry {
  const { path, cardTitle: title, subtitle, concerns, bodyAreas, synonyms, faq, offered } = treatment;
  const facts = 'facts' in treatment ? treatment.facts : undefined;
  return {
    path,
    title,
    subtitle,
    category: displayName,
    categoryPath,
    concerns,
    bodyAreas,
    synonyms,
    questions: faq.map(({ question }) => question),
    isOffered: offered,
    timeOff: timeOff(facts?.downtime),
    course: courseOf(facts?.sessions),
  };
}

/** What the finder knows of every treatment of `content/`, in the catalogue's order. */
function treatmentEntries(): FinderEntry[] {
  const { categories, treatments } = catalogue();
  return categories.flatMap((category) =>
    category.treatments.flatMap((slug) => {
      const treatment = treatments.get(`${category.path}/${slug}`);
      return treatment ? [entryOf(treatment, category)] : [];
    }),
  );
}

/** The index of every treatment, prepared once for each edition. */
export const treatmentIndex = perEdition((): TreatmentIndex => indexTreatments(treatmentEntries()));

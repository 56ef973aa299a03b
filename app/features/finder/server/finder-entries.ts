import type { Category } from '#app/features/treatments/domain/category.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { type FinderEntry, prepareSearch, type TreatmentSearch } from '../domain/treatment-search.ts';

function entriesOf({ path: categoryPath, displayName, treatments: slugs }: Category): FinderEntry[] {
  const { treatments } = catalogue();
  return slugs.flatMap((slug) => {
    const treatment = treatments.get(`${categoryPath}/${slug}`);
    if (!treatment) return [];
    const { path, cardTitle: title, subtitle, concerns, bodyAreas, synonyms } = treatment;
    return [{ path, title, subtitle, category: displayName, categoryPath, concerns, bodyAreas, synonyms }];
  });
}

let prepared: TreatmentSearch | undefined;

/** The search over every treatment of `content/`, prepared once per process. */
export function treatmentSearch(): TreatmentSearch {
  prepared ??= prepareSearch(catalogue().categories.flatMap(entriesOf));
  return prepared;
}

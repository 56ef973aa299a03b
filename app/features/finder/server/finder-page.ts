import { findCategory } from '#app/features/treatments/domain/category.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import type { FinderQuery } from '../domain/finder-query.ts';
import { startingPoints } from '../domain/starting-points.ts';
import { findTreatments } from '../domain/treatment-search.ts';
import { treatmentSearch } from './finder-entries.ts';

/** A concern stands on the page to start from when it leads to at least this many treatments. */
const COMMON_CONCERN = 3;

/** What the finder shows for a query. A category that does not exist is taken for "all". */
export function finderPage({ q, concern, area, category: categoryName }: FinderQuery) {
  const { categories } = catalogue();
  const search = treatmentSearch();
  const category = categoryName === undefined ? undefined : findCategory(categories, categoryName);
  const isAsked = [q, concern, area, category].some((wish) => wish !== undefined);
  const wishes = { q, concern, area, categoryPath: category?.path };
  const concerns = search.entries.map((entry) => entry.concerns);
  const areas = search.entries.map((entry) => entry.bodyAreas);
  return {
    asked: { q: q ?? '', concern: concern ?? '', area: area ?? '', category: category?.value ?? '' },
    isAsked,
    results: isAsked ? findTreatments(search, wishes).map((entry) => resultOf(entry)) : [],
    concerns: startingPoints(concerns).map(({ word }) => word),
    areas: startingPoints(areas).map(({ word }) => word),
    categories: categories.map(({ value, displayName, path }) => ({ value, displayName, path: `/services/${path}` })),
    startConcerns: startingPoints(concerns, COMMON_CONCERN),
    startAreas: startingPoints(areas),
  };
}

export type FinderPage = ReturnType<typeof finderPage>;

function resultOf({
  path,
  title,
  subtitle,
  category,
}: {
  path: string;
  title: string;
  subtitle: string | undefined;
  category: string;
}) {
  return { path, title, subtitle: subtitle ?? '', category };
}

import type { Fact } from '#app/features/treatments/domain/fact.ts';
import { factLine } from '#app/features/treatments/domain/fact-line.ts';
import { findCategory } from '#app/features/treatments/domain/category.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { type FinderWishes, findTreatments, type Found } from '../domain/find-treatments.ts';
import type { FinderAnswer, Result, WiderSearch } from '../domain/finder-answer.ts';
import { SPARE_TIMES } from '../domain/finder-choices.ts';
import { askedBy, finderAddress, type FinderQuery } from '../domain/finder-query.ts';
import { startingPoints } from '../domain/starting-points.ts';
import { treatmentIndex } from './treatment-index.ts';

/** A concern stands on the page to start from when it leads to at least this many treatments. */
const COMMON_CONCERN = 3;

function say(name: 'downtime' | 'sessions', fact: Fact | undefined): Result['downtime'] {
  if (fact === undefined) return null;
  const { value, note } = factLine(name, fact);
  return { value, note };
}

/** A treatment as the finder shows it. */
function resultOf({ entry: { path, title, subtitle = '', category }, because = '' }: Found): Result {
  const treatment = catalogue().treatments.get(path.replace('/services/', ''));
  const facts = treatment && 'facts' in treatment ? treatment.facts : undefined;
  const said = { downtime: say('downtime', facts?.downtime), sessions: say('sessions', facts?.sessions) };
  return { path, title, subtitle, category, because, ...said };
}

function count(wishes: FinderWishes): number {
  const { fitting, unsure } = findTreatments(treatmentIndex(), wishes);
  return fitting.length + unsure.length;
}

/** What would be found without one of the wishes, where that is something; the name of a wish is that of its parameter. */
function widerSearches(query: FinderQuery, wishesOf: (query: FinderQuery) => FinderWishes): WiderSearch[] {
  const set = (['downtime', 'sessions', 'category', 'area', 'concern', 'q'] as const).filter(
    (name) => query[name] !== undefined,
  );
  if (set.length < 2) return [];
  return set
    .map((without) => {
      const wider = { ...query, [without]: undefined };
      return { without, href: finderAddress(wider), count: count(wishesOf(wider)) };
    })
    .filter(({ count: found }) => found > 0);
}

/** What the finder shows for a query. A category that does not exist is taken for "all". */
export function finderPage(query: FinderQuery): FinderAnswer {
  const { categories } = catalogue();
  const index = treatmentIndex();
  const category = query.category === undefined ? undefined : findCategory(categories, query.category);
  const understood: FinderQuery = { ...query, category: category?.value };
  const wishesOf = (asked: FinderQuery): FinderWishes => ({
    ...asked,
    categoryPath: asked.category === undefined ? undefined : category?.path,
  });
  const isAsked = Object.values(understood).some((wish) => wish !== undefined);
  const found = isAsked ? findTreatments(index, wishesOf(understood)) : { fitting: [], unsure: [], isNearest: false };
  const isNothing = isAsked && found.fitting.length + found.unsure.length === 0;
  const concerns = index.entries.map((entry) => entry.concerns);
  const areas = index.entries.map((entry) => entry.bodyAreas);
  return {
    asked: askedBy(understood),
    missed: null,
    isAsked,
    fitting: found.fitting.map(resultOf),
    unsure: found.unsure.map(resultOf),
    isNearest: found.isNearest,
    wider: isNothing ? widerSearches(understood, wishesOf) : [],
    concerns: startingPoints(concerns).map(({ word }) => word),
    areas: startingPoints(areas).map(({ word }) => word),
    categories: categories.map(({ value, displayName, path }) => ({ value, displayName, path: `/services/${path}` })),
    startConcerns: startingPoints(concerns, COMMON_CONCERN),
    startAreas: startingPoints(areas),
    startTimes: SPARE_TIMES.map((time) => ({ time, count: findTreatments(index, { downtime: time }).fitting.length })),
  };
}

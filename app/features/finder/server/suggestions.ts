import { findTreatments } from '../domain/find-treatments.ts';
import { readFinderQuery } from '../domain/finder-query.ts';
import { treatmentIndex } from './treatment-index.ts';

/** As many as can be looked over at a glance, below a field on a phone. */
const SHOWN = 6;

/** What the search of the navigation answers to the words of an address: the best treatments, and how many there are. */
export function suggestions(params: URLSearchParams) {
  const { q } = readFinderQuery(params);
  if (q === undefined) return { total: 0, isNearest: false, results: [] };
  const { fitting, isNearest } = findTreatments(treatmentIndex(), { q });
  const results = fitting.slice(0, SHOWN).map(({ entry: { path, title, category }, because = '' }) => ({
    href: path,
    title,
    category,
    because,
  }));
  return { total: fitting.length, isNearest, results };
}

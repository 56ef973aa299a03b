import type { Fact } from '#app/features/treatments/domain/fact.ts';
import { factLine } from '#app/features/treatments/domain/fact-line.ts';
import { findCategory } from '#app/features/treatments/domain/category.ts';
import { priceOf } from '#app/features/treatments/domain/treatment-page.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { find, type Finding, type Listed } from '../domain/find.ts';
import { type FinderWishes, findTreatments, type Found } from '../domain/find-treatments.ts';
import type { FinderAnswer, Result, WiderSearch } from '../domain/finder-answer.ts';
import { SPARE_TIMES } from '../domain/finder-choices.ts';
import { askedBy, finderAddress, type FinderQuery } from '../domain/finder-query.ts';
import { startingPoints } from '../domain/starting-points.ts';
import { answerView, type ClinicNow } from './answer-view.ts';
import { finderIndex } from './finder-index.ts';
import { treatmentIndex } from './treatment-index.ts';

/** A concern stands on the page to start from when it leads to at least this many treatments. */
const COMMON_CONCERN = 3;

const NOTHING: Finding = { answers: [], listed: [], unsure: [], isNearest: false, meant: undefined };

function say(name: 'downtime' | 'sessions', fact: Fact | undefined): Result['downtime'] {
  if (fact === undefined) return null;
  const { value, note } = factLine(name, fact);
  return { value, note };
}

/** A treatment as the finder shows it. */
function treatmentOf({ entry, because = '', isByQuestion }: Found): Result {
  const { path, title, subtitle = '', category, isOffered } = entry;
  const treatment = catalogue().treatments.get(path.replace('/services/', ''));
  const facts = treatment && 'facts' in treatment ? treatment.facts : undefined;
  const said = { downtime: say('downtime', facts?.downtime), sessions: say('sessions', facts?.sessions) };
  const price = treatment ? (priceOf(treatment)?.said ?? null) : null;
  const known = { kind: 'treatment', price, path, title, subtitle, category, isOffered, minutes: null } as const;
  return { ...known, because, isByQuestion, ...said };
}

function resultOf(line: Listed): Result {
  if (line.kind === 'treatment') return treatmentOf(line);
  const { slug, title, description: subtitle, minutes } = line.post;
  const known = {
    kind: 'post',
    path: `/blog/${slug}`,
    title,
    subtitle,
    category: '',
    isOffered: true,
    minutes,
  } as const;
  return { ...known, because: '', isByQuestion: false, downtime: null, sessions: null, price: null };
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
export function finderPage(query: FinderQuery, now: ClinicNow): FinderAnswer {
  const { categories } = catalogue();
  const index = treatmentIndex();
  const category = query.category === undefined ? undefined : findCategory(categories, query.category);
  const understood: FinderQuery = { ...query, category: category?.value };
  const wishesOf = ({ category: asked, ...rest }: FinderQuery): FinderWishes => ({
    ...rest,
    categoryPath: asked === undefined ? undefined : category?.path,
  });
  const isAsked = Object.values(understood).some((wish) => wish !== undefined);
  const found = isAsked ? find(finderIndex(now.facts.posts), wishesOf(understood)) : NOTHING;
  const isNothing = isAsked && found.answers.length + found.listed.length + found.unsure.length === 0;
  const concerns = index.entries.map((entry) => entry.concerns);
  const areas = index.entries.map((entry) => entry.bodyAreas);
  return {
    asked: askedBy(understood),
    missed: null,
    isAsked,
    answers: found.answers.map((answer) => answerView(answer, now)),
    meant: found.meant ?? '',
    fitting: found.listed.map(resultOf),
    unsure: found.unsure.map(treatmentOf),
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

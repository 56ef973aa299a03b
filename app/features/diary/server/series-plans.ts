import { isRange, type Fact } from '#app/features/treatments/domain/fact.ts';
import { perEdition } from '#app/platform/content/edition.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';

/** A course of sessions as the treatment's own page tells it. */
export interface SeriesPlan {
  /** The treatment as appointments keep it: "hair/prp-therapy". */
  readonly id: string;
  readonly title: string;
  /** The fewest sessions of a course: more are added when they are known to help. */
  readonly sessions: number;
  readonly intervalDays: number;
}

// A month is four weeks, so that a course keeps its day of the week.
const daysOf: Readonly<Record<string, number>> = { days: 1, weeks: 7, months: 28 };

/** The courses of the treatments that have a number of sessions and a time between them, by name. */
export const seriesPlans = perEdition((): readonly SeriesPlan[] =>
  [...catalogue().treatments.entries()]
    .flatMap(([id, { title, facts }]): SeriesPlan[] => {
      const sessions = fewest(facts.sessions);
      const intervalDays = daysBetween(facts.interval);
      if (sessions === undefined || sessions < 2 || intervalDays === undefined) return [];
      return [{ id, title, sessions, intervalDays }];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
);

function fewest(fact: Fact | undefined): number | undefined {
  return fact && isRange(fact) && fact.unit === 'sessions' ? Math.ceil(fact.from) : undefined;
}

function daysBetween(fact: Fact | undefined): number | undefined {
  if (!fact || !isRange(fact)) return undefined;
  const days = daysOf[fact.unit];
  return days === undefined ? undefined : Math.round(fact.from * days);
}

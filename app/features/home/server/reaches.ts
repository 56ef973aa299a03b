import { isRange, sayFact, type RangeFact } from '#app/features/treatments/domain/fact.ts';
import { ENGLISH, type Sayings } from '#app/features/treatments/domain/sayings.ts';
import type { Treatment } from '#app/features/treatments/domain/treatment.ts';
import type { Reach } from '../domain/reach.ts';

/** A treatment whose page says in words how deep it goes. */
interface DepthInWords {
  readonly name: string;
  readonly path: string;
  readonly words: string;
}

function reachOf({ cardTitle, path }: Treatment, depth: RangeFact, sayings: Sayings): Reach {
  const stops = depth.stops ?? [];
  return {
    name: cardTitle,
    path,
    from: depth.from,
    to: depth.to,
    stops: stops.map(Number),
    words: stops.length > 0 ? sayings.each(stops, depth.unit) : sayFact(depth, sayings),
  };
}

/** Every treatment whose file gives its depth in millimetres, shallowest first. */
export function reachesOf(treatments: Iterable<Treatment>, sayings: Sayings = ENGLISH): Reach[] {
  return [...treatments]
    .flatMap((treatment) => {
      const depth = treatment.facts.depth;
      return depth !== undefined && isRange(depth) && depth.unit === 'mm' ? [reachOf(treatment, depth, sayings)] : [];
    })
    .toSorted((a, b) => a.from - b.from || a.to - b.to || a.name.localeCompare(b.name, 'en'));
}

/** The depth of one treatment as its file words it; undefined when there is none or it is given in millimetres. */
export function depthInWords(treatment: Treatment | undefined): DepthInWords | undefined {
  if (treatment === undefined) return undefined;
  const depth = treatment.facts.depth;
  if (depth === undefined || isRange(depth)) return undefined;
  return { name: treatment.cardTitle, path: treatment.path, words: sayFact(depth) };
}

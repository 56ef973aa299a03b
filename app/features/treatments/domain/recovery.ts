import { inDays, sayFact } from './fact.ts';
import { ENGLISH, type Sayings } from './sayings.ts';
import type { RecoveryStep } from './second-edition.ts';

type Span = Pick<RecoveryStep, 'from' | 'to' | 'unit'>;

/** "The first 4 hours", "2 to 7 days", "About 6 weeks": when a stretch of the recovery is, counted from the treatment. */
export function sayWhen({ from, to, unit }: Span, sayings: Sayings = ENGLISH): string {
  if (from > 0) return sayFact({ from, to, unit }, sayings);
  return to === 0 ? sayings.sameDay : sayings.first(to, unit);
}

/** Where something stands on the drawn line, from 0 at its beginning to 100 at its end. */
interface Bar {
  readonly from: number;
  readonly to: number;
}

export interface RecoveryLine {
  readonly bars: readonly Bar[];
  /** Marks of time below the line, far enough from each other to be read on a phone. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
}

const TICKS = [
  { days: 1 / 24, count: 1, unit: 'hours' },
  { days: 0.5, count: 12, unit: 'hours' },
  { days: 1, count: 1, unit: 'days' },
  { days: 3, count: 3, unit: 'days' },
  { days: 7, count: 1, unit: 'weeks' },
  { days: 14, count: 2, unit: 'weeks' },
  { days: 30, count: 1, unit: 'months' },
  { days: 91, count: 3, unit: 'months' },
  { days: 182, count: 6, unit: 'months' },
  { days: 365, count: 1, unit: 'years' },
  { days: 730, count: 2, unit: 'years' },
] as const;

/** Least distance of two labels, in hundredths of the line: the width of "3 months" on the narrowest phone. */
const APART = 26;

/** What begins with the treatment itself is drawn from this share of the first end, because no logarithm reaches zero. */
const BEGINNING = 1 / 6;

/**
 * The steps of a recovery on one line of time. It is logarithmic, as the first days are told by the hour and the last months
 * are not. Needs one step or more that ends after the treatment.
 */
export function recoveryLine(steps: readonly Span[], sayings: Sayings = ENGLISH): RecoveryLine {
  const spans = steps.map(({ from, to, unit }) => inDays({ from, to, unit, basis: [] }) ?? { from: 0, to: 0 });
  const first = Math.min(...spans.map(({ from, to }) => (from > 0 ? from : to * BEGINNING)).filter((days) => days > 0));
  const last = Math.max(...spans.map(({ to }) => to));
  const scale = Math.log(last / first) || 1;
  const at = (days: number): number => (days <= first ? 0 : Math.round((Math.log(days / first) / scale) * 1000) / 10);
  return {
    bars: spans.map(({ from, to }) => ({ from: at(from), to: at(to) })),
    ticks: ticksOf(at, [first, last], sayings),
  };
}

/** The last mark always stands; the others where they are far enough from those after them. */
function ticksOf(
  at: (days: number) => number,
  [first, last]: readonly [number, number],
  sayings: Sayings,
): RecoveryLine['ticks'] {
  const kept: RecoveryLine['ticks'][number][] = [];
  for (const { days, count, unit } of TICKS.filter((tick) => tick.days >= first && tick.days <= last).toReversed()) {
    const next = kept.at(-1)?.at ?? Infinity;
    if (next - at(days) < APART) continue;
    kept.push({ at: at(days), label: sayings.one(String(count), { unit, count, isAbout: false }) });
  }
  return kept.toReversed();
}

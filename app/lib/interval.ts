/** A stretch of time from `start` up to, and without, `end`; both in the same unit (booking uses epoch milliseconds). */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Whether two intervals overlap. Intervals that only touch do not, nor does an empty one. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end && a.start < a.end && b.start < b.end;
}

/** Whether `outer` contains all of `inner`. */
export function contains(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The same moments as sorted, separate, non-empty stretches; touching ones become one. */
export function union(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start);
  const merged: Interval[] = [];
  for (const next of sorted) {
    const last = merged.at(-1);
    if (last && next.start <= last.end) {
      if (next.end > last.end) merged[merged.length - 1] = { start: last.start, end: next.end };
    } else merged.push(next);
  }
  return merged;
}

/** The moments of `from` that lie in none of `taken`, as sorted, separate stretches. */
export function subtract(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const holes = union(taken);
  const left: Interval[] = [];
  let first = 0;
  for (const whole of union(from)) {
    let { start } = whole;
    while (first < holes.length && holes[first]!.end <= start) first += 1;
    for (let i = first; i < holes.length && holes[i]!.start < whole.end; i += 1) {
      const hole = holes[i]!;
      if (hole.start > start) left.push({ start, end: hole.start });
      start = Math.max(start, hole.end);
    }
    if (start < whole.end) left.push({ start, end: whole.end });
  }
  return left;
}

/** The moments that lie in both, as sorted, separate stretches. */
export function intersect(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const left = union(a);
  const right = union(b);
  const shared: Interval[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    const start = Math.max(left[i]!.start, right[j]!.start);
    const end = Math.min(left[i]!.end, right[j]!.end);
    if (start < end) shared.push({ start, end });
    if (left[i]!.end < right[j]!.end) i += 1;
    else j += 1;
  }
  return shared;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** As many minutes as a line of text takes in the diary. */
export const foldedMinutes = 8;
/** A visit this long still shows its name below a folded line. */
const leastBelow = 20;

export interface Placed {
  readonly isFolded: boolean;
  readonly drawnFrom: number;
  readonly drawnTo: number;
  readonly lane: number;
  readonly lanes: number;
}

/**
 * Where the visits of a column are drawn. Who did not come keeps no time: where somebody else or a gap has it now, the
 * missed visit is one line, and what begins with it begins below that line. What still overlaps stands side by side.
 * `visits` and `gaps` by `from`.
 */
export function placedVisits<V extends Span>(
  visits: readonly V[],
  gaps: readonly Span[],
  isMissed: (visit: V) => boolean,
): (V & Placed)[] {
  const others = [...visits.filter((visit) => !isMissed(visit)), ...gaps];
  const lines = visits.filter((visit) => isMissed(visit) && others.some((other) => overlap(visit, other)));
  return inLanes(
    visits.map((visit) => {
      if (lines.includes(visit)) return { ...visit, ...drawn(visit.from, visit.from + foldedMinutes), isFolded: true };
      const isLong = visit.to - visit.from >= leastBelow;
      const from = isLong ? belowLines(visit.from, lines) : visit.from;
      return { ...visit, ...drawn(from, visit.to), isFolded: false };
    }),
  );
}

/** Where something that begins at `from` can be drawn below the folded lines that stand there. */
export function belowLines(from: number, lines: readonly Span[]): number {
  return lines.reduce((at, line) => {
    const ends = line.from + foldedMinutes;
    return line.from <= at && at < ends ? ends : at;
  }, from);
}

function drawn(drawnFrom: number, drawnTo: number) {
  return { drawnFrom, drawnTo };
}

function overlap(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}

/** Puts what overlaps side by side: each gets the first lane that is free when it begins, and knows how many there are. */
function inLanes<T extends { readonly drawnFrom: number; readonly drawnTo: number }>(
  spans: readonly T[],
): (T & { lane: number; lanes: number })[] {
  const placed: (T & { lane: number; lanes: number })[] = [];
  let bunch: (T & { lane: number; lanes: number })[] = [];
  let until = -Infinity;
  const close = (): void => {
    const lanes = Math.max(0, ...bunch.map(({ lane }) => lane)) + 1;
    for (const each of bunch) each.lanes = lanes;
    bunch = [];
  };
  for (const span of spans.toSorted((a, b) => a.drawnFrom - b.drawnFrom)) {
    if (span.drawnFrom >= until) close();
    const busy = new Set(bunch.filter(({ drawnTo }) => drawnTo > span.drawnFrom).map(({ lane }) => lane));
    let lane = 0;
    while (busy.has(lane)) lane += 1;
    const each = { ...span, lane, lanes: 1 };
    bunch.push(each);
    placed.push(each);
    until = Math.max(bunch.length === 1 ? -Infinity : until, span.drawnTo);
  }
  close();
  return placed;
}

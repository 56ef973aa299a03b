/** How deep a treatment works, in mm below the surface. */
export interface Reach {
  readonly name: string;
  readonly path: string;
  readonly from: number;
  readonly to: number;
  /** The only depths it works at, shallow to deep, for a device with set depths; empty when it works all the way. */
  readonly stops: readonly number[];
  /** The same in words: "1.5, 3.0 and 4.5 mm". */
  readonly words: string;
}

/** Depths are compared in tenths of a millimetre, the finest step of the control. */
const tenths = (mm: number): number => Math.round(mm * 10);

/** Whether a treatment works at a depth: anywhere in its range, or for set depths at one of them. */
export function reaches(reach: Reach, depthMm: number): boolean {
  const depth = tenths(depthMm);
  if (reach.stops.length > 0) return reach.stops.some((stop) => tenths(stop) === depth);
  return tenths(reach.from) <= depth && depth <= tenths(reach.to);
}

/** Where a treatment works next to a depth, in mm: the depth itself when it reaches it. */
export function nearestDepth(reach: Reach, depthMm: number): number {
  const distance = (mm: number): number => Math.abs(mm - depthMm);
  if (reach.stops.length > 0)
    return reach.stops.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best));
  return Math.min(Math.max(depthMm, reach.from), reach.to);
}

/** The treatment that works nearest to a depth, the first of the list when two are equally near; undefined for an empty list. */
export function nearestReach(
  all: readonly Reach[],
  depthMm: number,
): { readonly reach: Reach; readonly depthMm: number } | undefined {
  const [nearest] = all
    .map((reach) => ({ reach, depthMm: nearestDepth(reach, depthMm) }))
    .toSorted((a, b) => Math.abs(a.depthMm - depthMm) - Math.abs(b.depthMm - depthMm));
  return nearest;
}

/** Treatments that work at the same depths, together; groups and treatments in the order given. */
export function byReach(all: readonly Reach[]): readonly (readonly [Reach, ...Reach[]])[] {
  const groups = new Map<string, [Reach, ...Reach[]]>();
  for (const reach of all) {
    const key = [reach.from, reach.to, ...reach.stops].join(' ');
    const group = groups.get(key);
    if (group) group.push(reach);
    else groups.set(key, [reach]);
  }
  return [...groups.values()];
}

/** In the middle of the dermis, where most of what a clinic does to skin happens. */
const USUAL_DEPTH_MM = 1.5;

/** Where the control stands at first: at the usual depth, or as near to it as something works. */
export function firstDepth(all: readonly Reach[]): number {
  return nearestReach(all, USUAL_DEPTH_MM)?.depthMm ?? USUAL_DEPTH_MM;
}

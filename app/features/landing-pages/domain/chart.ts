import type { Coordinates } from './distance.ts';

/** A place on the chart: kilometres east and south of the clinic. */
export interface ChartPoint {
  readonly slug: string;
  readonly east: number;
  readonly south: number;
}

/** Places round the clinic, drawn to one scale in kilometres. */
export interface Chart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly points: readonly ChartPoint[];
  /** Radii of circles round the clinic, in kilometres. */
  readonly rings: readonly number[];
}

const KM_PER_DEGREE = 111.195;
/** Room at the edges for dots and names. */
const MARGIN_KM = 70;
const RING_KM = 100;
/** A chart is never smaller, so that names keep their size where few places are near. */
const SMALLEST_KM = { width: 440, height: 260 } as const;

function widened(from: number, to: number, least: number): [number, number] {
  const more = Math.max(0, Math.ceil((least - (to - from)) / 2));
  return [from - more, to + more];
}

/** Places as a flat map round `centre` (equirectangular, true to scale at the clinic; a few per cent off at 500 km). */
export function chartOf(
  centre: Coordinates,
  places: readonly { readonly slug: string; readonly coordinates: Coordinates }[],
): Chart {
  const perDegreeEast = KM_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180);
  const points = places.map(({ slug, coordinates }) => ({
    slug,
    east: Math.round((coordinates.longitude - centre.longitude) * perDegreeEast),
    south: Math.round((centre.latitude - coordinates.latitude) * KM_PER_DEGREE),
  }));
  const easts = [0, ...points.map(({ east }) => east)];
  const souths = [0, ...points.map(({ south }) => south)];
  const [left, right] = widened(Math.min(...easts) - MARGIN_KM, Math.max(...easts) + MARGIN_KM, SMALLEST_KM.width);
  const [top, bottom] = widened(Math.min(...souths) - MARGIN_KM, Math.max(...souths) + MARGIN_KM, SMALLEST_KM.height);
  const furthest = Math.max(...points.map(({ east, south }) => Math.hypot(east, south)), 0);
  return {
    left,
    top,
    width: right - left,
    height: bottom - top,
    points,
    rings: Array.from({ length: Math.floor(furthest / RING_KM) }, (_, index) => (index + 1) * RING_KM),
  };
}

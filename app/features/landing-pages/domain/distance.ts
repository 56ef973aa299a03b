/** A place on the earth, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth in kilometres (IUGG). */
const RADIUS_KM = 6371.009;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres in a straight line over the surface (haversine formula). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const height = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const width = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * width;
  return 2 * RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A distance as precisely as town centres allow: whole kilometres below 20, fives below 200, tens above. */
export function roundedKm(km: number): number {
  const step = km < 20 ? 1 : km < 200 ? 5 : 10;
  return Math.round(km / step) * step;
}

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
export type CompassPoint = (typeof POINTS)[number];

/** Degrees clockwise from north in which `to` lies, seen from `from`: 0 up to, not including, 360. */
export function bearing(from: Coordinates, to: Coordinates): number {
  const turn = radians(to.longitude - from.longitude);
  const east = Math.sin(turn) * Math.cos(radians(to.latitude));
  const north =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(turn);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** The nearest of eight compass points: 44 degrees is "north-east". */
export function compassPoint(degrees: number): CompassPoint {
  return POINTS[Math.round(degrees / 45) % POINTS.length] ?? 'north';
}

/** The `count` places nearest to `from`, nearest first; itself left out, ties by name. */
export function nearest<T extends { readonly slug: string; readonly coordinates: Coordinates }>(
  from: T,
  places: Iterable<T>,
  count: number,
): { place: T; km: number }[] {
  return [...places]
    .filter(({ slug }) => slug !== from.slug)
    .map((place) => ({ place, km: distanceKm(from.coordinates, place.coordinates) }))
    .toSorted((a, b) => a.km - b.km || a.place.slug.localeCompare(b.place.slug, 'en'))
    .slice(0, count);
}

import type { Point } from './path.ts';

/** Points that keep a distance from each other, inside a region. */
export function scatter(
  count: number,
  distance: number,
  pick: () => Point,
  free: (point: Point) => boolean = () => true,
): Point[] {
  const placed: Point[] = [];
  for (let tries = 0; tries < count * 80 && placed.length < count; tries += 1) {
    const point = pick();
    if (free(point) && placed.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) > distance)) placed.push(point);
  }
  return placed;
}

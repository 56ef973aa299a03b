import { type Point, smooth } from './path.ts';
import { seeded } from './random.ts';

/** Curves that lie between two guides of as many points, as combed hair lies between its edges; a little uneven. */
export function strandsBetween(
  first: readonly Point[],
  last: readonly Point[],
  o: { count: number; seed: number; uneven?: number },
): string {
  const random = seeded(o.seed);
  const uneven = o.uneven ?? 2;
  return Array.from({ length: o.count }, (_, index) => {
    const t = (index + 0.5 + random(-0.3, 0.3)) / o.count;
    return smooth(
      first.map(([x, y], at): Point => {
        const [endX, endY] = last[at] ?? [x, y];
        return [x + (endX - x) * t + random(-uneven, uneven), y + (endY - y) * t + random(-uneven, uneven)];
      }),
    );
  }).join('');
}

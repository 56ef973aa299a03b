import { nums } from './path.ts';
import type { Pen } from './pen.ts';
import { seeded } from './random.ts';
import { path } from './svg.ts';

/** Where hair stands and how it lies; the parting runs up x = 0 and both sides mirror each other only in kind. */
export interface ThinHair {
  readonly seed: number;
  readonly top: number;
  readonly bottom: number;
  /** Half the width of the bare parting at a height, and how far to the side the thin hair reaches. */
  readonly bareTo: (y: number) => number;
  readonly thinTo: (y: number) => number;
  /** Hairs for every 100 square units in the middle of the zone; towards its edge they close up. */
  readonly density: number;
  /** Degrees below the horizontal, outwards. */
  readonly lie: (x: number, y: number) => number;
  readonly length: number;
  /** Height between two rows of roots. */
  readonly row: number;
  readonly width: number;
}

/** Single hairs lying on bare skin: sparse in the middle, dense at the edge, so that the zone has no rim. */
export function thinHair(pen: Pen, o: ThinHair): string {
  const random = seeded(o.seed);
  const hairs: string[] = [];
  const lay = (s: 1 | -1, x: number, y: number): void => {
    const angle = ((o.lie(x, y) + random(-5, 5)) * Math.PI) / 180;
    const length = o.length * random(0.75, 1.1);
    const [dx, dy] = [Math.cos(angle) * length * s, Math.sin(angle) * length];
    const whole = [s * x, y, dx * 0.55, dy * 0.25, dx, dy].map(Math.round);
    hairs.push(`M${nums(...whole.slice(0, 2))}q${nums(...whole.slice(2))}`);
  };
  const row = o.row;
  for (let y = o.top; y < o.bottom; y += row) {
    for (const s of [1, -1] as const) {
      const [from, to] = [o.bareTo(y), o.thinTo(y)];
      if (to <= from) continue;
      const inner = (o.density / 100) * (to - from) * row;
      const count = Math.floor(inner + random(0, 1));
      for (let index = 0; index < count; index += 1) lay(s, from + (to - from) * random(0, 0.9), y + random(-1, 1));
      for (const reach of [0.66, 0.86]) lay(s, from + (to - from) * random(reach, 1), y);
    }
  }
  return path(hairs.join(''), pen.stroke('hair', o.width));
}

/** A closed zone around the parting, as wide to each side as `half` says at each height. */
export function zoneAround(top: number, bottom: number, half: (y: number) => number): string {
  const count = 9;
  const side = (s: 1 | -1): string[] =>
    Array.from({ length: count + 1 }, (_, index) => {
      const y = top + ((bottom - top) * index) / count;
      return nums(s * half(y), y);
    });
  return `M${side(1).join('L')}L${side(-1).toReversed().join('L')}Z`;
}

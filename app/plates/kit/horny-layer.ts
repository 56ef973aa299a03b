import type { Colour } from './palette.ts';
import { FINE, type Pen } from './pen.ts';
import { nums } from './path.ts';
import { seeded } from './random.ts';
import { path } from './svg.ts';

/**
 * The wall of the skin, far enlarged: rows of flat, interlocked horny cells from (0, top), `rows` of them.
 * `gaps` are places where the wall leaks: cells near them are missing or shrunken.
 */
export function hornyLayer(
  pen: Pen,
  o: {
    top: number;
    width: number;
    rows: number;
    cell: number;
    height: number;
    seed: number;
    colour: Colour;
    gaps?: readonly { x: number; half: number }[];
  },
): string {
  const random = seeded(o.seed);
  let d = '';
  for (let row = 0; row < o.rows; row += 1) {
    for (let x = -o.cell * (row % 2 ? 1 : 0.5); x < o.width; x += o.cell) {
      const middle = x + o.cell / 2;
      if (o.gaps?.some((gap) => Math.abs(gap.x + (row % 2 ? 6 : -6) - middle) < gap.half)) continue;
      const y = o.top + row * o.height + random(-1, 1);
      const [w, h] = [o.cell - 3 - random(0, 2), o.height - 3];
      d += `M${nums(x, y + h / 2)}q${nums(w * 0.1, -h / 2, w * 0.3, -h / 2)}h${nums(w * 0.4)}q${nums(w * 0.2, 0, w * 0.3, h / 2)}q${nums(-w * 0.1, h / 2, -w * 0.3, h / 2)}h${nums(-w * 0.4)}q${nums(-w * 0.2, 0, -w * 0.3, -h / 2)}z`;
    }
  }
  return path(d, pen.both(o.colour, 'line', FINE));
}

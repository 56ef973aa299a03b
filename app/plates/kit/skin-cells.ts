import type { Colour } from './palette.ts';
import type { Pen } from './pen.ts';
import { type Curve, nums } from './path.ts';
import { seeded } from './random.ts';
import { path } from './svg.ts';

/** A rounded cell between four corners, a little smaller than its place. */
function cell(left: number, right: number, upper: Curve, lower: Curve, gap: number): string {
  const [a, b] = [left + gap, right - gap];
  const middle = (a + b) / 2;
  const [topA, topM, topB] = [upper(a) + gap, upper(middle) + gap, upper(b) + gap];
  const [lowA, lowM, lowB] = [lower(a) - gap, lower(middle) - gap, lower(b) - gap];
  return `M${nums(middle, topM)}Q${nums(b, topB, b, (topB + lowB) / 2)}Q${nums(b, lowB, middle, lowM)}Q${nums(a, lowA, a, (topA + lowA) / 2)}Q${nums(a, topA, middle, topM)}z`;
}

/**
 * The living cells of the epidermis much enlarged, in rows between its surface and its lower border: upright at the
 * bottom, flatter towards the top. `flat` is the share of the height taken by a row, from the top down.
 */
export function skinCells(
  pen: Pen,
  o: {
    left: number;
    right: number;
    top: Curve;
    bottom: Curve;
    rows: readonly { share: number; width: number }[];
    fill: Colour;
    line: Colour;
    nucleus: Colour;
    seed: number;
  },
): string {
  const random = seeded(o.seed);
  const total = o.rows.reduce((sum, { share }) => sum + share, 0);
  const level =
    (part: number): Curve =>
    (x) =>
      o.top(x) + (o.bottom(x) - o.top(x)) * (part / total);
  let done = 0;
  let cells = '';
  let nuclei = '';
  for (const { share, width } of o.rows) {
    const [upper, lower] = [level(done), level(done + share)];
    let x = o.left - width * random(0.1, 0.9);
    while (x < o.right) {
      const next = x + width * random(0.85, 1.15);
      cells += cell(x, next, upper, lower, 1.4);
      const middle = (x + next) / 2;
      const [y, tall] = [(upper(middle) + lower(middle)) / 2, lower(middle) - upper(middle)];
      const [rx, ry] = [width * 0.17, Math.min(tall * 0.24, width * 0.24)];
      nuclei += `M${nums(middle - rx, y)}q${nums(0, -ry, rx, -ry)}t${nums(rx, ry)}q${nums(0, ry, -rx, ry)}t${nums(-rx, -ry)}z`;
      x = next;
    }
    done += share;
  }
  return path(cells, pen.both(o.fill, o.line, 1)) + path(nuclei, `${pen.fill(o.nucleus)} opacity=".7"`);
}

import { labels } from '../kit/labels.ts';
import { nums, type Point } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { seeded } from '../kit/random.ts';
import { arrow } from '../kit/arrow.ts';
import { backOfHead } from '../kit/scalp-views.ts';
import { scatter } from '../kit/scatter.ts';
import { circle, ellipse, group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const DONOR =
  'M-106 196C-60 176 60 176 106 196C110 228 102 262 90 286C50 302 -50 302 -90 286C-102 262 -110 228 -106 196Z';
const CROWN = 'M0 52C44 52 72 76 72 108C72 142 42 162 0 162C-42 162 -72 142 -72 108C-72 76 -44 52 0 52Z';

/** The thin place at the crown: skin with the few hairs that stay. */
function thinCrown(pen: Pen): string {
  const random = seeded(7);
  const hairs = scatter(
    64,
    9,
    (): Point => [random(-60, 60), random(60, 154)],
    ([x, y]) => (x / 60) ** 2 + ((y - 107) / 46) ** 2 < 1,
  );
  return [
    path(CROWN, pen.fill('tone-3')),
    ellipse(0, 108, 44, 30, `${pen.fill('tone-2')} opacity=".6"`),
    path(hairs.map(([x, y]) => `M${nums(x, y)}q${nums(x * 0.05, 6, x * 0.16, 13)}`).join(''), pen.stroke('hair', 1.2)),
    path(CROWN, `${pen.stroke('plum', 3)} stroke-dasharray="9 8"`),
  ].join('');
}

/** A ruler of the kind that is held to a scalp. */
function ruler(pen: Pen): string {
  const marks = Array.from({ length: 21 }, (_, index) => `M${nums(index * 9)} 0V${index % 5 === 0 ? 14 : 8}`);
  return path('M-8 0H190V26H-8Z', pen.both('paper', 'line', 1.5)) + path(marks.join(''), pen.stroke('line', 1));
}

export const transplantPlan = definePlate({
  title:
    'The back of a head with a thin crown and the hair-bearing band below it, both marked with dashed lines for planning, and a ruler',
  caption:
    'A plan before anything is cut. *a* the store at the back of the head, which does not refill, *b* the place to be covered, measured, *c* the way the hair is to go.',
  ...COVER,
  card: { x: 0, y: 70, width: 560, height: 420 },
  preview: { x: 0, y: 130, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(53);
    const counted = scatter(
      120,
      10,
      (): Point => [random(-100, 100), random(188, 294)],
      ([x, y]) => Math.abs(x) < 100 - (y - 190) * 0.14 && y > 192 + Math.abs(x) * 0.06 && y < 290,
    );
    return [
      group(
        'transform="translate(280 38)scale(1.36)"',
        backOfHead(pen, 3, 'hair', 'tone-4'),
        thinCrown(pen),
        path(DONOR, `${pen.fill('turmeric')} opacity=".22"`),
        group(pen.fill('tone-2'), ...counted.map(([x, y]) => circle(x, y, 1.5))),
        path(DONOR, `${pen.stroke('turmeric', 2.6)} stroke-dasharray="9 8"`),
        arrow(pen, [
          [-118, 250],
          [-158, 190],
          [-150, 120],
          [-90, 92],
        ]),
      ),
      group('transform="translate(186 22)"', ruler(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [510, 470], to: [384, 372] },
        { letter: 'b', at: [500, 96], to: [352, 152] },
        { letter: 'c', at: [32, 142], to: [76, 216] },
      ]),
    ].join('');
  },
});

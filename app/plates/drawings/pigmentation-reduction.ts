import { labels } from '../kit/labels.ts';
import { band, type Curve, nums, type Point, sample, smooth } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { skinCells } from '../kit/skin-cells.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const surfaceAt: Curve = (x) => 128 + Math.sin(x / 70) * 5;
/** The lower border of the top layer, with its pegs. */
const borderAt: Curve = (x) => 366 + Math.sin(x / 42 + 0.6) * 30;

/** A cell that makes colour, at the border, with its arms between the other cells. */
function pigmentCell(pen: Pen, x: number): string {
  return place(
    x,
    borderAt(x) - 20,
    0,
    path(
      'M-16 12C-22 0 -18 -8 -28 -34C-20 -26 -12 -20 -9 -12C-8 -30 -6 -48 -14 -74C-2 -56 0 -34 1 -14C6 -30 12 -44 24 -66C20 -44 14 -26 10 -10C18 -18 26 -24 38 -28C28 -16 20 -4 17 10C10 22 -8 22 -16 12Z',
      pen.both('tone-5', 'line', 1.1),
    ),
    circle(0, 6, 6, pen.both('tone-3', 'line', 0.9)),
  );
}

/** A cell of the deeper layer that has swallowed grains which dropped down. */
function swallower(pen: Pen, [x, y]: Point, turn: number): string {
  const grains: readonly Point[] = [
    [-22, -3],
    [-14, 7],
    [-12, -9],
    [-3, 10],
    [16, 8],
    [22, -1],
    [18, -10],
    [-28, 5],
  ];
  return place(
    x,
    y,
    turn,
    path(
      'M-40 2C-42 -12 -26 -18 -12 -18C0 -24 18 -22 28 -14C42 -14 46 0 36 8C34 18 14 22 0 18C-14 24 -38 16 -40 2Z',
      pen.both('papillary', 'line', 1.2),
    ),
    circle(4, -3, 7, pen.both('lilac', 'line', 0.9)),
    ...grains.map(([dx, dy]) => circle(dx, dy, 3.4, pen.both('tone-5', 'line', 0.7))),
  );
}

export const pigmentationReduction = definePlate({
  title:
    'A cut through brown skin with grains of pigment in the top layer and deeper down, and light aimed at one depth',
  caption:
    'The top layer of the skin, much enlarged. *a* extra grains of colour high up, where *b* the light is aimed, *c* grains that have dropped deeper and look grey, *d* a cell that makes colour.',
  ...COVER,
  card: { x: 0, y: 90, width: 560, height: 420 },
  preview: { x: 0, y: 160, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(27);
    const high = scatter(
      84,
      10.5,
      (): Point => [random(150, 390), random(176, 330)],
      ([x, y]) => ((x - 270) / 118) ** 2 + ((y - 256) / 78) ** 2 < 1 && y < borderAt(x) - 26,
    );
    const sparse = scatter(
      40,
      20,
      (): Point => [random(6, 554), random(250, 380)],
      ([x, y]) => y < borderAt(x) - 14 && (x < 140 || x > 400),
    );
    const fibres = Array.from({ length: 26 }, () => {
      const [x, y] = [random(-40, 540), random(430, 610)];
      return `M${nums(x, y)}q${nums(24, random(-14, 6), 50, random(-4, 4))}t${nums(54, random(-8, 8))}`;
    });
    const flakes = Array.from({ length: 4 }, (_, row) =>
      smooth(sample((x) => surfaceAt(x) + 5 + row * 6.5 + Math.sin(x / 23 + row * 2) * 1.6, -8, 568, 24)),
    );
    const loops = [86, 480].map(
      (x) =>
        `M${nums(x - 10, 620)}C${nums(x - 14, 520, x - 16, 440, x - 6, borderAt(x) + 48)}C${nums(x - 2, borderAt(x) + 34, x + 8, borderAt(x) + 34, x + 12, borderAt(x) + 50)}C${nums(x + 20, 450, x + 16, 530, x + 14, 620)}`,
    );
    return [
      path(
        band(surfaceAt, () => 618, -8, 568, 28),
        pen.fill('papillary'),
      ),
      path(fibres.join(''), pen.stroke('collagen', 2.4)),
      path(loops.join(''), pen.stroke('line', 9)),
      path(loops.join(''), pen.stroke('artery', 6.8)),
      path(band(surfaceAt, borderAt, -8, 568, 14), pen.both('tone-3', 'line', 1.6)),
      skinCells(pen, {
        left: -4,
        right: 564,
        top: (x) => surfaceAt(x) + 30,
        bottom: (x) => borderAt(x) - 2,
        rows: [
          { share: 18, width: 62 },
          { share: 24, width: 54 },
          { share: 32, width: 47 },
          { share: 36, width: 42 },
          { share: 38, width: 36 },
          { share: 46, width: 28 },
        ],
        fill: 'tone-2',
        line: 'tone-4',
        nucleus: 'tone-3',
        seed: 3,
      }),
      path(flakes.join(''), pen.stroke('tone-4', 1.1)),
      [58, 196, 352, 500].map((x) => pigmentCell(pen, x)).join(''),
      group(pen.both('tone-5', 'line', 0.6), ...sparse.map(([x, y]) => circle(x, y, 2.8))),
      path('M160 -10H380V246Q380 340 270 340Q160 340 160 246Z', `${pen.fill('orange')} opacity=".3"`),
      group(pen.both('tone-5', 'line', 0.7), ...high.map(([x, y]) => circle(x, y, random(3.4, 5)))),
      path('M200 -10V150M270 -10V130M340 -10V150', `${pen.stroke('beam', 2)} stroke-dasharray="10 8"`),
      path('M192 138L200 152L208 138M262 118L270 132L278 118M332 138L340 152L348 138', pen.stroke('beam', 2)),
      swallower(pen, [150, 474], -12),
      swallower(pen, [318, 520], 8),
      swallower(pen, [410, 452], 16),
      swallower(pen, [236, 572], -6),
      path(smooth(sample(surfaceAt, -8, 568, 28)), pen.stroke('line', 1.9)),
      labels(pen, 26, [
        { letter: 'a', at: [462, 196], to: [346, 246], disc: 'paper' },
        { letter: 'b', at: [452, 52], to: [364, 70] },
        { letter: 'c', at: [436, 570], to: [420, 466], disc: 'paper' },
        { letter: 'd', at: [32, 462], to: [60, 366], disc: 'paper' },
      ]),
    ].join('');
  },
});

import { labels } from '../kit/labels.ts';
import { band, type Curve, nums, type Point, sample, smooth } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { skinCells } from '../kit/skin-cells.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const surfaceAt: Curve = (x) => 300 + Math.sin(x / 66) * 6;
const borderAt: Curve = (x) => 502 + Math.sin(x / 40 + 0.4) * 24;
const filmAt: Curve = (x) => surfaceAt(x) - 30 - Math.sin(x / 34) * 3;

/** Where the film without pigment ends and the tinted one begins. */
const MIDDLE = 280;

/** A cell that makes colour; `awake` it is larger, and its arms are full. */
function colourCell(pen: Pen, x: number, awake: boolean): string {
  const scale = awake ? 1 : 0.72;
  return place(
    x,
    borderAt(x) - 16,
    0,
    group(
      `transform="scale(${scale})"`,
      path(
        'M-16 12C-22 0 -18 -8 -28 -34C-20 -26 -12 -20 -9 -12C-8 -30 -6 -48 -14 -74C-2 -56 0 -34 1 -14C6 -30 12 -44 24 -66C20 -44 14 -26 10 -10C18 -18 26 -24 38 -28C28 -16 20 -4 17 10C10 22 -8 22 -16 12Z',
        pen.both('tone-5', 'line', 1.3),
      ),
      circle(0, 6, 6, pen.both(awake ? 'tone-2' : 'tone-3', 'line', 0.9)),
    ),
  );
}

/** A closed shape with straight sides. */
const outline = (points: readonly Point[]): string => `M${points.map(([x, y]) => nums(x, y)).join('L')}Z`;

/** A ray from above to a depth, with its head where it ends. */
const ray = (x: number, from: number, to: number): string =>
  `M${nums(x, from)}V${nums(to - 3)}M${nums(x - 8, to - 14)}L${nums(x, to)}L${nums(x + 8, to - 14)}`;

export const tintedSunscreen = definePlate({
  title:
    'A cut through the top of brown skin under two films of sunscreen: ultraviolet light ends in both, visible light passes the clear one and ends in the tinted one',
  caption:
    'The top layer of brown skin, much enlarged, under two sunscreens. *a* ultraviolet light, held back by both, *b* visible light, which passes the clear film and wakes *c* the cells that make colour, *d* a tint, which holds much of it back.',
  ...COVER,
  card: { x: 0, y: 150, width: 560, height: 420 },
  preview: { x: 0, y: 190, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(31);
    const pigment = scatter(
      120,
      9,
      (): Point => [random(MIDDLE + 6, 556), random(264, 306)],
      ([x, y]) => y > filmAt(x) + 6 && y < surfaceAt(x) - 5,
    );
    const grains = scatter(
      70,
      10,
      (): Point => [random(8, MIDDLE - 14), random(372, 476)],
      ([x, y]) => y < borderAt(x) - 34,
    );
    const fibres = Array.from({ length: 14 }, () => {
      const [x, y] = [random(-40, 540), random(552, 612)];
      return `M${nums(x, y)}q${nums(24, random(-12, 6), 50, random(-4, 4))}t${nums(54, random(-8, 8))}`;
    });
    const clear = [...sample(filmAt, -8, MIDDLE, 24), ...sample(surfaceAt, -8, MIDDLE, 24).toReversed()];
    const tinted = [...sample(filmAt, MIDDLE, 568, 24), ...sample(surfaceAt, MIDDLE, 568, 24).toReversed()];
    return [
      path(
        band(surfaceAt, () => 618, -8, 568, 28),
        pen.fill('papillary'),
      ),
      path(fibres.join(''), pen.stroke('collagen', 2.4)),
      path(band(surfaceAt, borderAt, -8, 568, 14), pen.both('tone-3', 'line', 1.6)),
      skinCells(pen, {
        left: -4,
        right: 564,
        top: (x) => surfaceAt(x) + 26,
        bottom: (x) => borderAt(x) - 2,
        rows: [
          { share: 18, width: 62 },
          { share: 26, width: 54 },
          { share: 32, width: 46 },
          { share: 36, width: 40 },
          { share: 44, width: 30 },
        ],
        fill: 'tone-2',
        line: 'tone-4',
        nucleus: 'tone-3',
        seed: 9,
      }),
      path(
        [0, 1, 2]
          .map((row) =>
            smooth(sample((x) => surfaceAt(x) + 6 + row * 7 + Math.sin(x / 21 + row * 2) * 1.6, -8, 568, 24)),
          )
          .join(''),
        pen.stroke('tone-4', 1.1),
      ),
      [60, 150, 236].map((x) => colourCell(pen, x, true)).join(''),
      [336, 424, 512].map((x) => colourCell(pen, x, false)).join(''),
      group(pen.both('tone-5', 'line', 0.6), ...grains.map(([x, y]) => circle(x, y, random(2.6, 4)))),
      path(outline(clear), `${pen.fill('serum')} opacity=".85"`),
      path(outline(tinted), pen.fill('tone-2')),
      group(pen.fill('tone-5'), ...pigment.map(([x, y]) => circle(x, y, random(1.6, 3)))),
      path(smooth(sample(filmAt, -8, 568, 28)), pen.stroke('line', 1.5)),
      path(`M${MIDDLE} ${nums(filmAt(MIDDLE))}V${nums(surfaceAt(MIDDLE))}`, pen.stroke('line', 1.5)),
      path([40, 108, 176, 244].map((x) => ray(x, -10, 268)).join(''), pen.stroke('plum-light', 3)),
      path([318, 386, 454, 522].map((x) => ray(x, -10, 268)).join(''), pen.stroke('plum-light', 3)),
      path([74, 142, 210].map((x) => ray(x, -10, borderAt(x) - 84)).join(''), pen.stroke('orange', 3.4)),
      path([352, 420, 488].map((x) => ray(x, -10, 276)).join(''), pen.stroke('orange', 3.4)),
      path(smooth(sample(surfaceAt, -8, 568, 28)), pen.stroke('line', 1.9)),
      labels(pen, 26, [
        { letter: 'a', at: [268, 60], to: [246, 120], disc: 'paper' },
        { letter: 'b', at: [20, 150], to: [72, 190], disc: 'paper' },
        { letter: 'c', at: [106, 574], to: [148, 494], disc: 'paper' },
        { letter: 'd', at: [500, 350], to: [478, 288], disc: 'paper' },
      ]),
    ].join('');
  },
});

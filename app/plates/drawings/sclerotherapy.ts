import { needle, syringe } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import { type Curve, type Point, band, num, nums, pointsOf, sample, smooth } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const MM = 104;
const SURFACE = 316;
/** The middle of the vein, about a millimetre below the surface. */
const middle: Curve = (x) => SURFACE + 1.16 * MM + Math.sin(x / 95) * 6;
/** Half the width of the channel: open up to the needle, held wide by the foam, shut beyond it. */
const half: Curve = (x) => {
  const shut = 1 / (1 + Math.exp((x - 452) / 13));
  return 2.2 + 35 * shut;
};

const THREADS = [
  '300 190, 328 206, 352 200, 384 214, 420 206, 452 222',
  '352 200, 366 180, 392 170, 408 152',
  '384 214, 396 236, 424 246, 440 268',
  '420 206, 446 190, 476 192, 506 174',
  '446 190, 452 166, 470 150',
  '328 206, 320 232, 334 256, 326 278',
  '452 222, 482 232, 500 256, 530 262',
  '366 180, 350 160, 330 152',
  '482 232, 512 222, 540 228',
];

/** The far outline of the leg. */
const horizon: Curve = (x) => 118 - Math.sin(((x + 40) / 640) * Math.PI) * 26;

export const sclerotherapy = definePlate({
  title: 'A fine needle entering a small blue vein in a brown leg, foam in the vein, and its wall closing beyond',
  caption:
    'Skin of a leg, cut through. *a* thread veins on the surface, *b* a fine needle in a small vein, *c* foam, *d* the wall sticks together.',
  ...COVER,
  card: { x: 0, y: 130, width: 560, height: 420 },
  preview: { x: 0, y: 220, width: 560, height: 294 },
  paint: (pen) => {
    const skin = skinSection(pen, {
      name: 'sc',
      left: 0,
      right: 560,
      surface: SURFACE,
      bottom: 610,
      mm: MM,
      seed: 51,
      phototype: 4,
      waveMm: 0.025,
      dermisMm: 1.7,
      lobule: 36,
    });
    const wall = (by: number): string =>
      band(
        (x) => middle(x) - half(x) - by,
        (x) => middle(x) + half(x) + by,
        -10,
        570,
        14,
      );
    const random = seeded(33);
    const cells = scatter(
      30,
      17,
      () => [random(-6, 268), random(380, 500)],
      ([x, y]) => Math.abs(y - middle(x)) < 28 && !(x > 196 && y < middle(x) - 2),
    );
    const foam = scatter(
      120,
      9.5,
      () => [random(282, 462), random(380, 500)],
      ([x, y]) => Math.abs(y - middle(x)) < half(x) - 5 && (x > 318 || Math.abs(y - middle(x)) < x - 284),
    );
    const tip: Point = [300, middle(300) - 2];
    const turn = -54;
    const depthMm = 1.95;
    return [
      path(`${smooth(sample(horizon, -8, 568, 48))}V${SURFACE + 20}H-8Z`, pen.both('tone-4', 'line', 1.8)),
      path(THREADS.map((line) => smooth(pointsOf(line))).join(''), pen.stroke('vein', 3.4)),
      path(
        THREADS.slice(0, 5)
          .map((line) => smooth(pointsOf(line)))
          .join(''),
        `${pen.stroke('plum-light', 1)} opacity=".9"`,
      ),
      skin.inside(
        skin.dermis,
        skin.fat,
        path(wall(9), pen.both('vein', 'line', 1.8)),
        path(wall(0), pen.both('papillary', 'line', 1)),
        path(smooth(sample((x) => middle(x), 470, 570, 12)), pen.stroke('line', 1.6)),
        group(
          `${pen.both('artery', 'line', 0.7)} fill-opacity=".9"`,
          ...cells.map(
            ([x, y]) => `<ellipse rx="8" ry="5" transform="translate(${nums(x, y)})rotate(${num(random(-40, 40))})"/>`,
          ),
        ),
        group(pen.both('serum', 'line', 0.7), ...foam.map(([x, y]) => circle(x, y, random(3.2, 5.4)))),
        skin.epidermis,
      ),
      skin.outline,
      place(
        tip[0],
        tip[1],
        turn,
        place(
          0,
          -depthMm * MM,
          0,
          needle(pen, { mm: MM, depthMm, gaugeMm: 0.11, lengthMm: 0.55 }),
          syringe(pen, { from: 54, scale: 1.7, fluid: 'serum', length: 170 }),
        ),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [500, 60], to: [452, 186] },
        { letter: 'b', at: [150, 540], to: [258, 408], disc: 'paper' },
        { letter: 'c', at: [330, 550], to: [376, 448], disc: 'paper' },
        { letter: 'd', at: [506, 532], to: [508, 438], disc: 'paper' },
      ]),
    ].join('');
  },
});

import { labels } from '../kit/labels.ts';
import { type Curve, band, num, sample, smooth } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { skinSection } from '../kit/skin.ts';
import { group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import type { Pen } from '../kit/pen.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** A soft flat brush, its bristles bent at the origin as it is drawn to the right, its handle upwards. */
function brush(pen: Pen): string {
  const bristles = Array.from({ length: 15 }, (_, index) => {
    const x = -30 + (index * 60) / 14;
    return `M${num(x)} -132C${num(x * 1.3)} -84 ${num(x * 1.15 - 6)} -40 ${num(x * 0.85 - 26 + Math.abs(x) * 0.1)} ${num(-6 - index * 1.4)}`;
  }).join('');
  return [
    path('M-34 -136C-48 -84 -50 -30 -56 0C-34 8 -8 -8 16 -30C36 -64 46 -96 34 -136Z', pen.both('sand', 'line', 1.8)),
    path(
      'M-51 -36C-53 -22 -54 -10 -56 0C-34 8 -8 -8 16 -30C22 -40 26 -50 30 -60C0 -44 -28 -36 -51 -36Z',
      pen.fill('serum'),
    ),
    path(bristles, pen.stroke('soft', 0.9)),
    path('M-37 -132H37L31 -206H-31Z', pen.both('steel', 'line', 1.8)),
    path('M-36 -146H36M-33 -190H33', pen.stroke('line', 1)),
    path(
      'M-28 -206H28C24 -260 18 -290 20 -340C22 -420 14 -480 0 -490C-14 -480 -22 -420 -20 -340C-18 -290 -24 -260 -28 -206Z',
      pen.both('plum', 'line', 1.8),
    ),
    path('M-10 -226C-8 -270 -6 -300 -8 -400', pen.stroke('plum-light', 2.4)),
  ].join('');
}

/** The surface under the brush. */
const surface: Curve = (x) => 424 + Math.sin(x / 120 + 1) * 7 + Math.sin(x / 44) * 2.4;

export const chemicalPeels = definePlate({
  title: 'A cut through brown skin while a brush spreads a clear liquid, with the uppermost layer loosening behind it',
  caption:
    'A peel. *a* a brush spreads the acid, *b* a clear film of it, *c* the uppermost layer loosens, *d* newer skin below.',
  ...COVER,
  card: { x: 0, y: 170, width: 560, height: 420 },
  preview: { x: 0, y: 226, width: 560, height: 294 },
  paint: (pen) => {
    const mm = 132;
    const skin = skinSection(pen, {
      name: 'cp',
      left: 0,
      right: 560,
      surface: 424,
      bottom: 610,
      mm,
      seed: 41,
      phototype: 4,
      relief: surface,
      epidermisMm: 0.2,
      dermisMm: 1.7,
    });
    const film: Curve = (x) =>
      surface(x) -
      4 -
      18 *
        Math.sqrt(Math.max(0, Math.min(1, (410 - x) / 34))) *
        Math.max(0, Math.min(1, (x - 196) / 40)) *
        (1 - Math.max(0, (x - 330) / 110) ** 2 * 0.4);
    const random = seeded(9);
    // The worn layer: scales that lie flat ahead of the brush and lift behind it.
    const scales = Array.from({ length: 14 }, (_, index) => {
      const x = 4 + index * 41;
      const loose = Math.max(0, 1 - (x - 10) / 190);
      const lift = loose * random(18, 34);
      const y = surface(x);
      const flake = `M0 0C12 ${num(-3 - lift * 0.2)} 26 ${num(-2 - lift * 0.7)} 40 ${num(surface(x + 40) - y - lift)}C36 ${num(surface(x + 40) - y - lift + 7)} 26 ${num(6 - lift * 0.5)} 0 6Z`;
      return place(x, y - 4, 0, path(flake, pen.both('tone-3', 'line', 1.1)));
    });
    const loosened = [
      [44, 356, -24],
      [112, 332, 12],
      [152, 376, -34],
    ].map(([x = 0, y = 0, turn = 0]) =>
      place(x, y, turn, path('M-22 6C-14 -6 2 -14 22 -10L19 -3C4 -5 -8 1 -16 11Z', pen.both('tone-3', 'line', 1.1))),
    );
    return [
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm, risers: [], loops: [60, 210, 330, 500] }),
        skin.epidermis,
      ),
      skin.outline,
      group('', ...scales),
      path(
        band(film, (x) => surface(x) - 3, 190, 410, 10),
        `${pen.both('serum', 'line', 1)} fill-opacity=".9"`,
      ),
      path(smooth(sample((x) => film(x) + 5, 226, 318, 20)), pen.stroke('paper', 1.6)),
      ...loosened,
      place(392, surface(392) - 8, 24, brush(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [348, 150], to: [436, 262] },
        { letter: 'b', at: [250, 320], to: [262, 404] },
        { letter: 'c', at: [76, 270], to: [84, 408] },
        { letter: 'd', at: [60, 524], to: [70, 444], disc: 'paper' },
      ]),
    ].join('');
  },
});

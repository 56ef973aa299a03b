import { follicle, hairShaft } from '../kit/follicle.ts';
import { labels } from '../kit/labels.ts';
import { nums, type Point } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SURFACE = 196;
const MM = 90;
const ROOT = 400;

/** How high the drop stands at a place. */
const dropAt = (x: number): number => 104 * Math.sqrt(Math.max(0, 1 - ((x - 170) / 150) ** 2));

export const exosomeTherapy = definePlate({
  title:
    'A drop full of tiny bubbles lying on the scalp; they stop at its surface, and a barred dashed line shows that they do not reach the root of the hair',
  caption:
    '*a* a drop with tiny bubbles on the scalp, *b* they stop at the horny layer of whole skin, *c* the root of the hair, about 4 mm down: no product may be pushed there. The bubbles are far larger than life.',
  ...COVER,
  card: { x: -80, y: 40, width: 720, height: 540 },
  preview: { x: 0, y: 60, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(9);
    const skin = skinSection(pen, {
      name: 'ex',
      left: -90,
      right: 650,
      surface: SURFACE,
      bottom: 610,
      mm: MM,
      seed: 19,
      phototype: 3,
      dermisMm: 2.5,
      epidermisMm: 0.17,
      waveMm: 0.015,
      lobule: 30,
    });
    const inDrop = scatter(
      52,
      18,
      (): Point => [random(30, 310), random(96, 186)],
      ([x, y]) => y > SURFACE - dropAt(x) + 12 && y < SURFACE - 20,
    );
    const onSkin = Array.from({ length: 13 }, (_, index): Point => [44 + index * 21, SURFACE - 8]);
    return [
      place(
        ROOT,
        SURFACE,
        10,
        hairShaft(pen, {
          mm: MM,
          hairMm: 0.085,
          points: [
            [0, 6],
            [4, -90],
            [26, -230],
          ],
        }),
      ),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -98, right: 658, mm: MM, risers: [70, 560], loops: [-40, 40, 160, 260, 500, 600] }),
        place(ROOT, SURFACE, 10, follicle(pen, { mm: MM, depthMm: 4, hairMm: 0.085, gland: 'right', muscle: 'right' })),
        skin.epidermis,
      ),
      skin.outline,
      path(`M14 ${SURFACE}C24 128 84 88 170 88C256 88 316 128 326 ${SURFACE}Z`, `${pen.fill('serum')} opacity=".75"`),
      path(`M14 ${SURFACE}C24 128 84 88 170 88C256 88 316 128 326 ${SURFACE}`, pen.stroke('line', 1.9)),
      path('M52 150C72 124 104 110 138 106', pen.stroke('paper', 5)),
      group(pen.both('paper', 'plum', 1.5), ...[...inDrop, ...onSkin].map(([x, y]) => circle(x, y, random(6, 8.4)))),
      group(pen.fill('plum-light'), ...[...inDrop, ...onSkin].map(([x, y]) => circle(x, y, 2.2))),
      // Not this way: from the drop to the root.
      path('M188 226C206 330 250 450 314 534', `${pen.stroke('plum', 3.4)} stroke-dasharray="9 9"`),
      circle(232, 386, 26, pen.both('paper', 'plum', 4)),
      path(`M${nums(214, 404)}L${nums(250, 368)}`, pen.stroke('plum', 4)),
      labels(pen, 26, [
        { letter: 'a', at: [60, 50], to: [110, 124] },
        { letter: 'b', at: [40, 300], to: [72, SURFACE - 2], disc: 'paper' },
        { letter: 'c', at: [500, 560], to: [348, 546], disc: 'paper' },
      ]),
    ].join('');
  },
});

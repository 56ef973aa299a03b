import { mirrored } from '../kit/face-front.ts';
import { labels } from '../kit/labels.ts';
import { nums, pointsOf, type Point, smooth } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import {
  PORTRAIT_OUTLINE,
  portraitEye,
  portraitHair,
  portraitHead,
  portraitMouth,
  portraitNose,
} from '../kit/portrait.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { circle, group, path, place, rect } from '../kit/svg.ts';
import { rednessOf } from '../kit/palette.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const CHEEK = '34 312, 58 300, 92 302, 118 316, 118 350, 100 376, 72 388, 46 376, 34 346';
const VESSELS = [
  'M46 326q14 6 22 -2t20 4q10 6 22 0M68 324q2 12 -4 20t2 18M90 328q8 10 4 20t8 18',
  'M52 352q12 -4 18 6t18 2M70 358q-2 8 4 16M96 348q8 -2 14 6',
];

/** A tube without a box, its band at the middle, lying over the shoulder. */
function tube(pen: Pen): string {
  return [
    path('M-104 -34H70C82 -34 86 -22 86 0C86 22 82 34 70 34H-104Z', pen.both('paper', 'line', 1.9)),
    rect(-104, -34, 14, 68, pen.both('lilac', 'line', 1.5)),
    path('M-104 -34V34M-99 -30V30M-95 -30V30', pen.stroke('line', 0.9)),
    rect(86, -15, 24, 30, pen.both('plum', 'line', 1.6)),
    path('M92 -15V15M98 -15V15M104 -15V15', pen.stroke('line', 0.9)),
    path('M-20 -34H2V34H-20Z', pen.both('artery', 'line', 1.1)),
    path('M-76 -12H-36M-76 0H-40M-76 12H-52M18 -12H62M18 0H56M18 12H40', pen.stroke('soft', 2.2)),
  ].join('');
}

/** Short fine hairs on a cheek, all lying one way. */
function down(pen: Pen): string {
  const random = seeded(17);
  const roots = scatter(
    30,
    7,
    (): Point => [random(84, 124), random(352, 424)],
    ([x, y]) => x < 128 - (y - 340) * 0.26 && x > 96 - (y - 352) * 0.2,
  );
  return path(
    roots.map(([x, y]) => `M${nums(x, y)}q${nums(-2, 6, -7, 10)}`).join(''),
    `${pen.stroke('hair', 0.9)} opacity=".8"`,
  );
}

export const steroidFace = definePlate({
  title:
    'A face in a brown skin tone with reddened cheeks, fine red vessels, small even bumps round the mouth, and a tube with a red band',
  caption:
    'What months of a steroid cream may leave. *a* redness with fine vessels, *b* bumps that all look alike, *c* fine hair on the cheek. *d* the red band on the tube: a medicine.',
  ...COVER,
  card: { x: 0, y: 190, width: 560, height: 420 },
  preview: { x: 0, y: 250, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(29);
    const bumps = scatter(
      34,
      10,
      (): Point => [random(-64, 64), random(366, 446)],
      ([x, y]) => Math.hypot(x / 1.25, y - 404) > 30 && Math.hypot(x / 1.3, y - 404) < 50 && y > 374,
    );
    return [
      place(
        280,
        20,
        0,
        path('M-100 120C-150 200 -140 300 -92 380H92C140 300 150 200 100 120Z', pen.both('hair', 'line', 1.8)),
        portraitHead(pen, 3),
        `<clipPath ${pen.id('face')}>${path(PORTRAIT_OUTLINE)}</clipPath>`,
        group(
          `clip-path="url(#${pen.ref('face')})"`,
          mirrored(path(smooth(pointsOf(CHEEK), true), `${pen.fill(rednessOf(3))} opacity=".42"`)),
          path(
            'M-16 336C-6 326 6 326 16 336C22 352 14 362 0 364C-14 362 -22 352 -16 336Z',
            `${pen.fill(rednessOf(3))} opacity=".4"`,
          ),
          mirrored(path(VESSELS.join(''), pen.stroke('artery', 1.3))),
          mirrored(down(pen)),
        ),
        group(pen.both(rednessOf('wheat'), rednessOf(4), 1.1), ...bumps.map(([x, y]) => circle(x, y, 3.4))),
        group(pen.fill('paper'), ...bumps.map(([x, y]) => circle(x - 0.8, y - 0.9, 0.9))),
        mirrored(portraitEye(pen, 3)),
        portraitNose(pen),
        portraitMouth(pen),
        portraitHair(pen, 'plum-light'),
        mirrored(circle(138, 350, 5, pen.both('gold', 'line', 1.1))),
      ),
      place(404, 560, -14, tube(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [496, 250], to: [362, 356] },
        { letter: 'b', at: [52, 470], to: [236, 444] },
        { letter: 'c', at: [502, 410], to: [378, 412] },
        { letter: 'd', at: [300, 592], to: [388, 568], disc: 'paper' },
      ]),
    ].join('');
  },
});

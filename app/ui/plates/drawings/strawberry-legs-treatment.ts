import { follicle, hairShaft } from '../kit/follicle.ts';
import { labels } from '../kit/labels.ts';
import { type Curve, pointsOf, smooth, type Point } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** A lower leg lying down: knee to the left, shin above, calf below, the sole to the right. */
const LEG =
  '-30 78, 20 56, 70 66, 110 84, 200 92, 300 104, 390 116, 440 112, 468 92, 488 52, 504 22, 522 8, 540 12, 548 34, 546 80, 548 140, 552 182, 540 212, 510 220, 476 204, 440 190, 380 194, 300 222, 200 250, 110 256, 20 238, -30 236';

/** How far plugs and the trapped hair lift the surface. */
const bumps: Curve = (x) =>
  [92, 320].reduce((sum, at) => sum + Math.exp(-(((x - at) / 26) ** 2)) * 9, Math.exp(-(((x - 206) / 30) ** 2)) * 14);

/** The surface of the skin in section. */
const surface: Curve = (x) => 334 - bumps(x) + Math.sin(x / 80) * 3;

export const strawberryLegsTreatment = definePlate({
  title:
    'A lower leg in brown skin with dark dots at the hair openings, and below it a cut through the skin with one hair curled under the surface',
  caption:
    'A lower leg and its skin, cut through. *a* dark dots at the hair openings, *b* a plug of dry skin, *c* a hair curled under the skin.',
  ...COVER,
  card: { x: 0, y: 40, width: 560, height: 420 },
  preview: { x: 0, y: 130, width: 560, height: 294 },
  paint: (pen) => {
    const mm = 66;
    const skin = skinSection(pen, {
      name: 'sl',
      left: 0,
      right: 560,
      surface: 334,
      bottom: 610,
      mm,
      seed: 27,
      phototype: 3,
      relief: surface,
      dermisMm: 1.8,
      lobule: 26,
      step: 10,
    });
    const random = seeded(29);
    const dots = scatter(
      86,
      17,
      () => [random(104, 430), random(88, 240)],
      ([x, y]) => {
        const top = 84 + Math.max(0, x - 100) * 0.1;
        const bottom = x < 200 ? 250 : 250 - (x - 200) * 0.31;
        return y > top + 14 && y < bottom - 8;
      },
    );
    const leg = smooth(pointsOf(LEG), true);
    const plug = (x: number): string =>
      path(
        'M-10 -5C-6 6 -6 18 -3 34C-1 38 1 38 3 34C6 18 6 6 10 -5Q0 -14 -10 -5Z',
        `${pen.both('tone-5', 'line', 1)} transform="translate(${x} ${Math.round(surface(x) + 3)})"`,
      );
    const root = (x: number): string =>
      place(x, surface(x), 10, follicle(pen, { mm, depthMm: 3.3, gland: 'right', muscle: 'right' }));
    const curl: Point[] = pointsOf('188 422, 194 392, 204 366, 222 354, 242 360, 250 378, 240 394, 224 392, 218 380');
    const hair = smooth(curl);
    return [
      path(leg, pen.both('tone-3', 'line', 1.9)),
      `<clipPath ${pen.id('leg')}>${path(leg)}</clipPath>`,
      group(
        `clip-path="url(#${pen.ref('leg')})"`,
        path(
          'M-30 196C60 216 180 214 280 188C380 164 440 150 490 176C520 150 524 90 520 40L600 0V260H-30Z',
          `${pen.fill('tone-4')} opacity=".38"`,
        ),
      ),
      path('M70 88C84 100 88 128 78 148C72 160 62 166 50 166', pen.stroke('line', 1.1)),
      path('M470 148C480 138 494 142 496 154C496 166 484 170 474 164', pen.stroke('line', 1.1)),
      path('M522 8C518 22 524 36 536 40M500 66C506 72 514 74 520 72', pen.stroke('line', 1.1)),
      group(pen.fill('blush'), ...dots.map(([x, y]) => circle(x, y, 5.2))),
      group(pen.fill('tone-5'), ...dots.map(([x, y]) => ellipse(x, y, 2.6, 2.2))),
      place(446, surface(446), 10, hairShaft(pen, { mm, points: pointsOf('0 2, 3 -30, 14 -64') })),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm, risers: [30, 512], loops: [140, 400, 520] }),
        ellipse(222, 374, 62, 52, `${pen.fill('blush')} opacity=".6"`),
        root(92),
        root(320),
        root(446),
        place(206, surface(206), 10, follicle(pen, { mm, depthMm: 3.3, gland: 'none', muscle: 'none' })),
        skin.epidermis,
        // The hair leaves its canal below the surface, and a cap of skin closes the opening.
        path(hair, pen.stroke('sheath', 9)),
        path(hair, pen.stroke('hair', 5)),
      ),
      skin.outline,
      plug(92),
      plug(320),
      labels(pen, 26, [
        { letter: 'a', at: [340, 48], to: [316, 136] },
        { letter: 'b', at: [40, 290], to: [86, 338] },
        { letter: 'c', at: [262, 290], to: [240, 356] },
      ]),
    ].join('');
  },
});

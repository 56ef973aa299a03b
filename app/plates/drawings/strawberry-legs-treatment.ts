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

/** A bent knee and the shin below it, which runs out above the ankle. */
const LEG =
  'M-20 214C30 150 74 84 112 52C130 36 156 30 178 42C196 50 206 60 220 68C320 92 450 116 580 140V238C480 244 400 252 330 262C260 270 200 262 158 232C110 260 40 296 -20 320Z';

/** How far plugs and the trapped hair lift the surface. */
const bumps: Curve = (x) =>
  [92, 320].reduce((sum, at) => sum + Math.exp(-(((x - at) / 26) ** 2)) * 9, Math.exp(-(((x - 206) / 30) ** 2)) * 14);

/** The surface of the skin in section. */
const surface: Curve = (x) => 340 - bumps(x) + Math.sin(x / 80) * 3;

export const strawberryLegsTreatment = definePlate({
  title:
    'A knee and shin in brown skin with dark dots at the hair openings, and below them a cut through the skin with one hair curled under the surface',
  caption:
    'A shin and its skin, cut through. *a* a dark dot at a hair opening with brown colour around it, which can lie deeper, *b* a plug of dry skin, *c* a hair curled under the skin.',
  ...COVER,
  card: { x: 0, y: 88, width: 560, height: 420 },
  preview: { x: 0, y: 130, width: 560, height: 294 },
  paint: (pen) => {
    const mm = 54;
    const skin = skinSection(pen, {
      name: 'sl',
      left: 0,
      right: 560,
      surface: 340,
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
      96,
      17,
      () => [random(190, 556), random(74, 254)],
      ([x, y]) => {
        const top = 66 + (x - 200) * 0.2;
        const bottom = 262 - Math.max(0, x - 330) * 0.09 - Math.max(0, 250 - x) * 0.4;
        return y > top + 12 && y < bottom - 10;
      },
    );
    const plug = (x: number): string =>
      path(
        'M-10 -5C-6 6 -6 18 -3 34C-1 38 1 38 3 34C6 18 6 6 10 -5Q0 -14 -10 -5Z',
        `${pen.both('tone-5', 'line', 1)} transform="translate(${x} ${Math.round(surface(x) + 3)})"`,
      );
    const root = (x: number): string =>
      place(x, surface(x), 10, follicle(pen, { mm, depthMm: 3.3, gland: 'right', muscle: 'right' }));
    const curl: Point[] = pointsOf('190 412, 196 388, 206 368, 220 358, 236 362, 242 376, 234 388, 222 386, 217 377');
    const hair = smooth(curl);
    return [
      path(LEG, pen.both('tone-3', 'line', 1.9)),
      `<clipPath ${pen.id('leg')}>${path(LEG)}</clipPath>`,
      group(
        `clip-path="url(#${pen.ref('leg')})"`,
        path(
          'M-20 300C60 262 120 226 158 190C210 226 260 236 330 226C420 214 500 208 580 204V280H-20Z',
          `${pen.fill('tone-4')} opacity=".32"`,
        ),
      ),
      // Kneecap, the hollow below it and the fold behind the knee.
      path('M124 66C142 54 168 58 180 74C190 92 184 108 170 116', pen.stroke('line', 1.2)),
      path('M132 116C142 126 156 128 168 124M158 232C152 220 150 208 152 196', pen.stroke('line', 1.1)),
      group(`${pen.fill('tone-4')} opacity=".6"`, ...dots.map(([x, y]) => circle(x, y, 5))),
      circle(336, 158, 13, `${pen.fill('tone-5')} opacity=".6"`),
      group(pen.fill('line'), ...dots.map(([x, y]) => ellipse(x, y, 2.4, 2)), ellipse(336, 158, 3, 2.6)),
      place(446, surface(446), 10, hairShaft(pen, { mm, points: pointsOf('0 2, 3 -30, 14 -64') })),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm, risers: [30, 512], loops: [140, 400, 520] }),
        ellipse(220, 376, 54, 44, `${pen.fill('red-light')} opacity=".55"`),
        root(92),
        root(320),
        root(446),
        place(206, surface(206), 10, follicle(pen, { mm, depthMm: 3.3, gland: 'none', muscle: 'none' })),
        skin.epidermis,
        // The hair leaves its canal below the surface, and a cap of skin closes the opening.
        path(hair, pen.stroke('sheath', 8)),
        path(hair, pen.stroke('hair', 4)),
      ),
      skin.outline,
      plug(92),
      plug(320),
      labels(pen, 26, [
        { letter: 'a', at: [430, 40], to: [338, 154] },
        { letter: 'b', at: [34, 420], to: [82, 348], disc: 'paper' },
        { letter: 'c', at: [262, 300], to: [234, 360] },
      ]),
    ].join('');
  },
});

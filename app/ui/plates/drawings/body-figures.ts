import { ear, fingertip } from '../kit/body-parts.ts';
import { brow, browHair, browHairs, eye, eyeGround } from '../kit/eye.ts';
import { needle } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import { circle, path, place } from '../kit/svg.ts';
import { vein } from '../kit/vein.ts';
import { definePlate } from '../plate-drawing.ts';

export const figNail = definePlate({
  title: 'A fingertip with nail plate, lunula and cuticle',
  caption: 'A fingertip. The pale half-moon is where the nail is made; the cuticle seals it.',
  width: 240,
  height: 260,
  card: { x: -53, y: 0, width: 346, height: 260 },
  preview: { x: -128, y: 0, width: 496, height: 260 },
  paint: (pen) => fingertip(pen, 3),
});

export const figAntiAging = definePlate({
  title: 'An eye with fine lines at its outer corner, and a needle',
  caption:
    'Lines at the corner of the eye come from the muscle that narrows it. The needle is drawn larger than it is.',
  width: 420,
  height: 210,
  preview: { x: 10, y: 0, width: 400, height: 210 },
  paint: (pen) => {
    const crow =
      'M290 130C312 122 334 118 352 119M290 140C314 140 336 144 354 151M286 150C306 158 324 170 336 184M282 120C300 106 318 96 338 91';
    const barrel = 'M-5 -44L-8 -58H8L5 -44ZM-12 -58H12V-150H-12Z';
    return [
      eyeGround(pen, 2, 420, 210),
      place(0, 2, 0, brow(pen), ...browHairs(5, 110).map((hair) => browHair(pen, hair, 3.1))),
      place(0, 8, 0, eye(pen, 'eye'), path(crow, pen.stroke('line', 1.4))),
      place(
        318,
        151,
        118,
        needle(pen, { mm: 10, depthMm: 0, gaugeMm: 0.42, lengthMm: 4.6 }),
        path(barrel, pen.both('steel', 'line', 1.3)),
        path('M-7 -68H7V-150H-7Z', pen.fill('glass')),
      ),
    ].join('');
  },
});

export const figCosmeticSurgery = definePlate({
  title: 'An ear with a repaired lobe',
  caption: 'A torn earlobe after repair: three fine stitches, out again in about a week.',
  width: 430,
  height: 290,
  card: { x: 40, y: 0, width: 387, height: 290 },
  preview: { x: 0, y: 60, width: 430, height: 226 },
  paint: (pen) =>
    path('M0 0H430V290H0Z', pen.fill('tone-4')) +
    place(
      110,
      -4,
      0,
      ear(pen, 3),
      path('M124 236V270', pen.stroke('artery', 1.6)),
      path('M116 242L132 240M116 251L132 249M116 260L132 258', pen.stroke('line', 1.6)),
      path('M132 240l7 -5M132 249l7 -5M132 258l7 -5', pen.stroke('line', 1.2)),
      path('M330 0H196C240 40 250 100 236 160C232 190 250 224 330 236Z', pen.both('hair', 'line', 1.4)),
      path(
        'M214 10C250 50 258 110 244 170M236 6C256 30 262 60 258 120M262 6C292 50 292 130 262 200M288 6C316 60 314 140 290 214',
        pen.stroke('tone-4', 0.9),
      ),
    ),
});

export const figVein = definePlate({
  title: 'A vein opened lengthwise, with its valve open',
  caption: 'A vein of the leg, opened lengthwise. The valve lets blood up towards the heart and not back.',
  width: 560,
  height: 220,
  card: { x: 148, y: 0, width: 293, height: 220 },
  preview: { x: 70, y: 0, width: 419, height: 220 },
  paint: (pen) => vein(pen, 'open'),
});

export const figRegenerative = definePlate({
  title: 'A centrifuge from above with four tubes of blood',
  caption: 'A centrifuge from above. Spinning parts your own blood: *a* red cells outwards, *b* plasma inwards.',
  width: 400,
  height: 300,
  preview: { x: 0, y: 45, width: 400, height: 210 },
  paint: (pen) => {
    const tube = [
      path('M-15 40H15V106Q15 122 0 122Q-15 122 -15 106Z', pen.both('glass', 'line', 1.5)),
      path('M-11 56H11V76H-11Z', pen.fill('plasma')),
      path('M-11 76H11V82H-11Z', pen.fill('sheath')),
      path('M-11 82H11V105Q11 117 0 117Q-11 117 -11 105Z', pen.fill('artery')),
      path('M-18 26H18V42H-18Z', pen.both('plum', 'line', 1.5)),
    ].join('');
    return [
      circle(200, 150, 142, pen.both('steel', 'line', 1.9)),
      circle(200, 150, 132, pen.both('paper', 'line', 1.1)),
      place(
        200,
        150,
        0,
        path('M-24 -128H24V-24H128V24H24V128H-24V24H-128V-24H-24Z', pen.both('steel-dark', 'line', 1.6)),
      ),
      ...[45, 135, 225, 315].map((degrees) =>
        place(200, 150, degrees, path('M-26 18H26V128H-26Z', pen.both('sand', 'line', 1.4)), tube),
      ),
      circle(200, 150, 30, pen.both('steel', 'line', 1.8)),
      circle(200, 150, 9, pen.both('line', 'line', 1)),
      labels(pen, 22, [
        { letter: 'a', at: [374, 268], to: [274, 223] },
        { letter: 'b', at: [374, 36], to: [247, 104] },
      ]),
    ].join('');
  },
});

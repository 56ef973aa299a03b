import { arrow } from '../kit/arrow.ts';
import { halfTurnedEar, halfTurnedFace, halfTurnedHair, halfTurnedNeck } from '../kit/face-half-turned.ts';
import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import type { Pen } from '../kit/pen.ts';
import { ellipse, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SCALE = 1.5;

/** The pen of the device: its clear tip rests at the origin, the body and hose run out to the right. */
const device = (pen: Pen): string =>
  [
    path(
      'M0 -40C14 -40 22 -36 34 -30L62 -24V24L34 30C22 36 14 40 0 40C-6 24 -6 -24 0 -40Z',
      pen.both('serum', 'line', 1.9),
    ),
    path(
      'M12 -38C6 -18 6 18 12 38M24 -33C18 -16 18 16 24 33M36 -28C31 -14 31 14 36 28M48 -26C44 -12 44 12 48 26',
      pen.stroke('plum', 2),
    ),
    path('M62 -28H84V28H62Z', pen.both('plum-light', 'line', 1.6)),
    path('M84 -34H330V34H84Q74 0 84 -34Z', pen.both('paper', 'line', 1.9)),
    path('M88 10H330V34H84Q80 22 88 10Z', pen.fill('steel')),
    path('M84 -34H330M84 34H330', pen.stroke('line', 1.9)),
    path('M130 -10H176V8H130Z', pen.both('plum', 'line', 1.3)),
  ].join('');

/** One pore under the mouth of the tip: a stream turns round the plug and lifts it. Fills a circle of 120. */
const pore = (pen: Pen): string => {
  const turns = [
    { y: 8, reach: 50 },
    { y: -30, reach: 42 },
    { y: -66, reach: 33 },
  ];
  const back = turns
    .map(
      ({ y, reach }) =>
        `M${reach} ${y - 12}C${reach * 0.7} ${y - 32} ${-reach * 0.7} ${y - 38} ${-reach * 0.86} ${y - 32}`,
    )
    .join('');
  const front = turns
    .map(({ y, reach }) => `M${-reach} ${y}C${-reach * 0.6} ${y + 18} ${reach * 0.6} ${y + 12} ${reach} ${y - 12}`)
    .join('');
  return [
    path('M-130 26H130V130H-130Z', pen.fill('papillary')),
    path(
      'M-130 22C-60 18 60 18 130 22V44C60 40 30 42 26 42H-26C-60 42 -90 40 -130 44Z',
      pen.both('tone-4', 'line', 1.3),
    ),
    path('M-24 20C-20 50 -32 84 -36 104C-26 132 26 132 36 104C32 84 20 50 24 20Z', pen.both('sheath', 'line', 1.5)),
    path(
      'M-130 -130H-84V-30C-84 -6 -80 8 -76 18H-98C-110 0 -130 -6 -130 -30ZM130 -130H84V-30C84 -6 80 8 76 18H98C110 0 130 -6 130 -30Z',
      pen.both('serum', 'line', 1.5),
    ),
    path(back, pen.stroke('vein', 7)) + path(back, pen.stroke('water', 4.6)),
    path(
      'M-18 -44C-14 -10 -20 40 -26 74C-14 88 14 88 26 74C20 40 14 -10 18 -44Q0 -56 -18 -44Z',
      pen.both('gland', 'line', 1.6),
    ),
    ellipse(0, -46, 18, 6.5, pen.both('line', 'line', 1)),
    path(front, pen.stroke('vein', 9)) + path(front, pen.stroke('serum', 6.4)),
    arrow(pen, [
      [0, -62],
      [0, -84],
      [0, -112],
    ]),
  ].join('');
};

export const hydraFacial = definePlate({
  title:
    'A clear tip of a pen gliding over the cheek of a woman with closed eyes, and a lens on one pore whose plug is lifted out by a turning stream',
  caption:
    '*a* the tip glides over the cheek, *b* a stream of liquid turns under it, *c* and lifts a plug out of its pore. Nothing goes below the surface.',
  ...COVER,
  card: { x: 0, y: 170, width: 560, height: 420 },
  preview: { x: 0, y: 180, width: 560, height: 294 },
  paint: (pen) =>
    [
      group(
        `transform="translate(-118 -76)scale(${SCALE})"`,
        halfTurnedNeck(pen, 4, SCALE),
        halfTurnedFace(pen, { skin: 4, scale: SCALE, eyes: 'closed' }),
        halfTurnedHair(pen, { skin: 4, scale: SCALE }),
        halfTurnedEar(pen, 4, SCALE),
        path(
          'M113 134C150 92 190 84 240 90C300 98 340 130 352 200C356 210 352 220 346 224C330 160 296 132 240 122C190 114 150 124 115 162Z',
          pen.both('lilac', 'line', 1.9 / SCALE),
        ),
      ),
      // Where the tip has been the skin is wet.
      path(
        'M196 424C200 396 222 366 258 346C276 340 292 344 298 352C300 384 268 426 226 446C208 446 196 438 196 424Z',
        `${pen.fill('serum')} opacity=".5"`,
      ),
      path('M214 420C222 398 240 380 262 368M230 432C244 414 260 402 276 394', pen.stroke('paper', 2)),
      place(292, 372, -24, device(pen)),
      lens(pen, { name: 'pore', x: 428, y: 478, radius: 112, ground: 'glass' }, pore(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [516, 216], to: [318, 356], disc: 'paper' },
        { letter: 'b', at: [286, 560], to: [385, 492], disc: 'paper' },
        { letter: 'c', at: [528, 590], to: [430, 520], disc: 'paper' },
      ]),
    ].join(''),
});

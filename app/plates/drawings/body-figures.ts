import { fingertip } from '../kit/body-parts.ts';
import { brow, browHair, browHairs, eye } from '../kit/eye.ts';
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
  title: 'An older eye below a greying brow, with deep lines at its outer corner and a fine needle at them',
  caption:
    'Lines at the corner of the eye come from the muscle that narrows it. The needle is drawn larger than it is.',
  width: 420,
  height: 210,
  card: { x: 76, y: -24, width: 344, height: 258 },
  preview: { x: 10, y: 0, width: 400, height: 210 },
  paint: (pen) => {
    const crow =
      'M292 126C312 114 334 108 360 108M293 134C316 130 340 132 366 138M290 143C314 148 338 158 358 174M284 151C304 162 322 178 332 198M284 117C302 100 322 88 344 82';
    const age =
      'M104 176C138 204 214 206 262 180M124 194C160 214 214 214 248 200M150 62C190 56 236 62 274 84M92 30C140 12 230 12 312 44M104 12C160 -2 240 0 306 22';
    const barrel = 'M-7 -62L-11 -80H11L7 -62ZM-17 -80H17V-230H-17Z';
    return [
      path('M-60 -60H480V300H-60Z', pen.fill('tone-wheat')),
      // The lid hangs over its outer half, the skin below the eye stands forward.
      path(
        'M108 168C140 190 216 190 258 164C262 184 216 208 174 206C140 204 116 190 108 168Z',
        `${pen.fill('tone-3')} opacity=".5"`,
      ),
      place(
        0,
        2,
        0,
        brow(pen, 'hair-grey'),
        ...browHairs(5, 110).map((hair, index) => browHair(pen, hair, 3.1, index % 3 ? 'soft' : 'line')),
      ),
      place(
        0,
        8,
        0,
        eye(pen, 'eye'),
        // The lid hangs over the lashes of its outer half.
        path('M98 128C124 64 236 56 292 140C288 146 280 148 272 143C226 103 152 99 98 128Z', pen.fill('tone-wheat')),
        path('M104 122C152 99 226 103 272 143', pen.stroke('line', 2.6)),
        path('M112 100C150 70 234 70 284 122', pen.stroke('line', 1.1)),
        path(crow, pen.stroke('line', 2)),
      ),
      path(age, pen.stroke('line', 1.2)),
      place(
        326,
        141,
        128,
        path('M-2.4 -64V-4L2.4 2V-64Z', pen.both('steel', 'line', 1.1)),
        path(barrel, pen.both('steel', 'line', 1.6)),
        path('M-11 -92H11V-230H-11Z', pen.fill('serum')),
      ),
    ].join('');
  },
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

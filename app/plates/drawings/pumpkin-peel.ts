import {
  halfTurnedEar,
  halfTurnedFace,
  halfTurnedHair,
  halfTurnedNeck,
  HALF_TURNED_OUTLINE,
} from '../kit/face-half-turned.ts';
import { labels } from '../kit/labels.ts';
import type { Pen } from '../kit/pen.ts';
import { ellipse, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SCALE = 1.24;

/** The paste on the face, free of the eyes, the nostrils and the mouth. */
const PASTE =
  'M150 128C190 108 262 112 312 140C330 172 336 216 334 256C330 316 306 360 262 396C244 410 226 416 214 410C232 396 240 378 238 364C214 344 150 340 134 356C122 330 116 306 119 286C124 280 130 274 136 268C140 258 144 248 148 238C158 220 160 206 150 196C134 196 124 200 118 204C116 176 126 146 150 128Z';
/** Left free around the near eye and its brow. */
const EYE = 'M184 232C186 200 214 182 250 184C284 188 302 214 296 242C286 268 250 276 220 270C198 266 184 254 184 232Z';

/** A ripe pumpkin with ribs and a stalk; 200 wide, standing on the origin. */
function pumpkin(pen: Pen): string {
  const rib = (x: number, wide: number): string => ellipse(x, -76, wide, 74, pen.both('orange', 'line', 1.7));
  return [
    ellipse(4, -2, 112, 10, `${pen.fill('tone-2')} opacity=".8"`),
    rib(-68, 38),
    rib(68, 38),
    rib(-38, 42),
    rib(38, 42),
    rib(0, 36),
    path(
      'M-90 -98C-86 -116 -80 -126 -72 -132M-54 -110C-50 -124 -46 -132 -40 -138M-12 -110C-10 -124 -8 -134 -4 -140',
      pen.stroke('fat-bed', 4),
    ),
    path(
      'M-14 -142C-8 -148 -6 -166 -18 -182L2 -190C12 -174 10 -154 16 -142C8 -136 -6 -136 -14 -142Z',
      pen.both('leaf', 'line', 1.7),
    ),
    path('M10 -150C30 -178 66 -170 74 -146C56 -142 34 -140 10 -150Z', pen.both('leaf', 'line', 1.5)),
  ].join('');
}

/** A wedge cut from it, seeds in its hollow, lying on its rind. */
const wedge = (pen: Pen): string =>
  [
    path('M-84 -40C-70 6 70 6 84 -40C60 -64 -60 -64 -84 -40Z', pen.both('orange', 'line', 1.7)),
    path('M-84 -40C-60 -16 60 -16 84 -40C60 -64 -60 -64 -84 -40Z', pen.both('fat-bed', 'line', 1.4)),
    path('M-56 -40C-40 -28 40 -28 56 -40C40 -52 -40 -52 -56 -40Z', pen.both('orange', 'line', 1)),
    ...[-34, -12, 10, 32].map((x, index) =>
      place(x, index % 2 ? -43 : -38, 60 + index * 20, ellipse(0, 0, 3.6, 7.6, pen.both('fat', 'line', 1))),
    ),
  ].join('');

export const pumpkinPeel = definePlate({
  title:
    'A face turned half to the side with closed eyes under an orange paste, a flat brush, and a pumpkin with a cut wedge in front of it',
  caption:
    '*a* the paste, spread thinly, away from eyes and lips, *b* pumpkin, whose enzymes it holds. Most of the work is done by the acids added to it.',
  ...COVER,
  card: { x: 0, y: 190, width: 560, height: 420 },
  preview: { x: 0, y: 150, width: 560, height: 294 },
  paint: (pen) =>
    [
      group(
        `transform="translate(594 -52)scale(${-SCALE} ${SCALE})"`,
        halfTurnedNeck(pen, 2, SCALE),
        halfTurnedFace(pen, { skin: 2, scale: SCALE, eyes: 'closed' }),
        `<clipPath ${pen.id('face')}>${path(HALF_TURNED_OUTLINE)}</clipPath>`,
        group(
          `clip-path="url(#${pen.ref('face')})"`,
          path(PASTE + EYE, `${pen.both('orange', 'line', 1.1)} fill-rule="evenodd" opacity=".92"`),
          path(
            'M166 142C200 128 250 130 296 152M160 158C196 144 250 146 306 172M176 282C200 300 250 304 300 282M182 300C210 320 250 322 294 304M196 322C220 338 250 340 280 326M236 352C252 356 262 352 272 346M304 190C314 220 318 240 316 262',
            pen.stroke('fat-bed', 1.7),
          ),
        ),
        path('M166 226C158 250 144 278 136 296C132 304 136 312 146 314', pen.stroke('line', 1.2)),
        path(
          'M146 314C152 320 160 320 166 314C176 320 190 318 194 308C198 298 194 290 186 288',
          pen.stroke('line', 1.2),
        ),
        halfTurnedHair(pen, { skin: 2, colour: 'hair-brown', strand: 'tone-2', scale: SCALE }),
        halfTurnedEar(pen, 2, SCALE),
        // A cloth band keeps the hair away.
        path(
          'M113 134C150 92 190 84 240 90C300 98 340 130 352 200C356 210 352 220 346 224C330 160 296 132 240 122C190 114 150 124 115 162Z',
          pen.both('paper', 'line', 1.5),
        ),
        path('M118 148C152 110 194 100 242 107C294 116 330 148 346 206', pen.stroke('soft', 0.8)),
      ),
      place(
        300,
        300,
        -74,
        path('M-26 2C-30 -30 -24 -48 -20 -68H20C24 -48 30 -30 26 2C16 12 -16 12 -26 2Z', pen.both('sand', 'line', 1.7)),
        path(
          'M-26 2C-28 -14 -27 -24 -24 -34C-14 -28 -8 -38 2 -30C10 -24 18 -36 24 -32C27 -22 28 -12 26 2C16 12 -16 12 -26 2Z',
          pen.both('orange', 'line', 1.2),
        ),
        path('M-22 -68H22L19 -106H-19Z', pen.both('steel', 'line', 1.7)),
        path('M-21 -80H21', pen.stroke('line', 0.9)),
        path('M-19 -106H19C17 -160 10 -220 10 -400H-10C-10 -220 -17 -160 -19 -106Z', pen.both('plum', 'line', 1.8)),
      ),
      path('M-4 540H564V614H-4Z', pen.both('sand', 'line', 1.6)),
      place(120, 582, 0, pumpkin(pen)),
      place(272, 596, 0, wedge(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [520, 110], to: [330, 114], disc: 'paper' },
        { letter: 'b', at: [40, 380], to: [82, 500], disc: 'paper' },
      ]),
    ].join(''),
});

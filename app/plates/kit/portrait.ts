import { shadeOf, toneOf, type Colour, type Phototype } from './palette.ts';
import { CONTOUR, FINE, type Pen } from './pen.ts';
import { mirrored } from './face-front.ts';
import { pointsOf, smooth } from './path.ts';
import { circle, path } from './svg.ts';

// A face from the front, its middle at x = 0: hairline at y = 110, eyes at 276, mouth at 404, chin at 486.

const FACE =
  'M0 96C70 96 112 136 122 204C128 246 130 284 124 326C118 372 104 412 82 444C60 472 34 486 0 486C-34 486 -60 472 -82 444C-104 412 -118 372 -124 326C-130 284 -128 246 -122 204C-112 136 -70 96 0 96Z';

/** Ears, neck and shoulders behind a face. */
function bust(pen: Pen, phototype: Phototype): string {
  const skin = toneOf(phototype);
  return [
    path(
      'M-66 430C-64 486 -66 520 -84 540C-120 566 -200 576 -262 618H262C200 576 120 566 84 540C66 520 64 486 66 430Z',
      pen.both(skin, 'line', CONTOUR),
    ),
    path(
      'M-66 450C-40 492 40 492 66 450C66 486 66 500 68 512C30 540 -30 540 -68 512C-66 500 -66 486 -66 450Z',
      `${pen.fill(shadeOf(phototype))} opacity=".55"`,
    ),
    path('M-72 596C-46 586 -26 590 -10 602M72 596C46 586 26 590 10 602', pen.stroke('line', FINE)),
    mirrored(
      [
        path(
          'M122 268C134 252 150 258 150 282C150 306 142 326 134 340C128 350 120 346 119 334Z',
          pen.both(skin, 'line', 1.6),
        ),
        path('M128 278C138 268 144 276 142 290C140 304 134 312 130 322', pen.stroke('line', FINE)),
      ].join(''),
    ),
  ].join('');
}

/** Face, ears, neck and shoulders without features and hair; about -262 to 262 by 96 to 618. */
export function portraitHead(pen: Pen, phototype: Phototype): string {
  return bust(pen, phototype) + path(FACE, pen.both(toneOf(phototype), 'line', CONTOUR));
}

/** The outline of the face, to clip what lies on its skin. */
export const PORTRAIT_OUTLINE = FACE;

/** An open eye on the right of the drawing with its brow; mirror it for the other side. */
export function portraitEye(pen: Pen, phototype: Phototype, brow: Colour = 'hair'): string {
  const almond = 'M30 281C40 264 74 258 90 275C80 288 46 292 30 281Z';
  return [
    path(almond, pen.both('paper', 'line', 1.3)),
    circle(60, 275, 11.5, pen.both('tone-5', 'line', 1)),
    circle(60, 275, 5, pen.fill('hair')),
    circle(64, 271, 2, pen.fill('paper')),
    path('M26 283C38 262 74 254 94 272', pen.stroke('line', 3.2)),
    path('M32 262C46 248 76 246 92 258M38 296C54 302 70 300 82 293', pen.stroke(shadeOf(phototype), 1.2)),
    path('M24 240C44 224 78 220 102 238C80 230 52 232 28 248C23 248 21 244 24 240Z', pen.both(brow, brow, 1.4)),
  ].join('');
}

/** Nose from the front: bridge, tip and wings. */
export function portraitNose(pen: Pen): string {
  return (
    path(
      'M-18 262C-14 296 -20 320 -27 338C-34 352 -26 362 -15 359C-8 368 8 368 15 359C26 362 34 352 27 338',
      pen.stroke('line', 1.4),
    ) + path('M-16 356C-12 350 -7 352 -6 356M16 356C12 350 7 352 6 356', pen.stroke('line', 1.6))
  );
}

/** A closed mouth. */
export function portraitMouth(pen: Pen, colour: Colour = 'blush'): string {
  return (
    path(
      'M-46 406C-30 396 -14 388 -6 388C-2 389 2 389 6 388C14 388 30 396 46 406C34 424 16 432 0 432C-16 432 -34 424 -46 406Z',
      pen.both(colour, 'line', 1.2),
    ) +
    path('M-46 406C-24 404 -12 408 0 406C12 408 24 404 46 406', pen.stroke('line', 1.4)) +
    path('M-18 446C-8 450 8 450 18 446M-4 372C-5 378 -5 382 -6 386M6 372C7 378 7 382 8 386', pen.stroke('line', FINE))
  );
}

/** Hair parted in the middle and tied back behind the ears, seen from the front. */
export function portraitHair(pen: Pen, strand: Colour): string {
  const side = smooth(
    pointsOf('0 100, 34 108, 70 128, 100 162, 120 206, 127 262, 140 252, 150 214, 142 150, 108 88, 58 56, 0 46'),
  );
  const strands =
    'M10 92C50 98 92 124 116 176M8 80C60 84 108 118 130 190M6 68C66 70 122 112 140 206M4 58C62 58 118 84 144 156';
  return mirrored(
    [path(`${side}z`, pen.both('hair', 'line', 1.8)), path(strands, `${pen.stroke(strand, FINE)} opacity=".7"`)].join(
      '',
    ),
  );
}

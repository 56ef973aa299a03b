import { toneOf, type Colour, type Phototype } from './palette.ts';
import { CONTOUR, type Pen } from './pen.ts';
import { path } from './svg.ts';

// A fingertip from above with its tip at y = 6 and its middle at x = 0; 112 to each side, as long as asked for.

/** Skin and creases of the last joint; nail and fold are drawn by the plate. */
export function fingerFromAbove(pen: Pen, phototype: Phototype, length: number, crease: Colour = 'line'): string {
  return [
    path(
      `M-114 ${length}C-108 430 -126 300 -114 176C-104 84 -62 6 0 6C62 6 104 84 114 176C126 300 108 430 114 ${length}Z`,
      pen.both(toneOf(phototype), 'line', CONTOUR),
    ),
    path(
      'M-86 372C-50 358 50 358 86 372M-96 390C-50 374 50 374 96 390M-84 410C-50 396 50 396 84 410M-66 428C-40 418 40 418 66 428',
      pen.stroke(crease, 1.1),
    ),
    path('M-104 176C-102 150 -96 120 -86 96M104 176C102 150 96 120 86 96', pen.stroke(crease, 0.9)),
  ].join('');
}

/** The fold of skin that holds the nail at its root and sides. */
export function nailFold(pen: Pen, colour: Colour): string {
  return path(
    'M-84 150C-92 190 -86 222 -50 232C-20 238 20 238 50 232C86 222 92 190 84 150C100 200 104 244 58 254C20 260 -20 260 -58 254C-104 244 -100 200 -84 150Z',
    pen.both(colour, 'line', 1.2),
  );
}

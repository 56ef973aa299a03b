import { toneOf, type Phototype } from './palette.ts';
import { CONTOUR, FINE, type Pen } from './pen.ts';
import { path } from './svg.ts';

/** Fullness below the chin and looseness of the neck's skin, from 0 (firm) to 1. */
export interface JawShape {
  readonly fullness: number;
}

const mix = (from: number, to: number, part: number): number => Math.round(from + (to - from) * part);

/**
 * The line from below the nose over lips and chin to the base of the neck, looking left; starts at (58, 0), chin near
 * (80, 236), ends at (`neckX`, 610). The same curve bounds the layers that a plate cuts open.
 */
export function chinLine({ fullness: f }: JawShape): string {
  return [
    'M58 0C50 10 44 18 44 28C44 42 26 50 24 66C24 76 34 80 42 84C34 90 26 96 28 108C30 122 52 124 52 140C52 156 40 168 42 192C46 218 66 236 96 242',
    `C112 ${mix(246, 244, f)} 126 ${mix(250, 246, f)} ${mix(140, 132, f)} ${mix(254, 252, f)}`,
    `C${mix(170, 126, f)} ${mix(262, 300, f)} ${mix(200, 160, f)} ${mix(268, 358, f)} ${mix(226, 212, f)} ${mix(280, 374, f)}`,
    `C${mix(246, 242, f)} ${mix(290, 384, f)} ${mix(258, 264, f)} ${mix(306, 384, f)} ${mix(262, 274, f)} ${mix(330, 400, f)}`,
    `C${mix(272, 278, f)} ${mix(420, 460, f)} 266 530 250 620`,
  ].join('');
}

/** Lower face and neck from the side, filling the frame to its right edge, with lips, jaw line and the start of an ear. */
export function lowerFace(pen: Pen, phototype: Phototype, shape: JawShape): string {
  return [
    path(`${chinLine(shape)}H572V-12H58Z`, pen.both(toneOf(phototype), 'line', CONTOUR)),
    path('M42 84C58 82 74 84 88 92M88 84C94 90 94 98 90 104', pen.stroke('line', 1.6)),
    path(
      'M24 66C40 62 64 70 84 88C64 84 52 82 42 84C34 80 24 76 24 66ZM28 108C26 96 34 90 42 84C54 84 68 86 84 92C72 106 52 118 28 108Z',
      `${pen.fill(phototype > 3 ? 'muscle' : 'blush')} opacity=".7"`,
    ),
    path('M62 150C56 160 54 170 56 182M108 40C124 58 128 84 122 108', pen.stroke('line', FINE)),
    path('M470 20C458 40 470 66 490 72C512 76 522 50 520 20', pen.both(toneOf(phototype), 'line', 1.4)),
    path('M486 30C480 44 486 56 496 58', pen.stroke('line', FINE)),
  ].join('');
}

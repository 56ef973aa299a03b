import { shadeOf, toneOf, type Phototype } from './palette.ts';
import { CONTOUR, FINE, type Pen } from './pen.ts';
import { path } from './svg.ts';

/** A right big toe and its neighbour from above, tip up; fills 560 by 610, the foot runs out below. */
export function toesFromAbove(pen: Pen, phototype: Phototype): string {
  const [skin, shade] = [toneOf(phototype), shadeOf(phototype)];
  return [
    path(
      'M434 620C440 520 436 440 440 372C444 300 458 252 500 246C544 242 568 270 574 330V620Z',
      pen.both(skin, 'line', CONTOUR),
    ),
    path(
      'M478 312C478 276 490 262 510 262C534 262 548 280 548 316C548 336 480 336 478 312Z',
      pen.both('nail', 'line', 1.4),
    ),
    path('M470 386C494 376 530 376 552 386M466 400C494 392 530 392 556 402', pen.stroke('line', FINE)),
    path(
      'M58 620C64 540 54 470 48 400C40 300 60 168 122 106C166 64 246 42 306 60C392 86 434 190 444 300C450 390 436 500 440 620Z',
      pen.both(skin, 'line', CONTOUR),
    ),
    path(
      'M398 172C424 220 436 280 438 336C440 420 430 510 434 612L398 612C402 500 420 420 414 340C412 276 408 216 398 172Z',
      `${pen.fill(shade)} opacity=".5"`,
    ),
    path(
      'M118 474C180 456 300 454 368 472M108 492C180 476 300 474 378 490M124 512C190 498 300 496 362 508M140 530C200 520 290 518 346 526',
      pen.stroke('line', 1),
    ),
    path('M62 300C64 262 72 226 84 196M418 296C414 262 408 232 398 206', pen.stroke('line', FINE)),
  ].join('');
}

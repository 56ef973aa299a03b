import { shadeOf, toneOf, type Phototype } from './palette.ts';
import { CONTOUR, FINE, type Pen } from './pen.ts';
import { path } from './svg.ts';

// Lower face and a long neck from the side, looking right with the chin a little raised; fills 560 by 610.

/** From the root of the nose over lips, chin and throat to the hollow above the breastbone. */
const THROAT =
  'M410 -20C420 10 452 50 472 72C484 86 478 98 462 102C454 106 450 112 456 120C470 126 478 134 472 144C466 152 460 154 458 158C470 164 478 174 470 186C464 194 456 198 458 208C470 222 472 244 456 262C438 280 404 280 372 276C340 274 322 284 318 306C314 326 330 344 330 364C326 430 338 500 372 556C388 580 404 596 420 620';

/** Skin of face, neck and shoulder, with the jaw's shade, mouth, the long neck muscle and the collarbone. */
export function neckSide(pen: Pen, phototype: Phototype): string {
  const skin = toneOf(phototype);
  return [
    path(`${THROAT}H-10V470C40 440 92 400 96 330C90 240 60 120 70 -20Z`, pen.both(skin, 'line', CONTOUR)),
    path(
      'M372 276C330 282 262 266 214 216C196 196 188 176 188 160C186 214 198 272 226 312C252 344 292 336 318 306C322 284 340 274 372 276Z',
      `${pen.fill(shadeOf(phototype))} opacity=".4"`,
    ),
    path('M404 278C330 292 256 262 212 208C198 190 190 174 188 152', pen.stroke('line', 1.4)),
    path('M180 206C196 300 250 460 352 566M180 206C150 330 140 420 84 540', pen.stroke('line', FINE)),
    path('M346 570C280 546 190 560 60 520', pen.stroke('line', FINE)),
    path('M470 142C452 140 436 144 424 154', pen.stroke('line', 1.6)),
    `<clipPath ${pen.id('throat')}>${path(`${THROAT}H-10V-20Z`)}</clipPath>`,
    path(
      'M470 143C452 140 438 144 426 153C440 136 458 124 472 130ZM426 154C440 150 456 148 468 158C472 164 474 172 470 180C452 184 436 172 426 154Z',
      `${pen.fill(phototype > 3 ? 'muscle' : 'blush')} opacity=".6" clip-path="url(#${pen.ref('throat')})"`,
    ),
    path('M432 74C424 84 428 98 440 100M440 58C426 72 420 92 412 106', pen.stroke('line', 1.2)),
    path('M458 208C448 214 440 222 438 232', pen.stroke('line', FINE)),
  ].join('');
}

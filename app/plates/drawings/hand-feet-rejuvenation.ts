import { handFromBack, handSpots, thinBack } from '../kit/hand.ts';
import { heel } from '../kit/heel.ts';
import { labels } from '../kit/labels.ts';
import type { Pen } from '../kit/pen.ts';
import { group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** Cracks in the rim of the heel: open in the thick skin, closed where it thins. */
const CRACKS =
  'M340 293C338 284 342 276 337 266M372 295C374 282 366 272 369 254M390 293L388 276M408 290C402 280 407 268 400 256L396 244M428 286L420 270M446 277C438 268 440 258 428 248L418 242M466 259L452 246M479 243C468 240 466 230 452 228M486 214L474 208';

const hand = (pen: Pen): string => handFromBack(pen, 4) + thinBack(pen, 4) + handSpots(pen, 4);
const foot = (pen: Pen): string =>
  [
    heel(pen, 4, 'wheat'),
    path(
      'M340 292C400 296 462 286 482 240C484 226 478 210 470 198C462 232 436 254 396 262C372 266 352 266 330 264Z',
      `${pen.fill('sand')} opacity=".55"`,
    ),
    path(CRACKS, pen.stroke('artery', 4)) + path(CRACKS, pen.stroke('line', 1.6)),
  ].join('');

export const handFeetRejuvenation = definePlate({
  title: 'The back of a thin brown hand with tendons, a vein and brown spots, and a heel with cracks in its thick rim',
  caption:
    'A hand that has thinned and a dry heel. *a* tendons with hollows between them, *b* sun spots, *c* cracks in the thick rim of the heel.',
  ...COVER,
  card: { x: 0, y: 0, width: 560, height: 420 },
  preview: { x: 0, y: 10, width: 560, height: 294 },
  paint: (pen) =>
    [
      place(10, -14, 0, hand(pen)),
      place(12, 312, 0, foot(pen)),
      path('M0 302H560', `${pen.stroke('soft', 1)} opacity=".5"`),
      labels(pen, 26, [
        { letter: 'a', at: [80, 36], to: [214, 118] },
        { letter: 'b', at: [76, 262], to: [182, 196] },
        { letter: 'c', at: [150, 370], to: [415, 566] },
      ]),
    ].join(''),
  paintCard: (pen) =>
    group('transform="translate(186 200)scale(.74)"', foot(pen)) +
    group('transform="translate(4 -28)scale(.86)"', hand(pen)),
});

import { earClose } from '../kit/ear-close.ts';
import { labels } from '../kit/labels.ts';
import { ellipse, group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SCAR =
  'M232 392C208 404 196 432 202 460C188 478 190 512 212 528C226 552 262 566 292 554C322 566 364 554 376 524C396 504 396 468 378 448C380 418 362 392 334 388C316 372 286 372 270 384C256 380 242 384 232 392Z';

export const keloidTreatment = definePlate({
  title: 'A firm, raised scar on a brown earlobe, growing well past the small hole where an earring was',
  caption:
    'A keloid of the earlobe. *a* the small hole of the earring, *b* the scar, grown well past it, *c* healthy rim of the ear.',
  ...COVER,
  card: { x: 0, y: 184, width: 560, height: 420 },
  preview: { x: 0, y: 290, width: 560, height: 294 },
  paint: (pen) =>
    [
      path('M0 0H560V610H0Z', pen.fill('tone-4')),
      path('M560 330V610H190C240 560 262 480 280 420Z', `${pen.fill('tone-5')} opacity=".5"`),
      path('M262 440C246 510 224 566 184 614', pen.stroke('line', 1.9)),
      path(
        'M236 -4H564V470C530 480 506 500 490 530C480 480 452 430 424 392C440 260 430 90 330 50C270 40 236 70 220 120C214 150 204 168 190 178C176 120 100 60 -4 66V-4Z',
        pen.both('hair', 'line', 1.9),
      ),
      path(
        'M20 -4C100 20 168 80 190 160M80 -4C140 14 180 60 204 130M140 -4C180 16 200 50 214 96M200 -4C220 10 230 30 236 56M470 -4C510 130 510 320 468 440M500 -4C540 140 536 340 488 480M530 -4C562 140 560 330 520 470M420 -4C450 40 470 110 474 180M360 -4C390 14 410 36 428 70',
        `${pen.stroke('plum-light', 1)} opacity=".7"`,
      ),
      group(
        'transform="translate(46 128)scale(.76)"',
        earClose(pen, 4),
        group(
          'transform="translate(-66 -82)scale(1.2)"',
          path(SCAR, pen.both('blush', 'line', 1.9)),
          `<clipPath ${pen.id('scar')}>${path(SCAR)}</clipPath>`,
          path(
            'M190 500C230 540 300 540 340 500C372 468 366 420 350 380L420 400V570H180Z',
            `${pen.fill('smas')} opacity=".5" clip-path="url(#${pen.ref('scar')})"`,
          ),
          path(
            'M202 460C214 452 226 454 234 462M292 554C288 540 292 528 302 520M378 448C364 446 354 452 350 462',
            pen.stroke('line', 1.2),
          ),
          path(
            'M226 414C232 404 242 398 252 398M304 392C318 392 330 398 338 408M214 486C216 478 220 474 226 472',
            pen.stroke('paper', 3),
          ),
          path(
            'M250 500C272 514 300 512 320 498M244 524C258 532 270 534 284 532M352 484C350 500 342 514 330 524',
            pen.stroke('smas', 1.2),
          ),
          ellipse(284, 436, 13, 15, pen.both('muscle', 'smas', 1.2)),
          ellipse(284, 437, 5.5, 7.5, pen.both('line', 'line', 1)),
        ),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [76, 420], to: [250, 464], disc: 'paper', leader: 'paper' },
        { letter: 'b', at: [452, 574], to: [330, 520], disc: 'paper', leader: 'paper' },
        { letter: 'c', at: [84, 300], to: [226, 330], disc: 'paper', leader: 'paper' },
      ]),
    ].join(''),
});

import { ear } from '../kit/body-parts.ts';
import { labels } from '../kit/labels.ts';
import { arrow } from '../kit/scalp-views.ts';
import { circle, group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** From the temple, along the front fold of the ear, around the lobe and back into the hair. */
const CUT =
  'M318 92C326 130 318 164 318 196C316 214 330 226 330 244C330 258 318 268 318 284C318 312 322 340 338 362C352 380 372 380 378 356C384 328 396 300 412 276C440 262 476 280 512 312';

const EYE = 'M-8 112C22 108 50 122 66 146C40 154 14 158 -8 156Z';

export const facelift = definePlate({
  title:
    'A cheek and ear in brown skin from the side, with a dotted line around the ear and arrows along the cheek and jaw',
  caption:
    '*a* the cut: from the temple, along the fold in front of the ear, around the lobe and back into the hair, *b* the way the deep sheet is lifted, *c* the jaw.',
  ...COVER,
  card: { x: 0, y: 130, width: 560, height: 420 },
  preview: { x: 0, y: 170, width: 560, height: 294 },
  paint: (pen) => {
    const hair =
      'M150 -10C210 20 262 52 296 96C310 128 306 160 296 200C312 190 318 160 326 128C380 90 440 130 440 220C436 260 424 290 424 330C440 352 480 372 512 420C530 440 552 452 570 456V-10Z';
    const strands =
      'M190 -6C260 20 330 60 372 92M240 -8C320 24 400 70 440 150M300 -8C380 30 450 90 470 190C478 240 470 300 490 350M370 -8C440 40 490 110 506 220C512 290 520 340 560 390M440 -8C500 50 540 130 548 230C550 270 556 300 566 330M452 250C450 300 466 340 512 392M510 -8C546 40 560 90 566 150';
    return [
      path('M0 0H560V610H0Z', pen.fill('tone-3')),
      path(
        'M-8 536C80 548 190 540 262 486C316 446 338 404 346 368C376 420 420 480 440 620H-8Z',
        `${pen.fill('tone-4')} opacity=".55"`,
      ),
      path('M-8 536C80 548 190 540 262 486C304 456 330 420 342 378', pen.stroke('line', 1.9)),
      path('M424 420C452 480 470 540 476 620M300 500C330 540 350 580 356 620', pen.stroke('line', 1.1)),
      // The outer corner of the eye, its lines, the fold beside nose and mouth.
      path(EYE, pen.both('paper', 'line', 1.3)),
      `<clipPath ${pen.id('eye')}>${path(EYE)}</clipPath>`,
      group(
        `clip-path="url(#${pen.ref('eye')})"`,
        circle(6, 134, 24, pen.both('tone-5', 'line', 1.2)),
        circle(2, 134, 10, pen.fill('hair')),
      ),
      path('M-8 106C30 98 58 118 80 146', pen.stroke('line', 4)),
      path('M-8 94C30 84 62 100 84 130M82 168C66 178 36 184 -8 182', pen.stroke('line', 1)),
      path(
        'M96 132C116 126 132 126 146 130M96 146C118 146 134 150 148 158M92 158C110 166 124 176 134 190',
        pen.stroke('tone-4', 1.6),
      ),
      path('M-8 34C40 22 84 36 118 66C80 50 40 46 -8 54Z', pen.both('hair', 'line', 1.4)),
      path(
        'M-8 300C20 320 38 350 40 392M-8 404C8 402 20 404 30 408M34 400C40 406 40 414 36 420',
        pen.stroke('line', 1.3),
      ),
      path('M44 430C50 462 48 490 36 514M80 250C130 262 170 262 214 248', pen.stroke('tone-4', 1.6)),
      path(hair, pen.both('hair', 'line', 1.9)),
      path(strands, `${pen.stroke('plum-light', 1)} opacity=".7"`),
      group('transform="translate(228 92)"', ear(pen, 3)),
      path(CUT, pen.stroke('paper', 4.4)),
      path(CUT, `${pen.stroke('artery', 2.6)} stroke-dasharray="7 6"`),
      arrow(
        pen,
        [
          [88, 392],
          [160, 350],
          [232, 276],
        ],
        'turmeric',
        3.4,
      ),
      arrow(
        pen,
        [
          [120, 500],
          [214, 454],
          [276, 376],
        ],
        'turmeric',
        3.4,
      ),
      arrow(
        pen,
        [
          [120, 290],
          [178, 262],
          [238, 208],
        ],
        'turmeric',
        3.4,
      ),
      labels(pen, 26, [
        { letter: 'a', at: [226, 150], to: [318, 218], disc: 'paper' },
        { letter: 'b', at: [98, 226], to: [148, 278], disc: 'paper' },
        { letter: 'c', at: [150, 580], to: [170, 526], disc: 'paper' },
      ]),
    ].join('');
  },
});

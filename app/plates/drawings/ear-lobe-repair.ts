import { ear } from '../kit/body-parts.ts';
import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import { toneOf } from '../kit/palette.ts';
import type { Pen } from '../kit/pen.ts';
import { stitches } from '../kit/stitches.ts';
import { group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** The lower part of an ear much enlarged, its lobe's tip near (0, 96). */
const LOBE = 'M-96 -150C-96 -80 -100 -20 -84 30C-70 76 -36 100 0 98C44 94 66 50 74 0C84 -50 110 -90 140 -150Z';

function stitchedLobe(pen: Pen): string {
  return [
    path('M-200 -200H200V200H-200Z', pen.fill('paper')),
    path(LOBE, pen.both(toneOf(4), 'line', 1.9)),
    path('M-10 -34C-16 10 -4 50 -8 98', pen.stroke('artery', 2.6)),
    stitches(pen, {
      at: [
        [-12, -18, 92],
        [-11, 8, 88],
        [-8, 34, 84],
        [-6, 60, 92],
        [-7, 84, 92],
      ],
      reach: 16,
      thread: 'line',
      width: 2.4,
    }),
  ].join('');
}

export const earLobeRepair = definePlate({
  title: 'A brown ear with an earring hole torn down to the edge of the lobe, and fine stitches closing it beside',
  caption:
    'A torn earlobe. *a* the slit runs from the old hole to the rim, *b* after repair: fine stitches on a thin line.',
  ...COVER,
  card: { x: 0, y: 188, width: 560, height: 420 },
  preview: { x: 0, y: 300, width: 560, height: 294 },
  paint: (pen) =>
    [
      path('M0 0H560V610H0Z', pen.fill('tone-4')),
      path(
        'M570 -10H250C360 20 408 100 404 190C398 280 350 330 356 400C366 460 372 540 360 620H570Z',
        pen.both('hair', 'line', 1.9),
      ),
      path(
        'M330 -6C400 50 430 140 420 220C410 300 380 340 384 420C392 490 396 550 388 614M400 -6C450 60 466 150 452 240C440 310 412 360 418 430C426 500 430 560 424 614M470 -6C500 80 500 180 484 260C472 330 448 380 456 450C462 510 464 560 460 614M534 -6C548 100 536 200 520 280C508 350 490 400 498 470C504 520 504 570 502 614',
        `${pen.stroke('plum-light', 1)} opacity=".7"`,
      ),
      path('M60 470C80 520 84 570 80 620M-10 440C20 446 44 460 60 470', pen.stroke('line', 1.1)),
      group(
        'transform="translate(-94 -28)scale(2.02)"',
        ear(pen, 4),
        path(
          'M108 232C104 236 104 242 108 244C110 252 110 262 112 276L124 274C120 262 118 252 116 244C120 240 118 232 108 232Z',
          pen.fill('tone-4'),
        ),
        path(
          'M112 274C110 262 110 252 108 244C103 241 103 234 108 232C117 230 121 239 116 244C118 254 120 264 125 272',
          pen.stroke('line', 0.95),
        ),
        path('M110 246C112 254 112 262 113 270M115 247C117 255 118 262 121 269', pen.stroke('blush', 1.2)),
      ),
      lens(pen, { name: 'lobe', x: 412, y: 452, radius: 118, ground: 'paper', frame: 'steel' }, stitchedLobe(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [54, 560], to: [132, 486], disc: 'paper' },
        { letter: 'b', at: [286, 570], to: [404, 506], disc: 'paper' },
      ]),
    ].join(''),
});

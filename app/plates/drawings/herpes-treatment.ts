import { labels } from '../kit/labels.ts';
import { pointsOf, smooth } from '../kit/path.ts';
import { circle, ellipse, group, path } from '../kit/svg.ts';
import { lips } from '../kit/lips.ts';
import { rednessOf } from '../kit/palette.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const BLISTERS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [372, 262, 15],
  [396, 250, 12],
  [398, 274, 16],
  [424, 262, 13],
  [424, 286, 11],
  [378, 288, 10],
  [404, 298, 9],
  [446, 278, 9],
];
const NERVE = '566 30, 530 74, 516 130, 492 176, 462 206, 440 232';
const TWIGS = [
  '492 176, 448 186, 410 206, 392 234',
  '462 206, 456 236, 448 262',
  '516 130, 548 170, 556 220',
  '530 74, 486 92, 452 126',
];

export const herpesTreatment = definePlate({
  title: 'A small cluster of clear blisters at the edge of a lip in brown skin, with a nerve leading to it',
  caption:
    'A cold sore. *a* small clear blisters in a cluster, *b* the nerve in which the virus sleeps between attacks.',
  ...COVER,
  card: { x: 0, y: 96, width: 560, height: 420 },
  preview: { x: 0, y: 130, width: 560, height: 294 },
  paint: (pen) => {
    const nerve = [NERVE, ...TWIGS].map((line) => smooth(pointsOf(line)));
    return [
      path('M0 0H560V610H0Z', pen.fill('tone-4')),
      lips(pen, 4),
      path(nerve.join(''), pen.stroke('line', 9)),
      path(nerve.join(''), pen.stroke('nerve', 6)),
      path(smooth(pointsOf(NERVE)), `${pen.stroke('paper', 1.2)} stroke-dasharray="9 7"`),
      path(
        smooth(
          pointsOf('344 262, 362 238, 396 226, 432 234, 462 256, 468 288, 446 306, 410 318, 372 310, 350 290'),
          true,
        ),
        `${pen.fill(rednessOf(4))} opacity=".9"`,
      ),
      group(pen.both('serum', 'line', 1.6), ...BLISTERS.map(([x, y, r]) => circle(x, y, r))),
      group(
        `${pen.fill('paper')} opacity=".95"`,
        ...BLISTERS.map(([x, y, r]) => ellipse(x - r * 0.3, y - r * 0.35, r * 0.34, r * 0.24)),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [488, 470], to: [424, 287], disc: 'paper', leader: 'paper' },
        { letter: 'b', at: [400, 84], to: [506, 150], disc: 'paper', leader: 'paper' },
      ]),
    ].join('');
  },
});

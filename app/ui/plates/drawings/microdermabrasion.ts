import { hairDrawnBack, profileEar, profileHead } from '../kit/head.ts';
import { labels } from '../kit/labels.ts';
import { nums, pointsOf } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { arrow } from '../kit/scalp-views.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import type { Pen } from '../kit/pen.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** A polishing wand: a round rough tip with a suction hole at the origin, its grip and hose upwards. */
function wand(pen: Pen): string {
  return [
    path('M-11 -330C-8 -380 20 -420 60 -470L84 -452C50 -410 18 -376 11 -330Z', pen.both('steel-dark', 'line', 1.6)),
    path('M-17 -58L-20 -14C-20 8 20 8 20 -14L17 -58C8 -66 -8 -66 -17 -58Z', pen.both('steel', 'line', 1.9)),
    path(
      'M-17 -58L-22 -110C-28 -180 -26 -260 -18 -330H18C26 -260 28 -180 22 -110L17 -58Z',
      pen.both('glass', 'line', 1.9),
    ),
    path(
      'M-24 -150C-10 -144 10 -144 24 -150M-25 -168C-10 -162 10 -162 25 -168M-25 -186C-10 -180 10 -180 25 -186',
      pen.stroke('line', 1),
    ),
    path('M-8 -210C-10 -250 -9 -290 -7 -316', pen.stroke('steel-dark', 2)),
    ellipse(0, -8, 20, 11, pen.both('steel-dark', 'line', 1.2)),
    ellipse(0, -8, 7, 4, pen.both('line', 'line', 1)),
    group(
      pen.fill('paper'),
      ...[
        [-13, -9],
        [-9, -3],
        [12, -10],
        [9, -3],
        [0, -15],
        [-7, -14],
        [7, -14],
        [0, -1],
      ].map(([x = 0, y = 0]) => circle(x, y, 1.2)),
    ),
  ].join('');
}

export const microdermabrasion = definePlate({
  title:
    'A person lying down: a small round polishing tip gliding over a cheek in brown skin, lifting specks of the dry top layer',
  caption:
    'Polishing a cheek. *a* the rough round tip draws in *b* specks of the dry top layer, *c* the path it has polished.',
  ...COVER,
  card: { x: 0, y: 150, width: 560, height: 420 },
  preview: { x: 0, y: 220, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(81);
    const specks = scatter(
      30,
      8,
      () => [random(196, 300), random(286, 392)],
      ([x, y]) => {
        const away = Math.hypot(x - 242, y - 340);
        return away > 30 && away < 58 && !(x > 250 && y > 318) && !(x < 226 && y > 350);
      },
    );
    const speck = (x: number, y: number): string =>
      `<path d="M-4 0L-1 -3L4 -1L2 3Z" transform="translate(${nums(x, y)})rotate(${nums(Math.round(random(0, 180)))})"/>`;
    return [
      path('M-4 560C80 536 200 540 300 536C400 532 480 544 564 536V614H-4Z', pen.both('lilac', 'line', 1.8)),
      group('transform="matrix(0 1.3 -1.3 0 654 48)"', profileHead(pen, 4), hairDrawnBack(pen, 4), profileEar(pen, 4)),
      path('M246 344C276 344 300 332 316 308', `${pen.stroke('tone-3', 38)} opacity=".8"`),
      arrow(pen, pointsOf('322 300, 304 330, 274 342'), 'turmeric', 2.4),
      group(pen.both('paper', 'soft', 0.8), ...specks.map(([x, y]) => speck(x, y))),
      place(240, 342, -122, wand(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [72, 590], to: [214, 366], disc: 'paper' },
        { letter: 'b', at: [66, 90], to: [226, 294] },
        { letter: 'c', at: [330, 60], to: [302, 316] },
      ]),
    ].join('');
  },
});

import { halfTurnedEar, halfTurnedFace, halfTurnedHair, halfTurnedNeck } from '../kit/face-half-turned.ts';
import { labels } from '../kit/labels.ts';
import { nums, pointsOf } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { arrow } from '../kit/arrow.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import type { Pen } from '../kit/pen.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SCALE = 1.5;

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
    'A person lying down with closed eyes, seen from above: a small round polishing tip gliding over the cheek in brown skin, lifting specks of the dry top layer',
  caption:
    'Polishing a cheek. *a* the rough round tip draws in *b* specks of the dry top layer, *c* the path it has polished.',
  ...COVER,
  card: { x: 0, y: 110, width: 560, height: 420 },
  preview: { x: 0, y: 170, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(81);
    const specks = scatter(
      40,
      9,
      () => [random(270, 450), random(250, 420)],
      ([x, y]) => {
        const away = Math.hypot(x - 356, y - 322);
        return away > 36 && away < 66 && !(x > 356 && y < 322) && !(x < 350 && y > 330);
      },
    );
    const speck = (x: number, y: number): string =>
      `<path d="M-5 0L-1 -4L5 -1L2 4Z" transform="translate(${nums(x, y)})rotate(${nums(Math.round(random(0, 180)))})"/>`;
    return [
      path('M0 0H560V610H0Z', pen.fill('lilac')),
      path(
        'M-10 90C60 20 260 10 420 60C470 160 470 420 430 540C300 600 90 600 -10 520Z',
        pen.both('paper', 'line', 1.6),
      ),
      path(
        'M20 500C60 520 100 540 150 552M8 130C20 110 40 92 60 82M300 560C340 556 376 548 404 534',
        pen.stroke('soft', 1),
      ),
      group(
        `transform="rotate(-78 280 305)translate(-150 -60)scale(${SCALE})"`,
        halfTurnedNeck(pen, 4, SCALE),
        halfTurnedFace(pen, { skin: 4, scale: SCALE, eyes: 'closed' }),
        halfTurnedHair(pen, { skin: 4, scale: SCALE }),
        halfTurnedEar(pen, 4, SCALE),
      ),
      // What it has polished shines.
      path('M288 386C300 364 322 344 352 326', `${pen.stroke('tone-3', 44)} opacity=".55"`),
      path(
        'M280 372C294 350 310 336 332 322M306 396C318 376 332 362 352 350',
        `${pen.stroke('paper', 2.4)} opacity=".8"`,
      ),
      arrow(pen, pointsOf('290 388, 304 368, 330 344')),
      group(pen.both('paper', 'soft', 0.8), ...specks.map(([x, y]) => speck(x, y))),
      place(356, 322, 52, group('transform="scale(1.25)"', wand(pen))),
      labels(pen, 26, [
        { letter: 'a', at: [520, 330], to: [372, 312], disc: 'paper' },
        { letter: 'b', at: [450, 580], to: [376, 368], disc: 'paper' },
        { letter: 'c', at: [60, 580], to: [276, 402], disc: 'paper' },
      ]),
    ].join('');
  },
});

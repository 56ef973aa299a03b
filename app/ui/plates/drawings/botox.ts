import { mirrored, openEyeFront } from '../kit/face-front.ts';
import { syringe } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import type { Pen } from '../kit/pen.ts';
import { group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** The muscle that draws the brows together, its fibres and the brow over it; frowning it is short and thick. */
function browOf(pen: Pen, frowning: boolean): string {
  const muscle = frowning
    ? 'M7 -13C10 -26 26 -42 54 -54C66 -58 78 -56 76 -50C72 -42 64 -36 52 -30C38 -24 26 -16 15 -8C10 -5 6 -8 7 -13Z'
    : 'M9 -22C14 -36 34 -52 62 -62C74 -66 86 -62 84 -57C78 -50 68 -46 56 -42C42 -36 28 -28 16 -18C11 -15 8 -17 9 -22Z';
  const fibres = frowning
    ? 'M11 -13C22 -28 40 -42 66 -52M13 -11C26 -26 46 -38 72 -48M16 -10C30 -24 46 -30 66 -40'
    : 'M13 -22C26 -38 48 -52 76 -60M15 -20C30 -34 52 -46 80 -57M20 -22C34 -33 50 -40 70 -48';
  const brow = frowning
    ? 'M15 -14C32 -34 62 -46 96 -34C78 -38 52 -32 20 -8C14 -6 12 -10 15 -14Z'
    : 'M22 -32C46 -50 78 -52 100 -34C78 -44 48 -42 24 -25C19 -24 18 -28 22 -32Z';
  return [
    path(muscle, `${pen.fill('muscle')} opacity=".65"`),
    path(muscle, `${pen.stroke('line', 0.5)} stroke-dasharray="2 2"`),
    path(fibres, pen.stroke('tone-1', 0.6)),
    path(brow, pen.both('hair', 'hair', 0.8)),
  ].join('');
}

/** The eyes and brows of a face, enlarged to fill a panel. */
function panel(pen: Pen, y: number, frowning: boolean): string {
  const lines = 'M-5 -34C-8 -26 -8 -16 -5 -8M5 -34C8 -26 8 -16 5 -8M-12 2C-4 -2 4 -2 12 2M-10 8C-4 5 4 5 10 8';
  const squint = group(
    `transform="translate(0 ${frowning ? 6 : 3})scale(1 ${frowning ? 0.74 : 0.92})"`,
    mirrored(openEyeFront(pen)),
  );
  return place(
    280,
    y,
    0,
    group(
      'transform="scale(2.55)"',
      squint,
      mirrored(browOf(pen, frowning)),
      path('M-11 14C-9 22 -10 28 -14 36M11 14C9 22 10 28 14 36', pen.stroke('line', 0.5)),
      mirrored(path('M88 18C96 22 102 30 104 38', pen.stroke('line', 0.5))),
      frowning
        ? path(lines, pen.stroke('line', 0.8)) + path('M-60 -72C-30 -66 30 -66 60 -72', pen.stroke('line', 0.5))
        : '',
    ),
  );
}

export const botox = definePlate({
  title: 'A frowning brow in brown skin with a fine needle at the muscle, and the same brow at rest below it',
  caption:
    'The same brow twice. *a* frowning: the muscle folds the skin, *b* the fine needle at the muscle, *c* at rest.',
  ...COVER,
  card: { x: 80, y: 0, width: 400, height: 300 },
  preview: { x: 0, y: 4, width: 560, height: 294 },
  paint: (pen) =>
    [
      path('M0 0H560V610H0Z', pen.fill('tone-4')),
      panel(pen, 204, true),
      path('M0 304H560', pen.stroke('paper', 10)) + path('M0 299H560M0 309H560', pen.stroke('line', 1.2)),
      panel(pen, 520, false),
      place(
        338,
        122,
        -24,
        group(
          'transform="scale(1 1)"',
          path('M-1.6 -58V-3L1.6 0V-58Z', pen.both('steel', 'line', 0.9)),
          syringe(pen, { from: 56, scale: 1.15, fluid: 'serum', length: 170 }),
        ),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [190, 40], to: [267, 148], disc: 'paper' },
        { letter: 'b', at: [420, 44], to: [333, 108], disc: 'paper' },
        { letter: 'c', at: [280, 350], to: [280, 446], disc: 'paper' },
      ]),
    ].join(''),
});

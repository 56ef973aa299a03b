import { mirrored, openEyeFront } from '../kit/face-front.ts';
import { syringe } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import type { Pen } from '../kit/pen.ts';
import { group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** A grey brow at the right of the picture. */
const browOf = (pen: Pen, frowning: boolean): string =>
  path(
    frowning
      ? 'M15 -14C32 -34 62 -46 96 -34C78 -38 52 -32 20 -8C14 -6 12 -10 15 -14Z'
      : 'M22 -32C46 -50 78 -52 100 -34C78 -44 48 -42 24 -25C19 -24 18 -28 22 -32Z',
    pen.both('hair-grey', 'line', 0.5),
  );

/** Under the skin of one side only: the muscle that draws the brows together, from the root of the nose to the middle of the brow. */
function muscle(pen: Pen): string {
  const outline =
    'M5 -10C8 -24 22 -36 46 -44C56 -47 62 -44 60 -39C50 -31 38 -26 28 -19C20 -13 12 -6 8 -6C5 -6 4 -8 5 -10Z';
  return [
    path(outline, pen.fill('muscle')),
    path(
      'M9 -11C18 -24 34 -34 56 -41M11 -9C22 -20 38 -28 54 -36M9 -16C18 -28 30 -34 44 -39',
      pen.stroke('tone-1', 0.6),
    ),
    path(outline, `${pen.stroke('line', 0.7)} stroke-dasharray="2.4 1.8"`),
  ].join('');
}

/** The eyes and brows of a face, enlarged to fill a panel. */
function panel(pen: Pen, y: number, frowning: boolean): string {
  const frown =
    'M-6 -40C-10 -28 -9 -14 -5 -4M6 -40C10 -28 9 -14 5 -4M-1 -34C-2 -26 -2 -18 -1 -12M-13 4C-4 -3 4 -3 13 4M-11 11C-4 7 4 7 11 11';
  const forehead = frowning
    ? 'M-96 -62C-70 -70 -40 -66 -12 -60M12 -60C40 -66 70 -70 96 -62M-88 -73C-54 -79 54 -79 88 -73'
    : 'M-70 -70C-30 -76 30 -76 70 -70';
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
      frowning ? muscle(pen) : '',
      mirrored(browOf(pen, frowning)),
      path('M-11 14C-9 22 -10 28 -14 36M11 14C9 22 10 28 14 36', pen.stroke('line', 0.5)),
      // Age: the corner of the eye, the skin below it, the forehead. They stay.
      mirrored(
        path(
          'M92 -3C98 -6 103 -8 108 -9M93 2C99 2 104 3 109 5M91 6C96 10 100 15 102 20M34 20C48 30 70 29 84 19M30 28C46 39 68 38 84 30M88 26C96 30 102 36 104 42',
          pen.stroke('line', 0.55),
        ),
      ),
      path(forehead, pen.stroke('line', frowning ? 0.7 : 0.45)),
      frowning ? path(frown, pen.stroke('line', 1.1)) : path('M-4 -28C-5 -22 -5 -16 -4 -12', pen.stroke('line', 0.45)),
    ),
  );
}

export const botox = definePlate({
  title:
    'The frowning brow of an older face in brown skin with a fine needle at the muscle, and the same brow at rest below it',
  caption:
    'The same brow twice. *a* frowning: the muscle folds the skin, *b* the fine needle at the muscle, *c* with the muscle at rest. Lines of age stay.',
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

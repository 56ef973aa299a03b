import { fingerFromAbove, nailFold } from '../kit/finger.ts';
import { forceps } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import { group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const nailSurgery = definePlate({
  title:
    'A finger in brown skin with part of the nail lifted to show the bed, and the fold turned back to show the root',
  caption:
    '*a* the bed of the nail, *b* its root, under the fold that is turned back, *c* the strip of nail that is lifted.',
  ...COVER,
  card: { x: 0, y: 70, width: 560, height: 420 },
  preview: { x: 0, y: 190, width: 560, height: 294 },
  paint: (pen) =>
    [
      path('M0 0H560V610H0Z', pen.fill('water')),
      path('M0 0H560V610H0Z', `${pen.fill('paper')} opacity=".35"`),
      place(
        196,
        84,
        -8,
        group(
          'transform="scale(1.36)"',
          fingerFromAbove(pen, 3, 560),
          // The bed with its fine ridges, and the root below the fold.
          path('M4 12C36 12 64 26 76 50C92 90 92 150 80 216L84 290H0Z', pen.both('blush', 'line', 1.4)),
          path('M14 40V206M24 38V206M34 40V206M44 44V206M54 50V206M64 58V206M73 74V206', pen.stroke('tone-1', 1)),
          path('M8 206C30 182 62 184 84 202L88 268C66 286 30 288 6 276Z', pen.both('lilac', 'line', 1.2)),
          path('M20 216V270M34 208V276M48 206V276M62 208V274M76 214V268', pen.stroke('plum-light', 0.9)),
          path('M6 276C30 288 66 286 88 268L90 290L0 294Z', pen.both('tone-4', 'line', 1.1)),
          // What stays of the nail.
          path(
            'M-80 216C-92 150 -92 90 -78 44C-66 14 -30 8 6 10L10 60L6 226C-20 236 -60 234 -80 216Z',
            pen.both('nail', 'line', 1.8),
          ),
          path('M6 10L14 12L18 60L14 224L6 226L10 60Z', pen.both('paper', 'line', 1.1)),
          path(
            'M-78 44C-66 14 -30 8 6 10L7 26C-28 22 -58 26 -72 58C-76 62 -80 54 -78 44Z',
            pen.both('paper', 'line', 1.1),
          ),
          path('M-62 80V196M-44 62V196M-26 56V200M-8 54V204', `${pen.stroke('soft', 0.9)} opacity=".55"`),
          path('M-74 216C-56 184 -20 178 6 184V226C-24 234 -56 232 -74 216Z', pen.both('paper', 'soft', 0.9)),
          // The fold: left in place on one side, cut and turned back on the other.
          `<clipPath ${pen.id('kept')}>${path('M-130 120H4L-2 300H-130Z')}</clipPath>`,
          group(`clip-path="url(#${pen.ref('kept')})"`, nailFold(pen, 'tone-2')),
          path('M3 237L-1 294', pen.stroke('line', 1.4)),
          path(
            'M-1 294L92 290C98 316 94 344 82 352C58 362 24 362 10 354C0 344 -4 320 -1 294Z',
            pen.both('tone-1', 'line', 1.6),
          ),
          path('M12 340C30 350 62 350 80 340', pen.stroke('line', 0.9)),
          path('M84 150C88 164 90 182 88 200L92 290C104 262 104 214 84 150Z', pen.both('tone-2', 'line', 1.1)),
          // The lifted strip, hinged at its root.
          place(
            48,
            250,
            33,
            path(
              'M-30 0C-36 -70 -36 -160 -30 -206C-10 -222 14 -214 30 -184C38 -130 36 -60 28 0C10 10 -14 10 -30 0Z',
              pen.both('nail', 'line', 1.8),
            ),
            path('M-30 0C-36 -70 -36 -160 -30 -206L-40 -200C-46 -150 -46 -66 -40 4Z', pen.both('paper', 'line', 1.2)),
            path('M-14 -20V-186M2 -16V-190M16 -20V-180', `${pen.stroke('soft', 0.9)} opacity=".55"`),
            place(12, -194, 8, forceps(pen, { scale: 110, gap: 0.05 })),
          ),
        ),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [316, 46], to: [272, 176] },
        { letter: 'b', at: [490, 470], to: [292, 424] },
        { letter: 'c', at: [500, 350], to: [372, 272] },
      ]),
    ].join(''),
});

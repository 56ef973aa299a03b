import { fingerFromAbove, nailFold } from '../kit/finger.ts';
import { drop } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import { group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** One layer of the nail: the sides and root are common to all, only the free edge differs. */
const layer = (edge: string): string =>
  `M-80 216C-90 160 -92 90 -82 30L${edge}L82 30C92 90 90 160 80 216C60 240 -60 240 -80 216Z`;

export const nailPeeling = definePlate({
  title:
    'A fingertip in dark brown skin with the nail splitting into thin layers at its free edge, and a drop of water',
  caption: 'A fingertip. *a* the nail is made of thin layers, *b* at its tip they part, *c* water loosens them.',
  ...COVER,
  card: { x: 0, y: 40, width: 560, height: 420 },
  preview: { x: 0, y: 60, width: 560, height: 294 },
  paint: (pen) =>
    [
      path('M0 0H560V610H0Z', pen.fill('sand')),
      place(
        338,
        176,
        34,
        group(
          'transform="scale(1.34)"',
          fingerFromAbove(pen, 5, 560, 'tone-3'),
          path(
            layer('-78 -20L-64 -34L-40 -30L-22 -46L6 -40L26 -50L48 -38L66 -40L78 -18'),
            pen.both('tone-1', 'line', 1.4),
          ),
          path(layer('-80 4L-60 -12L-36 -4L-18 -24L8 -14L30 -28L44 -12L64 -18L80 8'), pen.both('nail', 'line', 1.3)),
          path(layer('-81 26L-66 22L-50 8L-30 26L-8 0L10 12L34 -4L46 20L66 14L81 30'), pen.both('paper', 'line', 1.3)),
          path(layer('-82 46L-60 52L-40 34L-18 58L-4 64L24 40L44 50L60 40L82 52'), pen.both('nail', 'line', 1.6)),
          // The uppermost layer where it has come loose: a flap that rolls back over the nail.
          path(
            'M-40 34L-18 58L-4 64L24 40C34 62 34 92 16 108C0 118 -22 112 -32 96C-42 78 -44 56 -40 34Z',
            pen.both('paper', 'line', 1.4),
          ),
          path('M16 108C30 92 28 76 12 80C-4 86 -18 92 -32 96C-22 112 0 118 16 108Z', pen.both('tone-1', 'line', 1.2)),
          path('M-60 76V196M-46 106V206M-4 132V208M34 104V206M58 70V196', `${pen.stroke('soft', 0.9)} opacity=".55"`),
          path('M-64 226C-52 178 52 178 64 226C30 236 -30 236 -64 226Z', pen.both('paper', 'soft', 0.9)),
          path('M-80 216C-90 160 -92 90 -82 30M82 30C92 90 90 160 80 216', pen.stroke('line', 1.6)),
          nailFold(pen, 'tone-4'),
        ),
      ),
      place(150, 60, 0, drop(pen, 52, 'serum')),
      path('M134 126C132 138 138 146 148 146', pen.stroke('paper', 2.4)),
      place(212, 150, 0, drop(pen, 20, 'serum')),
      labels(pen, 26, [
        { letter: 'a', at: [486, 430], to: [256, 372] },
        { letter: 'b', at: [526, 236], to: [426, 206] },
        { letter: 'c', at: [60, 196], to: [128, 132] },
      ]),
    ].join(''),
});

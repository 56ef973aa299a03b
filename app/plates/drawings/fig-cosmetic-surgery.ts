import { pointsOf, smooth } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { stitches } from '../kit/stitches.ts';
import { circle, group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';

/** A needle holder: its jaws meet at the origin, the rings lie to the right. */
function needleHolder(pen: Pen): string {
  const half = (s: 1 | -1): string =>
    path(
      `M-14 0C6 ${s * 6} 30 ${s * 9} 52 ${s * 7}L250 ${s * -26}L254 ${s * -36}L54 ${s * -6}L-14 ${s * -1}Z`,
      pen.both('steel', 'line', 1.7),
    ) +
    circle(272, s * -40, 20, pen.stroke('line', 12)) +
    circle(272, s * -40, 20, pen.stroke('steel', 8.6));
  return [
    half(1),
    half(-1),
    circle(56, 0, 5.5, pen.both('steel-dark', 'line', 1.3)),
    path('M0 -3L4 3M8 -4L12 4M16 -5L20 5M24 -5L28 5', pen.stroke('line', 1)),
  ].join('');
}

export const figCosmeticSurgery = definePlate({
  title:
    'A cut in brown skin, half of it closed with fine stitches, and a needle holder with a curved needle and thread at the next one',
  caption: 'A small operation ends with fine stitches. On the face they usually come out after about a week.',
  width: 430,
  height: 290,
  card: { x: 22, y: 0, width: 387, height: 290 },
  preview: { x: 0, y: 32, width: 430, height: 226 },
  paint: (pen) => {
    const open = smooth(pointsOf('196 160, 226 153, 262 151, 300 156, 338 169, 300 176, 262 177, 226 171'), true);
    return [
      path('M0 0H430V290H0Z', pen.fill('tone-3')),
      // The lines of the skin run along the cut.
      path(
        'M-10 96C90 70 200 60 440 96M-10 40C90 18 220 10 440 42M-10 226C90 246 230 250 440 220M-10 268C110 286 250 288 440 262M-10 150C10 150 30 150 48 152',
        `${pen.stroke('tone-4', 1.1)} opacity=".55"`,
      ),
      path(open, `${pen.stroke('tone-4', 12)} opacity=".4"`),
      path(open, pen.both('red-dark', 'line', 1.9)),
      path(
        smooth(pointsOf('210 162, 234 157, 264 156, 300 160, 320 167, 296 165, 262 162, 232 163'), true),
        pen.fill('dermis'),
      ),
      path('M56 152C104 166 150 168 200 161', pen.stroke('line', 3)),
      stitches(pen, {
        at: [
          [84, 159, 12],
          [120, 164, 6],
          [156, 165, 0],
          [190, 162, -8],
        ],
        reach: 23,
        thread: 'vein',
        width: 4,
      }),
      // Thread from the needle's blunt end, the needle through both sides of the cut, and what holds it.
      path('M272 108C262 60 214 44 176 66C140 88 120 62 132 34C140 14 160 4 176 -10', pen.stroke('vein', 3)),
      path('M250 218C230 206 228 196 236 186', pen.stroke('line', 7)),
      path('M250 218C230 206 228 196 236 186', pen.stroke('steel', 4)),
      path('M272 108C238 106 226 124 230 142', pen.stroke('line', 7)),
      path('M272 108C238 106 226 124 230 142', pen.stroke('steel', 4)),
      group('transform="translate(268 108)rotate(-20)"', needleHolder(pen)),
    ].join('');
  },
});

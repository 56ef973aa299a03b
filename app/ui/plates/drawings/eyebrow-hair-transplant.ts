import { brow, browHairs } from '../kit/eye.ts';
import { labels } from '../kit/labels.ts';
import { type Pen } from '../kit/pen.ts';
import { lyingHair } from '../kit/scalp-views.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const eyebrowHairTransplant = definePlate({
  title:
    'One eyebrow with single hairs that point up near the nose, lie flat in the middle and turn down towards the temple, with small scissors below',
  caption:
    '*a* near the nose hairs point up, *b* in the middle they lie flat, *c* towards the temple they turn down. Moved hair keeps growing: it needs *d* trimming.',
  ...COVER,
  preview: { x: 0, y: 60, width: 560, height: 294 },
  paint: (pen) => {
    const hairs = browHairs(23, 84);
    return [
      path('M0 0H560V610H0Z', pen.fill('tone-3')),
      group(
        'transform="translate(-86 96)scale(2.05)"',
        group('opacity=".14"', brow(pen)),
        ...hairs.map(({ at, tip }) =>
          lyingHair(
            pen,
            at,
            (Math.atan2(tip[1] - at[1], tip[0] - at[0]) * 180) / Math.PI,
            Math.hypot(tip[0] - at[0], tip[1] - at[1]) * 1.1,
            2,
          ),
        ),
        group(pen.fill('tone-5'), ...hairs.map(({ at }) => circle(at[0], at[1], 1.2))),
      ),
      group('transform="translate(290 442)scale(1.35)"', scissors(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [56, 140], to: [98, 214] },
        { letter: 'b', at: [262, 96], to: [262, 171] },
        { letter: 'c', at: [512, 170], to: [462, 222] },
        { letter: 'd', at: [84, 500], to: [150, 482] },
      ]),
    ].join('');
  },
});

/** Small curved scissors, a little open, their tips to the left. */
function scissors(pen: Pen): string {
  const half = (s: 1 | -1): string =>
    path(
      `M-118 ${s * 16}C-70 ${s * 8} -30 ${s * 3} 0 ${-s * 4}L70 ${-s * 30}C76 ${-s * 22} 70 ${-s * 18} 66 ${-s * 16}L4 ${s * 8}C-36 ${s * 12} -74 ${s * 18} -118 ${s * 16}Z`,
      pen.both('steel', 'line', 1.6),
    ) +
    ellipse(104, -s * 38, 37, 21, pen.stroke('line', 9.5)) +
    ellipse(104, -s * 38, 37, 21, pen.stroke('steel', 6.5));
  return place(0, 0, -8, half(1), half(-1), circle(2, 0, 5, pen.both('steel-dark', 'line', 1.4)));
}

import { arrow } from '../kit/arrow.ts';
import { follicle, hairShaft } from '../kit/follicle.ts';
import { hairReceding, profileEar, profileHead } from '../kit/head.ts';
import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import { nums, type Point } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** What is left at the back of the head: dots after single groups, a line after a strip. Fills a circle of 78. */
function donorAfter(pen: Pen, way: 'dots' | 'line'): string {
  const random = seeded(61);
  const strands = Array.from({ length: 15 }, (_, index) => {
    const x = -98 + index * 14;
    return `M${nums(x, -84)}c4 50 2 110 -4 170`;
  }).join('');
  const dots = scatter(
    46,
    13,
    (): Point => [random(-72, 72), random(-66, 66)],
    ([x, y]) => Math.hypot(x, y) < 74,
  );
  return [
    path(strands, `${pen.stroke('plum-light', 1.2)} opacity=".8"`),
    way === 'dots'
      ? group(pen.fill('tone-2'), ...dots.map(([x, y]) => circle(x, y, 3)))
      : path('M-84 4C-40 16 40 16 84 4', pen.stroke('tone-4', 9)) +
        path('M-84 4C-40 16 40 16 84 4', pen.stroke('tone-2', 4.5)),
  ].join('');
}

export const hairTransplant = definePlate({
  title:
    'A man’s head in profile with a receding front, an arrow from the back of his head to new hairs at the front, and two lenses: dots and a line where hair was taken',
  caption:
    'Hair is moved from the back of the head *a* to the front. Two ways to take it: *b* single groups, which leave dots; *c* a strip, which leaves a line.',
  ...COVER,
  card: { x: 0, y: 24, width: 560, height: 420 },
  preview: { x: 0, y: 40, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(5);
    const front = scatter(
      58,
      7.6,
      (): Point => [random(150, 244), random(82, 196)],
      ([x, y]) =>
        x > 176 - (y - 90) * 0.62 + 4 &&
        x > 158 &&
        x < 214 + Math.max(0, y - 92) * 0.2 &&
        y > 92 + (x - 176) * -0.25 &&
        y < 60 + (x - 130) * 1.2,
    );
    return [
      group(
        'transform="translate(-58 0)scale(1.12)"',
        profileHead(pen, 'wheat', 1.12),
        hairReceding(pen, 4, 1.12),
        profileEar(pen, 'wheat', 1.12),
        path(front.map(([x, y]) => `M${nums(x, y)}q-5 -1 -10 4`).join(''), pen.stroke('hair', 1.3)),
        group(pen.both('papillary', 'tone-4', 0.6), ...front.map(([x, y]) => circle(x, y, 1.7))),
        path(
          'M322 262C342 256 366 258 384 266C382 292 376 312 366 330C350 334 334 326 322 316C312 300 314 280 322 262Z',
          `${pen.stroke('turmeric', 2.2)} stroke-dasharray="6 5"`,
        ),
      ),
      arrow(
        pen,
        [
          [394, 246],
          [410, 190],
          [396, 124],
          [350, 70],
          [286, 42],
          [222, 44],
          [160, 80],
        ],
        5,
      ),
      lens(pen, { name: 'dots', x: 470, y: 352, radius: 72, ground: 'hair' }, donorAfter(pen, 'dots')),
      lens(pen, { name: 'line', x: 470, y: 524, radius: 72, ground: 'hair' }, donorAfter(pen, 'line')),
      labels(pen, 26, [
        { letter: 'a', at: [40, 60], to: [146, 138] },
        { letter: 'b', at: [366, 424], to: [440, 370], disc: 'paper' },
        { letter: 'c', at: [366, 580], to: [444, 532], disc: 'paper' },
      ]),
    ].join('');
  },
});

/** The four stages of one moved hair, side by side in one strip of skin. */
export const hairTransplantProcess = definePlate({
  title: 'Four stages of a moved hair: on the day, after it has fallen, as a fine new hair, grown',
  caption:
    'What a moved hair does. *a* on the day, with a small scab; *b* weeks later the hair has fallen and the root rests; *c* months later a fine new hair; *d* grown.',
  width: 680,
  height: 440,
  preview: { x: 0, y: 40, width: 680, height: 357 },
  card: { x: 47, y: 0, width: 587, height: 440 },
  paint: (pen) => {
    const [mm, tilt, width] = [56, 20, 680];
    const skin = skinSection(pen, {
      name: 'g',
      left: 0,
      right: width,
      surface: 178,
      bottom: 440,
      mm,
      seed: 41,
      phototype: 3,
      waveMm: 0.03,
      lobule: 25,
    });
    const stage = (x: number, ...parts: readonly string[]): string => place(x, skin.surfaceAt(x), tilt, ...parts);
    const root = (depthMm: number, hairMm: number, girth: number): string =>
      follicle(pen, { mm, depthMm, hairMm, girth, gland: 'right' });
    const resting =
      follicle(pen, { mm, depthMm: 2.6, girth: 0.86, gland: 'right', empty: true }) +
      ellipse(0, 2.42 * mm, 6, 8, pen.both('bulb', 'line', 1));
    const above = (x: number, hairMm: number, points: readonly Point[], cut = false): string =>
      place(x, skin.surfaceAt(x), 0, hairShaft(pen, { mm, hairMm, points, cut }));
    return [
      above(
        130,
        0.075,
        [
          [0, 2],
          [13, -34],
        ],
        true,
      ),
      above(460, 0.04, [
        [0, 2],
        [16, -40],
        [40, -72],
      ]),
      above(600, 0.075, [
        [0, 2],
        [24, -58],
        [52, -110],
        [66, -160],
      ]),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, {
          left: -8,
          right: width + 8,
          mm,
          risers: [50, 210, 380, 530],
          loops: [30, 90, 190, 260, 350, 410, 520, 570, 650],
        }),
        stage(130, root(3.9, 0.075, 1)),
        stage(295, resting),
        stage(460, root(3.3, 0.04, 0.84)),
        stage(600, root(4, 0.075, 1)),
        skin.epidermis,
      ),
      skin.outline,
      place(
        130,
        skin.surfaceAt(130),
        0,
        path('M-17 1C-14 -8 14 -9 19 1C8 4 -8 4 -17 1Z', pen.both('artery', 'line', 1)),
      ),
      labels(
        pen,
        32,
        (
          [
            ['a', 96],
            ['b', 268],
            ['c', 432],
            ['d', 574],
          ] as const
        ).map(([letter, x]) => ({ letter, at: [x, 112] })),
      ),
    ].join('');
  },
});

import { follicle, hairShaft } from '../kit/follicle.ts';
import { labels } from '../kit/labels.ts';
import { type Point } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { backOfHead } from '../kit/scalp-views.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const hairTransplant = definePlate({
  title:
    'The backs of two heads: one with many small dots where single groups of hair were taken, one with a single thin line above the neck',
  caption:
    'Two ways to take the hair that is moved. *a* single groups, which leave dots; *b* a strip, which leaves a line.',
  ...COVER,
  preview: { x: 20, y: 200, width: 520, height: 273 },
  paint: (pen) => {
    const random = seeded(61);
    const dots: Point[] = [];
    for (let tries = 0; tries < 4000 && dots.length < 150; tries += 1) {
      const [x, y] = [random(-104, 104), random(176, 300)];
      const inside = Math.abs(x) < 108 - (y - 176) * 0.26 && y < 296 + Math.cos(x / 40) * 8;
      if (inside && dots.every(([px, py]) => Math.hypot(px - x, py - y) > 8.4)) dots.push([x, y]);
    }
    const scale = 'scale(.98)';
    return [
      group(
        `transform="translate(142 40)${scale}"`,
        backOfHead(pen, 3, 'hair', 'tone-4'),
        group(pen.fill('tone-2'), ...dots.map(([x, y]) => circle(x, y, 2))),
      ),
      group(
        `transform="translate(408 172)${scale}"`,
        backOfHead(pen, 4, 'hair-brown', 'tone-3'),
        path('M-92 262C-50 288 50 288 92 262', pen.stroke('line', 5.5)),
        path('M-92 262C-50 288 50 288 92 262', pen.stroke('tone-2', 3)),
      ),
      labels(pen, 24, [
        { letter: 'a', at: [60, 516], to: [118, 268], leader: 'plum-light' },
        { letter: 'b', at: [534, 480], to: [496, 434] },
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

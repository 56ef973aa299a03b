import { follicle } from '../kit/follicle.ts';
import { labels } from '../kit/labels.ts';
import { nums, type Point, smooth } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const exosomeTherapy = definePlate({
  title: 'One round cell sending off many tiny bubbles, a few of them reaching the root of a single hair',
  caption:
    '*a* a cell, *b* the tiny bubbles it sends off, *c* the root of a hair. A picture of the idea, far from scale.',
  ...COVER,
  preview: { x: 0, y: 90, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(9);
    const [cellX, cellY, cellR] = [168, 196, 116];
    const bubbles = scatter(
      62,
      15,
      () => {
        const t = random(0, 1) ** 1.3;
        const angle = random(-0.5, 1.35);
        const reach = cellR + 10 + t * 250;
        return [cellX + Math.cos(angle) * reach, cellY + Math.sin(angle) * reach * 1.05];
      },
      ([x, y]) => x > 20 && y < 552 && x < (y < 470 ? 350 : 372),
    );
    const edge = smooth(
      Array.from({ length: 18 }, (_, index): Point => {
        const angle = (index / 18) * Math.PI * 2;
        const reach = cellR + (index % 2 ? 4 : -3);
        return [cellX + Math.cos(angle) * reach, cellY + Math.sin(angle) * reach];
      }),
      true,
    );
    return [
      path('M0 0H560V610H0Z', pen.fill('papillary')),
      path(edge, pen.both('lilac', 'line', 1.9)),
      path(
        `M${nums(cellX - 96, cellY - 20)}q30 -34 64 -26M${nums(cellX - 92, cellY + 36)}q26 34 66 36M${nums(cellX + 40, cellY + 78)}q34 -14 44 -46`,
        pen.stroke('plum-light', 1.1),
      ),
      circle(cellX - 8, cellY + 4, 46, pen.both('bulb', 'line', 1.6)),
      circle(cellX - 20, cellY - 6, 13, pen.both('plum', 'line', 1)),
      group(
        pen.both('nail', 'plum', 1.1),
        ...[
          [64, -58, 8],
          [80, -30, 6],
          [84, 14, 9],
          [66, 48, 7],
          [44, 78, 6],
        ].map(([dx = 0, dy = 0, r = 0]) => circle(cellX + dx, cellY + dy, r)),
      ),
      group(pen.both('paper', 'plum', 1.2), ...bubbles.map(([x, y]) => circle(x, y, random(3.4, 6.6)))),
      place(420, -250, 0, follicle(pen, { mm: 196, depthMm: 4.05, hairMm: 0.09 })),
      group(
        pen.both('paper', 'plum', 1.2),
        ...(
          [
            [386, 486, 5],
            [398, 512, 4.4],
            [379, 512, 4],
            [412, 530, 5],
            [446, 520, 4.4],
          ] as const
        ).map(([x, y, r]) => circle(x, y, r)),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [60, 372], to: [120, 270] },
        { letter: 'b', at: [160, 480], to: [250, 396] },
        { letter: 'c', at: [520, 580], to: [452, 532] },
      ]),
    ].join('');
  },
});

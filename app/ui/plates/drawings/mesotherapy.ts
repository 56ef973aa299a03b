import { syringe } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import { type Point, smooth } from '../kit/path.ts';
import { combedFrom } from '../kit/scalp-views.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** Half the width of the parting at a height. */
const gap = (y: number): number => 46 + Math.sin(y / 90) * 5;

export const mesotherapy = definePlate({
  title: 'A scalp from above with a parting, a grid of small dots along it, and a fine short needle held at a slant',
  caption:
    'A scalp from above. *a* the parting, *b* small injections side by side, *c* a fine short needle, held at a slant.',
  ...COVER,
  preview: { x: 0, y: 140, width: 560, height: 294 },
  paint: (pen) => {
    const edge = (s: 1 | -1): Point[] =>
      Array.from({ length: 9 }, (_, index): Point => [280 + s * gap(index * 80 - 10), index * 80 - 10]);
    const strip = `${smooth(edge(-1))}L${smooth(edge(1).toReversed()).slice(1)}z`;
    const dots = Array.from({ length: 36 }, (_, index): Point => [
      254 + (index % 3) * 26,
      34 + Math.floor(index / 3) * 48,
    ]);
    const target = dots[19] ?? [280, 320];
    return [
      path('M0 0H560V610H0Z', pen.fill('hair')),
      group(
        'transform="translate(280 0)"',
        combedFrom(pen, { from: -20, to: 600, reach: 300, count: 62, seed: 15, colour: 'plum-light', gap }),
      ),
      path(strip, pen.both('tone-5', 'line', 1.6)),
      path(strip, `${pen.fill('tone-4')} opacity=".55"`),
      ...dots
        .slice(0, 20)
        .map(([x, y]) => circle(x, y, 6, pen.both('tone-3', 'line', 1.1)) + circle(x, y, 1.6, pen.fill('artery'))),
      group(pen.fill('tone-2'), ...dots.slice(20).map(([x, y]) => circle(x, y, 2.4))),
      place(
        target[0],
        target[1],
        58,
        path('M-1.4 0V-64H1.4V3Z', pen.both('steel', 'line', 1)),
        syringe(pen, { from: 62, scale: 1.5, fluid: 'serum', length: 170 }),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [280, 566], disc: 'paper' },
        { letter: 'b', at: [150, 120], to: [248, 130], disc: 'paper', leader: 'paper' },
        { letter: 'c', at: [398, 344], to: [304, 307], disc: 'paper', leader: 'paper' },
      ]),
    ].join('');
  },
});

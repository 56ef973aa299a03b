import { arrow } from '../kit/arrow.ts';
import { bowedHead } from '../kit/bowed-head.ts';
import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import { nums } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { backOfHead } from '../kit/scalp-views.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** Half the width of the parting: a line at the crown, bare towards the forehead. */
const half = (y: number): number => 3 + (Math.max(0, y - 30) / 232) ** 1.7 * 36;

export const femaleHairTransplant = definePlate({
  title:
    'A woman’s bowed head with a parting that widens towards the forehead, small new hairs set into it, and the back of her head with the zone they come from',
  caption:
    '*a* a parting that widens towards the forehead, *b* the back of the head, from which single groups of hair are moved, *c* new groups between the hairs that are there.',
  ...COVER,
  card: { x: -30, y: 4, width: 624, height: 468 },
  preview: { x: 0, y: 60, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(12);
    const placed = scatter(
      26,
      9,
      () => [random(-30, 30), random(170, 254)],
      ([x, y]) => Math.abs(x) < half(y) - 4,
    );
    const donor = scatter(46, 11, () => [random(-84, 84), random(196, 268)]);
    return [
      place(
        222,
        24,
        0,
        bowedHead(pen, { skin: 3, half, seed: 21 }),
        path(
          placed.map(([x, y]) => `M${nums(x, y)}q${nums(Math.sign(x) * 3, 4, Math.sign(x) * 5, 11)}`).join(''),
          pen.stroke('hair', 1.6),
        ),
        ...placed.map(([x, y]) => circle(x, y, 2.3, pen.both('papillary', 'line', 0.9))),
      ),
      lens(
        pen,
        { name: 'back', x: 444, y: 122, radius: 104, ground: 'sand' },
        group(
          'transform="translate(0 -134)scale(.72)"',
          backOfHead(pen, 3, 'hair', 'plum-light'),
          path('M-96 190C-40 206 40 206 96 190L88 262C40 280 -40 280 -88 262Z', `${pen.fill('tone-3')} opacity=".35"`),
          group(pen.fill('papillary'), ...donor.map(([x, y]) => circle(x, y + (1 - (x / 90) ** 2) * 10, 2.6))),
          path(
            'M-96 190C-40 206 40 206 96 190L88 262C40 280 -40 280 -88 262Z',
            `${pen.stroke('paper', 2)} stroke-dasharray="6 5"`,
          ),
        ),
      ),
      arrow(pen, [
        [392, 176],
        [340, 226],
        [258, 244],
      ]),
      labels(pen, 26, [
        { letter: 'a', at: [44, 52], to: [221, 150], disc: 'paper', leader: 'paper' },
        { letter: 'b', at: [514, 270], to: [470, 154] },
        { letter: 'c', at: [372, 340], to: [240, 262], disc: 'paper', leader: 'paper' },
      ]),
    ].join('');
  },
});

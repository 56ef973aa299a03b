import { profileEar, profileHead } from '../kit/head.ts';
import { labels } from '../kit/labels.ts';
import { type Point } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { arrow, lyingHair } from '../kit/scalp-views.ts';
import { group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** The lie of a beard: down on the cheek, forward under the jaw. Degrees, 90 is down, 180 towards the chin. */
const beardLie = ([x, y]: Point): number => {
  const down = Math.min(1, Math.max(0, (y - 300) / 110));
  const forward = Math.min(1, Math.max(0, (290 - x) / 150));
  return 98 + down * (34 + forward * 40);
};

export const beardHairTransplant = definePlate({
  title:
    'A jaw from the side, with single hairs lying almost flat along arrows that run down the cheek and turn forward at the chin',
  caption:
    'How beard hair lies: *a* down on the cheek, *b* forward along the jaw, almost flat to the skin. Each moved hair follows the arrow.',
  ...COVER,
  preview: { x: 0, y: 190, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(19);
    const hairs: Point[] = [];
    for (let tries = 0; tries < 9000 && hairs.length < 190; tries += 1) {
      const [x, y] = [random(128, 276), random(262, 420)];
      const cheek = y > 300 + (x - 250) * -0.52 && y < 420 - Math.max(0, x - 180) * 0.28 && x < 274;
      const lips = x < 168 && y > 322 && y < 382;
      if (cheek && !lips && hairs.every(([px, py]) => Math.hypot(px - x, py - y) > 9.2)) hairs.push([x, y]);
    }
    return group(
      'transform="translate(-160 -316)scale(1.78)"',
      profileHead(pen, 4),
      path('M262 330C262 352 270 380 286 392', pen.stroke('line', 0.8)),
      profileEar(pen, 4),
      ...hairs.map((root) => lyingHair(pen, root, beardLie(root) + random(-7, 7), random(9, 13), 1.7)),
      arrow(
        pen,
        [
          [246, 268],
          [242, 306],
          [232, 342],
        ],
        'turmeric',
        2.2,
      ),
      arrow(
        pen,
        [
          [236, 380],
          [206, 402],
          [164, 408],
        ],
        'turmeric',
        2.2,
      ),
      labels(pen, 14, [
        { letter: 'a', at: [292, 318], to: [247, 292] },
        { letter: 'b', at: [232, 446], to: [200, 406] },
      ]),
    );
  },
});

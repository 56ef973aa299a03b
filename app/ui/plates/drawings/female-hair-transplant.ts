import { hairShaft } from '../kit/follicle.ts';
import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import { num, pointsOf } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { combedFrom, lyingHair } from '../kit/scalp-views.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const HAIR_FROM_ABOVE =
  'M0 24C-126 24 -204 128 -204 262C-204 350 -172 424 -128 456C-84 480 -44 488 0 488C44 488 84 480 128 456C172 424 204 350 204 262C204 128 126 24 0 24Z';

/** Half the width of the parting at a height: it widens towards the forehead. */
const gap = (y: number): number => (y < 130 ? 3 : 3 + ((y - 130) / 300) ** 1.6 * 44);

export const femaleHairTransplant = definePlate({
  title:
    'A woman’s head from above with a middle parting that widens like a fir tree, and a lens showing thick and thin hairs at the back',
  caption:
    'A parting that widens towards the forehead. *a* thinner along the parting, *b* thick and thin hairs side by side, as the lens may also find them at the back.',
  ...COVER,
  preview: { x: 10, y: 190, width: 540, height: 284 },
  paint: (pen) => {
    const random = seeded(3);
    const fir = Array.from({ length: 11 }, (_, index) => {
      const y = 196 + index * 21;
      const w = gap(y);
      return `L${num(w + 9)} ${num(y + 4)}L${num(w - 1)} ${num(y + 9)}`;
    }).join('');
    const firLeft = Array.from({ length: 11 }, (_, index) => {
      const y = 196 + (10 - index) * 21;
      const w = gap(y);
      return `L${num(-w + 1)} ${num(y + 9)}L${num(-w - 9)} ${num(y + 4)}`;
    }).join('');
    const strays = Array.from({ length: 22 }, () => {
      const y = random(230, 420);
      const x = random(-gap(y) * 0.8, gap(y) * 0.8);
      return lyingHair(pen, [x, y], x < 0 ? 160 : 20, random(14, 26), 1.6);
    });
    const hairs = Array.from({ length: 9 }, (_, index) => {
      const thick = index % 3 !== 1;
      return place(
        -84 + index * 21,
        30 + ((index * 37) % 23),
        0,
        hairShaft(pen, {
          mm: 100,
          hairMm: thick ? 0.085 : 0.03,
          points: pointsOf('0 40, 4 -30, 18 -150'),
        }),
        circle(0, 40, thick ? 5.5 : 3.4, pen.both('tone-2', 'tone-4', 1.2)),
      );
    });
    return [
      place(
        236,
        20,
        0,
        path('M-34 490C-30 526 -16 544 0 544C16 544 30 526 34 490Z', pen.both('tone-3', 'line', 1.6)),
        path('M-196 268C-214 258 -222 306 -200 322ZM196 268C214 258 222 306 200 322Z', pen.both('tone-3', 'line', 1.6)),
        path('M-190 330C-160 450 -88 512 0 512C88 512 160 450 190 330Z', pen.both('tone-3', 'line', 1.9)),
        path(HAIR_FROM_ABOVE, pen.both('hair-brown', 'line', 1.9)),
        `<clipPath ${pen.id('hair')}>${path(HAIR_FROM_ABOVE)}</clipPath>`,
        group(
          `clip-path="url(#${pen.ref('hair')})"`,
          combedFrom(pen, {
            from: 50,
            to: 440,
            reach: 150,
            count: 34,
            seed: 8,
            colour: 'tone-3',
            gap: (y) => gap(y) + 6,
          }),
        ),
        path(`M3 40L3 196${fir}L46 484Q0 490 -46 484${firLeft}L-3 196L-3 40Z`, pen.both('tone-2', 'line', 1.2)),
        ...strays,
      ),
      lens(pen, { name: 'back', x: 434, y: 128, radius: 98, ground: 'tone-2' }, ...hairs),
      path('M356 184L288 108', pen.stroke('paper', 1.2)) + circle(288, 108, 2.4, pen.fill('paper')),
      labels(pen, 24, [
        { letter: 'a', at: [60, 560], to: [236, 400] },
        { letter: 'b', at: [528, 270], to: [470, 130] },
      ]),
    ].join('');
  },
});

import { labels } from '../kit/labels.ts';
import { nums } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scalpel } from '../kit/scalpel.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const LEAF = 'M-142 0C-80 -64 80 -64 142 0C80 64 -80 64 -142 0Z';

/** A forearm from the wrist, above right, to the elbow. */
const ARM = 'M-20 196C80 130 250 70 420 44C480 34 540 10 600 -24V440C500 500 380 520 250 560C150 590 60 610 -20 632Z';

export const surgicalMoleRemoval = definePlate({
  title:
    'A forearm in brown skin with a mole inside a narrow leaf-shaped line, beside the fine straight scar it would leave',
  caption:
    'A mole before and after. *a* the mole, *b* the leaf of skin cut out with it, along the folds, *c* the fine straight scar that is left, longer than the mole.',
  ...COVER,
  card: { x: 20, y: 100, width: 540, height: 405 },
  preview: { x: 0, y: 130, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(22);
    const folds = Array.from({ length: 15 }, (_, row) => {
      const y = -330 + row * 47;
      return `M-420 ${y}C${nums(-220, y + random(-14, 14), -60, y + random(-12, 12), 60, y + random(-8, 8))}S${nums(320, y + random(-16, 16), 420, y + random(-8, 8))}`;
    });
    const crossings = Array.from({ length: 90 }, () => {
      const [x, y] = [random(-400, 400), random(-330, 330)];
      return `M${nums(x, y)}l${nums(random(8, 18), random(20, 30))}`;
    });
    return [
      path(ARM, pen.both('tone-3', 'line', 1.9)),
      `<clipPath ${pen.id('arm')}>${path(ARM)}</clipPath>`,
      group(
        `clip-path="url(#${pen.ref('arm')})"`,
        path('M-20 640C160 600 380 520 600 404V520L-20 700Z', `${pen.fill('tone-4')} opacity=".5"`),
      ),
      group(
        `clip-path="url(#${pen.ref('arm')})"`,
        place(
          280,
          305,
          -24,
          path(crossings.join(''), `${pen.stroke('tone-4', 0.9)} opacity=".3"`),
          path(folds.join(''), `${pen.stroke('tone-4', 1.1)} opacity=".38"`),
          place(
            -44,
            -96,
            0,
            path(LEAF, pen.stroke('line', 4.6)),
            path(LEAF, `${pen.stroke('turmeric', 3.4)} stroke-dasharray="10 7"`),
            path(
              'M-38 16C-30 34 -4 40 18 34C36 30 46 14 42 0C56 20 44 42 16 44C-12 48 -36 36 -38 16Z',
              `${pen.fill('tone-5')} opacity=".4"`,
            ),
            path(
              'M-40 6C-46 -14 -26 -30 -6 -30C12 -36 36 -26 42 -8C48 12 34 30 12 34C-10 38 -34 28 -40 6Z',
              pen.both('tone-5', 'line', 1.9),
            ),
            path('M-30 0C-30 -14 -18 -22 -2 -22', pen.stroke('tone-4', 4)),
            path(
              'M-12 -6q6 -5 13 0M8 6q6 -5 13 1M-16 12q6 -5 13 0M14 -14q5 -4 10 0M-2 22q6 -4 11 0',
              pen.stroke('line', 1.2),
            ),
          ),
          place(
            34,
            136,
            0,
            path('M-184 0C-120 -5 -60 5 0 0S120 -5 184 0', pen.stroke('tone-5', 8)),
            path('M-182 0C-120 -5 -60 5 0 0S120 -5 182 0', pen.stroke('tone-2', 4.6)),
            group(
              pen.fill('tone-4'),
              ...[-140, -84, -28, 28, 84, 140].flatMap((x) => [circle(x, -15, 2.6), circle(x, 15, 2.6)]),
            ),
          ),
          group(pen.both('tone-4', 'line', 0.8), circle(190, -120, 4), circle(-210, 60, 3.4), circle(226, 50, 3)),
        ),
      ),
      place(101, 282, -142, scalpel(pen, 400)),
      labels(pen, 26, [
        { letter: 'a', at: [210, 74], to: [212, 214], disc: 'paper' },
        { letter: 'b', at: [420, 84], to: [316, 166], disc: 'paper' },
        { letter: 'c', at: [474, 470], to: [432, 366], disc: 'paper' },
      ]),
    ].join('');
  },
});

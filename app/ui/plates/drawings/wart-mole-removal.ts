import { labels } from '../kit/labels.ts';
import { band, type Curve, type Point } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { slabFace } from '../kit/skin-slab.ts';
import { skinSection } from '../kit/skin.ts';
import { ellipse, group, path, place } from '../kit/svg.ts';
import { branch, plexus } from '../kit/vessel.ts';
import { wartSection } from '../kit/wart.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SURFACE = 300;
const MM = 84;
const MOLE = 412;

export const wartMoleRemoval = definePlate({
  title: 'A rough wart and a smooth mole side by side on brown skin, each with its own shape below the surface',
  caption:
    'Cut through, side by side. *a* a wart: rough, and only in the top layer, *b* a mole: smooth, and *c* its nests of colour cells reach below the top layer.',
  ...COVER,
  card: { x: 0, y: 130, width: 560, height: 420 },
  preview: { x: 0, y: 160, width: 560, height: 294 },
  paint: (pen) => {
    const dome = (x: number): number => Math.exp(-(((x - MOLE) / 76) ** 4));
    const relief: Curve = (x) => SURFACE - 78 * dome(x) + 2 * Math.sin(x / 60);
    const skin = skinSection(pen, {
      name: 'wm',
      left: 0,
      right: 560,
      surface: SURFACE,
      bottom: 610,
      mm: MM,
      seed: 57,
      phototype: 4,
      epidermisMm: 0.18,
      dermisMm: 2.1,
      relief,
      step: 7,
      lobule: 30,
    });
    const random = seeded(31);
    const nests = scatter(
      54,
      14.5,
      (): Point => [random(338, 486), random(234, 388)],
      ([x, y]) => y > relief(x) + 24 && y < SURFACE + 84 * dome(x) - Math.abs(x - MOLE) * 0.3 && dome(x) > 0.3,
    );
    return [
      slabFace(
        pen,
        { name: 'wm-face', left: 0, right: 560, back: 138, surfaceAt: () => SURFACE + 2, phototype: 4, seed: 17 },
        ellipse(MOLE, SURFACE - 8, 104, 26, `${pen.fill('tone-5')} opacity=".4"`),
      ),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm: MM, risers: [30, 270], loops: [24, 270, 300, 540] }),
        branch(pen, 396, SURFACE + 150, SURFACE + 70, 1.4, 'artery'),
        branch(pen, 430, SURFACE + 150, SURFACE + 70, 1.4, 'vein'),
        skin.epidermis,
        path(
          band(
            (x) => relief(x),
            (x) => relief(x) + 2 + 12 * dome(x),
            318,
            506,
            6,
          ),
          `${pen.fill('tone-5')} opacity=".75"`,
        ),
        group(pen.both('tone-5', 'line', 0.7), ...nests.map(([x, y]) => ellipse(x, y, random(5, 7), random(4, 5.4)))),
      ),
      skin.outline,
      place(142, skin.surfaceAt(142), 0, wartSection(pen, { half: 92, tall: 92, deep: 34, epidermis: 16, run: 104 })),
      path(
        `M34 ${SURFACE + 1.2}H44V${SURFACE + 13}H34ZM240 ${SURFACE + 1.2}H250V${SURFACE + 13}H240Z`,
        pen.fill('tone-4'),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [142, 80], to: [142, 222] },
        { letter: 'b', at: [MOLE, 80], to: [MOLE, 230] },
        { letter: 'c', at: [520, 470], to: [430, 356], disc: 'paper' },
      ]),
    ].join('');
  },
});

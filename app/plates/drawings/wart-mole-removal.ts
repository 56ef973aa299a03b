import { labels } from '../kit/labels.ts';
import { band, type Curve, nums, type Point, polyline, sample } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { slabFace } from '../kit/skin-slab.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path } from '../kit/svg.ts';
import { branch, plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SURFACE = 300;
const MM = 84;
const WART = 146;
const MOLE = 412;
const FINGERS = [-2, -1, 0, 1, 2] as const;
const STEP = 36;

const wartBase = (x: number): number => Math.exp(-(((x - WART) / 92) ** 8));

/** 1 on a finger of the wart, 0 in the furrow between two. */
function wartFinger(x: number): number {
  const along = (x - WART) / STEP + 0.5;
  return 1 - Math.abs((along - Math.floor(along)) * 2 - 1) ** 5;
}

/** How far the wart stands up: five rough fingers on a common base. */
const wartHeight = (x: number): number =>
  wartBase(x) * (34 + wartFinger(x) * 44 * Math.max(0, 1 - ((x - WART) / 100) ** 2 * 0.55));

export const wartMoleRemoval = definePlate({
  title: 'A rough wart and a smooth mole side by side on brown skin, each with its own shape below the surface',
  caption:
    'Cut through, side by side. *a* a wart: rough, and only in the top layer, *b* a mole: smooth, and *c* its nests of colour cells reach below the top layer.',
  ...COVER,
  card: { x: 0, y: 160, width: 560, height: 420 },
  preview: { x: 0, y: 160, width: 560, height: 294 },
  paint: (pen) => {
    const dome = (x: number): number => Math.exp(-(((x - MOLE) / 76) ** 4));
    const relief: Curve = (x) => SURFACE - 82 * dome(x) - wartHeight(x) + 2 * Math.sin(x / 60);
    const skin = skinSection(pen, {
      name: 'wm',
      left: 0,
      right: 560,
      surface: SURFACE,
      bottom: 610,
      mm: MM,
      seed: 57,
      phototype: 3,
      epidermisMm: 0.17,
      dermisMm: 2.1,
      relief,
      step: 3,
      lobule: 30,
    });
    const random = seeded(31);
    const nests = scatter(
      54,
      14.5,
      (): Point => [random(338, 486), random(234, 388)],
      ([x, y]) => y > relief(x) + 24 && y < SURFACE + 84 * dome(x) - Math.abs(x - MOLE) * 0.3 && dome(x) > 0.3,
    );
    // Ridges of the thickened top layer lean towards the middle of the wart and end above the dermis.
    const ridges = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((at) => {
      const x = WART + at * STEP;
      const lean = -at * 6;
      const low = SURFACE + 34 - Math.abs(at) * 5;
      return `M${nums(x - 10, relief(x) - 6)}C${nums(x - 9, SURFACE, x + lean - 6, low - 6, x + lean, low)}C${nums(x + lean + 6, low - 4, x + 9, SURFACE, x + 10, relief(x) - 6)}`;
    });
    const tops = FINGERS.map((at) => {
      const x = WART + at * STEP;
      return { x, y: relief(x) };
    });
    // Rough horny skin fills the furrows between the fingers.
    const rough = sample(
      (x) => relief(x) - 5 - random(0, 9) - (1 - wartFinger(x)) * 26 * wartBase(x),
      WART - 92,
      WART + 92,
      6,
    );
    const crust = `${polyline(rough)}L${polyline(sample(relief, WART - 92, WART + 92, 3).toReversed()).slice(1)}z`;
    return [
      slabFace(
        pen,
        { name: 'wm-face', left: 0, right: 560, back: 258, surfaceAt: () => SURFACE + 2, phototype: 3, seed: 17 },
        ellipse(MOLE, SURFACE - 4, 104, 20, `${pen.fill('tone-4')} opacity=".5"`),
        ellipse(WART, SURFACE - 4, 112, 20, `${pen.fill('tone-4')} opacity=".35"`),
      ),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(
          pen,
          { surfaceAt: () => SURFACE + 34, junctionAt: skin.junctionAt },
          { left: -8, right: 568, mm: MM, risers: [30, 270], loops: [24, 290, 540] },
        ),
        branch(pen, 396, SURFACE + 150, SURFACE + 70, 1.4, 'artery'),
        branch(pen, 430, SURFACE + 150, SURFACE + 70, 1.4, 'vein'),
        skin.epidermis,
        path(ridges.map((ridge) => `${ridge}Z`).join(''), pen.fill('tone-3')),
        path(ridges.join(''), pen.stroke('line', 0.9)),
        path(
          tops
            .map(
              ({ x, y }, index) =>
                `M${nums(x + (WART - x) * 0.3, SURFACE + 52)}C${nums(x, SURFACE + 16, x - 3, y + 60, x + (index % 2 ? 2 : -2), y + 24)}`,
            )
            .join(''),
          pen.stroke('artery', 2.2),
        ),
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
      path(crust, pen.both('sand', 'line', 1.5)),
      group(pen.fill('line'), ...tops.map(({ x, y }) => circle(x, y - 3, 2.6))),
      labels(pen, 26, [
        { letter: 'a', at: [WART, 110], to: [WART, 206] },
        { letter: 'b', at: [MOLE, 110], to: [MOLE, 216] },
        { letter: 'c', at: [520, 470], to: [430, 356], disc: 'paper' },
      ]),
    ].join('');
  },
});

import { labels } from '../kit/labels.ts';
import { type Curve, pointsOf, smooth } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path } from '../kit/svg.ts';
import { branch, plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const MIDDLE = 276;
const LOBES: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-62, 342, 34],
  [-104, 376, 38],
  [-60, 402, 42],
  [-112, 432, 32],
  [60, 346, 36],
  [106, 384, 38],
  [58, 410, 42],
  [108, 438, 30],
  [0, 446, 38],
];

/** A closed shape through points written as text. */
const blob = (text: string): string => smooth(pointsOf(text), true);

export const acneTreatment = definePlate({
  title: 'A cut through a pore in brown skin, plugged at the top, with redness around the swollen oil gland below',
  caption: 'A pimple, cut through. *a* the plug in the pore, *b* the swollen oil gland, *c* redness around it.',
  ...COVER,
  card: { x: 0, y: 96, width: 560, height: 420 },
  preview: { x: 0, y: 146, width: 560, height: 294 },
  paint: (pen) => {
    const mm = 170;
    const relief: Curve = (x) =>
      190 -
      Math.exp(-(((x - MIDDLE) / 92) ** 2)) * 46 +
      Math.exp(-(((x - MIDDLE) / 13) ** 2)) * 9 +
      Math.sin(x / 60) * 3;
    const skin = skinSection(pen, {
      name: 'at',
      left: 0,
      right: 560,
      surface: 190,
      bottom: 610,
      mm,
      seed: 8,
      phototype: 3,
      relief,
      dermisMm: 1.9,
      lobule: 44,
      step: 12,
    });
    const top = relief(MIDDLE);
    const random = seeded(12);
    const defenders = scatter(
      34,
      17,
      () => [MIDDLE + random(-185, 185), random(230, 492)],
      ([x, y]) =>
        LOBES.every(([dx, ly, r]) => Math.hypot(x - MIDDLE - dx, y - ly) > r + 9) &&
        Math.abs(x - MIDDLE) > 62 &&
        ((x - MIDDLE) / 176) ** 2 + ((y - 380) / 136) ** 2 < 1,
    );
    return [
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm, risers: [34, 528], loops: [] }),
        ellipse(MIDDLE, 348, 196, 158, `${pen.fill('blush')} opacity=".55"`),
        ellipse(MIDDLE, 366, 154, 126, `${pen.fill('artery')} opacity=".26"`),
        ...[
          [-148, 1.8],
          [150, 1.8],
        ].map(([dx = 0, width = 1]) => branch(pen, MIDDLE + dx, 500, 268, width, 'artery')),
        group(pen.both('gland', 'line', 1.1), ...LOBES.map(([dx, y, r]) => circle(MIDDLE + dx, y, r))),
        path(
          LOBES.map(
            ([dx, y, r]) => `M${MIDDLE + dx - r * 0.45} ${y - r * 0.2}q${r * 0.4} ${-r * 0.5} ${r * 0.8} 0`,
          ).join(''),
          `${pen.stroke('paper', 1.2)} opacity=".8"`,
        ),
        skin.epidermis,
        path(
          blob(
            `${MIDDLE - 26} ${top - 12}, ${MIDDLE - 40} ${top + 44}, ${MIDDLE - 54} ${top + 100}, ${MIDDLE - 40} ${top + 158}, ${MIDDLE - 26} 340, ${MIDDLE - 44} 392, ${MIDDLE} 424, ${MIDDLE + 44} 392, ${MIDDLE + 26} 340, ${MIDDLE + 40} ${top + 158}, ${MIDDLE + 54} ${top + 100}, ${MIDDLE + 40} ${top + 44}, ${MIDDLE + 26} ${top - 12}`,
          ),
          pen.both('sheath', 'line', 1.9),
        ),
      ),
      skin.outline,
      path(
        blob(
          `${MIDDLE - 14} ${top + 4}, ${MIDDLE - 28} ${top + 48}, ${MIDDLE - 40} ${top + 100}, ${MIDDLE - 28} ${top + 150}, ${MIDDLE} ${top + 164}, ${MIDDLE + 28} ${top + 150}, ${MIDDLE + 40} ${top + 100}, ${MIDDLE + 28} ${top + 48}, ${MIDDLE + 14} ${top + 4}, ${MIDDLE} ${top - 3}`,
        ),
        pen.both('fat', 'line', 1.1),
      ),
      path(
        `M${MIDDLE - 15} ${top + 4}Q${MIDDLE} ${top - 9} ${MIDDLE + 15} ${top + 4}L${MIDDLE + 19} ${top + 20}Q${MIDDLE} ${top + 30} ${MIDDLE - 19} ${top + 20}Z`,
        pen.both('tone-5', 'line', 1.1),
      ),
      path(
        [44, 62, 80, 98, 116, 134]
          .map((dy, index) => {
            const half = [20, 26, 31, 32, 29, 23][index] ?? 20;
            return `M${MIDDLE - half} ${top + dy}q${half} 12 ${half * 2} 0`;
          })
          .join(''),
        pen.stroke('fat-line', 1),
      ),
      path(`M${MIDDLE - 10} 352q10 8 20 0M${MIDDLE - 20} 380q20 12 40 0`, pen.stroke('gland', 2)),
      group(pen.both('paper', 'line', 0.9), ...defenders.map(([x, y]) => circle(x, y, 6))),
      group(pen.fill('plum-light'), ...defenders.map(([x, y]) => circle(x - 1, y + 0.5, 2.7))),
      labels(pen, 26, [
        { letter: 'a', at: [140, 78], to: [266, 214] },
        { letter: 'b', at: [500, 530], to: [392, 440], disc: 'paper' },
        { letter: 'c', at: [66, 352], to: [128, 362], disc: 'paper' },
      ]),
    ].join('');
  },
});

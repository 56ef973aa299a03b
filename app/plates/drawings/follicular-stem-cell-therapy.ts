import { follicle, hairShaft } from '../kit/follicle.ts';
import { labels } from '../kit/labels.ts';
import { num, pointsOf } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const follicularStemCellTherapy = definePlate({
  title: 'One hair root cut lengthwise in the skin, with a small bulge on its side marked where stem cells live',
  caption:
    'One hair root, cut lengthwise. *a* the bulge, where stem cells of the hair live, *b* the muscle that ends there, *c* hair bulb.',
  ...COVER,
  // The bulge is what this plate is about: a card of the whole root would be the card of any hair.
  card: { x: 148, y: 186, width: 272, height: 204 },
  preview: { x: 0, y: 110, width: 560, height: 294 },
  paint: (pen) => {
    const [mm, tilt, x] = [112, 10, 270];
    const skin = skinSection(pen, {
      name: 'st',
      left: 0,
      right: 560,
      surface: 96,
      bottom: 610,
      mm,
      seed: 17,
      phototype: 3,
      waveMm: 0.03,
      lobule: 36,
    });
    const random = seeded(4);
    const bulge = [0.17 * mm, 1.78 * mm] as const;
    const cells = scatter(
      16,
      7.2,
      () => [bulge[0] + random(-12, 13), bulge[1] + random(-26, 26)],
      ([cx, cy]) => ((cx - bulge[0]) / 13) ** 2 + ((cy - bulge[1]) / 27) ** 2 < 1,
    );
    return [
      place(
        x,
        skin.surfaceAt(x),
        0,
        hairShaft(pen, {
          mm,
          hairMm: 0.08,
          points: pointsOf('0 2, 10 -50, 26 -110'),
        }),
      ),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm, risers: [90, 470], loops: [40, 130, 200, 420, 500] }),
        place(
          x,
          skin.surfaceAt(x),
          tilt,
          follicle(pen, { mm, depthMm: 4.2, gland: 'right', muscle: 'right' }),
          path(
            `M${num(0.14 * mm)} ${num(1.5 * mm)}C${num(0.32 * mm)} ${num(1.58 * mm)} ${num(0.32 * mm)} ${num(1.98 * mm)} ${num(0.13 * mm)} ${num(2.08 * mm)}Z`,
            pen.both('sheath', 'line', 1.1),
          ),
          group(pen.both('leaf', 'line', 0.7), ...cells.map(([cx, cy]) => circle(cx, cy, 3.4))),
          circle(bulge[0] + 2, bulge[1], 44, `${pen.stroke('line', 1.5)} stroke-dasharray="3 5"`),
        ),
        skin.epidermis,
      ),
      skin.outline,
      labels(pen, 26, [
        { letter: 'a', at: [120, 350], to: [246, 302], disc: 'paper' },
        { letter: 'b', at: [440, 264], to: [334, 212], disc: 'paper' },
        { letter: 'c', at: [340, 572], to: [206, 552], disc: 'paper' },
      ]),
    ].join('');
  },
});

import { follicle, hairShaft } from '../kit/follicle.ts';
import { follicularUnits, type FollicularUnit } from '../kit/follicular-unit.ts';
import { punch } from '../kit/instruments.ts';
import { labels, scaleBar } from '../kit/labels.ts';
import { num, pointsOf } from '../kit/path.ts';
import { skinSection } from '../kit/skin.ts';
import { path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';

/** What the cover shows, in millimetres: the caption and the drawing take them from here. */
const FUE = { punchMm: 0.9, punchDepthMm: 2.9, bulbDepthMm: 4.1 } as const;

const TILT = 12;

const neighbour = (x: number): FollicularUnit => ({
  x,
  hairs: [{ root: 'short', lean: 0, curve: pointsOf('0 0, 16 -52, 40 -100, 82 -146') }],
});

export const fueHairTransplant = definePlate({
  title: `A punch of ${FUE.punchMm} mm around a follicular unit of three hairs, to scale`,
  caption: `A ${FUE.punchMm} mm punch around a unit of three hairs, to scale. *a* punch, *b* oil gland, *c* hair bulb at about ${Math.round(FUE.bulbDepthMm)} mm, *d* fat.`,
  width: 560,
  height: 610,
  card: { x: 0, y: 112, width: 560, height: 420 },
  preview: { x: 0, y: 60, width: 560, height: 294 },
  paint: (pen) => {
    const [mm, width, height, surface] = [92, 560, 610, 150];
    const skin = skinSection(pen, {
      name: 'fu',
      left: 0,
      right: width,
      surface,
      bottom: height,
      mm,
      seed: 5,
      phototype: 4,
      waveMm: 0.03,
      lobule: 33,
    });
    const neighbours = follicularUnits(pen, {
      name: 'fu',
      mm,
      tilt: TILT,
      surfaceAt: skin.surfaceAt,
      units: [neighbour(74), neighbour(462)],
    });
    const y = skin.surfaceAt(268);
    const roots: readonly (readonly [x: number, lean: number, depthMm: number])[] = [
      [258, -5, 4.15],
      [278, 5, 3.95],
      [268, 0, FUE.bulbDepthMm],
    ];
    const path1 = `M${num(-FUE.punchMm * 0.5 * mm)} ${num((FUE.punchDepthMm + 0.08) * mm)}V${num(4.4 * mm)}M${num(FUE.punchMm * 0.5 * mm)} ${num((FUE.punchDepthMm + 0.08) * mm)}V${num(4.4 * mm)}`;
    return skin.framed(
      neighbours.shafts,
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, {
          left: -10,
          right: width + 10,
          mm,
          risers: [156, 392, 540],
          loops: [20, 120, 200, 350, 410, 520],
        }),
        neighbours.roots,
        ...roots.map(([x, lean, depthMm], index) =>
          place(
            x,
            y,
            TILT + lean,
            follicle(pen, { mm, depthMm, hairMm: 0.07, gland: index === 0 ? 'left' : index === 1 ? 'right' : 'none' }),
          ),
        ),
        skin.epidermis,
      ),
      ...roots.map(([x, lean], index) =>
        place(
          x,
          y,
          TILT + lean,
          hairShaft(pen, {
            mm,
            hairMm: 0.07,
            points: [
              [0, 3],
              [0, -34 - index * 5],
            ],
            cut: true,
          }),
        ),
      ),
      skin.outline,
      place(
        268,
        y,
        TILT,
        punch(pen, { mm, innerMm: FUE.punchMm, depthMm: FUE.punchDepthMm, reach: 190 }),
        path(path1, `${pen.stroke('line', 1)} stroke-dasharray="2 6"`),
      ),
      labels(pen, 23, [
        { letter: 'a', at: [404, 60], to: [334, 60] },
        { letter: 'b', at: [366, 296], to: [313, 232], disc: 'paper' },
        { letter: 'c', at: [348, 566], to: [219, 508], disc: 'paper' },
        { letter: 'd', at: [110, 470], disc: 'paper' },
      ]),
      scaleBar(pen, { x: 366, y: 122, mm }),
    );
  },
});

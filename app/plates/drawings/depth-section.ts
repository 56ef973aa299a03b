import { follicle, hairShaft } from '../kit/follicle.ts';
import { type Pen } from '../kit/pen.ts';
import { band, type Curve, sample, smooth, pointsOf } from '../kit/path.ts';
import { skinSection } from '../kit/skin.ts';
import { path, place } from '../kit/svg.ts';
import { sweatGland } from '../kit/sweat-gland.ts';
import { along, fatTexture } from '../kit/texture.ts';
import { scaleBar } from '../kit/labels.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';

/** The scale of the depth plate: the control on the home page lays its ruler and bars over it with these numbers. */
export const DEPTH_SECTION = { mm: 100, surface: 40, depthMm: 6 } as const;

/** Fibres that follow a sheet of tissue. */
function fibres(pen: Pen, top: Curve, count: number, gap: number, width: number): string {
  const lines = Array.from({ length: count }, (_, index) =>
    smooth(sample((x) => top(x) + 6 + index * gap + Math.sin(x / 32 + index * 1.7) * 1.7, -8, width + 8, 44)),
  );
  return path(lines.join(''), `${pen.stroke('dermis', 1)} opacity=".7"`);
}

/** The skin of a cheek from its surface to 6 mm: epidermis, dermis, fat, SMAS, deep fat, muscle. */
function cheek(pen: Pen): string {
  const { mm, surface } = DEPTH_SECTION;
  const [width, height] = [520, surface + DEPTH_SECTION.depthMm * mm];
  const skin = skinSection(pen, {
    name: 'd',
    left: 0,
    right: width,
    surface,
    bottom: height,
    mm,
    seed: 21,
    phototype: 3,
    waveMm: 0.018,
    lobule: 38,
    fatDepth: 2.5 * mm,
  });
  const smasTop: Curve = (x) => surface + 4.35 * mm + Math.sin(x / 140) * 5;
  const smasFloor: Curve = (x) => surface + 4.68 * mm + Math.sin(x / 140 + 0.2) * 5;
  const muscleTop: Curve = (x) => surface + 5.25 * mm + Math.sin(x / 110) * 5;
  const deepFat = fatTexture(pen, { name: 'd-deep', size: 28, columns: 10, depth: 58, seed: 8 });
  const floor: Curve = () => height + 4;
  return [
    place(
      190,
      surface,
      9,
      hairShaft(pen, {
        mm: 62,
        hairMm: 0.045,
        points: pointsOf('0 2, 2 -20, 9 -44'),
      }),
    ),
    place(
      300,
      surface,
      -6,
      hairShaft(pen, {
        mm: 62,
        hairMm: 0.04,
        points: pointsOf('0 2, 2 -18, 10 -40'),
      }),
    ),
    skin.inside(
      skin.dermis,
      skin.fat,
      `<defs>${deepFat.markup}</defs>`,
      path(band(smasFloor, floor, -8, width + 8, 40), pen.fill('fat-bed')),
      along(pen, deepFat, (x) => smasFloor(x) + 6, -28, width, pen.both('fat', 'fat-line', 0.9)),
      path(band(smasTop, smasFloor, -8, width + 8, 40), pen.both('smas', 'line', 1.1)),
      fibres(pen, smasTop, 6, 4.4, width),
      path(band(muscleTop, floor, -8, width + 8, 40), pen.both('muscle', 'line', 1.1)),
      fibres(pen, muscleTop, 12, 6, width),
      plexus(pen, skin, {
        left: -10,
        right: width + 10,
        mm,
        risers: [70, 245, 450],
        loops: [30, 60, 110, 150, 240, 262, 350, 430, 490],
      }),
      sweatGland(pen, { x: 392, y: surface + 2.45 * mm, mm, top: skin.surfaceAt(392) }),
      place(190, surface, 9, follicle(pen, { mm: 62, depthMm: 3, hairMm: 0.05, muscle: 'right', gland: 'right' })),
      place(300, surface, -6, follicle(pen, { mm: 50, depthMm: 3, hairMm: 0.05, gland: 'left' })),
      skin.epidermis,
      path(
        band(skin.surfaceAt, (x) => skin.surfaceAt(x) + 2.4, -8, width + 8, 30),
        pen.fill('tone-4'),
      ),
    ),
    skin.outline,
    scaleBar(pen, { x: 408, y: 30, mm }),
  ].join('');
}

export const depthSection = definePlate({
  title: 'The skin of a cheek in section, to a depth of 6 millimetres',
  caption:
    'The skin of a cheek to 6 mm, drawn to scale. SMAS is the thin sheet under the fat that a facelift tightens.',
  width: 520,
  height: 640,
  card: { x: 0, y: 0, width: 520, height: 390 },
  preview: { x: 0, y: 0, width: 520, height: 273 },
  paint: cheek,
});

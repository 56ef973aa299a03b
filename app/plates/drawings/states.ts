import { follicle } from '../kit/follicle.ts';
import { follicularUnits, type FollicularUnit } from '../kit/follicular-unit.ts';
import { skinSection } from '../kit/skin.ts';
import { path, place } from '../kit/svg.ts';
import { vein } from '../kit/vein.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';

const hair = (x: number, height: number, root: 'long' | 'middle' | 'short'): FollicularUnit => ({
  x,
  hairs: [
    {
      root,
      lean: 0,
      curve: [
        [0, 0],
        [12, -height * 0.36],
        [32, -height * 0.7],
        [72, -height],
      ],
    },
  ],
});

export const emptyFollicle = definePlate({
  title: 'Skin with one empty follicle',
  caption: 'One follicle is empty; its neighbours are in good health.',
  width: 900,
  height: 420,
  card: { x: 180, y: 0, width: 560, height: 420 },
  preview: { x: 50, y: 0, width: 800, height: 420 },
  paint: (pen) => {
    const [mm, width, tilt] = [58, 900, 12];
    const skin = skinSection(pen, {
      name: 'e',
      left: 0,
      right: width,
      surface: 170,
      bottom: 420,
      mm,
      seed: 23,
      phototype: 3,
      waveMm: 0.04,
      lobule: 27,
    });
    const rest = follicularUnits(pen, {
      name: 'e',
      mm,
      tilt,
      surfaceAt: skin.surfaceAt,
      units: [hair(130, 140, 'short'), hair(300, 158, 'middle'), hair(620, 136, 'short'), hair(790, 152, 'middle')],
    });
    const y = skin.surfaceAt(460);
    return [
      rest.shafts,
      place(460, y, 0, path('M2 -4C10 -54 30 -104 72 -150', `${pen.stroke('line', 1.6)} stroke-dasharray="3 7"`)),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, {
          left: -8,
          right: width + 8,
          mm,
          risers: [60, 226, 396, 556, 720, 870],
          loops: [40, 106, 210, 246, 380, 420, 540, 580, 700, 750, 860],
        }),
        rest.roots,
        place(460, y, tilt, follicle(pen, { mm, depthMm: 4.1, gland: 'right', muscle: 'right', empty: true })),
        skin.epidermis,
      ),
      skin.outline,
    ].join('');
  },
});

export const closedValve = definePlate({
  title: 'A vein opened lengthwise, its valve shut',
  caption: 'The valve has shut: nothing flows back, and nothing is lost.',
  width: 560,
  height: 220,
  card: { x: 130, y: 0, width: 293, height: 220 },
  preview: { x: 70, y: 0, width: 419, height: 220 },
  paint: (pen) => vein(pen, 'shut'),
});

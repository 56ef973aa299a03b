import { follicularUnits } from '../kit/follicular-unit.ts';
import { skinSection } from '../kit/skin.ts';
import { definePlate } from '../plate-drawing.ts';
import { pointsOf } from '../kit/path.ts';

export const figHair = definePlate({
  title: 'A follicular unit of three hairs in the scalp',
  caption: 'A unit of three hairs. They share one opening and are moved together.',
  width: 360,
  height: 470,
  card: { x: 0, y: 30, width: 360, height: 270 },
  preview: { x: 0, y: 60, width: 360, height: 189 },
  paint: (pen) => {
    const mm = 78;
    const skin = skinSection(pen, {
      name: 'fh',
      left: 0,
      right: 360,
      surface: 126,
      bottom: 470,
      mm,
      seed: 9,
      phototype: 4,
      dermisMm: 1.8,
      lobule: 26,
    });
    const hair = follicularUnits(pen, {
      name: 'fh',
      mm,
      tilt: 13,
      surfaceAt: skin.surfaceAt,
      units: [
        { x: 40, hairs: [{ root: 'middle', lean: 0, curve: pointsOf('0 0, 12 -54, 34 -100, 76 -140') }] },
        {
          x: 196,
          hairs: [
            { root: 'middle', lean: -7, curve: pointsOf('0 0, 4 -46, 12 -96, 30 -140') },
            { root: 'long', lean: 0, curve: pointsOf('0 0, 14 -48, 38 -98, 72 -140') },
            { root: 'short', lean: 8, curve: pointsOf('0 0, 20 -38, 56 -70, 106 -92') },
          ],
        },
        { x: 344, hairs: [{ root: 'middle', lean: 0, curve: pointsOf('0 0, 12 -56, 30 -104, 60 -140') }] },
      ],
    });
    return hair.shafts + skin.inside(skin.dermis, skin.fat, hair.roots, skin.epidermis) + skin.outline;
  },
});

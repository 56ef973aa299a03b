import { follicle, hairShaft } from '../kit/follicle.ts';
import { needle } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import { seeded } from '../kit/random.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const scalpMicroPigmentation = definePlate({
  title:
    'A cut through brown scalp skin, with small grey dots of pigment in the upper layer, far above two hair roots, and a fine needle over one dot',
  caption:
    '*a* dots of pigment in the upper dermis, *b* the fine needle that places them, *c* hair roots, far below and untouched. To scale.',
  ...COVER,
  preview: { x: 0, y: 90, width: 560, height: 294 },
  paint: (pen) => {
    const [mm, tilt] = [92, 12];
    const skin = skinSection(pen, {
      name: 'sm',
      left: 0,
      right: 560,
      surface: 190,
      bottom: 610,
      mm,
      seed: 27,
      phototype: 5,
      waveMm: 0.025,
      lobule: 33,
    });
    const random = seeded(2);
    const dotDepth = 0.5;
    const dots = [38, 96, 222, 286, 352, 398, 470, 530].map((x) => {
      const y = skin.surfaceAt(x) + (dotDepth + random(-0.05, 0.05)) * mm;
      return group(
        pen.fill('hair-grey'),
        circle(x, y, 7),
        circle(x - 7, y + 4, 2.4),
        circle(x + 8, y - 3, 2.2),
        circle(x + 4, y + 8, 1.8),
      );
    });
    const root = (x: number): string =>
      place(x, skin.surfaceAt(x), tilt, follicle(pen, { mm, depthMm: 4, gland: 'right', muscle: 'right' }));
    const stub = (x: number): string =>
      place(
        x,
        skin.surfaceAt(x),
        tilt,
        hairShaft(pen, {
          mm,
          points: [
            [0, 2],
            [0, -16],
          ],
          cut: true,
        }),
      );
    return [
      stub(170) + stub(436),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, {
          left: -8,
          right: 568,
          mm,
          risers: [30, 290, 540],
          loops: [66, 120, 190, 254, 320, 386, 446, 500],
        }),
        root(170),
        root(436),
        skin.epidermis,
        group(pen.stroke('paper', 0.8), ...dots),
      ),
      skin.outline,
      place(
        286,
        skin.surfaceAt(286),
        0,
        needle(pen, { mm, depthMm: dotDepth, gaugeMm: 0.18, lengthMm: 0.95 }),
        path('M-14 -84L-20 -104V-200H20V-104L14 -84Z', pen.both('plum', 'line', 1.7)),
        path('M-20 -118H20M-20 -130H20', pen.stroke('lilac', 1.2)),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [92, 128], to: [96, skin.surfaceAt(96) + 44] },
        { letter: 'b', at: [400, 84], to: [295, 150] },
        { letter: 'c', at: [290, 566], to: [352, 546], disc: 'paper' },
      ]),
    ].join('');
  },
});

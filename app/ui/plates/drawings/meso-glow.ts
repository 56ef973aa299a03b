import { labels, scaleBar } from '../kit/labels.ts';
import { type Curve, nums } from '../kit/path.ts';
import { skinSection } from '../kit/skin.ts';
import { ellipse, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** The mixture goes just under the surface. */
const DEPTH_MM = 0.4;

/** The round of the cheek, before the small bumps. */
const cheek: Curve = (x) => 960 - Math.sqrt(690 ** 2 - (x - 360) ** 2);

export const mesoGlow = definePlate({
  title: 'A row of very fine needles touching the surface of brown skin, each leaving a small clear drop just below',
  caption:
    '*a* very fine needles in a row, *b* the small drops they leave just under the surface, *c* where they have been, small bumps. To scale.',
  ...COVER,
  card: { x: 80, y: 80, width: 480, height: 360 },
  preview: { x: 0, y: 130, width: 560, height: 294 },
  paint: (pen) => {
    const mm = 150;
    const placed = [36, 112, 188];
    const needles = [270, 326, 382, 438, 494];
    const relief: Curve = (x) => cheek(x) - placed.reduce((sum, at) => sum + 16 * Math.exp(-(((x - at) / 27) ** 2)), 0);
    const skin = skinSection(pen, {
      name: 'mg',
      left: 0,
      right: 560,
      surface: 290,
      bottom: 610,
      mm,
      seed: 29,
      phototype: 5,
      relief,
      lobule: 38,
      dermisMm: 1.8,
    });
    const bubble = (x: number, y: number, size: number): string =>
      ellipse(x, y, 19 * size, 14 * size, pen.both('serum', 'line', 1.4)) +
      path(`M${nums(x - 11 * size, y - 3 * size)}q4 ${nums(-6 * size)} 11 ${nums(-7 * size)}`, pen.stroke('paper', 2));
    return [
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, {
          left: -8,
          right: 568,
          mm,
          risers: [150, 420],
          loops: [76, 148, 228, 298, 354, 410, 466, 530],
        }),
        skin.epidermis,
        ...placed.map((x) => bubble(x, cheek(x) + DEPTH_MM * mm - 4, 1.35)),
        ...needles.map((x) => bubble(x, cheek(x) + DEPTH_MM * mm + 4, 1)),
      ),
      skin.outline,
      ...needles.map((x) =>
        place(
          x,
          cheek(x) + DEPTH_MM * mm,
          0,
          path(
            `M-5.5 ${nums(150 - cheek(x) - DEPTH_MM * mm)}V-20L5.5 0V${nums(150 - cheek(x) - DEPTH_MM * mm)}Z`,
            pen.both('steel', 'line', 1),
          ),
        ),
      ),
      path('M232 108Q232 100 240 100H524Q532 100 532 108V156H232Z', pen.both('steel', 'line', 1.8)),
      path('M232 142H532', pen.stroke('line', 1)),
      group('', ...needles.map((x) => path(`M${x - 11} 156V172H${x + 11}V156Z`, pen.both('steel-dark', 'line', 1.1)))),
      path('M300 100V-10H464V100Z', pen.both('glass', 'line', 1.8)),
      path('M308 22H456V92H308Z', pen.fill('serum')) + path('M308 22H456', pen.stroke('line', 1)),
      path('M318 -4V84', pen.stroke('paper', 4)),
      path('M464 8h-14M464 22h-8M464 36h-14M464 50h-8M464 64h-14', pen.stroke('line', 1)),
      labels(pen, 26, [
        { letter: 'a', at: [190, 190], to: [264, 222] },
        { letter: 'b', at: [354, 452], to: [382, 346] },
        { letter: 'c', at: [70, 200], to: [111, 300] },
      ]),
      scaleBar(pen, { x: 30, y: 90, mm }),
    ].join('');
  },
});

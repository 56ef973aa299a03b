import { halfTurnedEar, halfTurnedFace, halfTurnedHair, halfTurnedNeck } from '../kit/face-half-turned.ts';
import { inset } from '../kit/inset.ts';
import { labels, scaleBar } from '../kit/labels.ts';
import { type Curve, nums } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** The mixture goes just under the surface. */
const DEPTH_MM = 0.4;

/** The round of the cheek, before the small bumps. */
const cheek: Curve = (x) => 960 - Math.sqrt(690 ** 2 - (x - 360) ** 2);

/** A woman's face with rows of small bumps on her cheek. */
const face = (pen: Pen, scale: number): string =>
  [
    halfTurnedNeck(pen, 5, scale),
    halfTurnedFace(pen, { skin: 5, scale, eyes: 'closed' }),
    halfTurnedHair(pen, { skin: 5, scale }),
    halfTurnedEar(pen, 5, scale),
    group(
      pen.both('tone-3', 'tone-2', 1 / scale),
      ...[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3, 4].map((column) => circle(226 + column * 19 - row * 4, 270 + row * 19 + column * 3, 4.2)),
      ),
    ),
  ].join('');

/** The head of the injector with its five needles, pointing down; the needles' tips at y = 300. */
const injector = (pen: Pen): string =>
  [
    path(
      'M-112 158H-104V296L-108 300L-112 296ZM-56 158H-48V296L-52 300L-56 296ZM0 158H8V296L4 300L0 296ZM56 158H64V296L60 300L56 296ZM112 158H120V296L116 300L112 296Z',
      pen.both('steel', 'line', 2),
    ),
    path('M-146 108Q-146 100 -138 100H146Q154 100 154 108V158H-146Z', pen.both('steel', 'line', 3)),
    path('M-78 100V-160H86V100Z', pen.both('glass', 'line', 3)),
    path('M-68 22H76V92H-68Z', pen.fill('serum')),
  ].join('');

export const mesoGlow = definePlate({
  title:
    'A row of very fine needles touching the surface of brown skin, each leaving a small clear drop just below, and a cheek with the small bumps',
  caption:
    '*a* very fine needles in a row, *b* the small drops they leave just under the surface, *c* where they have been, small bumps. The cut is to scale.',
  ...COVER,
  card: { x: 0, y: 0, width: 560, height: 420 },
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
      inset(
        pen,
        { name: 'face', x: 18, y: 18, width: 150, height: 150, ground: 'sand' },
        group('transform="translate(-46 -94)scale(.56)"', face(pen, 0.56)),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [206, 196], to: [264, 222] },
        { letter: 'b', at: [354, 452], to: [382, 346] },
        { letter: 'c', at: [40, 222], to: [111, 300] },
      ]),
      scaleBar(pen, { x: 380, y: 580, mm }),
    ].join('');
  },
  paintCard: (pen) =>
    group('transform="translate(-60 -190)scale(1.24)"', face(pen, 1.24)) +
    group('transform="translate(492 44)rotate(52)scale(.5)"', injector(pen)),
});

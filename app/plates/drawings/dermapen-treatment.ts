import { labels, scaleBar } from '../kit/labels.ts';
import { num, nums } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { skinSection } from '../kit/skin.ts';
import { path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const MM = 72;
const DEEP_MM = 2.5;
const SHALLOW_MM = 0.5;
/** A row of the needle cluster, 1 mm apart. */
const NEEDLES = [-2, -1, 0, 1, 2].map((column) => column * MM);

/** A motor pen with its clear needle tip, standing on the skin at the origin. */
function motorPen(pen: Pen): string {
  const shafts = NEEDLES.map(
    (x) =>
      `M${nums(x - 4, -60)}V${num(DEEP_MM * MM - 22)}L${nums(x, DEEP_MM * MM)}L${nums(x + 4, DEEP_MM * MM - 22)}V-60Z`,
  );
  const ticks = Array.from({ length: 9 }, (_, index) => `M${nums(-96 + index * 24, -232)}v${index % 2 ? 12 : 20}`);
  return [
    path('M-190 0L-164 -104H164L190 0Z', pen.both('glass', 'line', 1.9)),
    path(shafts.join(''), pen.both('steel', 'line', 1.3)),
    path('M-168 -72H168L172 -48H-172Z', pen.both('steel-dark', 'line', 1.5)),
    // The rod by which the motor moves the bank of needles.
    path('M-26 -150H26V-72H-26Z', pen.both('steel', 'line', 1.5)),
    path('M-14 -146V-78M14 -146V-78', pen.stroke('steel-dark', 1.2)),
    path('M-150 -22L-138 -94', pen.stroke('paper', 5)),
    path('M-160 -104H-26V-140H-140ZM160 -104H26V-140H140Z', pen.both('steel', 'line', 1.6)),
    path('M-134 -140H134V-190H-134Z', pen.both('paper', 'line', 1.9)),
    path('M74 -140H134V-190H74Z', pen.fill('steel')),
    path('M-144 -190H144V-238H-144Z', pen.both('plum', 'line', 1.9)),
    path(ticks.join(''), pen.stroke('lilac', 1.6)),
    path('M0 -196L-8 -182H8Z', pen.fill('paper')),
    path('M-134 -238H134V-420H-134Z', pen.both('paper', 'line', 1.9)),
    path('M74 -238H134V-420H74Z', pen.fill('steel')),
  ].join('');
}

export const dermapenTreatment = definePlate({
  title: 'A pen-shaped device with a cluster of fine needles making straight channels into brown skin',
  caption:
    'A motor pen on thick skin, such as that of the back, to scale. *a* the dial for depth, *b* needles at 2.5 mm, *c* channels of 0.5 mm, which close within hours.',
  ...COVER,
  card: { x: 0, y: 60, width: 560, height: 420 },
  preview: { x: 0, y: 160, width: 560, height: 294 },
  paint: (pen) => {
    const skin = skinSection(pen, {
      name: 'dp',
      left: 0,
      right: 560,
      surface: 262,
      bottom: 610,
      mm: MM,
      seed: 41,
      phototype: 4,
      dermisMm: 2.9,
      epidermisMm: 0.13,
      waveMm: 0.02,
      lobule: 28,
    });
    const channels = [26, 62, 98, 134].map((x) => {
      const y = skin.surfaceAt(x);
      return path(
        `M${nums(x - 4, y - 2)}L${nums(x - 1.6, y + SHALLOW_MM * MM - 5)}L${nums(x, y + SHALLOW_MM * MM)}L${nums(x + 1.6, y + SHALLOW_MM * MM - 5)}L${nums(x + 4, y - 2)}Z`,
        pen.both('artery', 'line', 0.9),
      );
    });
    return [
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, {
          left: -8,
          right: 568,
          mm: MM,
          risers: [44, 170, 544],
          loops: [14, 80, 116, 160, 250, 320, 400, 470],
        }),
        skin.epidermis,
        ...channels,
      ),
      skin.outline,
      place(360, skin.surfaceAt(360), 0, motorPen(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [120, 50], to: [226, 52] },
        { letter: 'b', at: [130, 500], to: [214, 430], disc: 'paper' },
        { letter: 'c', at: [80, 190], to: [96, 270] },
      ]),
      scaleBar(pen, { x: 30, y: 130, mm: MM }),
    ].join('');
  },
});

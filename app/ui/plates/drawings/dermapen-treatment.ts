import { labels, scaleBar } from '../kit/labels.ts';
import { num, nums } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { skinSection } from '../kit/skin.ts';
import { path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const MM = 54;
const DEEP_MM = 2.5;
const SHALLOW_MM = 0.5;
/** A row of the needle cluster, 1 mm apart. */
const NEEDLES = [-2, -1, 0, 1, 2].map((column) => column * MM);

/** A motor pen with its clear needle tip, standing on the skin at the origin. */
function motorPen(pen: Pen): string {
  const shafts = NEEDLES.map(
    (x) =>
      `M${nums(x - 3.4, -70)}V${num(DEEP_MM * MM - 20)}L${nums(x, DEEP_MM * MM)}L${nums(x + 3.4, DEEP_MM * MM - 20)}V-70Z`,
  );
  const ticks = Array.from({ length: 9 }, (_, index) => `M${nums(-64 + index * 16, -262)}v${index % 2 ? 12 : 20}`);
  return [
    path('M-138 -4L-116 -128H116L138 -4Z', pen.both('glass', 'line', 1.9)),
    path('M-118 -70H118L122 -52H-122Z', pen.both('steel-dark', 'line', 1.2)),
    path(shafts.join(''), pen.both('steel', 'line', 1.1)),
    path('M-20 -128H20V-70H-20Z', pen.both('steel', 'line', 1.1)),
    path('M-124 -4H124V-14H-124Z', `${pen.fill('serum')} opacity=".7"`),
    path('M-138 -4H138', pen.stroke('line', 1.9)),
    path('M-102 -22L-90 -112', pen.stroke('paper', 4)),
    path('M-112 -128H112L98 -168H-98Z', pen.both('steel', 'line', 1.6)),
    path('M-98 -168H98V-240H-98Z', pen.both('paper', 'line', 1.9)),
    path('M54 -168H98V-240H54Z', pen.fill('steel')),
    path('M-106 -240H106V-286H-106Z', pen.both('plum', 'line', 1.9)),
    path(ticks.join(''), pen.stroke('lilac', 1.4)),
    path('M0 -282L-7 -270H7Z', pen.fill('turmeric')),
    path('M-98 -286H98V-420H-98Z', pen.both('paper', 'line', 1.9)),
    path('M54 -286H98V-420H54Z', pen.fill('steel')),
  ].join('');
}

export const dermapenTreatment = definePlate({
  title: 'A pen-shaped device with a cluster of fine needles making straight channels into brown skin',
  caption:
    'A motor pen on thick skin, such as that of the back, to scale. *a* the dial for depth, *b* needles at 2.5 mm, *c* channels of 0.5 mm, which close within hours.',
  ...COVER,
  card: { x: 20, y: 196, width: 540, height: 405 },
  preview: { x: 0, y: 250, width: 560, height: 294 },
  paint: (pen) => {
    const skin = skinSection(pen, {
      name: 'dp',
      left: 0,
      right: 560,
      surface: 372,
      bottom: 610,
      mm: MM,
      seed: 41,
      phototype: 4,
      dermisMm: 2.9,
      epidermisMm: 0.13,
      waveMm: 0.02,
      lobule: 24,
    });
    const channels = [40, 67, 94, 121, 148].map((x) => {
      const y = skin.surfaceAt(x);
      return path(
        `M${nums(x - 3.4, y - 2)}L${nums(x - 1.6, y + SHALLOW_MM * MM - 5)}L${nums(x, y + SHALLOW_MM * MM)}L${nums(x + 1.6, y + SHALLOW_MM * MM - 5)}L${nums(x + 3.4, y - 2)}Z`,
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
          risers: [54, 206, 530],
          loops: [20, 86, 180, 240, 440, 500],
        }),
        skin.epidermis,
        ...channels,
      ),
      skin.outline,
      place(366, skin.surfaceAt(366), 0, motorPen(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [196, 66], to: [276, 110] },
        { letter: 'b', at: [196, 546], to: [256, 500], disc: 'paper' },
        { letter: 'c', at: [94, 314], to: [94, 378] },
      ]),
      scaleBar(pen, { x: 30, y: 90, mm: MM }),
    ].join('');
  },
});

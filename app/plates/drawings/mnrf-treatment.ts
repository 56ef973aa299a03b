import { labels, scaleBar } from '../kit/labels.ts';
import { num, nums } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const MM = 190;
const DEPTH_MM = 1.5;
const BARE_MM = 0.34;
/** Shaft width of a real needle, about 0.2 mm. */
const HALF = 0.1 * MM;

/** A needle coated down to a bare end, its tip at the depth; the surface at the origin. */
function coatedNeedle(pen: Pen): string {
  const tip = DEPTH_MM * MM;
  const bare = tip - BARE_MM * MM;
  return [
    path(
      `M${nums(-HALF, -60)}V${num(tip - 42)}L${nums(0, tip)}L${nums(HALF, tip - 42)}V-60Z`,
      pen.both('steel', 'line', 1.5),
    ),
    path(`M${nums(HALF * 0.35, bare)}V${num(tip - 24)}L${nums(HALF, tip - 42)}V${num(bare)}Z`, pen.fill('steel-dark')),
    path(`M${nums(-HALF - 2.5, -60)}V${num(bare)}H${num(HALF + 2.5)}V-60Z`, pen.both('plum-light', 'line', 1.5)),
    path(`M${nums(-HALF + 5, -20)}V${num(bare - 10)}`, pen.stroke('lilac', 3)),
  ].join('');
}

export const mnrfTreatment = definePlate({
  title: 'Three fine needles in dark brown skin with a glowing point of heat at each tip and the surface left cool',
  caption:
    'Needles at 1.5 mm, to scale. *a* the heat starts at the bare tip, *b* a coated shaft keeps it from the surface, *c* the layer that holds the colour.',
  ...COVER,
  card: { x: 0, y: 150, width: 560, height: 420 },
  preview: { x: 0, y: 250, width: 560, height: 294 },
  paint: (pen) => {
    const surface = 186;
    const skin = skinSection(pen, {
      name: 'rf',
      left: 0,
      right: 560,
      surface,
      bottom: 610,
      mm: MM,
      seed: 52,
      phototype: 5,
      dermisMm: 1.95,
      epidermisMm: 0.13,
      waveMm: 0.008,
      lobule: 40,
    });
    const columns = [100, 280, 460];
    const tip = surface + (DEPTH_MM - 0.14) * MM;
    const glow = columns.map((x) =>
      [
        [74, 80, '.3', 'orange'],
        [50, 58, '.5', 'orange'],
        [28, 38, '.55', 'artery'],
      ]
        .map(([rx, ry, opacity, colour]) =>
          ellipse(
            x,
            tip,
            Number(rx),
            Number(ry),
            `${pen.fill(colour === 'artery' ? 'artery' : 'orange')} opacity="${opacity}"`,
          ),
        )
        .join(''),
    );
    const rays = columns.map((x) =>
      Array.from({ length: 10 }, (_, index) => {
        const angle = ((index * 36 + 18) * Math.PI) / 180;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return `M${nums(x + cos * 58, tip + sin * 66)}L${nums(x + cos * 70, tip + sin * 78)}`;
      }).join(''),
    );
    return [
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm: MM, risers: [208], loops: [40, 150, 226, 340, 410, 520] }),
        skin.epidermis,
        ...glow,
        path(rays.join(''), pen.stroke('artery', 1.5)),
      ),
      skin.outline,
      ...columns.map((x) => place(x, surface, 0, coatedNeedle(pen))),
      path(`M26 ${surface - 44}H534V${surface + 1}H26Z`, pen.both('serum', 'line', 1.5)),
      path(`M26 ${surface - 112}H534V${surface - 44}H26Z`, pen.both('steel', 'line', 1.9)),
      path(`M58 -10V${surface - 112}H502V-10Z`, pen.both('paper', 'line', 1.9)),
      path(`M440 -10V${surface - 112}H502V-10Z`, pen.fill('steel')),
      path(`M58 36H502V52H58Z`, pen.both('plum', 'line', 1.2)),
      path(`M58 -10V${surface - 112}M502 -10V${surface - 112}`, pen.stroke('line', 1.9)),
      path(columns.map((x) => `M${x - 22} ${surface - 44}v-26h44v26`).join(''), pen.stroke('line', 1.1)),
      ...columns.map((x) => circle(x, surface - 90, 5, pen.both('steel-dark', 'line', 1))),
      labels(pen, 26, [
        { letter: 'a', at: [190, 540], to: [116, 470], disc: 'paper' },
        { letter: 'b', at: [372, 318], to: [300, 330], disc: 'paper' },
        { letter: 'c', at: [158, 322], to: [158, 202], disc: 'paper' },
      ]),
      scaleBar(pen, { x: 323, y: 382, mm: MM, lengthMm: 0.5 }),
    ].join('');
  },
});

import { labels } from '../kit/labels.ts';
import { type Curve, polyline, sample, smooth } from '../kit/path.ts';
import { skinSection } from '../kit/skin.ts';
import { ellipse, group, path } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const MM = 70;
const SURFACE = 264;
const ICE = { x: 84, half: 34, depth: 1.75 * MM };
const BOX = { x: 226, half: 74, depth: 0.5 * MM };
const WAVE = { x: 436, half: 124, depth: 0.52 * MM };

/** How far the surface lies below its level: a narrow pit, a wide box and a gentle wave. */
const pits: Curve = (x) => {
  const ice = Math.max(0, 1 - Math.abs(x - ICE.x) / ICE.half) ** 1.5 * ICE.depth;
  const box = BOX.depth / (1 + Math.exp((Math.abs(x - BOX.x) - BOX.half + 8) / 3.2));
  const wave = Math.abs(x - WAVE.x) < WAVE.half ? (1 + Math.cos(((x - WAVE.x) / WAVE.half) * Math.PI)) / 2 : 0;
  return ice + box + wave * WAVE.depth;
};

/** Where the skin beyond the cut ends. */
const horizon: Curve = (x) => 128 + Math.sin(x / 150 + 1) * 5;

export const acneScarTreatment = definePlate({
  title:
    'A cut through brown skin with three kinds of acne scar: a narrow pit, a wide box and a gentle wave, held down by strands',
  caption:
    'Three kinds of acne scar, cut through. *a* a narrow, deep pit, *b* a wide box with steep edges, *c* a gentle wave, tied down by strands.',
  ...COVER,
  card: { x: 0, y: 116, width: 560, height: 420 },
  preview: { x: 0, y: 150, width: 560, height: 294 },
  paint: (pen) => {
    const flat: Curve = (x) => SURFACE + Math.sin(x / 70) * 2;
    const relief: Curve = (x) => flat(x) + pits(x);
    const skin = skinSection(pen, {
      name: 'as',
      left: 0,
      right: 560,
      surface: SURFACE,
      bottom: 610,
      mm: MM,
      seed: 23,
      phototype: 4,
      relief,
      dermisMm: 2.3,
      step: 6,
    });
    const far = `${smooth(sample(horizon, -8, 568, 40))}V${SURFACE + 130}H-8Z`;
    const shade = `${pen.fill('tone-5')} opacity=".8"`;
    const strands = [402, 424, 446, 470]
      .map(
        (x, index) =>
          `M${x} ${Math.round(relief(x) + 12)}C${x - 6} 350 ${x + 8 - index * 4} 390 ${x + (index - 1.5) * 8} 436`,
      )
      .join('');
    return [
      path(far, pen.both('tone-4', 'line', 1.8)),
      // The scars run on behind the cut: what is seen of their far walls.
      ellipse(ICE.x, SURFACE, ICE.half - 9, 11, pen.both('tone-5', 'line', 1.1)),
      path(
        `M${ICE.x - ICE.half + 9} ${SURFACE}L${ICE.x} ${SURFACE + ICE.depth}L${ICE.x + ICE.half - 9} ${SURFACE}Z`,
        pen.fill('tone-5'),
      ),
      ellipse(BOX.x, SURFACE, BOX.half - 6, 24, pen.both('tone-5', 'line', 1.1)),
      path(`M${BOX.x - BOX.half + 6} ${SURFACE}v${BOX.depth}h${BOX.half * 2 - 12}v${-BOX.depth}Z`, pen.fill('tone-5')),
      ellipse(BOX.x, SURFACE + 26, BOX.half - 12, 20, pen.both('tone-4', 'line', 0.9)),
      path(
        `M${WAVE.x - 100} ${SURFACE + 12}C${WAVE.x - 60} ${SURFACE - 34} ${WAVE.x + 60} ${SURFACE - 34} ${WAVE.x + 100} ${SURFACE + 12}C${WAVE.x + 40} ${SURFACE + 50} ${WAVE.x - 40} ${SURFACE + 50} ${WAVE.x - 100} ${SURFACE + 12}Z`,
        `${pen.fill('tone-5')} opacity=".55"`,
      ),
      path(
        `M${WAVE.x - 84} ${SURFACE - 6}C${WAVE.x - 40} ${SURFACE - 30} ${WAVE.x + 40} ${SURFACE - 30} ${WAVE.x + 84} ${SURFACE - 6}`,
        pen.stroke('line', 0.9),
      ),
      group(
        shade,
        ellipse(146, 176, 8, 3.4),
        ellipse(52, 196, 9, 4),
        ellipse(330, 190, 7, 3),
        ellipse(196, 208, 6, 2.8),
      ),
      ellipse(250, 168, 34, 9, pen.both('tone-5', 'line', 0.9)) + ellipse(250, 173, 28, 6, pen.fill('tone-4')),
      path('M390 190C420 178 470 178 500 190C470 200 420 200 390 190Z', `${pen.fill('tone-5')} opacity=".5"`),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(
          pen,
          { ...skin, surfaceAt: (x) => flat(x) + Math.min(32, pits(x)) },
          { left: -8, right: 568, mm: MM, risers: [330, 540], loops: [] },
        ),
        path(strands, pen.stroke('soft', 4.4)),
        path(strands, pen.stroke('paper', 2.6)),
        // Scarred skin has no ridges: its top layer is one even band along the pit.
        path(polyline(sample(relief, 0, 560, 4)), pen.stroke('tone-4', 17)),
      ),
      skin.outline,
      labels(pen, 26, [
        { letter: 'a', at: [84, 76], to: [84, 290] },
        { letter: 'b', at: [226, 76], to: [226, 284] },
        { letter: 'c', at: [436, 76], to: [436, 280] },
      ]),
    ].join('');
  },
});

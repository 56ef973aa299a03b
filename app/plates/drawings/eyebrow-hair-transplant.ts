import { browHairs, eye, eyeGround } from '../kit/eye.ts';
import { labels } from '../kit/labels.ts';
import type { Point } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { lyingHair } from '../kit/scalp-views.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SCALE = 2.1;

/** The shape the brow is to have, drawn on the skin. */
const PLAN =
  'M70 94C66 72 100 42 160 30C214 21 268 40 304 78C262 62 214 52 166 60C122 66 100 78 86 96C80 102 72 102 70 94Z';

/** A pen that carries one hair in a hollow needle; the point at the origin, the body to the right. */
const implanter = (pen: Pen): string =>
  [
    path('M0 0L16 -5H70V5H9Z', pen.both('steel', 'line', 1.6)),
    path('M70 -9H96L104 -16H128V16H104L96 9H70Z', pen.both('steel-dark', 'line', 1.7)),
    path('M128 -20H400V20H128Q118 0 128 -20Z', pen.both('plum', 'line', 1.9)),
    path('M146 -20V20M158 -20V20M170 -20V20M182 -20V20', pen.stroke('plum-light', 1.8)),
    path('M200 -10H390', pen.stroke('plum-light', 4)),
  ].join('');

/** Where a hair points, in degrees. */
const direction = (at: Point, tip: Point): number => (Math.atan2(tip[1] - at[1], tip[0] - at[0]) * 180) / Math.PI;

export const eyebrowHairTransplant = definePlate({
  title:
    'A large eyebrow, full near the nose and empty at its tail, where a dashed line shows its planned shape and a pen lays single hairs almost flat into the skin',
  caption:
    'A brow is filled hair by hair. *a* full near the nose, *b* the planned shape on the skin, *c* a fine pen slides each hair in almost flat, *d* small cuts for the next.',
  ...COVER,
  card: { x: 0, y: 138, width: 560, height: 420 },
  preview: { x: 0, y: 96, width: 560, height: 294 },
  paint: (pen) => {
    const hairs = browHairs(23, 116);
    const lay = ({ at, tip }: { at: Point; tip: Point }): string =>
      lyingHair(pen, at, direction(at, tip), Math.hypot(tip[0] - at[0], tip[1] - at[1]) * 1.3, 3);
    const full = hairs.filter(({ at }) => at[0] < 186);
    const placed = hairs.filter(({ at }, index) => at[0] >= 186 && at[0] < 238 && index % 2 === 0);
    const slits = hairs.filter(({ at }, index) => at[0] >= 240 && at[0] < 284 && index % 2 === 0);
    return [
      eyeGround(pen, 'wheat', 560, 610),
      path(
        'M-10 -10H44C42 60 34 120 36 196C44 290 30 380 20 470C14 520 12 570 12 620H-10Z',
        `${pen.fill('tone-3')} opacity=".4"`,
      ),
      path('M40 110C34 190 40 250 30 330C22 400 14 470 12 540C10 570 10 590 12 620', pen.stroke('line', 1.9)),
      path('M120 556C230 612 380 612 520 540', `${pen.stroke('tone-4', 1.4)} opacity=".8"`),
      group(
        `transform="translate(-92 120)scale(${SCALE})"`,
        place(0, 44, 0, eye(pen, 'eye', SCALE)),
        path(PLAN, `${pen.fill('tone-2')} opacity=".45"`),
        ...full.map(lay),
        ...placed.map(lay),
        path(
          slits.map(({ at: [x, y] }) => `M${(x - 3.4).toFixed(1)} ${(y - 1).toFixed(1)}l6.8 2`).join(''),
          pen.stroke('red-brown', 1.8),
        ),
        ...placed.map(({ at }) => circle(at[0], at[1], 1.3, pen.both('papillary', 'tone-4', 0.4))),
        path(PLAN, `${pen.stroke('turmeric', 1.7)} stroke-dasharray="5 3.4"`),
      ),
      group(
        'transform="translate(412 216)rotate(-34)"',
        path('M18 0C4 2 -14 8 -34 20', pen.stroke('hair', 5)),
        implanter(pen),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [60, 60], to: [112, 262], disc: 'paper' },
        { letter: 'b', at: [240, 70], to: [262, 184], disc: 'paper' },
        { letter: 'c', at: [340, 60], to: [430, 206], disc: 'paper' },
        { letter: 'd', at: [524, 420], to: [464, 288], disc: 'paper' },
      ]),
    ].join('');
  },
});

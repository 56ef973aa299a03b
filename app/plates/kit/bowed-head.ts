import { creaseOf, shadeOf, type Skin, toneOf } from './palette.ts';
import { mirrored } from './face-front.ts';
import { nums, type Point, sample, smooth } from './path.ts';
import { CONTOUR, DETAIL, FINE, type Pen } from './pen.ts';
import { seeded } from './random.ts';
import { group, path } from './svg.ts';
import { strandsBetween } from './strands.ts';

// A woman's head bowed to the viewer, seen from the front and above: crown at (0, 0), hairline near y = 262, chin at 514;
// her hair falls to y = 600, 206 to each side.

const FOREHEAD = 262;

/** How wide the parting is at a height: half of it. */
export type PartingWidth = (y: number) => number;

/** Face with lowered lids, hair combed from the parting to both sides, single hairs across the parting. */
export function bowedHead(pen: Pen, o: { skin: Skin; half: PartingWidth; seed: number }): string {
  const { skin, half } = o;
  const random = seeded(o.seed);
  const crease = creaseOf(skin);
  const edge = half(FOREHEAD);
  const front = `M0 0C-110 0 -186 80 -192 200C-196 270 -182 340 -180 400C-182 460 -192 520 -206 610H-140C-138 540 -128 470 -126 400C-126 340 -96 290 ${nums(-edge, FOREHEAD)}L-2 14Z`;
  const outer: Point[] = [
    [-3, 6],
    [-84, 22],
    [-164, 120],
    [-184, 250],
    [-178, 400],
    [-204, 610],
  ];
  const inner: Point[] = [
    [-edge, FOREHEAD],
    [-72, 282],
    [-112, 320],
    [-130, 390],
    [-134, 480],
    [-144, 610],
  ];
  const side = (s: 1 | -1): Point[] => sample(half, 14, FOREHEAD + 4, 20).map(([y, w]): Point => [s * w, y]);
  let single = '';
  for (let y = 20; y < FOREHEAD; y += 1.9) {
    for (const s of [1, -1] as const) {
      const w = half(y);
      const from = w * (1 - random(0, 1) ** 2.2 * 0.95);
      const long = w - from + random(12, 26);
      single += `M${nums(s * from, y)}q${nums(s * long * 0.5, 3, s * long, 12 + random(0, 10))}`;
    }
  }
  return [
    path('M-74 470C-72 520 -76 570 -92 620H92C76 570 72 520 74 470Z', pen.both(shadeOf(skin), 'line', CONTOUR)),
    path(
      'M0 240C74 240 122 296 128 366C130 404 112 436 84 468C58 498 34 522 0 522C-34 522 -58 498 -84 468C-112 436 -130 404 -128 366C-122 296 -74 240 0 240Z',
      pen.both(toneOf(skin), 'line', CONTOUR),
    ),
    mirrored(
      [
        path('M20 400C44 384 78 386 100 404C78 396 46 396 22 408Z', pen.both('hair', 'hair', 1.2)),
        path('M30 424C48 438 78 436 94 420', pen.stroke('line', 2.2)),
        path('M40 431l-3 7M54 434l-1 8M70 433l2 8M84 427l5 6', pen.stroke('line', 1.1)),
        path('M30 414C50 402 78 402 96 414', pen.stroke(crease, FINE)),
        path('M-10 412C-8 436 -12 450 -18 458C-22 466 -14 474 -6 472C-2 475 0 475 0 475', pen.stroke(crease, 1.4)),
      ].join(''),
    ),
    path(
      'M-26 490C-12 484 -4 486 0 488C4 486 12 484 26 490C14 502 -14 502 -26 490Z',
      `${pen.fill(skin === 4 || skin === 5 ? 'red-brown' : 'red-wheat')} opacity=".7"`,
    ),
    path('M-27 490C-12 492 12 492 27 490', pen.stroke('line', 1.4)),
    mirrored(
      path(front, pen.both('hair', 'line', CONTOUR)) +
        path(strandsBetween(outer, inner, { count: 22, seed: o.seed }), pen.stroke('plum-light', DETAIL)),
    ),
    path(`${smooth(side(-1))}L${smooth(side(1).toReversed()).slice(1)}z`, pen.fill(toneOf(skin))),
    group(
      `${pen.fill(shadeOf(skin))} opacity=".3"`,
      path(`M${nums(-edge, FOREHEAD + 4)}Q0 ${FOREHEAD - 6} ${nums(edge, FOREHEAD + 4)}Z`),
    ),
    path(single, pen.stroke('hair', 1.5)),
  ].join('');
}

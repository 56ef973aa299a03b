import { labels } from '../kit/labels.ts';
import { nums, type Point, pointsOf, polyline, smooth } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { type Random, seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const ARM =
  '96 -30, 86 120, 84 240, 90 340, 102 412, 124 466, 160 500, 206 508, 290 500, 400 478, 500 456, 600 436, 600 332, 500 332, 410 330, 346 318, 312 292, 300 230, 298 110, 296 -30';

/** A patch of psoriasis: its middle, half its width and height, and how far it leans, in degrees. */
interface Patch {
  readonly at: Point;
  readonly reach: Point;
  readonly lean: number;
}

const PATCHES: readonly Patch[] = [
  { at: [206, 408], reach: [104, 86], lean: 14 },
  { at: [420, 404], reach: [58, 40], lean: -10 },
  { at: [164, 196], reach: [44, 52], lean: 0 },
  { at: [516, 378], reach: [24, 18], lean: 0 },
  { at: [252, 270], reach: [17, 14], lean: 0 },
];

/** How far the edge of a patch lies from its middle in one direction, as a share of its reach: never a circle. */
const edgeOf = (random: Random): ((angle: number) => number) => {
  const [p, q, r] = [random(0, 6), random(0, 6), random(0, 6)];
  return (angle) =>
    1 + 0.07 * Math.sin(2 * angle + p) + 0.05 * Math.sin(3 * angle + q) + 0.045 * Math.sin(7 * angle + r);
};

/**
 * The scale of a patch: a dry silvery crust, ragged at its edge and cracked into flat plates, some of them lighter.
 * A rim of the patch and a few gaps stay free.
 */
function crust(pen: Pen, { at, reach, lean }: Patch, edge: (angle: number) => number, random: Random): string {
  const turn = (lean * Math.PI) / 180;
  const place = (angle: number, depth: number): Point => {
    const far = edge(angle) * depth;
    const [dx, dy] = [Math.cos(angle) * reach[0] * far, Math.sin(angle) * reach[1] * far];
    return [at[0] + dx * Math.cos(turn) - dy * Math.sin(turn), at[1] + dx * Math.sin(turn) + dy * Math.cos(turn)];
  };
  const size = Math.max(5, Math.min(13, reach[0] / 7));
  const around = Math.round(reach[0] * 0.55) + 12;
  const ragged = Array.from({ length: around }, (_, index) => place((index / around) * Math.PI * 2, random(0.7, 0.86)));
  const spots = scatter(70, size * 1.55, () => place(random(0, Math.PI * 2), Math.sqrt(random(0, 0.66))));
  let [leaves, cracks, gaps] = ['', '', ''];
  for (const [x, y] of spots) {
    const [long, bend, angle] = [size * random(0.7, 1.5), size * random(0.45, 0.8), random(-1.4, 1.4)];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const to = (px: number, py: number): string => nums(x + px * cos - py * sin, y + px * sin + py * cos);
    if (random(0, 1) < 0.14) {
      gaps += `M${to(-long * 0.6, 0)}L${to(0, -bend * 0.8)}L${to(long * 0.6, bend * 0.2)}L${to(-long * 0.1, bend)}z`;
      continue;
    }
    const plate = `M${to(-long, bend * 0.2)}L${to(-long * 0.5, -bend)}L${to(long * 0.4, -bend * 1.2)}L${to(long, -bend * 0.1)}L${to(long * 0.5, bend)}L${to(-long * 0.3, bend * 1.2)}`;
    if (random(0, 1) < 0.5) leaves += `${plate}z`;
    else cracks += plate;
  }
  return [
    path(polyline(ragged, true), pen.both('glass', 'steel-dark', 1)),
    path(gaps, pen.fill('red-brown')),
    path(leaves, pen.fill('paper')),
    path(cracks, pen.stroke('steel-dark', 1)),
  ].join('');
}

function patch(pen: Pen, where: Patch, random: Random): string {
  const edge = edgeOf(random);
  const turn = (where.lean * Math.PI) / 180;
  const outline = Array.from({ length: 26 }, (_, index): Point => {
    const angle = (index / 26) * Math.PI * 2;
    const far = edge(angle);
    const [dx, dy] = [Math.cos(angle) * where.reach[0] * far, Math.sin(angle) * where.reach[1] * far];
    return [
      where.at[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
      where.at[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
  });
  return path(smooth(outline, true), pen.both('red-brown', 'line', 1.5)) + crust(pen, where, edge, random);
}

export const psoriasisTreatment = definePlate({
  title: 'An elbow in brown skin with sharply edged violet-brown patches under cracked silvery scale',
  caption: 'Psoriasis on an elbow. *a* silvery scale, dry and cracked, *b* the edge is sharp, *c* healthy skin.',
  ...COVER,
  card: { x: 0, y: 150, width: 560, height: 420 },
  preview: { x: 0, y: 232, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(61);
    const outline = smooth(pointsOf(ARM), true);
    return [
      path(outline, pen.both('tone-4', 'line', 1.9)),
      `<clipPath ${pen.id('arm')}>${path(outline)}</clipPath>`,
      group(
        `clip-path="url(#${pen.ref('arm')})"`,
        path(
          'M300 -30C296 110 290 230 264 300C300 350 350 372 420 378C480 380 540 376 600 372V320L410 330L346 318L312 292Z',
          `${pen.fill('tone-5')} opacity=".5"`,
        ),
        path('M128 466C170 520 300 506 420 478L600 440V470H100Z', `${pen.fill('tone-5')} opacity=".5"`),
      ),
      path(
        'M312 292C296 300 284 312 278 326M322 302C312 314 306 328 304 342M302 276C288 280 278 286 270 296',
        pen.stroke('line', 1.1),
      ),
      group(`clip-path="url(#${pen.ref('arm')})"`, ...PATCHES.map((where) => patch(pen, where, random))),
      path(outline, pen.stroke('line', 1.9)),
      path('M70 -20H320C318 20 318 50 322 78C240 94 150 92 74 80C76 50 74 20 70 -20Z', pen.both('lilac', 'line', 1.9)),
      path(
        'M74 62C150 76 240 76 320 62M140 -4C142 16 142 30 138 50M236 -4C232 20 234 36 240 52',
        pen.stroke('plum-light', 1),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [40, 530], to: [170, 420] },
        { letter: 'b', at: [420, 560], to: [276, 470] },
        { letter: 'c', at: [430, 170], to: [272, 180] },
      ]),
    ].join('');
  },
});

import { type Skin, toneOf } from './palette.ts';
import { nums, type Point, sample, smooth } from './path.ts';
import { CONTOUR, DETAIL, type Pen } from './pen.ts';
import { seeded } from './random.ts';
import { circle, group, path } from './svg.ts';
import { strandsBetween } from './strands.ts';

/** Hair from above with a parting that runs up x = 0 from `bottom` to `top`; `half` is half its width at a height. */
export interface PartedHair {
  readonly name: string;
  readonly skin: Skin;
  readonly top: number;
  readonly bottom: number;
  readonly half: (y: number) => number;
  /** How far the hair reaches to each side. */
  readonly reach: number;
  /** How far a strand falls towards `bottom` on its way to the side. */
  readonly fall: number;
  readonly seed: number;
  /** Single hairs that stand in the parting, in each 100 units of its length. */
  readonly single?: number;
}

/** Skin of the parting, strands that leave it at an angle, and single hairs across its soft edge. */
export function partedHair(pen: Pen, o: PartedHair): string {
  const random = seeded(o.seed);
  const edge = (s: 1 | -1): Point[] => sample(o.half, o.top, o.bottom, 24).map(([y, half]): Point => [s * half, y]);
  const strip = `${smooth(edge(-1))}L${smooth(edge(1).toReversed()).slice(1)}z`;
  const strand = (s: 1 | -1, y: number): Point[] =>
    [0, 0.3, 0.65, 1].map((t): Point => [s * (o.half(y) + t * o.reach), y + o.fall * t ** 1.5]);
  const side = (s: 1 | -1): string =>
    strandsBetween(strand(s, o.top - o.fall), strand(s, o.bottom), {
      count: Math.round((o.bottom - o.top + o.fall) / 11),
      seed: o.seed + s,
    });
  let loose = '';
  for (let y = o.top; y < o.bottom; y += 100 / (o.single ?? 60)) {
    for (const s of [1, -1] as const) {
      const half = o.half(y);
      const from = half * (1 - random(0, 1) ** 2.4);
      const long = half - from + random(14, 30);
      loose += `M${nums(s * from, y)}q${nums(s * long * 0.5, o.fall * 0.012 * random(0, 4), s * long, 5 + random(0, 8))}`;
    }
  }
  return [
    path(side(1) + side(-1), pen.stroke('plum-light', DETAIL)),
    path(strip, pen.fill(toneOf(o.skin))),
    path(loose, pen.stroke('hair', 1.5)),
  ].join('');
}

/** A round window onto a parting with small injections along it; the middle at the origin. */
export function partingWindow(pen: Pen, o: { name: string; skin: Skin; radius: number; wheals: boolean }): string {
  const r = o.radius;
  const half = (): number => r * 0.26;
  const wheal = (x: number, y: number): string =>
    circle(x, y, r * 0.052, pen.both('papillary', 'line', 1)) + circle(x, y, 1.6, pen.fill('artery'));
  const wheals = [-0.66, -0.33, 0, 0.33, 0.66].flatMap((y) => [-0.12, 0.12].map((x) => wheal(x * r, y * r)));
  return [
    `<clipPath ${pen.id(o.name)}>${circle(0, 0, r)}</clipPath>`,
    circle(0, 0, r, pen.fill('hair')),
    group(
      `clip-path="url(#${pen.ref(o.name)})"`,
      partedHair(pen, { name: o.name, skin: o.skin, top: -r, bottom: r, half, reach: r, fall: r * 0.5, seed: 11 }),
      o.wheals ? wheals.join('') : '',
    ),
    circle(0, 0, r, pen.stroke('line', CONTOUR)),
  ].join('');
}

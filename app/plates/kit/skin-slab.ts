import { shadeOf, type Skin, toneOf } from './palette.ts';
import { CONTOUR, FINE, type Pen } from './pen.ts';
import { type Curve, num, nums, sample, smooth } from './path.ts';
import { seeded } from './random.ts';
import { group, path } from './svg.ts';

/** The upper face of a slab of skin, seen from a little above, behind a section. Lengths in drawing units. */
export interface SlabFace {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  /** Height of the far edge. */
  readonly back: number;
  /** The near edge: the surface of the section in front. */
  readonly surfaceAt: Curve;
  readonly phototype: Skin;
  readonly seed: number;
}

/** Fine furrows that cross in lozenges and crowd together towards the far edge. */
function furrows(o: SlabFace, front: number): string {
  const random = seeded(o.seed);
  const rows = 11;
  let d = '';
  for (let row = 1; row < rows; row += 1) {
    const part = (row / rows) ** 1.7;
    const y = o.back + (front - o.back) * part;
    const reach = 10 + part * 30;
    for (let x = o.left + random(0, reach); x < o.right; x += reach * random(1.7, 2.6)) {
      const lean = (row % 2 ? 1 : -1) * reach * 0.22;
      d += `M${nums(Math.round(x), Math.round(y))}q${nums(reach * 0.5, lean * 0.9, reach, lean)}`;
    }
  }
  return d;
}

/** The face with what lies on it, cut to its edges; draw it before the section. */
export function slabFace(pen: Pen, o: SlabFace, ...marks: readonly string[]): string {
  const near = smooth(sample(o.surfaceAt, o.left - 8, o.right + 8, 24));
  const shape = `${near}V${num(o.back)}H${num(o.left - 8)}z`;
  const front = o.surfaceAt((o.left + o.right) / 2);
  return [
    `<clipPath ${pen.id(o.name)}>${path(shape)}</clipPath>`,
    path(shape, pen.fill(toneOf(o.phototype))),
    group(
      `clip-path="url(#${pen.ref(o.name)})"`,
      path(furrows(o, front), `${pen.stroke(shadeOf(o.phototype), FINE)} opacity=".6"`),
      ...marks,
    ),
    path(`M${nums(o.left - 8, o.back)}H${num(o.right + 8)}`, pen.stroke('line', CONTOUR)),
  ].join('');
}

import { erectorMuscle, follicle, hairShaft, oilGland } from './follicle.ts';
import type { Colour } from './palette.ts';
import type { Pen } from './pen.ts';
import { num, nums, type Curve, type Point } from './path.ts';
import { place, use } from './svg.ts';

/** Depth of the bulb in millimetres: roots of one unit end at slightly different levels. */
const ROOT_DEPTHS_MM = { long: 4.3, middle: 4.1, short: 3.9 } as const;
export type Root = keyof typeof ROOT_DEPTHS_MM;

/** A scalp hair is about 0.08 mm thick. */
const HAIR_MM = 0.078;
/** Roots of one unit stand this far apart at the surface. */
const SPREAD_MM = 0.13;

/** One opening of the scalp with its 1 to 4 hairs. */
export interface FollicularUnit {
  readonly x: number;
  readonly hair?: Colour;
  readonly muscle?: boolean;
  readonly hairs: readonly {
    readonly root: Root;
    /** Degrees away from the lean of the whole unit. */
    readonly lean: number;
    /** The hair above the skin, from the surface upwards, in drawing units. */
    readonly curve: readonly Point[];
    readonly cut?: boolean;
  }[];
}

/**
 * Draws follicular units into a section. Each kind of root, the gland and the muscle are drawn once and placed often:
 * that, and not fewer hairs, keeps a wide plate light.
 */
export function follicularUnits(
  pen: Pen,
  options: { name: string; mm: number; tilt: number; surfaceAt: Curve; units: readonly FollicularUnit[] },
): { roots: string; shafts: string } {
  const { name, mm, tilt, units } = options;
  const shapes = new Map<string, string>();
  const shared = (key: string, draw: () => string): string => {
    const id = `${name}-${key}`;
    if (!shapes.has(id)) shapes.set(id, `<g ${pen.id(id)}>${draw()}</g>`);
    return pen.ref(id);
  };
  let roots = '';
  let shafts = '';
  for (const unit of units) {
    const hair = unit.hair ?? 'hair';
    const y = options.surfaceAt(unit.x);
    const last = (unit.hairs.length - 1) / 2;
    if (unit.muscle !== false) {
      const muscle = shared('muscle', () => erectorMuscle(pen, mm, 'right'));
      roots += use(muscle, `translate(${nums(unit.x + last * SPREAD_MM * mm, y)})rotate(${num(tilt)})`);
    }
    const gland = shared('gland', () => oilGland(pen, mm, 'right'));
    roots += use(gland, `translate(${nums(unit.x + last * SPREAD_MM * mm, y)})rotate(${num(tilt)})`);
    for (const [index, { root, lean, curve, cut }] of unit.hairs.entries()) {
      const x = unit.x + (index - last) * SPREAD_MM * mm;
      const id = shared(`${hair}-${root}`, () =>
        follicle(pen, { mm, depthMm: ROOT_DEPTHS_MM[root], hair, hairMm: HAIR_MM }),
      );
      roots += use(id, `translate(${nums(x, y)})rotate(${num(tilt + lean)})`);
      shafts += place(x, y + 2, 0, hairShaft(pen, { mm, hairMm: HAIR_MM, points: curve, hair, ...(cut && { cut }) }));
    }
  }
  return { roots: `<defs>${[...shapes.values()].join('')}</defs>${roots}`, shafts };
}

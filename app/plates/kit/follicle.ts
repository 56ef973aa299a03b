import type { Colour } from './palette.ts';
import { DETAIL, FINE, type Pen } from './pen.ts';
import { inMillimetres, type Point, tapered } from './path.ts';
import { group, path, place } from './svg.ts';

/** Which side of the follicle a gland or muscle lies on; `none` leaves it out. */
export type Side = 'left' | 'right' | 'none';

export interface FollicleShape {
  /** Drawing units per millimetre. */
  readonly mm: number;
  /** From the opening to the lowest point of the bulb. */
  readonly depthMm: number;
  readonly gland?: Side;
  readonly muscle?: Side;
  readonly hair?: Colour;
  /** Diameter of the hair. Terminal hair is 0.06 to 0.08 mm thick, fine hair half of that. */
  readonly hairMm?: number;
  /** An opening without bulb or hair. */
  readonly empty?: boolean;
  /** Widens or narrows root sheath and bulb, for miniaturised follicles. */
  readonly girth?: number;
  readonly bulb?: Colour;
}

const signOf = (side: Side): number => (side === 'left' ? -1 : 1);

/**
 * The small muscle that raises the hair: from the bulge up to the papillary dermis, on the side to which the hair leans
 * (the obtuse angle), with the oil gland between it and the follicle.
 */
export function erectorMuscle(pen: Pen, mm: number, side: Side): string {
  const s = signOf(side);
  return path(
    inMillimetres(
      mm,
      `M${0.13 * s} 1.72C${0.5 * s} 1.35 ${0.74 * s} .7 ${0.96 * s} -.02l${0.035 * s} .1l${0.05 * s} -.08C${0.95 * s} .85 ${0.66 * s} 1.58 ${0.13 * s} 2.04Z`,
    ),
    pen.both('muscle', 'line', FINE),
  );
}

/** A sebaceous gland: grape-like lobes with a duct into the follicle. Origin at the follicle's opening. */
export function oilGland(pen: Pen, mm: number, side: Side): string {
  const s = signOf(side);
  const lobes: readonly (readonly [number, number, number])[] = [
    [0.3, 0.62, 0.17],
    [0.45, 0.82, 0.19],
    [0.28, 0.98, 0.16],
    [0.53, 1.03, 0.13],
  ];
  const grapes = lobes
    .map(
      ([x, y, r]) =>
        `<ellipse cx="${(s * x * mm).toFixed(1)}" cy="${(y * mm).toFixed(1)}" rx="${(r * 1.05 * mm).toFixed(1)}" ry="${(r * mm).toFixed(1)}"/>`,
    )
    .join('');
  const duct = path(
    inMillimetres(mm, `M${0.3 * s} .78Q${0.14 * s} .66 0 .42`),
    pen.stroke('gland', Math.round(mm) / 10),
  );
  return group(pen.both('gland', 'line', FINE), grapes) + duct;
}

/** A hair follicle, upright: opening at the origin, bulb at (0, depthMm), everything in true proportion. */
export function follicle(pen: Pen, shape: FollicleShape): string {
  const { mm, depthMm: d } = shape;
  const k = shape.girth ?? 1;
  const [o, b, w] = [0.16 * k, 0.24 * k, (shape.hairMm ?? 0.075) / 2];
  const draw = (outline: string, style: string): string => path(inMillimetres(mm, outline), style);
  const bulge = Math.min(2.2, d * 0.56);
  const parts: string[] = [];
  if (shape.muscle && shape.muscle !== 'none') parts.push(erectorMuscle(pen, mm * Math.min(1, d / 3.6), shape.muscle));
  if (shape.gland && shape.gland !== 'none') parts.push(oilGland(pen, mm * Math.min(1, d / 3.3), shape.gland));
  parts.push(
    draw(
      `M${-o * 0.75} 0C${-o * 0.7} ${bulge * 0.14} ${-o} ${bulge * 0.27} ${-o} ${bulge * 0.55}C${-o * 1.15} ${bulge * 0.73} ${-o * 1.1} ${bulge * 0.86} ${-o * 0.92} ${bulge}L${-o * 0.9} ${d - 0.62}C${-b * 1.15} ${d - 0.36} ${-b * 1.15} ${d} 0 ${d}C${b * 1.15} ${d} ${b * 1.15} ${d - 0.36} ${o * 0.9} ${d - 0.62}L${o * 0.92} ${bulge}C${o * 1.1} ${bulge * 0.86} ${o * 1.15} ${bulge * 0.73} ${o} ${bulge * 0.55}C${o} ${bulge * 0.27} ${o * 0.7} ${bulge * 0.14} ${o * 0.75} 0Z`,
      pen.both('sheath', 'line', DETAIL),
    ),
  );
  if (shape.empty) return parts.join('');
  parts.push(
    draw(`M${-o * 0.5} .9L${-o * 0.5} ${d - 0.7}M${o * 0.5} .9L${o * 0.5} ${d - 0.7}`, pen.stroke('soft', 0.7)),
    draw(
      `M${-w} ${d - 0.75}C${-w * 1.2} ${d - 0.5} ${-b * 0.86} ${d - 0.42} ${-b * 0.82} ${d - 0.16}C${-b * 0.78} ${d - 0.02} ${b * 0.78} ${d - 0.02} ${b * 0.82} ${d - 0.16}C${b * 0.86} ${d - 0.42} ${w * 1.2} ${d - 0.5} ${w} ${d - 0.75}Z`,
      pen.both(shape.bulb ?? 'bulb', 'line', 1),
    ),
    draw(
      `M${-0.05 * k} ${d + 0.01}C${-0.13 * k} ${d - 0.14} ${-0.05 * k} ${d - 0.2} 0 ${d - 0.33}C${0.05 * k} ${d - 0.2} ${0.13 * k} ${d - 0.14} ${0.05 * k} ${d + 0.01}Z`,
      pen.both('papilla', 'line', FINE),
    ),
    draw(`M0 ${d - 0.5}L0 -.03`, pen.stroke(shape.hair ?? 'hair', Math.max(1, Math.round(w * 2 * mm * 10) / 10))),
  );
  return parts.join('');
}

/** A hair above the skin: starts at the origin, follows the points, tapers to its tip. */
export function hairShaft(
  pen: Pen,
  options: { mm: number; hairMm?: number; points: readonly Point[]; hair?: Colour; cut?: boolean },
): string {
  const width = (options.hairMm ?? 0.075) * options.mm;
  return path(
    tapered(options.points, width, options.cut ? width * 0.92 : width * 0.42),
    pen.fill(options.hair ?? 'hair'),
  );
}

/** A follicular unit cut free: 1 to 4 hairs in a sleeve of tissue with a cap of epidermis. Origin at the surface. */
export function graft(
  pen: Pen,
  options: { mm: number; hairs: 1 | 2 | 3 | 4; tone: Colour; stubbleMm?: number; gland?: Side },
): string {
  const { mm, hairs } = options;
  const a = 0.26 + hairs * 0.045;
  const draw = (d: string, style: string): string => path(inMillimetres(mm, d), style);
  const roots = Array.from({ length: hairs }, (_, index) => {
    const offset = index - (hairs - 1) / 2;
    const gland: Side = index === 0 ? (options.gland ?? 'left') : 'none';
    const stubble = (options.stubbleMm ?? 0.62) + index * 0.08;
    return place(
      offset * 0.15 * mm,
      0,
      -offset * 2.6,
      follicle(pen, { mm, depthMm: 3.9 - Math.abs(offset) * 0.12, gland, muscle: 'none' }),
      hairShaft(pen, {
        mm,
        points: [
          [0, 0],
          [0, -stubble * mm],
        ],
        cut: true,
      }),
    );
  });
  return (
    draw(
      `M${-a} 0C${-a * 1.1} 1.2 ${-a * 0.7} 2.8 ${-a * 0.8} 3.9Q0 4.5 ${a * 0.8} 3.9C${a * 0.7} 2.8 ${a * 1.1} 1.2 ${a} 0Q0 -.09 ${-a} 0Z`,
      pen.both('papillary', 'line', DETAIL),
    ) +
    roots.join('') +
    draw(`M${-a} 0Q0 -.1 ${a} 0L${a * 1.02} .11Q0 .05 ${-a * 1.02} .11Z`, pen.both(options.tone, 'line', 1))
  );
}

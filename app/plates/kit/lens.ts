import { CONTOUR, type Pen } from './pen.ts';
import type { Colour } from './palette.ts';
import { num } from './path.ts';
import { circle, group, path, place } from './svg.ts';

/** A magnifier: what is under the glass is drawn in its own coordinates, the middle of the glass at the origin. */
export function lens(
  pen: Pen,
  o: {
    name: string;
    x: number;
    y: number;
    radius: number;
    ground: Colour;
    handle?: number;
    frame?: 'steel' | 'steel-dark';
  },
  ...inside: readonly string[]
): string {
  const { radius: r } = o;
  const rim = Math.max(7, r * 0.07);
  const handle =
    o.handle === undefined
      ? ''
      : group(
          `transform="rotate(${num(o.handle)})"`,
          path(`M${num(r + rim - 2)} -9H${num(r + rim + 14)}V9H${num(r + rim - 2)}Z`, pen.both('steel', 'line', 1.4)),
          path(
            `M${num(r + rim + 14)} -12H${num(r * 1.9)}Q${num(r * 1.9 + 13)} 0 ${num(r * 1.9)} 12H${num(r + rim + 14)}Z`,
            pen.both('plum', 'line', CONTOUR),
          ),
        );
  return place(
    o.x,
    o.y,
    0,
    handle,
    circle(0, 0, r + rim, pen.both(o.frame ?? 'steel', 'line', CONTOUR)),
    `<clipPath ${pen.id(o.name)}>${circle(0, 0, r)}</clipPath>`,
    circle(0, 0, r, pen.fill(o.ground)),
    group(`clip-path="url(#${pen.ref(o.name)})"`, ...inside),
    circle(0, 0, r, pen.stroke('line', CONTOUR)),
  );
}

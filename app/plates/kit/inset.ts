import type { Colour } from './palette.ts';
import { CONTOUR, FINE, type Pen } from './pen.ts';
import { group, place, rect } from './svg.ts';

/** A framed window with a closer view, as on the sheets of an atlas: a heavy line, a gap, a fine line. Inside, the corner is the origin. */
export function inset(
  pen: Pen,
  o: { name: string; x: number; y: number; width: number; height: number; ground: Colour },
  ...inside: readonly string[]
): string {
  const { width, height } = o;
  return place(
    o.x,
    o.y,
    0,
    rect(-7, -7, width + 14, height + 14, pen.both('paper', 'line', CONTOUR)),
    `<clipPath ${pen.id(o.name)}>${rect(0, 0, width, height)}</clipPath>`,
    rect(0, 0, width, height, pen.fill(o.ground)),
    group(`clip-path="url(#${pen.ref(o.name)})"`, ...inside),
    rect(0, 0, width, height, pen.stroke('line', FINE)),
  );
}

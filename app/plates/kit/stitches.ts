import type { Colour } from './palette.ts';
import type { Pen } from './pen.ts';
import { nums, type Point } from './path.ts';
import { circle, path } from './svg.ts';

/** Single stitches across a wound line: a bar over it, a dot where the thread goes in and out, a knot with two short ends. */
export function stitches(
  pen: Pen,
  o: {
    /** Places on the line, each with the direction of the line there in degrees. */
    readonly at: readonly (readonly [x: number, y: number, degrees: number])[];
    readonly reach: number;
    readonly thread: Colour;
    readonly width?: number;
  },
): string {
  let bars = '';
  let ends = '';
  const holes: Point[] = [];
  for (const [x, y, degrees] of o.at) {
    const angle = ((degrees + 90) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle) * o.reach, Math.sin(angle) * o.reach];
    bars += `M${nums(x - dx, y - dy)}L${nums(x + dx, y + dy)}`;
    const [knotX, knotY] = [x + dx * 0.7, y + dy * 0.7];
    ends += `M${nums(knotX, knotY)}q${nums(dx * 0.5 - dy * 0.35, dy * 0.5 + dx * 0.35, dx * 0.9 - dy * 0.3, dy * 0.9 + dx * 0.3)}M${nums(knotX, knotY)}q${nums(dx * 0.4 + dy * 0.35, dy * 0.4 - dx * 0.35, dx * 0.8 + dy * 0.7, dy * 0.8 - dx * 0.7)}`;
    holes.push([x - dx, y - dy], [x + dx, y + dy]);
  }
  const width = o.width ?? 2;
  return (
    path(bars, pen.stroke(o.thread, width)) +
    path(ends, pen.stroke(o.thread, width * 0.7)) +
    holes.map(([x, y]) => circle(x, y, width * 0.8, pen.fill(o.thread))).join('')
  );
}

import { num, nums, type Point, smooth } from './path.ts';
import type { Pen } from './pen.ts';
import { path } from './svg.ts';

/** The one arrow of the plates: a plum line along a curve with a full head at the last point, rimmed so that it reads on dark skin. */
export function arrow(pen: Pen, points: readonly Point[], width = 3.4): string {
  const [tipX, tipY] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [0, 0];
  const angle = Math.atan2(tipY - fromY, tipX - fromX);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const long = width * 4.4;
  const wide = width * 2;
  const neck: Point = [tipX - cos * long * 0.8, tipY - sin * long * 0.8];
  const line = smooth([...points.slice(0, -1), neck]);
  const corner = (s: number): string => nums(tipX - cos * long - sin * wide * s, tipY - sin * long + cos * wide * s);
  const head = `M${nums(tipX, tipY)}L${corner(1)}L${nums(neck[0], neck[1])}L${corner(-1)}z`;
  return (
    path(line, pen.stroke('paper', width + 3)) +
    path(head, pen.both('paper', 'paper', 3)) +
    path(line, pen.stroke('plum', Number(num(width)))) +
    path(head, pen.both('plum', 'plum', 1))
  );
}

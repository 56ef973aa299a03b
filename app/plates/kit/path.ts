export type Point = readonly [x: number, y: number];
export type Curve = (x: number) => number;

/** Points written as text, `0 0, 12 -54`: a hair fits on one line. */
export function pointsOf(text: string): Point[] {
  return text.split(',').map((pair): Point => {
    const [x = Number.NaN, y = Number.NaN] = pair.trim().split(' ').map(Number);
    return [x, y];
  });
}

/** A coordinate with at most one decimal, without a negative nought. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** Numbers joined the short way: no space before a minus sign. */
export function nums(...values: readonly number[]): string {
  return values
    .map((value, index) => (index > 0 && !num(value).startsWith('-') ? ` ${num(value)}` : num(value)))
    .join('');
}

/**
 * A path written in millimetres, scaled to drawing units.
 * Only commands whose numbers are all lengths may be used (no arcs, no H/V mixing with flags).
 */
export function inMillimetres(mm: number, path: string): string {
  return path.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (value) => num(Number(value) * mm));
}

function at(points: readonly Point[], index: number): Point {
  const point = points[Math.max(0, Math.min(points.length - 1, index))];
  if (!point) throw new RangeError('A curve needs at least one point');
  return point;
}

/** Straight lines through the points. */
export function polyline(points: readonly Point[], closed = false): string {
  const [startX, startY] = at(points, 0);
  let [x, y] = [Math.round(startX * 10) / 10, Math.round(startY * 10) / 10];
  let path = `M${nums(x, y)}`;
  for (const [nextX, nextY] of points.slice(1)) {
    const [roundX, roundY] = [Math.round(nextX * 10) / 10, Math.round(nextY * 10) / 10];
    path += `l${nums(roundX - x, roundY - y)}`;
    [x, y] = [roundX, roundY];
  }
  return closed ? `${path}z` : path;
}

/** A smooth curve (Catmull-Rom as cubic Béziers, written relative so that it stays short). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const pick = (index: number): Point => (closed ? at(points, (index + count) % count) : at(points, index));
  const [startX, startY] = pick(0);
  let [x, y] = [Math.round(startX * 10) / 10, Math.round(startY * 10) / 10];
  let path = `M${nums(x, y)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const [endX, endY] = [Math.round(to[0] * 10) / 10, Math.round(to[1] * 10) / 10];
    path += `c${nums(
      from[0] + (to[0] - before[0]) / 6 - x,
      from[1] + (to[1] - before[1]) / 6 - y,
      to[0] - (after[0] - from[0]) / 6 - x,
      to[1] - (after[1] - from[1]) / 6 - y,
      endX - x,
      endY - y,
    )}`;
    [x, y] = [endX, endY];
  }
  return closed ? `${path}z` : path;
}

/** Points of `curve` from `left` to `right` inclusive, about `step` apart. */
export function sample(curve: Curve, left: number, right: number, step: number): Point[] {
  const count = Math.max(1, Math.round((right - left) / step));
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const x = left + ((right - left) * index) / count;
    return [x, curve(x)];
  });
}

/** A closed shape between an upper and a lower smooth curve. */
export function band(upper: Curve, lower: Curve, left: number, right: number, step: number): string {
  const under = smooth(sample(lower, left, right, step).toReversed());
  return `${smooth(sample(upper, left, right, step))}L${under.slice(1)}z`;
}

/** A curve through the points that tapers from one width to another, as a closed shape (hair, threads). */
export function tapered(points: readonly Point[], fromWidth: number, toWidth: number, steps = 7): string {
  const spline = (t: number): Point => {
    const span = t * (points.length - 1);
    const index = Math.min(points.length - 2, Math.floor(span));
    const u = span - index;
    const [a, b, c, d] = [at(points, index - 1), at(points, index), at(points, index + 1), at(points, index + 2)];
    const blend = (axis: 0 | 1): number =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * u +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * u * u +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * u * u * u);
    return [blend(0), blend(1)];
  };
  const left: Point[] = [];
  const right: Point[] = [];
  for (let index = 0; index <= steps; index += 1) {
    const t = index / steps;
    const [x, y] = spline(t);
    const [ahead, behind] = [spline(Math.min(1, t + 0.01)), spline(Math.max(0, t - 0.01))];
    const [dx, dy] = [ahead[0] - behind[0], ahead[1] - behind[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = (fromWidth + (toWidth - fromWidth) * t * t) / 2;
    left.push([x - (dy / length) * half, y + (dx / length) * half]);
    right.unshift([x + (dy / length) * half, y - (dx / length) * half]);
  }
  return `${smooth(left)}L${smooth(right).slice(1)}z`;
}

import type { Pen } from './pen.ts';
import { type Curve, type Point, nums } from './path.ts';
import { seeded } from './random.ts';
import { group, path, use } from './svg.ts';

/**
 * A texture that is drawn once and repeated: `period` wide, its sides fit each other.
 * Repeats follow a curve by shear, so whole lobules sit under the junction instead of being cut by it.
 */
export interface Texture {
  readonly id: string;
  readonly period: number;
  readonly markup: string;
}

/** Cuts a convex polygon to the side of a line nearer to `site` than to `other`. */
function nearerHalf(polygon: readonly Point[], site: Point, other: Point): Point[] {
  const [nx, ny] = [other[0] - site[0], other[1] - site[1]];
  const limit = (nx * (other[0] + site[0]) + ny * (other[1] + site[1])) / 2;
  const side = ([x, y]: Point): number => nx * x + ny * y - limit;
  return polygon.flatMap((from, index): Point[] => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const [a, b] = [side(from), side(to)];
    const kept: Point[] = a <= 0 ? [from] : [];
    if (a < 0 === b < 0 || a === b) return kept;
    const t = a / (a - b);
    return [...kept, [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]];
  });
}

/** A polygon as a soft lobule: shrunk from its neighbours, corners rounded, whole units so that it stays light. */
function lobule(polygon: readonly Point[], gap: number): string {
  const centre: Point = [
    polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
    polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
  ];
  const shrunk = polygon.map(([x, y]): Point => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    const scale = Math.max(0.3, 1 - gap / (Math.hypot(dx, dy) || 1));
    return [centre[0] + dx * scale, centre[1] + dy * scale];
  });
  const middles = shrunk.map((from, index): Point => {
    const to = shrunk[(index + 1) % shrunk.length] ?? from;
    return [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)];
  });
  let [x, y] = middles.at(-1) ?? centre;
  let d = `M${nums(x, y)}`;
  for (const [index, middle] of middles.entries()) {
    const corner = shrunk[index] ?? centre;
    d += `q${nums(Math.round(corner[0] - x), Math.round(corner[1] - y), middle[0] - x, middle[1] - y)}`;
    [x, y] = middle;
  }
  return `${d}z`;
}

/** The Voronoi cell of a site: the part of a box around it that lies nearer to it than to any other site. */
export function voronoiCell(site: Point, sites: readonly Point[], box: readonly Point[], reach: number): Point[] {
  let cell: readonly Point[] = box;
  for (const other of sites) {
    const distance = Math.hypot(other[0] - site[0], other[1] - site[1]);
    if (distance > 0 && distance < reach) cell = nearerHalf(cell, site, other);
  }
  return [...cell];
}

/** Fat lobules: rounded cells of a jittered lattice that wraps sideways and starts flat at the top. */
export function fatTexture(
  pen: Pen,
  options: { name: string; size: number; columns: number; depth: number; seed: number },
): Texture {
  const { size, columns, depth, seed } = options;
  const random = seeded(seed);
  const [period, rowHeight] = [columns * size, size * 0.87];
  const rows = Math.ceil(depth / rowHeight);
  const sites: Point[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = (column + (row % 2 ? 0.5 : 0)) * size + random(-0.3, 0.3) * size;
      sites.push([x, (row + 0.5) * rowHeight + random(-0.3, 0.3) * rowHeight]);
    }
  }
  const all = [-period, 0, period].flatMap((shift) => sites.map(([x, y]): Point => [x + shift, y]));
  const cells = sites
    .filter(([, y]) => y < depth)
    .map((site) => {
      const reach = size * 2.6;
      const box: Point[] = [
        [site[0] - reach, 0],
        [site[0] + reach, 0],
        [site[0] + reach, site[1] + reach],
        [site[0] - reach, site[1] + reach],
      ];
      return lobule(voronoiCell(site, all, box, reach * 2), size * 0.085);
    });
  return { id: options.name, period, markup: path(cells.join(''), pen.id(options.name)) };
}

/** Wisps of collagen for the dermis: one tile of short wavy strokes. */
export function collagenTexture(
  pen: Pen,
  options: { name: string; period: number; depth: number; strokes: number; length: number; seed: number },
): Texture {
  const random = seeded(options.seed);
  let d = '';
  for (let index = 0; index < options.strokes; index += 1) {
    const [x, y] = [random(0, options.period), random(0, options.depth)];
    const length = random(options.length * 0.5, options.length);
    const lean = random(-1.6, 1.6);
    d += `M${nums(Math.round(x), Math.round(y))}q${nums(length / 3, lean - 2.5, length / 2, lean)}t${nums(length / 2, lean * 1.5)}`;
  }
  return { id: options.name, period: options.period, markup: path(d, pen.id(options.name)) };
}

/** Repeats a texture from `left` to `right` under a curve. `style` is inherited by the shared shape. */
export function along(pen: Pen, texture: Texture, curve: Curve, left: number, right: number, style: string): string {
  const copies: string[] = [];
  const margin = texture.period * 0.1;
  for (let x = left; x < right + margin; x += texture.period) {
    const slope = (curve(x + texture.period) - curve(x)) / texture.period;
    const shear = Math.round(slope * 1000) / 1000;
    copies.push(use(pen.ref(texture.id), `matrix(1 ${shear} 0 1 ${nums(x, curve(x))})`));
  }
  return group(style, ...copies);
}

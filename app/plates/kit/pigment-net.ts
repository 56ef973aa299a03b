import type { Colour } from './palette.ts';
import type { Pen } from './pen.ts';
import { type Point, polyline, smooth } from './path.ts';
import { seeded } from './random.ts';
import { group, path } from './svg.ts';
import { voronoiCell } from './texture.ts';

/**
 * A harmless mole under a lens, around the origin: an even net of pigment lines, its meshes alike,
 * darker in the middle and thinning out at a soft edge. `gap` is the width of a mesh.
 */
export function pigmentNet(
  pen: Pen,
  o: { radius: number; gap: number; seed: number; mesh: Colour; line: Colour },
): string {
  const random = seeded(o.seed);
  const rim = (angle: number): number => o.radius * (1 + Math.sin(angle * 2 + 0.8) * 0.09 + Math.sin(angle * 5) * 0.03);
  const reach = Math.ceil((o.radius * 1.3) / o.gap);
  const sites: Point[] = [];
  for (let row = -reach - 2; row <= reach + 2; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const x = (column + (row % 2 ? 0.5 : 0)) * o.gap;
      sites.push([x + random(-2.4, 2.4), row * o.gap * 0.87 + random(-2.4, 2.4)]);
    }
  }
  const rings = { edge: '', net: '', core: '' };
  for (const [x, y] of sites) {
    const out = Math.hypot(x, y) / rim(Math.atan2(y, x));
    const ring = out < 0.42 ? 'core' : out < 0.86 ? 'net' : out < 1 ? 'edge' : undefined;
    if (!ring) continue;
    const box: Point[] = [
      [x - o.gap, y - o.gap],
      [x + o.gap, y - o.gap],
      [x + o.gap, y + o.gap],
      [x - o.gap, y + o.gap],
    ];
    rings[ring] += polyline(
      voronoiCell([x, y], sites, box, o.gap * 3).map(([px, py]): Point => [Math.round(px), Math.round(py)]),
      true,
    );
  }
  const shape = (part: number): string =>
    smooth(
      Array.from({ length: 20 }, (_, index): Point => {
        const angle = (index / 20) * Math.PI * 2;
        return [Math.cos(angle) * rim(angle) * part, Math.sin(angle) * rim(angle) * part];
      }),
      true,
    );
  return group(
    '',
    path(shape(1.04), `${pen.fill(o.mesh)} opacity=".3"`),
    path(shape(0.93), `${pen.fill(o.mesh)} opacity=".7"`),
    path(shape(0.5), `${pen.fill(o.line)} opacity=".45"`),
    path(rings.edge, `${pen.stroke(o.line, 1.4)} opacity=".55"`),
    path(rings.net, pen.stroke(o.line, 2.2)),
    path(rings.core, pen.stroke(o.line, 3)),
  );
}

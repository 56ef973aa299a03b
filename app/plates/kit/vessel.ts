import type { Colour } from './palette.ts';
import type { Pen } from './pen.ts';
import { type Curve, type Point, sample, smooth } from './path.ts';
import { path } from './svg.ts';

/** An artery and a vein side by side along a curve. */
function vesselPair(pen: Pen, curve: Curve, left: number, right: number, width: number, gap: number): string {
  const step = Math.max(26, gap * 9);
  const artery = sample((x) => curve(x) + Math.sin(x / 37) * gap * 0.42, left, right, step);
  const vein = sample((x) => curve(x) + gap + Math.sin(x / 31 + 1) * gap * 0.48, left, right, step);
  return (
    path(smooth(artery), pen.stroke('artery', width)) +
    path(smooth(vein), pen.stroke('vein', Math.round(width * 11.5) / 10))
  );
}

/** A branch that climbs from one plexus to the next. */
export function branch(pen: Pen, x: number, from: number, to: number, width: number, kind: Colour): string {
  const rise = from - to;
  const points: Point[] = [
    [x, from],
    [x + rise * 0.04, from - rise * 0.3],
    [x - rise * 0.03, from - rise * 0.62],
    [x + rise * 0.02, to],
  ];
  return path(smooth(points), pen.stroke(kind, width));
}

/** Deep plexus along the fat, superficial plexus under the papillae, and what joins them. `every` is in drawing units. */
export function plexus(
  pen: Pen,
  skin: { surfaceAt: Curve; junctionAt: Curve },
  options: { left: number; right: number; mm: number; risers: readonly number[]; loops: readonly number[] },
): string {
  const { mm, left, right } = options;
  const upper: Curve = (x) => skin.surfaceAt(x) + 0.48 * mm;
  const k = Math.min(1, mm / 84);
  return [
    vesselPair(pen, (x) => skin.junctionAt(x) + 0.05 * mm, left, right, Math.round(26 * k) / 10, 0.085 * mm),
    vesselPair(pen, upper, left, right, Math.max(0.9, Math.round(13 * k) / 10), 0.055 * mm),
    ...options.risers.map((x, index) =>
      branch(
        pen,
        x,
        skin.junctionAt(x) + 0.05 * mm,
        upper(x),
        Math.max(1, Math.round(15 * k) / 10),
        index % 2 ? 'artery' : 'vein',
      ),
    ),
    ...options.loops.map((x, index) =>
      branch(pen, x, upper(x), skin.surfaceAt(x) + 0.19 * mm, 0.9, index % 2 ? 'vein' : 'artery'),
    ),
  ].join('');
}

import type { Pen } from './pen.ts';
import { type Point, smooth } from './path.ts';
import { path } from './svg.ts';

function tube(pen: Pen, points: readonly Point[], width: number): string {
  const d = smooth(points);
  return (
    path(d, `${pen.stroke('line', Math.round(width * 10) / 10)} stroke-linecap="butt"`) +
    path(d, pen.stroke('sweat', Math.round((width - 1.8) * 10) / 10))
  );
}

/** An eccrine sweat gland: a coil at (x, y) in the lower dermis, its duct winding up to `top`. */
export function sweatGland(pen: Pen, options: { x: number; y: number; mm: number; top: number }): string {
  const { x, y, mm, top } = options;
  const rise = y - top;
  const duct: Point[] = Array.from({ length: 19 }, (_, index) => {
    const t = index / 18;
    const swing = t > 0.8 ? 0.035 : 0.02;
    return [
      x + 0.1 * mm + Math.sin(t * 26) * swing * mm + Math.sin(t * 3) * 0.06 * mm,
      y - 0.1 * mm - t * (rise - 0.1 * mm),
    ];
  });
  // Drawn loop by loop, so that each crossing shows which turn lies in front.
  const loops: readonly (readonly (readonly [number, number])[])[] = [
    [
      [0.1, -0.1],
      [0.02, 0.06],
      [-0.16, 0.1],
      [-0.3, 0],
      [-0.24, -0.13],
      [-0.08, -0.1],
      [0.02, 0.02],
    ],
    [
      [0.02, 0.02],
      [0.1, 0.15],
      [0.02, 0.26],
      [-0.14, 0.24],
      [-0.18, 0.12],
      [-0.04, 0.04],
      [0.14, 0.06],
    ],
    [
      [0.14, 0.06],
      [0.3, 0.1],
      [0.34, 0.22],
      [0.22, 0.28],
      [0.1, 0.2],
      [0.14, 0.08],
      [0.3, -0.02],
    ],
    [
      [0.3, -0.02],
      [0.36, -0.1],
      [0.28, -0.17],
      [0.18, -0.12],
      [0.2, -0.02],
    ],
  ];
  return (
    tube(pen, duct, 0.06 * mm) +
    loops
      .map((loop) =>
        tube(
          pen,
          loop.map(([dx, dy]): Point => [x + dx * mm, y + dy * mm]),
          0.085 * mm,
        ),
      )
      .join('')
  );
}

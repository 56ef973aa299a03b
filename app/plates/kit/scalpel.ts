import { CONTOUR, DETAIL, type Pen } from './pen.ts';
import { path } from './svg.ts';

/** A scalpel that stands upright with the point of its blade at the origin; the handle is `length` long, in drawing units. */
export function scalpel(pen: Pen, length: number): string {
  return [
    path(
      `M-12 -122C-15 -160 -16 -200 -16 -230V-${length}Q-16 -${length + 16} 0 -${length + 16}Q16 -${length + 16} 16 -${length}V-230C16 -200 15 -160 12 -122Z`,
      pen.both('steel', 'line', CONTOUR),
    ),
    path('M0 0C-20 -30 -24 -74 -14 -122H10V-40Z', pen.both('glass', 'line', 1.6)),
    path('M0 -6C-12 -34 -15 -74 -8 -118', pen.stroke('steel-dark', DETAIL)),
    path('M-5 -134H5V-176Q0 -182 -5 -176Z', pen.both('steel-dark', 'line', DETAIL)),
    path('M-10 -214H10M-10 -224H10M-10 -234H10M-10 -244H10M-10 -254H10', pen.stroke('line', DETAIL)),
  ].join('');
}

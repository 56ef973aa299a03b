import type { Colour } from './palette.ts';
import { CONTOUR, DETAIL, type Pen } from './pen.ts';
import { num, nums } from './path.ts';
import { path } from './svg.ts';

/** The parts of a handpiece for light or current that stands upright with the middle of its window at the origin. */
export interface LightHandpiece {
  /** Width of the window that touches the skin, in drawing units. */
  readonly window: number;
  readonly height: number;
  /** Colour of the band around the body. */
  readonly band?: Colour;
  /** How much wider the body is than the window, on each side. */
  readonly shoulder?: number;
  /** Slits for cooling air in the body. */
  readonly slits?: boolean;
}

/** A handpiece with a cooled clear window, a steel collar and a pale body that runs out at `height`. */
export function lightHandpiece(pen: Pen, o: LightHandpiece): string {
  const w = o.window / 2;
  const s = w + (o.shoulder ?? 22);
  const band = o.band ?? 'plum';
  const slits = [0, 1, 2, 3].map((row) => `M${nums(-w * 0.5, -150 - row * 13)}h${num(w)}`).join('');
  return [
    path(
      `M${nums(-w - 6, -58)}C${nums(-w - 12, -76, -s, -84, -s, -104)}V${num(-o.height)}H${num(s)}V-104C${nums(s, -84, w + 12, -76, w + 6, -58)}Z`,
      pen.both('paper', 'line', CONTOUR),
    ),
    path(
      `M${nums(s - 26, -o.height)}V-104C${nums(s - 28, -88, w - 12, -76, w - 16, -58)}H${num(w + 6)}C${nums(w + 12, -76, s, -84, s, -104)}V${num(-o.height)}Z`,
      `${pen.fill('steel')} opacity=".8"`,
    ),
    path(`M${nums(-s, -108)}H${num(s)}V-124H${num(-s)}Z`, pen.both(band, 'line', DETAIL)),
    path(`M${nums(-w - 6, -58)}H${num(w + 6)}L${nums(w, -22)}H${num(-w)}Z`, pen.both('steel-dark', 'line', 1.5)),
    path(`M${nums(-w, -22)}H${num(w)}V0H${num(-w)}Z`, pen.both('serum', 'line', 1.5)),
    path(
      `M${nums(-w + 8, -5)}L${nums(-w + 20, -17)}M${nums(-w + 20, -5)}L${nums(-w + 32, -17)}`,
      pen.stroke('paper', 2),
    ),
    o.slits ? path(slits, pen.stroke('line', DETAIL)) : '',
  ].join('');
}

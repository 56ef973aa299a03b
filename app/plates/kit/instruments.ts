import { type Colour } from './palette.ts';
import { DETAIL, type Pen } from './pen.ts';
import { inMillimetres, num, nums } from './path.ts';
import { group, path, rect } from './svg.ts';

// Instruments stand in their own coordinates: the surface of the skin at y = 0, depth downwards, the handle above.

/** A round punch in section: two walls with a bevelled edge whose tip lies `depthMm` deep. */
export function punch(
  pen: Pen,
  o: { mm: number; innerMm: number; depthMm: number; reach: number; cap?: boolean },
): string {
  const { mm, reach } = o;
  const half = (o.innerMm / 2) * mm;
  const wall = Math.max(4.5, 0.075 * mm);
  const tip = o.depthMm * mm;
  const bevel = 0.3 * mm;
  const side = (s: 1 | -1): string =>
    path(
      `M${nums(s * (half + wall), -reach)}V${num(tip - bevel)}L${nums(s * half, tip)}V${num(-reach)}Z`,
      pen.both('steel', 'line', DETAIL),
    );
  const cap = o.cap
    ? path(
        `M${nums(-half - wall - 9, -reach)}h${num(2 * (half + wall + 9))}v-18h${num(-2 * (half + wall + 9))}z`,
        pen.both('steel-dark', 'line', DETAIL),
      )
    : '';
  return (
    rect(-half, -reach, half * 2, reach + tip - bevel * 0.2, `${pen.fill('steel')} opacity=".3"`) +
    side(-1) +
    side(1) +
    cap
  );
}

/** A hollow needle whose tip lies `depthMm` deep; `lengthMm` of it stands above the skin. */
export function needle(pen: Pen, o: { mm: number; depthMm: number; gaugeMm: number; lengthMm: number }): string {
  const half = (o.gaugeMm / 2) * o.mm;
  const tip = o.depthMm * o.mm;
  const bevel = half * 5;
  return path(
    `M${nums(-half, -o.lengthMm * o.mm)}V${num(tip - bevel)}L${nums(half, tip)}V${num(-o.lengthMm * o.mm)}Z`,
    pen.both('steel', 'line', DETAIL),
  );
}

/** A syringe above a needle: hub at (0, -from), then barrel with its fill, drawn `scale` times its natural size. */
export function syringe(pen: Pen, o: { from: number; scale: number; fluid: Colour; length?: number }): string {
  const length = o.length ?? 150;
  const hub = path('M-4 0L-7 -16H7L4 0Z', pen.both('steel-dark', 'line', DETAIL));
  const barrel =
    path(`M-15 -${length}V-34Q-15 -22 -7 -18H7Q15 -22 15 -34V-${length}Z`, pen.both('glass', 'line', 1.5)) +
    path(`M-11 -${length - 40}V-35Q-11 -26 -6 -23H6Q11 -26 11 -35V-${length - 40}Z`, pen.fill(o.fluid)) +
    path(`M-11 -${length - 40}h22v-9h-22z`, pen.both('line', 'line', 1)) +
    path(
      Array.from(
        { length: Math.floor((length - 60) / 12) },
        (_, index) => `M15 -${44 + index * 12}h${index % 2 ? -5 : -8}`,
      ).join(''),
      pen.stroke('line', 0.9),
    );
  return group(`transform="translate(0 ${num(-o.from)})scale(${o.scale})"`, hub, barrel);
}

/** The two blades of fine forceps, gripping at the origin, opening upwards. `gap` is the width of what they hold. */
export function forceps(pen: Pen, o: { scale: number; gap: number }): string {
  const blade = (s: 1 | -1): string =>
    path(
      inMillimetres(
        o.scale,
        `M${(s * o.gap) / 2} 0C${s * (o.gap / 2 + 0.16)} -.6 ${s * (o.gap / 2 + 0.42)} -1.3 ${s * (o.gap / 2 + 0.62)} -2.1L${s * (o.gap / 2 + 0.84)} -2.06C${s * (o.gap / 2 + 0.66)} -1.2 ${s * (o.gap / 2 + 0.36)} -.5 ${s * (o.gap / 2 + 0.1)} .04Z`,
      ),
      pen.both('steel', 'line', DETAIL),
    );
  return blade(-1) + blade(1);
}

/** A beam that narrows from a window to a depth. */
export function beam(pen: Pen, o: { window: number; focus: number; depthMm: number; mm: number }): string {
  return path(
    `M${num(-o.window / 2)} 0L${num(-o.focus / 2)} ${num(o.depthMm * o.mm)}H${num(o.focus / 2)}L${num(o.window / 2)} 0Z`,
    `${pen.fill('beam')} opacity=".2"`,
  );
}

/** A tube of blood after the centrifuge: plasma, a thin pale layer of platelets, red cells. Top of the tube at the origin. */
export function spunTube(pen: Pen, o: { width: number; height: number; gel?: boolean }): string {
  const w = o.width / 2;
  const level = (part: number): number => Math.round(30 + (o.height - 30) * part);
  const [plasma, buffy, red] = [level(0.12), level(0.5), level(0.56)];
  const bottom = `V${o.height - w}Q${w} ${o.height} 0 ${o.height}Q${-w} ${o.height} ${-w} ${o.height - w}`;
  return (
    path(`M${-w} 0H${w}${bottom}Z`, pen.both('glass', 'line', 1.8)) +
    path(`M${-w + 5} ${plasma}H${w - 5}V${buffy}H${-w + 5}Z`, pen.fill('plasma')) +
    path(`M${-w + 5} ${buffy}H${w - 5}V${red}H${-w + 5}Z`, pen.both(o.gel ? 'steel' : 'sheath', 'line', 1)) +
    path(
      `M${-w + 5} ${red}H${w - 5}V${o.height - w - 2}Q${w - 7} ${o.height - 6} 0 ${o.height - 6}Q${-w + 7} ${o.height - 6} ${-w + 5} ${o.height - w - 2}Z`,
      pen.fill('artery'),
    ) +
    path(`M${-w + 5} ${plasma}Q0 ${plasma + 7} ${w - 5} ${plasma}`, pen.stroke('line', 1)) +
    path(`M${-w - 7} 6V-26Q${-w - 7} -32 ${-w} -32H${w}Q${w + 7} -32 ${w + 7} -26V6Z`, pen.both('plum', 'line', 1.8)) +
    path(`M${-w + 3} -26V0M${w - 3} -26V0M0 -26V0`, pen.stroke('lilac', 1))
  );
}

/** A drop hanging from (0, 0). */
export function drop(pen: Pen, size: number, colour: Colour): string {
  return path(
    inMillimetres(
      size,
      'M0 0C-.3 .5 -.55 .8 -.55 1.15C-.55 1.5 -.3 1.7 0 1.7C.3 1.7 .55 1.5 .55 1.15C.55 .8 .3 .5 0 0Z',
    ),
    pen.both(colour, 'line', 1),
  );
}

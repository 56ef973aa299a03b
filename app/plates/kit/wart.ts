import { FINE, type Pen } from './pen.ts';
import { nums, type Point, smooth } from './path.ts';
import { seeded } from './random.ts';
import { scatter } from './scatter.ts';
import { circle, group, path } from './svg.ts';

/** A wart from above around the origin: a rough cushion of small lobes, some with the dark dot of a closed vessel. */
export function wart(pen: Pen, o: { radius: number; seed: number }): string {
  const random = seeded(o.seed);
  const { radius } = o;
  const inside = ([x, y]: Point, room: number): boolean => Math.hypot(x, y) < radius - room;
  const lobes = scatter(
    60,
    radius * 0.19,
    () => [random(-radius, radius), random(-radius, radius)],
    (at) => inside(at, radius * 0.08),
  ).toSorted((one, other) => one[1] - other[1]);
  const rim = Array.from({ length: 22 }, (_, index): Point => {
    const angle = (index / 22) * Math.PI * 2;
    const reach = radius * (index % 2 ? 1.03 : 1.14);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  return [
    path(smooth(rim, true), pen.both('tone-3', 'line', 1.9)),
    group(pen.both('tone-2', 'line', FINE), ...lobes.map(([x, y]) => circle(x, y, radius * random(0.13, 0.18)))),
    group(
      pen.fill('line'),
      ...lobes.filter((_, index) => index % 3 === 1).map(([x, y]) => circle(x, y, radius * 0.045)),
    ),
  ].join('');
}

/**
 * A wart cut through, its ground at y = 0: rough horny skin on top, below it tall papillae with a vessel in each,
 * and between them ridges that lean inwards and end `deep` units under the level of the epidermis. The skin beside it reaches `run`.
 */
export function wartSection(
  pen: Pen,
  o: { half: number; tall: number; deep: number; epidermis: number; run: number },
): string {
  const { half, tall, deep, epidermis, run } = o;
  const last = 4;
  const step = (half * 1.5) / last;
  const towers = Array.from({ length: last + 1 }, (_, index) => {
    const x = (index - last / 2) * step;
    return { x, high: tall * (1 - (x / half) ** 2 * 0.75), lean: -x * 0.14 };
  });
  const w = step / 2;
  const crust = towers
    .map(
      ({ x, high }) =>
        `L${nums(x - w * 0.94, -high * 0.42)}C${nums(x - w * 0.8, -high * 0.8, x - w * 0.6, -high * 0.92, x - w * 0.4, -high * 0.9)}L${nums(x - w * 0.28, -high * 0.84)}C${nums(x - w * 0.2, -high, x + w * 0.2, -high * 1.02, x + w * 0.34, -high * 0.95)}L${nums(x + w * 0.4, -high * 0.86)}C${nums(x + w * 0.7, -high * 0.86, x + w * 0.84, -high * 0.7, x + w * 0.94, -high * 0.42)}`,
    )
    .join('');
  const top = towers
    .map(
      ({ x, high }) =>
        `L${nums(x - w * 0.95, -high * 0.14)}C${nums(x - w * 0.7, -high * 0.66, x - w * 0.4, -high * 0.68, x, -high * 0.68)}C${nums(x + w * 0.4, -high * 0.68, x + w * 0.7, -high * 0.66, x + w * 0.95, -high * 0.14)}`,
    )
    .join('');
  const ridge = (x: number, lean: number, low: number): string =>
    `C${nums(x + w * 0.5 + lean * 0.6, low * 0.7 + epidermis, x + w * 0.3 + lean, low + epidermis, x + lean, low + epidermis)}C${nums(x - w * 0.3 + lean, low + epidermis, x - w * 0.5 + lean * 0.4, low * 0.7 + epidermis, x - w * 0.62, epidermis * 0.6)}`;
  const bottom = towers
    .toReversed()
    .map(
      ({ x, high, lean }) =>
        `${ridge(x + w, lean, deep * (1 - (x / half) ** 2 * 0.5))}C${nums(x + w * 0.34, -high * 0.3, x + w * 0.3, -high * 0.48, x, -high * 0.48)}C${nums(x - w * 0.3, -high * 0.48, x - w * 0.34, -high * 0.3, x - w * 0.38, epidermis * 0.6)}`,
    )
    .join('');
  const outer = (towers[0]?.x ?? 0) - w;
  return [
    path(`M${nums(-half, 2)}${crust}L${nums(half, 2)}Z`, pen.both('sand', 'line', 1.6)),
    path(
      `M${nums(outer, epidermis)}${top}L${nums(-outer, epidermis)}V${nums(deep + epidermis)}H${nums(outer)}Z`,
      pen.fill('papillary'),
    ),
    path(
      `M${nums(-run, 0)}H${nums(-half * 1.02)}${top}L${nums(half * 1.02, 0)}H${nums(run)}V${nums(epidermis)}H${nums(half * 1.08)}L${nums(w * 0.62 - outer, epidermis * 0.6)}${bottom}${ridge(outer, w * 0.3, deep * 0.4)}L${nums(-half * 1.08, epidermis)}H${nums(-run)}Z`,
      pen.both('tone-4', 'line', 1.1),
    ),
    path(
      towers
        .map(
          ({ x, high }) =>
            `M${nums(x, deep + epidermis)}C${nums(x - 3, deep * 0.3, x + 3, -high * 0.1, x, -high * 0.42)}`,
        )
        .join(''),
      pen.stroke('artery', 1.8),
    ),
    group(pen.fill('line'), ...towers.map(({ x, high }) => circle(x, -high * 0.78, Math.max(2.4, w * 0.2)))),
  ].join('');
}

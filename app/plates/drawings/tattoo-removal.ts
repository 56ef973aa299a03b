import { labels } from '../kit/labels.ts';
import { nums, type Point, smooth } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { slabFace } from '../kit/skin-slab.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, group, path } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const MM = 118;
const SURFACE = 306;

/** An uneven grain around a point. */
function grain([x, y]: Point, radius: number, turn: number): string {
  const points = Array.from({ length: 7 }, (_, index): Point => {
    const angle = (index / 7) * Math.PI * 2 + turn;
    const reach = radius * (index % 2 ? 0.74 : 1.08);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86];
  });
  return smooth(points, true);
}

/** A cleaning cell with the dust it has taken up. */
function cleaner(pen: Pen, x: number, y: number, turn: number): string {
  const body =
    'M-30 2C-34 -10 -20 -18 -8 -17C2 -20 14 -18 22 -11C34 -12 38 -2 30 5C30 14 16 18 4 15C-8 20 -28 14 -30 2Z';
  const dust: readonly Point[] = [
    [-18, -4],
    [-10, 6],
    [-6, -8],
    [-20, 5],
    [20, 5],
    [24, -2],
  ];
  return group(
    `transform="translate(${nums(x, y)})rotate(${turn})"`,
    path(body, pen.both('lilac', 'line', 1.2)),
    path('M0 -6C6 -11 16 -8 15 0C14 7 4 8 1 3C-1 0 -2 -3 0 -6Z', pen.both('plum-light', 'line', 0.9)),
    ...dust.map(([dx, dy]) => circle(dx, dy, 1.7, pen.fill('line'))),
  );
}

const PETAL = 'M0 0C-24 -30 -24 -74 0 -108C24 -74 24 -30 0 0Z';
/** A lotus, as often tattooed, drawn upright around its base. */
const lotus = (): string =>
  [-76, -40, 0, 40, 76]
    .map((turn) => `<path d="${PETAL}" transform="rotate(${turn})"/><path d="M0 -16V-84" transform="rotate(${turn})"/>`)
    .join('') + path('M-96 18C-56 44 56 44 96 18M-60 40C-30 56 30 56 60 40');

export const tattooRemoval = definePlate({
  title:
    'Tattoo ink in the deeper layer of brown skin, as large grains on one side and broken into specks on the other',
  caption:
    'Skin with a tattoo, cut open. *a* ink grains too big to be carried off, *b* the laser shatters them, *c* cells that take the dust away over weeks.',
  ...COVER,
  card: { x: 0, y: 110, width: 560, height: 420 },
  preview: { x: 0, y: 200, width: 560, height: 294 },
  paint: (pen) => {
    const skin = skinSection(pen, {
      name: 'tt',
      left: 0,
      right: 560,
      surface: SURFACE,
      bottom: 610,
      mm: MM,
      seed: 61,
      phototype: 4,
      epidermisMm: 0.12,
      dermisMm: 1.95,
      waveMm: 0.012,
      lobule: 34,
    });
    const random = seeded(12);
    const layer = (from: number, to: number) => (): Point => [random(from, to), SURFACE + random(0.55, 1.45) * MM];
    const large = scatter(34, 23, layer(14, 262));
    const cells: readonly (readonly [number, number, number])[] = [
      [396, 398, -14],
      [478, 456, 20],
      [352, 466, 10],
      [524, 386, -28],
    ];
    const specks = scatter(150, 8.5, layer(304, 556), ([x, y]) =>
      cells.every(([cx, cy]) => Math.hypot(x - cx, y - cy) > 36),
    );
    const design = (name: string, style: string): string =>
      group(
        `clip-path="url(#${pen.ref(name)})"`,
        group(`transform="translate(282 250)scale(1.62 .94)" ${style}`, lotus()),
      );
    return [
      `<clipPath ${pen.id('fresh')}><path d="M0 0H282V400H0Z"/></clipPath><clipPath ${pen.id('faded')}><path d="M282 0H560V400H282Z"/></clipPath>`,
      slabFace(
        pen,
        { name: 'tt-face', left: 0, right: 560, back: 84, surfaceAt: skin.surfaceAt, phototype: 4, seed: 4 },
        design('fresh', pen.stroke('line', 6)),
        design('faded', `${pen.stroke('tone-5', 4)} opacity=".5"`),
      ),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm: MM, risers: [40, 540], loops: [60, 170, 240, 370, 440, 520] }),
        path(large.map((point) => grain(point, random(6, 10.5), random(0, 6))).join(''), pen.fill('line')),
        group(pen.fill('line'), ...specks.map(([x, y]) => circle(x, y, random(1, 2.1)))),
        ...cells.map(([x, y, turn]) => cleaner(pen, x, y, turn)),
        skin.epidermis,
      ),
      skin.outline,
      path('M262 -10H302V476Q282 496 262 476Z', `${pen.fill('beam')} opacity=".24"`),
      path('M282 -10V480', `${pen.stroke('beam', 2)} stroke-dasharray="10 7"`),
      labels(pen, 26, [
        { letter: 'a', at: [92, 566], to: [134, 452], disc: 'paper' },
        { letter: 'b', at: [382, 40], to: [298, 62] },
        { letter: 'c', at: [440, 566], to: [470, 466], disc: 'paper' },
      ]),
    ].join('');
  },
});

import { fingerFromAbove, nailFold } from '../kit/finger.ts';
import { drop } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import type { Colour } from '../kit/palette.ts';
import { type Point, polyline } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** The rest of a layer of nail below its broken edge, which runs from (-80, 100) to (80, 100). */
const REST = 'C84 130 84 150 80 176C82 226 40 242 0 242C-40 242 -82 226 -80 176C-84 150 -84 130 -80 100Z';

/** A broken edge, from the left to the right of the nail: long straight steps with short falls between them. */
type Edge = readonly Point[];

/** A layer of the nail whose free end has broken off along an edge, with the shadow it throws on the layer below. */
function layer(pen: Pen, edge: Edge, fill: Colour): string {
  const broken = polyline(edge);
  return [
    path(broken, `${pen.stroke('soft', 5)} opacity=".4" transform="translate(0 -3)"`),
    path(`${broken}L80 100${REST}`, pen.fill(fill)),
    path(broken, pen.stroke('line', 1.7)),
  ].join('');
}

/** A fingertip whose nail has lost its layers in steps towards the free edge. */
function finger(pen: Pen, name: string, edges: readonly [Edge, Edge, Edge], loose: string): string {
  const whole = 'M-80 100C-80 70 -76 40 -58 18C-40 -6 40 -6 58 18C76 40 80 70 80 100';
  const nail = [
    `<clipPath ${pen.id(name)}>${path(`${whole}${REST}`)}</clipPath>`,
    path(`${whole}${REST}`, pen.both('tone-2', 'line', 1.9)),
    group(
      `clip-path="url(#${pen.ref(name)})"`,
      layer(pen, edges[0], 'sand'),
      layer(pen, edges[1], 'paper'),
      layer(pen, edges[2], 'nail'),
      path('M-46 236C-40 190 40 190 46 236Z', pen.fill('paper')),
      path('M-40 116V190M-14 108V184M16 112V184M42 120V190', `${pen.stroke('soft', 0.9)} opacity=".5"`),
    ),
    path(`${whole}${REST}`, pen.stroke('line', 1.9)),
    nailFold(pen, 'tone-4'),
    loose,
  ];
  return fingerFromAbove(pen, 5, 640, 'tone-3') + group('transform="translate(0 30)scale(.84 .9)"', ...nail);
}

/** A thin leaf that has come loose at one side and curls up; its fixed side lies to the left. */
const flake = (pen: Pen): string =>
  path('M0 0C14 -4 26 -14 34 -30C44 -22 48 -8 44 4C32 16 12 16 0 12Z', pen.both('paper', 'line', 1.6)) +
  path('M34 -30C32 -16 34 -4 44 4', pen.stroke('soft', 1));

/** The edge of the nail from the side, enlarged: thin layers that part like the leaves of a book. */
function leaves(pen: Pen): string {
  const leaf = (from: number, at: number, tip: number, end: number): string =>
    path(
      `M-130 ${from}C-60 ${from} -20 ${at} ${end - 40} ${(at + tip) / 2}Q${end - 12} ${tip + (at - tip) * 0.2} ${end} ${tip}Q${end - 4} ${tip + 12} ${end - 34} ${(at + tip) / 2 + 14}C-20 ${at + 15} -60 ${from + 14} -130 ${from + 14}Z`,
      pen.both('nail', 'line', 1.6),
    );
  return [
    path('M-130 44C-60 44 -10 52 30 64C50 72 60 96 56 130H-130Z', pen.both('tone-5', 'line', 1.6)),
    leaf(28, 34, 52, 94),
    leaf(12, 14, 18, 98),
    leaf(-4, -6, -18, 86),
    leaf(-20, -28, -54, 66),
    place(74, -14, 0, drop(pen, 12, 'serum')),
    place(60, 26, 0, drop(pen, 9, 'serum')),
  ].join('');
}

/** Both fingertips on their ground. */
const fingers = (pen: Pen): string =>
  [
    path('M0 0H560V610H0Z', pen.fill('sand')),
    group(
      'transform="translate(150 62)rotate(-5)scale(1.13)"',
      finger(
        pen,
        'one',
        [
          [
            [-90, 34],
            [-50, 30],
            [-40, 18],
            [-6, 14],
            [6, 22],
            [40, 20],
            [48, 32],
            [90, 34],
          ],
          [
            [-90, 76],
            [-70, 72],
            [-60, 54],
            [-24, 48],
            [-16, 58],
            [10, 54],
            [18, 40],
            [52, 42],
            [60, 56],
            [90, 58],
          ],
          [
            [-90, 92],
            [-62, 92],
            [-54, 78],
            [-18, 76],
            [-8, 96],
            [30, 100],
            [40, 84],
            [70, 84],
            [90, 80],
          ],
        ],
        place(4, 66, -30, flake(pen)),
      ),
    ),
    group(
      'transform="translate(424 108)rotate(6)scale(1.05)"',
      finger(
        pen,
        'two',
        [
          [
            [-90, 30],
            [-30, 26],
            [-22, 16],
            [34, 18],
            [42, 30],
            [90, 34],
          ],
          [
            [-90, 56],
            [-44, 50],
            [-34, 62],
            [-6, 62],
            [4, 46],
            [50, 48],
            [58, 62],
            [90, 62],
          ],
          [
            [-90, 84],
            [-56, 78],
            [-46, 94],
            [4, 92],
            [16, 76],
            [44, 78],
            [52, 100],
            [90, 98],
          ],
        ],
        place(-60, 62, -60, flake(pen)),
      ),
    ),
  ].join('');

export const nailPeeling = definePlate({
  title:
    'Two fingertips in dark brown skin whose nails break off in thin layers towards the free edge, and a lens on the split edge from the side',
  caption:
    'Two fingertips. *a* the nail breaks off in steps, *b* a thin flake comes loose. *c* From the side: the layers part like leaves, and water gets between them.',
  ...COVER,
  card: { x: 0, y: 20, width: 560, height: 420 },
  preview: { x: 0, y: 30, width: 560, height: 294 },
  paint: (pen) =>
    [
      fingers(pen),
      lens(pen, { name: 'edge', x: 290, y: 478, radius: 112, ground: 'paper' }, leaves(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [40, 30], to: [110, 160], disc: 'paper' },
        { letter: 'b', at: [284, 34], to: [190, 128], disc: 'paper' },
        { letter: 'c', at: [500, 570], to: [368, 482], disc: 'paper', leader: 'paper' },
      ]),
    ].join(''),
  // Without the lens, which a crop would cut in two.
  paintCard: fingers,
});

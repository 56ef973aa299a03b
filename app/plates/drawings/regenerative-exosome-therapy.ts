import { labels } from '../kit/labels.ts';
import { nums, type Point, smooth } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { voronoiCell } from '../kit/texture.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** A cell of the dermis: a long body with arms, its middle at the origin; about 180 to each side. */
const FIBROBLAST =
  'M-196 26C-150 14 -120 4 -92 -18C-110 -44 -140 -60 -172 -74C-130 -72 -92 -62 -66 -42C-30 -62 20 -60 56 -40C86 -56 118 -76 142 -108C136 -70 118 -40 92 -18C126 -2 160 6 200 4C160 24 112 28 76 24C40 50 0 56 -34 48C-56 64 -72 88 -84 118C-92 84 -84 56 -66 34C-110 34 -150 34 -196 26Z';

/** Height of the skin's surface. */
const SURFACE = 352;

/** A fibre of collagen across the whole plate. */
const fibre = (y: number, bend: number): string =>
  `M-10 ${y}C90 ${y - bend} 170 ${y + bend} 280 ${y}S470 ${y - bend} 570 ${y + bend * 0.4}`;

export const regenerativeExosomeTherapy = definePlate({
  title: 'A cell giving off tiny round packets, which come to lie on the surface of brown skin',
  caption:
    '*a* a cell, *b* the tiny packets it gives off, *c* the horny layer: on unbroken skin they stay on top of it. A picture of the idea, far from scale.',
  ...COVER,
  card: { x: 0, y: 40, width: 560, height: 420 },
  preview: { x: 0, y: 100, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(41);
    const sites: Point[] = [];
    for (let row = 0; row < 4; row += 1) {
      const width = [86, 58, 44, 30][row] ?? 40;
      for (let x = -30; x < 600; x += width)
        sites.push([x + (row % 2) * width * 0.5 + random(-5, 5), 36 + row * 30 + random(-3, 3)]);
    }
    const box: Point[] = [
      [-40, 20],
      [600, 20],
      [600, 142],
      [-40, 142],
    ];
    const cells = sites.map((site) =>
      smooth(
        voronoiCell(site, sites, box, 140).map(([x, y]): Point => [
          site[0] + (x - site[0]) * 0.93,
          site[1] + (y - site[1]) * 0.9,
        ]),
        true,
      ),
    );
    const nuclei = sites.filter((_, index) => index > 7).map(([x, y]) => circle(x, y, y > 110 ? 5.5 : 4.5));
    const packets = scatter(
      54,
      15,
      () => {
        const t = random(0, 1);
        return [230 + t * 90 + random(-1, 1) * (40 + t * 170), 196 + t * 124];
      },
      ([x]) => x > 16 && x < 544,
    );
    const cell = (x: number, y: number, degrees: number, size: number): string =>
      place(
        x,
        y,
        degrees,
        group(
          `transform="scale(${size})"`,
          path(FIBROBLAST, pen.both('lilac', 'line', 1.8)),
          path(
            'M-140 18C-110 16 -90 8 -70 0M80 8C110 12 130 12 160 8M-60 -26C-40 -36 -20 -40 0 -40',
            pen.stroke('plum-light', 1.1),
          ),
          path('M-46 0C-46 -26 -10 -34 20 -26C44 -18 46 14 24 26C-6 38 -46 28 -46 0Z', pen.both('bulb', 'line', 1.5)),
          circle(-8, -2, 9, pen.both('plum', 'line', 1)),
        ),
      );
    const landed = Array.from({ length: 24 }, (_, index): Point => [14 + index * 23.5 + random(-4, 4), SURFACE - 9]);
    const down = (part: string): string => place(0, SURFACE - 20, 0, part);
    return [
      path(`M0 ${SURFACE}H560V610H0Z`, pen.fill('papillary')),
      down(
        [
          path([fibre(196, 14), fibre(204, 14)].join(''), pen.stroke('collagen', 3)),
          path(
            'M0 20H560V142C540 158 520 158 504 146C484 134 464 140 448 152C428 166 408 160 392 146C372 132 350 140 334 154C314 168 296 160 280 146C262 134 240 140 224 152C206 166 186 160 168 146C150 134 130 140 112 152C94 166 74 158 56 146C38 136 18 140 0 150Z',
            pen.both('tone-5', 'line', 1.1),
          ),
          `<clipPath ${pen.id('epidermis')}>${path('M0 20H560V146H0Z')}</clipPath>`,
          group(
            `clip-path="url(#${pen.ref('epidermis')})"`,
            path(cells.join(''), pen.both('tone-4', 'line', 0.9)),
            group(pen.fill('tone-5'), ...nuclei),
          ),
          path('M0 20H560', pen.stroke('line', 1.9)),
        ].join(''),
      ),
      cell(206, 130, 12, 0.94),
      group(
        pen.both('nail', 'plum', 1.1),
        ...(
          [
            [236, 104, 6],
            [262, 132, 7],
            [238, 160, 6],
            [190, 166, 5],
            [150, 110, 5],
          ] as const
        ).map(([x, y, r]) => circle(x, y, r)),
      ),
      group(pen.both('paper', 'plum', 1.3), ...[...packets, ...landed].map(([x, y]) => circle(x, y, random(5, 8)))),
      path([...packets, ...landed].map(([x, y]) => `M${nums(x, y)}h.1`).join(''), pen.stroke('plum-light', 3)),
      labels(pen, 26, [
        { letter: 'a', at: [40, 40], to: [124, 112] },
        { letter: 'b', at: [500, 170], to: [408, 256] },
        { letter: 'c', at: [500, 570], to: [470, 376], disc: 'paper' },
      ]),
    ].join('');
  },
});

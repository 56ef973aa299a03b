import { hornyLayer } from '../kit/horny-layer.ts';
import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import { nums, pointsOf, type Point, smooth } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { seeded } from '../kit/random.ts';
import { circle, ellipse, group, path } from '../kit/svg.ts';
import { rednessOf } from '../kit/palette.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** A ring of ringworm: raised scaly edge, clearer middle. */
function ring(pen: Pen, o: { x: number; y: number; radius: number; seed: number }): string {
  const random = seeded(o.seed);
  const wave = (angle: number): number => 1 + Math.sin(angle * 3 + o.seed) * 0.07 + Math.sin(angle * 7) * 0.03;
  const loop = (part: number): string =>
    smooth(
      Array.from({ length: 26 }, (_, index): Point => {
        const angle = (index / 26) * Math.PI * 2;
        const reach = o.radius * part * wave(angle);
        return [o.x + Math.cos(angle) * reach * 1.08, o.y + Math.sin(angle) * reach];
      }),
      true,
    );
  const around = (count: number, from: number, to: number): Point[] =>
    Array.from({ length: count }, (_, index): Point => {
      const angle = ((index + random(0, 0.7)) / count) * Math.PI * 2;
      const reach = o.radius * wave(angle) * random(from, to);
      return [o.x + Math.cos(angle) * reach * 1.08, o.y + Math.sin(angle) * reach];
    });
  const count = Math.round(o.radius * 0.5);
  return [
    path(loop(1.12), `${pen.fill(rednessOf(3))} opacity=".45"`),
    path(loop(1), pen.both(rednessOf(3), 'line', 1.6)),
    path(loop(0.78), pen.both('tone-3', 'tone-4', 1.1)),
    group(
      pen.both(rednessOf(4), 'line', 0.7),
      ...around(count, 0.93, 1.02).map(([x, y]) => circle(x, y, random(2, 3.6))),
    ),
    group(
      pen.both('paper', 'soft', 0.8),
      ...around(count * 2, 0.78, 0.92).map(
        ([x, y]) =>
          `<path d="M-6 0L-2 -3L5 -2L4 2Z" transform="translate(${nums(x, y)})rotate(${nums(Math.round(random(0, 180)))})"/>`,
      ),
    ),
    path(
      around(Math.round(count / 2), 0.15, 0.6)
        .map(([x, y]) => `M${nums(x - 5, y)}q5 -3 10 0`)
        .join(''),
      pen.stroke('tone-4', 1),
    ),
  ].join('');
}

/** Threads of a fungus with cross walls and forks, between the horny cells. */
const THREADS = [
  '-130 -14, -96 -22, -64 -8, -30 -16, 4 -4, 40 -14, 76 -2, 120 -12',
  '-64 -8, -46 8, -20 14, 6 26',
  '4 -4, 18 -26, 44 -36, 70 -40',
  '40 -14, 58 4, 84 16, 116 22',
  '-96 -22, -80 -40, -52 -44, -30 -40',
] as const;

export const fungalInfectionTreatment = definePlate({
  title:
    'A waist from behind with ring-shaped scaly patches on brown skin, clearer in the middle, and a lens showing fine fungal threads in the top layer',
  caption:
    'Ringworm at the waist. *a* a scaly, raised edge, *b* a clearer middle. Under the lens: *c* threads of the fungus in the top layer.',
  ...COVER,
  card: { x: 0, y: 96, width: 560, height: 420 },
  preview: { x: 0, y: 204, width: 560, height: 294 },
  paint: (pen) => {
    const threads = THREADS.map((line) => smooth(pointsOf(line))).join('');
    const cells = Array.from({ length: 27 }, (_, index) => {
      const [row, column] = [Math.floor(index / 9), index % 9];
      const [x, y] = [column * 32 - 128 + (row % 2) * 16, 50 + row * 24];
      return ellipse(x, y, 14.6, 10.6) + circle(x + 2, y, 3.6, pen.fill('plum-light'));
    });
    return [
      path(
        'M84 -10C88 90 130 190 132 270C132 340 96 410 84 480V620H520V480C506 410 470 340 468 270C470 190 500 90 504 -10Z',
        pen.both('tone-3', 'line', 1.9),
      ),
      path(
        'M504 -10C500 90 470 190 468 270C470 340 506 410 520 480V620H440C460 500 420 340 424 260C430 160 452 80 456 -10Z',
        `${pen.fill('tone-4')} opacity=".4"`,
      ),
      path('M296 -10C292 120 300 260 296 420', pen.stroke('tone-4', 2.2)),
      path('M150 300C170 312 186 316 204 314M452 300C436 310 420 314 404 314', pen.stroke('tone-4', 1.4)),
      ring(pen, { x: 226, y: 388, radius: 82, seed: 3 }),
      ring(pen, { x: 398, y: 438, radius: 44, seed: 8 }),
      path('M76 500C180 532 420 532 528 500L540 620H64Z', pen.both('lilac', 'line', 1.9)),
      path('M76 500C180 532 420 532 528 500L530 530C420 560 180 560 74 530Z', pen.both('plum-light', 'line', 1.4)),
      path('M296 546C284 570 280 590 282 620M304 546C318 566 324 586 322 620', pen.stroke('line', 1.6)),
      path('M284 530C276 542 280 554 296 552C314 554 318 542 308 532Z', pen.both('plum', 'line', 1.2)),
      path(
        'M130 552C128 580 124 600 122 620M200 562C200 584 198 604 198 620M420 560C422 584 424 602 426 620M480 548C484 574 488 600 490 620',
        pen.stroke('plum', 1),
      ),
      path('M336 232L302 334', pen.stroke('line', 0.9)) + circle(302, 334, 2.4, pen.fill('line')),
      lens(
        pen,
        { name: 'glass', x: 392, y: 152, radius: 116, ground: 'paper', handle: -40 },
        path('M-130 -56H130V40H-130Z', pen.fill('papillary')),
        path('M-130 36H130V130H-130Z', pen.fill('tone-4')),
        `<g transform="translate(-130 0)">${hornyLayer(pen, { top: -56, width: 262, rows: 6, cell: 44, height: 15.5, seed: 12, colour: 'tone-2' })}</g>`,
        group(pen.both('tone-3', 'line', 0.9), ...cells),
        path(threads, pen.stroke('line', 8.6)),
        path(threads, pen.stroke('leaf', 6.4)),
        path(threads, `${pen.stroke('paper', 6.4)} stroke-dasharray="1 13" stroke-linecap="butt"`),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [48, 330], to: [148, 362] },
        { letter: 'b', at: [46, 450], to: [214, 404] },
        { letter: 'c', at: [230, 60], to: [330, 138], disc: 'paper' },
      ]),
    ].join('');
  },
});

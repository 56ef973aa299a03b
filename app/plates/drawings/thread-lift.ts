import { hairDrawnBack, profileEar, profileHead } from '../kit/head.ts';
import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import { num, nums, type Point } from '../kit/path.ts';
import { circle, group, path } from '../kit/svg.ts';
import { arrow } from '../kit/arrow.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** A thread as a quadratic curve from its lower end to where it was put in, in the coordinates of the head. */
interface Thread {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

const THREADS: readonly Thread[] = [
  { from: [152, 372], bend: [196, 318], to: [262, 216] },
  { from: [178, 396], bend: [226, 336], to: [266, 222] },
  { from: [212, 408], bend: [248, 352], to: [270, 228] },
];

/** Lines of age: corner of the eye, below it, from nose and mouth to the jaw, forehead, neck. */
const AGE =
  'M174 214C182 209 190 207 198 207M176 220C185 219 193 220 202 223M174 226C182 230 190 235 197 242M146 236C154 241 164 240 172 234M134 300C146 312 154 328 154 346M142 352C150 362 152 376 148 390M140 132C150 126 162 126 172 130M136 148C148 141 162 141 176 146M134 164C144 158 156 158 168 162M214 432C236 428 256 420 272 408M214 448C240 446 262 436 282 420';

/** The thread and its barbs, which point to the upper end: they let it slide in and hold when it is pulled back. */
function threadLines({ from, bend, to }: Thread): { line: string; barbs: string } {
  let barbs = '';
  for (let t = 0.08; t < 0.72; t += 0.1) {
    const at = (axis: 0 | 1): number => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis];
    const [dx, dy] = [
      2 * (1 - t) * (bend[0] - from[0]) + 2 * t * (to[0] - bend[0]),
      2 * (1 - t) * (bend[1] - from[1]) + 2 * t * (to[1] - bend[1]),
    ];
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [(dx / length) * 5.5, (dy / length) * 5.5];
    const [x, y] = [at(0), at(1)];
    barbs += `M${nums(x + ux - uy * 0.8, y + uy + ux * 0.8)}L${nums(x, y)}L${nums(x + ux + uy * 0.8, y + uy - ux * 0.8)}`;
  }
  return { line: `M${nums(...from)}Q${nums(bend[0], bend[1], to[0], to[1])}`, barbs };
}

export const threadLift = definePlate({
  title:
    'An older face in brown skin in profile, its cheek sagging a little at the jaw, with barbed threads running under the skin towards the temple',
  caption:
    '*a* where the threads go in, at the temple, *b* their path under the skin, *c* the tiny barbs that hold the tissue.',
  ...COVER,
  card: { x: 0, y: 160, width: 560, height: 420 },
  preview: { x: 0, y: 180, width: 560, height: 294 },
  paint: (pen) => {
    const threads = THREADS.map(threadLines);
    const barb = (x: number): string =>
      path(
        `M${num(x)} -8C${num(x - 12)} -12 ${num(x - 26)} -26 ${num(x - 36)} -30C${num(x - 24)} -16 ${num(x - 24)} -10 ${num(x - 28)} -8ZM${num(x)} 8C${num(x - 12)} 12 ${num(x - 26)} 26 ${num(x - 36)} 30C${num(x - 24)} 16 ${num(x - 24)} 10 ${num(x - 28)} 8Z`,
        pen.both('lilac', 'line', 1.3),
      );
    return [
      group(
        'transform="translate(660 -64)scale(-1.52 1.52)"',
        profileHead(pen, 3, 1.52),
        path(AGE, pen.stroke('tone-4', 1.3)),
        path('M150 392C168 412 204 420 236 408C222 426 190 430 146 422Z', `${pen.fill('tone-4')} opacity=".4"`),
        path('M148 380C158 402 184 416 214 410', pen.stroke('tone-4', 1.3)),
        hairDrawnBack(pen, 3, 'hair-grey'),
        profileEar(pen, 3, 1.52),
        path(threads.map(({ line }) => line).join(''), pen.stroke('plum', 1.7)),
        path(threads.map(({ barbs }) => barbs).join(''), pen.stroke('plum', 1.2)),
        circle(266, 222, 6, pen.both('paper', 'line', 1.1)) + circle(266, 222, 2, pen.fill('artery')),
        arrow(pen, [
          [160, 316],
          [190, 280],
          [212, 246],
        ]),
      ),
      lens(
        pen,
        { name: 'barbs', x: 122, y: 478, radius: 100, ground: 'fat' },
        group(
          'transform="rotate(58)"',
          path('M-140 -8H140V8H-140Z', pen.both('lilac', 'line', 1.4)),
          barb(-58),
          barb(16),
          barb(90),
          path('M-120 -3H120', pen.stroke('paper', 2)),
        ),
      ),
      path('M222 442L331 434', pen.stroke('line', 0.9)),
      labels(pen, 26, [
        { letter: 'a', at: [500, 120], to: [258, 272], disc: 'paper' },
        { letter: 'b', at: [536, 520], to: [424, 496] },
        { letter: 'c', at: [50, 320], to: [106, 452] },
      ]),
    ].join('');
  },
});

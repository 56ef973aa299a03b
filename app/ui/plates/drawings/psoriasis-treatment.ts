import { labels } from '../kit/labels.ts';
import { pointsOf, type Point, polyline, smooth } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const ARM =
  '96 -30, 86 120, 84 240, 90 340, 102 412, 124 466, 160 500, 206 508, 290 500, 400 478, 500 456, 600 436, 600 332, 500 332, 410 330, 346 318, 312 292, 300 230, 298 110, 296 -30';
/** The sharp edge of the patch over the point of the elbow. */
const EDGE =
  '112 384, 120 344, 150 322, 186 318, 218 330, 254 336, 284 362, 292 398, 278 432, 284 460, 252 482, 214 480, 176 486, 144 466, 132 430';

const inside = ([x, y]: Point, room: number): boolean => Math.hypot((x - 205) / 1.02, (y - 402) / 0.98) < 79 - room;

export const psoriasisTreatment = definePlate({
  title: 'An elbow in brown skin with a sharply edged patch covered in silvery scales',
  caption: 'Psoriasis on an elbow. *a* silvery scales, piled up, *b* the edge is sharp, *c* healthy skin.',
  ...COVER,
  card: { x: 0, y: 176, width: 560, height: 420 },
  preview: { x: 0, y: 252, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(94);
    const flake = ([x, y]: Point, size: number): string => {
      const turn = random(-0.5, 0.5);
      const points = Array.from({ length: 6 }, (_, index): Point => {
        const angle = (index / 6) * Math.PI * 2 + random(-0.2, 0.2);
        const [dx, dy] = [Math.cos(angle) * size * random(0.8, 1.15), Math.sin(angle) * size * random(0.5, 0.72)];
        return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
      });
      return polyline(points, true);
    };
    const at = (count: number, distance: number, room: number): Point[] =>
      scatter(
        count,
        distance,
        () => [random(110, 300), random(310, 490)],
        (point) => inside(point, room),
      ).toSorted((one, other) => one[1] - other[1]);
    const low = at(70, 15, 7);
    const high = at(34, 20, 22);
    const outline = smooth(pointsOf(ARM), true);
    return [
      path(outline, pen.both('tone-5', 'line', 1.9)),
      `<clipPath ${pen.id('arm')}>${path(outline)}</clipPath>`,
      group(
        `clip-path="url(#${pen.ref('arm')})"`,
        path(
          'M300 -30C296 110 290 230 264 300C300 350 350 372 420 378C480 380 540 376 600 372V320L410 330L346 318L312 292Z',
          `${pen.fill('line')} opacity=".35"`,
        ),
        path('M128 466C170 520 300 506 420 478L600 440V470H100Z', `${pen.fill('line')} opacity=".35"`),
      ),
      path(
        'M312 292C296 300 284 312 278 326M322 302C312 314 306 328 304 342M302 276C288 280 278 286 270 296',
        pen.stroke('line', 1.1),
      ),
      path('M70 -20H320C318 20 318 50 322 78C240 94 150 92 74 80C76 50 74 20 70 -20Z', pen.both('lilac', 'line', 1.9)),
      path(
        'M74 62C150 76 240 76 320 62M140 -4C142 16 142 30 138 50M236 -4C232 20 234 36 240 52',
        pen.stroke('plum-light', 1),
      ),
      path(
        'M104 330C118 306 150 296 190 296C232 300 276 312 300 344M300 470C320 450 322 430 316 408',
        pen.stroke('line', 1.2),
      ),
      path(smooth(pointsOf(EDGE), true), pen.both('smas', 'line', 1.9)),
      ...low.map((point, index) =>
        path(flake(point, random(11, 15)), pen.both(index % 3 ? 'steel' : 'glass', 'steel-dark', 1)),
      ),
      ...high.map((point, index) =>
        path(flake(point, random(9, 14)), pen.both(index % 3 ? 'glass' : 'paper', 'steel-dark', 1)),
      ),
      path(
        'M428 384C438 374 460 376 466 388C466 402 444 410 430 402C424 396 424 390 428 384Z',
        pen.both('smas', 'line', 1.4),
      ),
      path(flake([440, 390], 8) + flake([453, 394], 7), pen.both('steel', 'steel-dark', 0.9)),
      group(
        pen.both('steel', 'soft', 0.9),
        ...(
          [
            [150, 546, 20],
            [196, 566, 70],
            [238, 540, 120],
            [116, 574, 150],
            [282, 572, 40],
          ] as const
        ).map(
          ([x, y, turn]) => `<path d="M-8 1L-3 -4L6 -2L8 2L-1 4Z" transform="translate(${x} ${y})rotate(${turn})"/>`,
        ),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [40, 520], to: [166, 414] },
        { letter: 'b', at: [420, 560], to: [284, 462] },
        { letter: 'c', at: [430, 170], to: [288, 200] },
      ]),
    ].join('');
  },
});

import { mirrored } from '../kit/face-front.ts';
import { labels } from '../kit/labels.ts';
import { rednessOf } from '../kit/palette.ts';
import { nums, type Point, pointsOf } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { strandsBetween } from '../kit/strands.ts';
import { group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** Half the width of the parting at a height; it opens into the hairline. */
const gap = (y: number): number => 7 + Math.max(0, y - 120) * 0.06;

export const seborrheicDermatitisTreatment = definePlate({
  title:
    'A bowed head in brown skin from the front, with pale greasy flakes along the parting, in the brows and beside the nose',
  caption:
    'A bowed head. Flakes lie where skin is oily: *a* along the parting and hairline, *b* in the brows, *c* beside the nose.',
  ...COVER,
  card: { x: 0, y: 96, width: 560, height: 420 },
  preview: { x: 0, y: 130, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(71);
    // A thin scale with one lifted edge; greasy ones are a little yellow.
    const flake = ([x, y]: Point, index: number): string => {
      const size = random(3, 6);
      const turn = nums(Math.round(random(0, 360)));
      const [a, b] = [random(0.5, 0.9), random(0.4, 0.8)];
      return `<path d="M${nums(-size, size * 0.2)}Q${nums(-size * a, -size * 0.7, 0, -size * 0.5)}L${nums(size * a, -size * 0.6)}Q${nums(size, 0, size * b, size * 0.5)}L${nums(0, size * 0.4)}Q${nums(-size * 0.5, size * 0.9, -size, size * 0.2)}z" transform="translate(${nums(x, y)})rotate(${turn})" ${pen.fill(index % 3 ? 'paper' : 'nerve')}/>`;
    };
    const parting = scatter(
      40,
      11,
      () => [random(-26, 26), random(-60, 196)],
      ([x, y]) => Math.abs(x) < gap(y) + 14,
    );
    const hairline = [-1, 1].flatMap((s) =>
      scatter(15, 11, () => {
        const t = random(0, 1);
        return [s * (22 + t * 124), 196 + t * t * 92 + random(-9, 9)];
      }),
    );
    const brows = [-1, 1].flatMap((s) =>
      scatter(12, 10, () => {
        const t = random(0, 1);
        return [s * (38 + t * 100), 346 - Math.sin(t * 2.6) * 20 + random(-8, 8)];
      }),
    );
    const nose = [-1, 1].flatMap((s) =>
      scatter(
        13,
        8.5,
        () => [s * random(40, 64), random(488, 548)],
        ([x, y]) => Math.abs(Math.abs(x) - 46 - (y - 488) * 0.2) < 11,
      ),
    );
    // Strands leave the parting at an angle and fall along the head to the temple.
    const strands = strandsBetween(
      pointsOf('8 -78, 74 -66, 150 -10, 200 90, 206 196, 184 318'),
      pointsOf('20 182, 44 192, 84 212, 126 238, 152 268, 178 322'),
      { count: 17, seed: 4, uneven: 1.5 },
    );
    return [
      place(
        280,
        40,
        0,
        path(
          'M-170 190C-190 300 -182 400 -160 470C-136 540 -80 610 0 650C80 610 136 540 160 470C182 400 190 300 170 190Z',
          pen.both('tone-3', 'line', 1.9),
        ),
        mirrored(
          [
            path('M172 330C194 318 204 346 198 388C194 420 180 446 166 440', pen.both('tone-3', 'line', 1.8)),
            path('M178 348C190 346 192 366 186 388C182 404 176 410 172 422', pen.stroke('line', 0.9)),
          ].join(''),
        ),
        path(
          'M-70 440C-60 520 -60 560 0 580C60 560 60 520 70 440C40 470 40 540 0 552C-40 540 -40 470 -70 440Z',
          `${pen.fill('tone-4')} opacity=".25"`,
        ),
        // Sore, reddened skin under the flakes.
        mirrored(
          [
            path(
              'M34 480C44 474 66 480 74 500C80 524 76 552 62 560C50 552 56 534 48 520C40 506 34 496 34 480Z',
              `${pen.fill(rednessOf(3))} opacity=".6"`,
            ),
            path(
              'M28 332C60 306 120 306 150 340C140 366 118 352 90 346C66 344 44 352 32 362C24 354 24 340 28 332Z',
              `${pen.fill(rednessOf(3))} opacity=".6"`,
            ),
            path(
              'M0 186C60 186 120 220 156 300C150 306 140 300 134 290C110 246 60 216 0 214Z',
              `${pen.fill(rednessOf(3))} opacity=".6"`,
            ),
          ].join(''),
        ),
        mirrored(
          [
            path(
              'M7 -80C120 -80 236 20 214 200C206 254 196 290 182 332C176 300 168 268 146 246C110 210 56 206 22 196C14 190 8 130 7 -80Z',
              pen.both('hair', 'line', 1.8),
            ),
            path(strands, `${pen.stroke('plum-light', 0.9)} opacity=".75"`),
            path(
              'M34 350C60 322 112 318 146 350C116 336 70 342 40 362C32 362 30 356 34 350Z',
              pen.both('hair', 'hair', 2),
            ),
            path('M40 414C60 436 112 438 138 410', pen.stroke('line', 3)),
            path('M48 424L42 434M64 431L60 442M84 434L84 446M104 432L108 443M122 424L130 434', pen.stroke('line', 1.6)),
            path('M42 392C66 376 116 376 138 394', pen.stroke('tone-4', 1.4)),
          ].join(''),
        ),
        path(
          'M-7 -90H7C8 100 12 180 24 197C10 202 -10 202 -24 197C-12 180 -8 100 -7 -90Z',
          pen.both('tone-3', 'line', 1),
        ),
        path(
          'M-28 400C-22 440 -36 476 -46 504C-58 534 -40 552 -22 544C-10 562 10 562 22 544C40 552 58 534 46 504C36 476 22 440 28 400',
          pen.both('tone-3', 'line', 1.5),
        ),
        path('M-27 400C-10 404 10 404 27 400', pen.stroke('tone-3', 3)),
        group(pen.stroke('soft', 0.5), ...[...parting, ...hairline, ...brows, ...nose].map(flake)),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [60, 44], to: [272, 150], leader: 'paper' },
        { letter: 'b', at: [520, 420], to: [416, 372] },
        { letter: 'c', at: [90, 572], to: [228, 546] },
      ]),
    ].join('');
  },
});

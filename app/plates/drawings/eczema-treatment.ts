import { hornyLayer } from '../kit/horny-layer.ts';
import { inset } from '../kit/inset.ts';
import { drop } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import { nums, pointsOf, type Point, smooth } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { arrow } from '../kit/arrow.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** A child's arm, inner side up: sleeve at the top right, wrist and hand out of the picture at the lower left. */
const ARM =
  '330 -30, 286 60, 236 130, 178 196, 118 252, 60 320, 4 388, -40 424, -40 620, 96 620, 150 560, 226 484, 296 412, 344 346, 400 280, 470 200, 530 120, 600 40, 600 -30';
const PATCH =
  '176 210, 218 194, 262 206, 306 230, 346 266, 366 300, 344 330, 314 350, 276 346, 232 328, 190 306, 156 276, 148 240';

export const eczemaTreatment = definePlate({
  title:
    "The fold of a child's elbow in brown skin, dry and lined, beside a cut through skin with gaps in its top layer",
  caption:
    'Eczema in the fold of an elbow. *a* dry, lined skin. Closer: *b* the wall of horny cells with gaps, *c* water gets out, *d* dust gets in.',
  ...COVER,
  card: { x: 0, y: 182, width: 560, height: 420 },
  preview: { x: 0, y: 190, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(37);
    const outline = smooth(pointsOf(ARM), true);
    const flakes = scatter(
      26,
      16,
      () => [random(160, 360), random(200, 345)],
      ([x, y]) => ((x - 256) / 100) ** 2 + ((y - 272 - (x - 256) * 0.28) / 58) ** 2 < 1,
    );
    const flake = ([x, y]: Point): string =>
      `<path d="M-5 0L-1 -3L5 -1L3 3Z" transform="translate(${nums(x, y)})rotate(${nums(Math.round(random(0, 180)))})"/>`;
    const cells = Array.from({ length: 24 }, (_, index) => {
      const [row, column] = [Math.floor(index / 8), index % 8];
      const [x, y] = [column * 36 + (row % 2) * 18 - 4, 168 + row * 28];
      return ellipse(x, y, 16.5, 12.5) + circle(x + 2, y, 4.4, pen.fill('plum-light'));
    });
    const dust = (x: number, y: number, turn: number): string =>
      place(x, y, turn, path('M-5 -2L-1 -6L5 -3L6 3L0 6L-6 3Z', pen.both('soft', 'line', 0.9)));
    return [
      path(outline, pen.both('tone-4', 'line', 1.9)),
      `<clipPath ${pen.id('arm')}>${path(outline)}</clipPath>`,
      group(
        `clip-path="url(#${pen.ref('arm')})"`,
        path(
          'M600 40C530 120 470 200 400 280C344 346 226 484 96 620H20C140 520 250 410 310 340C390 250 470 140 560 -30Z',
          `${pen.fill('tone-5')} opacity=".4"`,
        ),
      ),
      path(smooth(pointsOf(PATCH), true), `${pen.fill('soft')} opacity=".75"`),
      path(
        smooth(pointsOf('196 236, 236 226, 284 250, 324 286, 318 314, 274 316, 220 292, 188 266')),
        `${pen.fill('blush')} opacity=".35"`,
      ),
      // The fold itself, and the coarse lines that scratching leaves.
      path('M130 246C180 246 232 268 276 296C306 316 330 332 345 336', pen.stroke('line', 1.9)),
      path(
        'M156 231C200 228 244 244 290 272C318 289 340 302 360 305M128 268C176 280 222 304 262 324C288 336 308 346 322 350',
        pen.stroke('line', 1.2),
      ),
      path(
        'M188 218C214 214 250 222 284 240M300 246C320 258 338 270 352 282M160 262C190 266 216 280 240 294M230 214L222 236M262 222L250 250M296 242L282 268M326 264L314 286M196 286L206 268M234 306L246 286M270 324L282 306M304 336L314 318M206 228L200 246M178 274L186 260',
        pen.stroke('tone-5', 1.2),
      ),
      group(pen.both('sand', 'soft', 0.8), ...flakes.map(flake)),
      path('M40 342C66 352 90 374 106 402M26 360C50 368 72 388 88 414', pen.stroke('line', 1.1)),
      path(
        'M318 -30C316 -4 300 30 284 54C360 70 440 118 486 178C520 150 570 100 610 50V-30Z',
        pen.both('water', 'line', 1.9),
      ),
      path('M292 38C368 56 450 104 498 164', pen.stroke('line', 1)),
      group(
        pen.both('leaf', 'line', 0.9),
        circle(380, 24, 9),
        circle(450, 70, 9),
        circle(520, 110, 9),
        circle(460, -2, 9),
        circle(530, 36, 9),
      ),
      inset(
        pen,
        { name: 'wall', x: 316, y: 348, width: 220, height: 236, ground: 'paper' },
        path('M0 82H220V156H0Z', pen.fill('papillary')),
        path('M0 156H220V236H0Z', pen.fill('tone-4')),
        hornyLayer(pen, {
          top: 82,
          width: 220,
          rows: 5,
          cell: 40,
          height: 15,
          seed: 5,
          colour: 'tone-2',
          gaps: [
            { x: 70, half: 22 },
            { x: 164, half: 22 },
          ],
        }),
        group(pen.both('tone-3', 'line', 0.9), ...cells),
        arrow(pen, pointsOf('70 150, 68 110, 70 44')),
        place(48, 50, 0, drop(pen, 11, 'serum')),
        place(92, 34, 0, drop(pen, 9, 'serum')),
        place(86, 62, 0, drop(pen, 7, 'serum')),
        arrow(pen, pointsOf('164 34, 166 80, 164 128')),
        dust(146, 44, 10),
        dust(184, 30, 40),
        dust(182, 62, 80),
        dust(150, 74, 20),
        dust(170, 146, 60),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [96, 130], to: [196, 240] },
        { letter: 'b', at: [276, 530], to: [336, 452] },
        { letter: 'c', at: [432, 310], to: [389, 396] },
        { letter: 'd', at: [540, 316], to: [498, 380] },
      ]),
    ].join('');
  },
});

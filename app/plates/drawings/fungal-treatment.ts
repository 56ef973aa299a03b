import { labels } from '../kit/labels.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { circle, group, path } from '../kit/svg.ts';
import { toesFromAbove } from '../kit/toe.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const PLATE =
  'M124 366C112 310 112 220 128 160C136 128 168 112 240 106C312 104 352 120 366 152C384 214 388 306 372 366C340 404 160 404 124 366Z';

export const fungalTreatment = definePlate({
  title: 'A big toenail in brown skin, thick and yellow towards one side, with crumbling under its free edge',
  caption: 'A big toenail with fungus. *a* clear nail, *b* yellow, thickened nail, *c* crumbling under the free edge.',
  ...COVER,
  card: { x: 20, y: 40, width: 480, height: 360 },
  preview: { x: 0, y: 80, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(23);
    const crumbs = scatter(
      46,
      9,
      () => [random(226, 372), random(84, 142)],
      ([x, y]) => ((x - 296) / 72) ** 2 + ((y - 140) / 54) ** 2 < 1 && y < 142,
    );
    return [
      path('M0 0H560V610H0Z', pen.fill('sand')),
      toesFromAbove(pen, 4),
      group(
        'transform="translate(30 36)scale(.88)"',
        path(
          'M110 372C96 308 98 214 116 152C128 112 170 96 240 92C318 88 362 106 378 146C400 212 404 306 386 372C350 418 148 418 110 372Z',
          pen.both('tone-5', 'line', 1.1),
        ),
        path(
          'M214 112C224 92 250 80 296 80C340 80 368 100 378 132C384 156 380 170 366 172L226 140Z',
          pen.both('fat-bed', 'line', 1.3),
        ),
        group(pen.both('fat', 'fat-line', 1), ...crumbs.map(([x, y]) => circle(x, y, random(3.4, 6.4)))),
        `<clipPath ${pen.id('plate')}>${path(PLATE)}</clipPath>`,
        path(
          'M124 366C112 310 112 220 128 160C136 128 168 112 222 107L232 122L246 112L256 132L274 118L288 140L304 124L320 148L338 136L352 158L370 168C384 224 387 306 372 366C340 404 160 404 124 366Z',
          pen.both('nail', 'line', 1.9),
        ),
        group(
          `clip-path="url(#${pen.ref('plate')})"`,
          path(
            'M224 110L232 123L246 113L256 133L274 119L288 141L304 125L320 149L338 137L352 159L369 169C384 224 387 306 373 364C350 352 344 318 336 290C326 262 300 270 290 236C282 206 252 214 244 178C240 152 232 134 224 110Z',
            pen.fill('plasma'),
          ),
          path(
            'M290 142L304 126L320 150L338 138L352 160L369 170C382 224 386 286 378 330C362 318 360 276 350 250C340 226 316 232 308 198C304 176 298 158 290 142Z',
            pen.fill('gold'),
          ),
          path(
            'M262 150C268 176 276 196 290 214M300 150C308 182 318 208 332 228M330 166C338 196 346 226 354 262M352 178C360 214 366 250 368 288',
            pen.stroke('fat-line', 1.2),
          ),
          path(
            'M152 172C144 230 144 300 154 352M186 150C178 220 178 300 186 362M222 160C214 230 216 310 224 368',
            `${pen.stroke('soft', 0.9)} opacity=".5"`,
          ),
          path(
            'M136 372C150 344 200 326 248 326C300 326 346 346 362 376C330 396 164 396 136 372Z',
            pen.both('paper', 'soft', 0.9),
          ),
        ),
        path(
          'M106 350C116 392 170 398 248 398C326 398 380 390 390 350C402 396 370 428 248 430C126 428 94 396 106 350Z',
          pen.both('tone-3', 'line', 1.2),
        ),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [62, 62], to: [170, 240] },
        { letter: 'b', at: [500, 170], to: [332, 214] },
        { letter: 'c', at: [430, 50], to: [300, 126] },
      ]),
    ].join('');
  },
});

import { labels } from '../kit/labels.ts';
import { type Point, nums } from '../kit/path.ts';
import { ellipse, group, path, place } from '../kit/svg.ts';
import type { Pen } from '../kit/pen.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** A soft tag seen from the front: it hangs from a thin stalk at the origin and throws a shadow. */
function tag(pen: Pen, size: number): string {
  const body =
    'M0 -4C3 -4 3 2 4 7C6 13 10 16 13 21C19 31 14 43 2 45C-12 47 -19 34 -14 23C-11 17 -6 14 -4 7C-3 2 -3 -4 0 -4Z';
  const fine = Math.round(10 / size) / 10;
  return group(
    `transform="scale(${size})"`,
    path(body, `${pen.fill('tone-5')} opacity=".6" transform="translate(6 3)"`),
    path(body, pen.fill('tone-4')),
    path('M9 16C15 28 8 40 -8 42C-4 45 0 45 2 45C14 43 19 31 13 21Z', pen.fill('tone-5')),
    path(body, pen.stroke('line', Math.round(17 / size) / 10)),
    path('M-2 12C-1 14 1 14 2 12M-8 24C-4 21 1 22 4 25M-9 33C-5 31 -1 32 3 34', pen.stroke('tone-5', fine)),
    path('M-11 28C-12 32 -11 35 -9 38', pen.stroke('tone-3', Math.min(3, fine * 1.8))),
  );
}

/** A tag in outline against the air: its foot takes the place of the contour at the origin. */
function tagInOutline(pen: Pen, size: number): string {
  const body =
    'M-17 -5C-8 -4 -5 2 -5 8C-6 13 -11 15 -14 20C-20 31 -15 44 -3 46C10 48 18 38 14 26C11 18 7 14 6 8C5 2 8 -4 17 -5';
  return group(
    `transform="scale(${size})"`,
    path(`${body}V-9H-17Z`, pen.fill('tone-4')),
    path(body, pen.stroke('line', Math.round(19 / size) / 10)),
    path('M-8 26C-4 23 1 24 4 27M-7 35C-3 33 1 34 4 36', pen.stroke('tone-5', Math.round(10 / size) / 10)),
  );
}

/** Jaw, throat, nape and shoulder. */
const NECK =
  'M-8 96C30 128 74 150 116 152C122 200 112 240 108 290C106 340 118 400 112 450C104 510 60 560 -8 590V618H568V404C520 386 488 350 476 290C464 220 462 130 478 -8H-8Z';

const TAGS: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [
  [246, 232, 0.9, 6],
  [330, 196, 0.7, -8],
  [186, 318, 0.62, 8],
  [396, 256, 1, -10],
  [300, 306, 0.5, 0],
  [356, 338, 0.62, -4],
];

/** Links of a thin chain along a curve given as evenly spread points. */
function chain(pen: Pen, points: readonly Point[]): string {
  const links = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const degrees = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return `<ellipse rx="9" ry="${index % 2 ? 2.6 : 5}" transform="translate(${nums(x, y)})rotate(${degrees})"/>`;
  });
  return group(pen.stroke('line', 5), ...links) + group(pen.stroke('gold', 3), ...links);
}

/** The course of the chain round the neck, from throat to nape. */
const alongNeck = (t: number): Point => [84 + t * 420, 500 - t * 190 + Math.sin(t * Math.PI) * 62];

export const skinTagsTreatment = definePlate({
  title: 'Small soft skin tags on stalks at the side of a neck in brown skin, one caught by a thin chain',
  caption: 'The side of a neck. *a* soft tags on stalks, *b* one caught by a thin chain.',
  ...COVER,
  card: { x: 0, y: 150, width: 560, height: 420 },
  preview: { x: 0, y: 286, width: 560, height: 294 },
  paint: (pen) => {
    const points: Point[] = [];
    let t = 0;
    while (t < 1) {
      points.push(alongNeck(t));
      const [x, y] = alongNeck(t);
      const [nextX, nextY] = alongNeck(t + 0.001);
      t += (14 * 0.001) / Math.hypot(nextX - x, nextY - y);
    }
    return [
      path(NECK, pen.both('tone-4', 'line', 1.9)),
      `<clipPath ${pen.id('neck')}>${path(NECK)}</clipPath>`,
      path(
        'M116 152C200 150 270 110 330 10C350 60 340 120 300 170C250 226 180 250 111 246C114 214 120 190 116 152Z',
        `${pen.fill('tone-5')} opacity=".5" clip-path="url(#${pen.ref('neck')})"`,
      ),
      path('M116 152C200 150 280 106 334 -8', pen.stroke('line', 1.9)),
      path('M400 -8C404 40 420 74 446 92C458 98 466 96 470 90L480 -8Z', pen.both('hair', 'line', 1.6)),
      path('M424 -8C430 30 440 60 456 84M446 -8C450 30 456 56 464 72', `${pen.stroke('plum-light', 1)} opacity=".8"`),
      path('M330 -8C334 30 346 52 364 50C384 46 388 20 386 -8Z', pen.both('tone-4', 'line', 1.8)),
      path('M346 -8C350 12 356 20 364 16', pen.stroke('line', 1)),
      path('M386 96C378 220 320 380 214 520M438 150C436 270 420 400 372 500', pen.stroke('tone-5', 1.8)),
      path(
        'M126 200C160 204 190 200 214 190M122 262C160 270 196 266 226 254M120 320C146 326 170 326 190 322',
        pen.stroke('tone-5', 1),
      ),
      path('M568 500C470 500 400 530 330 566C250 600 180 590 120 560', pen.stroke('line', 1.2)),
      ...TAGS.map(([x, y, size, turn]) => place(x, y, turn, tag(pen, size))),
      ellipse(286, 460, 32, 24, `${pen.fill('blush')} opacity=".5"`),
      place(286, 460, -6, tag(pen, 2)),
      group(`clip-path="url(#${pen.ref('neck')})"`, chain(pen, points)),
      path(NECK, pen.stroke('line', 1.9)),
      place(111, 250, 92, tagInOutline(pen, 0.9)),
      place(108.5, 338, 88, tagInOutline(pen, 0.6)),
      place(466.5, 176, -91, tagInOutline(pen, 0.8)),

      labels(pen, 26, [
        { letter: 'a', at: [530, 300], to: [408, 292] },
        { letter: 'b', at: [56, 420], to: [274, 520] },
      ]),
    ].join('');
  },
});

import { labels } from '../kit/labels.ts';
import { nums, type Point, pointsOf, smooth } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { circle, group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const PATCH =
  '164 272, 186 222, 236 216, 270 188, 330 194, 362 184, 400 212, 404 256, 438 296, 424 346, 434 376, 392 398, 352 392, 312 424, 252 410, 224 384, 182 376, 176 330, 152 306';

export const vitiligoSurgery = definePlate({
  title: 'A pale patch on a dark brown forearm with small dots of colour spreading from grafts placed inside it',
  caption:
    'A forearm. *a* a patch without colour, *b* grafts of your own skin, *c* colour spreading from them over the months.',
  ...COVER,
  card: { x: 20, y: 100, width: 540, height: 405 },
  preview: { x: 0, y: 160, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(14);
    const grafts: readonly (readonly [number, number, number])[] = [
      [218, 266, 24],
      [262, 236, 19],
      [322, 230, 27],
      [370, 226, 17],
      [204, 320, 19],
      [258, 298, 30],
      [312, 286, 24],
      [362, 290, 32],
      [404, 320, 17],
      [228, 360, 22],
      [282, 350, 31],
      [336, 346, 22],
      [384, 366, 21],
      [300, 392, 15],
    ];
    const island = (x: number, y: number, reach: number): string =>
      smooth(
        Array.from({ length: 9 }, (_, index): Point => {
          const angle = (index / 9) * Math.PI * 2;
          const r = reach * random(0.78, 1.12);
          return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
        }),
        true,
      );
    const hairs = Array.from({ length: 70 }, () => {
      const t = random(0, 1);
      const side = random(-0.9, 0.9);
      const [x, y] = [30 + t * 500, 520 - t * 420 + side * 120];
      return { x, y, dx: random(12, 20), dy: random(-6, 6) };
    }).filter(({ x, y }) => Math.hypot((x - 296) / 150, (y - 304) / 132) > 1);
    const arm =
      'M-20 386C80 316 190 160 312 84C360 56 400 34 430 -20H600V210C560 250 520 330 452 398C380 466 250 520 160 596C140 612 120 622 110 640H-20Z';
    return [
      path(arm, pen.both('tone-5', 'line', 1.9)),
      path(
        'M600 210C560 250 520 330 452 398C380 466 250 520 160 596C140 612 120 622 110 640H70C150 540 300 480 400 400C470 340 510 260 600 180Z',
        `${pen.fill('line')} opacity=".28"`,
      ),
      path(
        'M452 -10C440 30 452 70 486 92M520 -10C506 20 512 50 540 66M-10 430C20 420 40 400 60 372',
        pen.stroke('line', 1.2),
      ),
      path(
        hairs.map(({ x, y, dx, dy }) => `M${nums(x, y)}q${nums(-dx * 0.4, dy, -dx, dx * 0.5 + dy)}`).join(''),
        `${pen.stroke('hair', 1)} opacity=".8"`,
      ),
      `<clipPath ${pen.id('patch')}>${path(smooth(pointsOf(PATCH), true))}</clipPath>`,
      path(smooth(pointsOf(PATCH), true), pen.both('tone-1', 'line', 1.3)),
      group(
        `clip-path="url(#${pen.ref('patch')})"`,
        path(grafts.map(([x, y, r]) => island(x, y, r)).join(''), `${pen.fill('tone-3')} opacity=".7"`),
        path(grafts.map(([x, y, r]) => island(x, y, r * 0.68)).join(''), pen.fill('tone-4')),
      ),
      ...grafts.map(([x, y]) => circle(x, y, 5.5, pen.both('tone-5', 'line', 1.1))),
      labels(pen, 26, [
        { letter: 'a', at: [110, 430], to: [172, 346], disc: 'paper', leader: 'paper' },
        { letter: 'b', at: [258, 148], to: [262, 234], disc: 'paper', leader: 'paper' },
        { letter: 'c', at: [480, 190], to: [384, 282], disc: 'paper', leader: 'paper' },
      ]),
    ].join('');
  },
});

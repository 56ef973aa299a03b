import { forceps } from '../kit/instruments.ts';
import { labels } from '../kit/labels.ts';
import { nums, type Point, pointsOf, smooth } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const PATCH =
  '158 284, 172 238, 206 214, 246 220, 280 196, 326 188, 366 196, 396 216, 404 250, 434 280, 440 322, 424 352, 420 384, 386 402, 346 396, 314 418, 270 420, 236 396, 196 386, 178 352, 180 318';

export const vitiligoSurgery = definePlate({
  title:
    'A pale patch on a dark brown forearm with small dots of colour spreading from small grafts, one of which a forceps is laying',
  caption:
    'A forearm. *a* a patch without colour, *b* grafts of your own skin, laid one by one, *c* colour spreading from them over the months.',
  ...COVER,
  card: { x: 20, y: 100, width: 540, height: 405 },
  preview: { x: 0, y: 160, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(14);
    const grafts: readonly (readonly [x: number, y: number, reach: number])[] = [
      [208, 262, 17],
      [252, 246, 22],
      [300, 228, 24],
      [348, 226, 31],
      [202, 308, 15],
      [246, 294, 22],
      [292, 276, 27],
      [344, 270, 33],
      [388, 266, 30],
      [222, 352, 20],
      [268, 338, 23],
      [318, 322, 29],
      [366, 314, 34],
      [408, 318, 27],
      [256, 386, 19],
      [304, 374, 24],
      [352, 360, 31],
      [394, 362, 29],
    ];
    const island = (x: number, y: number, reach: number): string =>
      smooth(
        Array.from({ length: 9 }, (_, index): Point => {
          const angle = (index / 9) * Math.PI * 2;
          const r = reach * random(0.8, 1.2);
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
      path('M-10 424C24 452 62 494 82 546M-10 446C20 470 50 508 66 552', pen.stroke('line', 1.2)),
      path(
        hairs.map(({ x, y, dx, dy }) => `M${nums(x, y)}q${nums(-dx * 0.4, dy, -dx, dx * 0.5 + dy)}`).join(''),
        `${pen.stroke('hair', 1)} opacity=".8"`,
      ),
      `<clipPath ${pen.id('patch')}>${path(smooth(pointsOf(PATCH), true))}</clipPath>`,
      path(smooth(pointsOf(PATCH), true), pen.both('tone-1', 'tone-4', 2.4)),
      group(
        `clip-path="url(#${pen.ref('patch')})"`,
        path(grafts.map(([x, y, r]) => island(x, y, r * 0.62)).join(''), `${pen.fill('tone-3')} opacity=".6"`),
        path(grafts.map(([x, y, r]) => island(x, y, r * 0.42)).join(''), pen.fill('tone-4')),
      ),
      ...grafts.map(([x, y]) => circle(x, y, 6.5, pen.both('tone-5', 'line', 1.1))),
      path('M372 -20C392 60 452 160 540 214L620 230V-20Z', pen.both('lilac', 'line', 1.9)),
      path('M404 -20C420 52 474 138 552 182', pen.stroke('line', 1.4)),
      path(
        'M392 -12C412 64 470 160 548 206M440 10C452 44 470 76 496 104M476 -10C490 40 520 84 560 112M520 -10C530 20 544 44 562 60',
        pen.stroke('plum-light', 1.1),
      ),
      place(300, 222, -12, forceps(pen, { scale: 150, gap: 0.05 })),
      labels(pen, 26, [
        { letter: 'a', at: [110, 430], to: [184, 340], disc: 'paper', leader: 'paper' },
        { letter: 'b', at: [110, 170], to: [208, 262], disc: 'paper', leader: 'paper' },
        { letter: 'c', at: [484, 236], to: [390, 282], disc: 'paper', leader: 'paper' },
      ]),
    ].join('');
  },
});

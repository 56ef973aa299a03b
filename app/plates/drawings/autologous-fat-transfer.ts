import { arrow } from '../kit/arrow.ts';
import { halfTurnedEar, halfTurnedFace, halfTurnedHair, halfTurnedNeck } from '../kit/face-half-turned.ts';
import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import type { Point } from '../kit/path.ts';
import { circle, ellipse, group, path, place, use } from '../kit/svg.ts';
import { fatTexture } from '../kit/texture.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const OPENINGS = [-16, -30, -44] as const;
const WINDOW = 'M70 336C74 290 130 268 210 272C296 276 348 300 350 340C348 386 290 404 206 402C126 400 72 380 70 336Z';

/** Threads of droplets under the cheek, fanning from one small hole beside the mouth. */
const THREADS: readonly (readonly [Point, Point, number])[] = [
  [[240, 352], [238, 282], 9],
  [[246, 350], [262, 278], 10],
  [[252, 350], [286, 282], 10],
  [[258, 352], [304, 296], 9],
  [[262, 358], [314, 318], 8],
];

export const autologousFatTransfer = definePlate({
  title:
    'A belly with its navel, opened to show yellow fat that a blunt cannula takes, and a lens on an older face with fine threads of droplets under the cheek',
  caption:
    '*a* the fat of the belly, opened to view, *b* a blunt cannula with openings at its side, *c* the fat in fine threads of droplets, in layers under the cheek.',
  ...COVER,
  card: { x: 0, y: 150, width: 560, height: 420 },
  preview: { x: 0, y: 180, width: 560, height: 294 },
  paint: (pen) => {
    const fat = fatTexture(pen, { name: 'ft-fat', size: 24, columns: 13, depth: 136, seed: 14 });
    const droplets = THREADS.flatMap(([from, to, count]) =>
      Array.from({ length: count }, (_, index) => {
        const t = (index + 0.5) / count;
        return circle(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, 3.1);
      }),
    );
    return [
      // Belly: ribs' edge above, waist, hip, navel, and the band of the clothes below.
      path(
        'M44 -20C52 60 56 110 44 170C30 240 8 320 2 420C0 480 0 540 2 630H570V-20Z',
        pen.both('tone-3', 'line', 1.9),
      ),
      path(
        'M44 -20C52 60 56 110 44 170C30 240 8 320 2 420V630H60C40 480 60 320 90 200C104 130 100 60 90 -20Z',
        `${pen.fill('tone-4')} opacity=".25"`,
      ),
      path('M282 -20C280 40 280 90 282 132', `${pen.stroke('tone-4', 1.6)} opacity=".8"`),
      path(
        'M282 146C266 152 262 176 270 194C276 206 290 206 296 194C304 176 298 152 282 146Z',
        pen.both('tone-4', 'line', 1.6),
      ),
      path('M272 162C276 172 288 174 294 164M276 186C280 192 286 192 290 186', pen.stroke('line', 1.2)),
      path('M252 140C262 130 302 130 312 142', `${pen.stroke('tone-4', 1.3)} opacity=".9"`),
      path('M-10 506C120 556 300 570 570 536V630H-10Z', pen.both('lilac', 'line', 1.9)),
      path('M-10 528C120 578 300 592 570 558', pen.stroke('plum-light', 1.2)),
      `<clipPath ${pen.id('window')}>${path(WINDOW)}</clipPath><defs>${fat.markup}</defs>`,
      group(
        `clip-path="url(#${pen.ref('window')})"`,
        path(WINDOW, pen.fill('fat-bed')),
        group(pen.both('fat', 'fat-line', 0.9), use(pen.ref('ft-fat'), 'translate(44 268)')),
      ),
      path(WINDOW, pen.stroke('dermis', 8)) + path(WINDOW, pen.stroke('line', 1.6)),
      place(
        256,
        316,
        -132,
        path('M-6 -300V-6C-6 3 6 3 6 -6V-300Z', pen.both('steel', 'line', 1.5)),
        ...OPENINGS.map((y) => ellipse(0, y, 2.6, 5, pen.both('line', 'line', 0.8))),
        path('M-2 -280V-60', pen.stroke('paper', 2)),
        path('M-11 -206H11L15 -226H-15Z', pen.both('plum', 'line', 1.4)),
        path('M-30 -226H30V-420H-30Z', pen.both('glass', 'line', 1.7)),
        path('M-24 -232H24V-420H-24Z', pen.fill('fat-bed')),
        group(
          pen.both('fat', 'fat-line', 0.9),
          ...[-242, -258, -274, -290, -306, -322, -338].flatMap((y) =>
            [-13, 3, 17].map((x) => circle(x - ((y / 16) % 2) * 4 - 2, y, 6.6)),
          ),
        ),
      ),
      lens(
        pen,
        { name: 'cheek', x: 418, y: 452, radius: 130, ground: 'sand' },
        group(
          'transform="translate(-196 -244)scale(.8)"',
          halfTurnedNeck(pen, 3, 0.8),
          halfTurnedFace(pen, { skin: 3, scale: 0.8, aged: true, brow: 'hair-grey' }),
          halfTurnedHair(pen, { skin: 3, colour: 'hair-grey', strand: 'paper', scale: 0.8 }),
          halfTurnedEar(pen, 3, 0.8),
          group(pen.both('fat', 'gold', 0.9), ...droplets),
          circle(250, 358, 2.2, pen.fill('artery')),
        ),
      ),
      arrow(
        pen,
        [
          [318, 250],
          [350, 228],
          [390, 226],
          [420, 252],
          [430, 300],
        ],
        5,
      ),
      labels(pen, 26, [
        { letter: 'a', at: [140, 232], to: [150, 316], disc: 'paper' },
        { letter: 'b', at: [40, 300], to: [196, 370], disc: 'paper' },
        { letter: 'c', at: [520, 236], to: [440, 460], disc: 'paper' },
      ]),
    ].join('');
  },
});

import { profileEar, profileHead } from '../kit/head.ts';
import { labels } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import { nums } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const alopeciaTreatment = definePlate({
  title:
    'The side of a head with two smooth round patches, and a lens showing short hairs that narrow towards the skin like exclamation marks',
  caption:
    'Patchy hair loss. *a* a smooth round patch, *b* at its edge short hairs that narrow towards the skin, like exclamation marks.',
  ...COVER,
  preview: { x: 0, y: 40, width: 560, height: 294 },
  paint: (pen) => {
    const hairMass =
      'M208 80C202 94 206 108 218 118C232 130 240 140 238 154C236 168 248 188 248 214C252 236 262 246 270 244C276 242 277 238 278 230C280 212 300 202 316 214C328 226 324 250 314 268C310 282 312 298 322 316C334 330 350 336 360 344C374 316 386 290 386 250C388 170 344 80 262 70C242 68 224 72 208 80Z';
    const random = seeded(6);
    const strokes = Array.from({ length: 34 }, (_, index) => {
      const t = index / 33;
      const x = 222 + t * 150;
      return `M${nums(x, 92 + Math.abs(t - 0.4) * 120)}c${nums(6, 26, 14, 60, 10 + t * 6, 92 + random(-10, 30))}`;
    }).join('');
    const exclamation = (x: number, y: number, tall: number, lean: number): string =>
      place(
        x,
        y,
        lean,
        path(
          `M-1 0C-1.6 ${-tall * 0.4} -4.4 ${-tall * 0.8} -5 ${-tall}L-2 ${-tall + 3}L1 ${-tall - 2}L3 ${-tall + 3}L5 ${-tall}C4.4 ${-tall * 0.8} 1.6 ${-tall * 0.4} 1 0Z`,
          pen.fill('hair'),
        ),
        circle(0, 2, 3, pen.both('tone-3', 'tone-5', 1)),
      );
    return [
      group(
        'transform="translate(-136 -44)scale(1.36)"',
        profileHead(pen, 4),
        `<clipPath ${pen.id('mass')}>${path(hairMass)}</clipPath>`,
        path(hairMass, pen.both('hair', 'line', 1.8)),
        group(`clip-path="url(#${pen.ref('mass')})"`, path(strokes, `${pen.stroke('tone-4', 0.8)} opacity=".8"`)),
        ellipse(292, 148, 33, 28, pen.both('tone-4', 'line', 1)),
        ellipse(350, 252, 22, 26, pen.both('tone-4', 'line', 1)),
        profileEar(pen, 4),
      ),
      lens(
        pen,
        { name: 'edge', x: 430, y: 470, radius: 108, ground: 'tone-4', handle: 40 },
        ...(
          [
            [-70, 20, 46, -14],
            [-36, 58, 40, 10],
            [-8, -4, 50, -6],
            [34, 40, 44, 16],
            [66, 2, 40, -10],
            [-48, -46, 38, 8],
            [30, -50, 42, 12],
            [10, 92, 38, -8],
          ] as const
        ).map(([x, y, tall, lean]) => exclamation(x, y, tall, lean)),
        group(
          pen.both('tone-5', 'tone-5', 1),
          ...(
            [
              [-88, 66],
              [60, 70],
              [-14, 36],
              [84, -44],
              [-84, -16],
            ] as const
          ).map(([x, y]) => circle(x, y, 2)),
        ),
      ),
      path('M360 384L284 178', pen.stroke('paper', 1.3)) + circle(284, 178, 3, pen.fill('paper')),
      labels(pen, 26, [
        { letter: 'a', at: [440, 60], to: [266, 150] },
        { letter: 'b', at: [280, 566], to: [392, 520] },
      ]),
    ].join('');
  },
});

import { mirrored } from '../kit/face-front.ts';
import { labels } from '../kit/labels.ts';
import { nums, type Point, pointsOf, smooth } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { PORTRAIT_OUTLINE, portraitHair, portraitHead, portraitMouth, portraitNose } from '../kit/portrait.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** Where the light meets the lotion, in the coordinates of the face. */
const SPOT: Point = [64, 348];

export const laserFacialCarbonPeels = definePlate({
  title:
    'A face in brown skin with goggles, one cheek covered with black carbon lotion, the other half cleared by a laser tip that flicks the grains away',
  caption:
    '*a* a thin film of carbon lotion, *b* the laser makes each black grain burst and fly off, *c* skin already cleared. Goggles go on first.',
  ...COVER,
  card: { x: 0, y: 150, width: 560, height: 420 },
  preview: { x: 0, y: 200, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(33);
    const left = pointsOf(
      '-112 306, -84 314, -52 312, -36 326, -42 352, -38 370, -56 388, -62 408, -52 432, -26 446, 0 446, 6 466, 0 484, -40 480, -80 446, -104 404, -120 340',
    );
    const right = pointsOf(
      '40 312, 62 311, 76 318, 68 330, 66 344, 60 358, 72 372, 64 388, 72 404, 60 420, 66 436, 46 448, 26 446, 52 432, 62 408, 56 388, 38 370, 42 352, 36 326',
    );
    const flying = Array.from({ length: 34 }, (): { at: Point; size: number } => {
      const [angle, reach] = [random(-2.3, 0.5), random(14, 74)];
      return { at: [SPOT[0] + Math.cos(angle) * reach, SPOT[1] + Math.sin(angle) * reach], size: random(1, 2.6) };
    });
    const sparks = Array.from({ length: 9 }, (_, index) => {
      const angle = -2.6 + index * 0.44;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return `M${nums(SPOT[0] + cos * 12, SPOT[1] + sin * 12)}L${nums(SPOT[0] + cos * 24, SPOT[1] + sin * 24)}`;
    });
    const dry = Array.from({ length: 40 }, (): Point => [random(-112, -44), random(316, 440)]);
    return [
      group(
        'transform="translate(262 -136)scale(1.4)"',
        portraitHead(pen, 4),
        `<clipPath ${pen.id('face')}>${path(PORTRAIT_OUTLINE)}</clipPath>`,
        group(
          `clip-path="url(#${pen.ref('face')})"`,
          path(smooth(left, true), pen.both('line', 'line', 1.2)),
          path(smooth(right, true), pen.both('line', 'line', 1.2)),
          group(`${pen.fill('soft')} opacity=".8"`, ...dry.map(([x, y]) => circle(x, y, 1))),
        ),
        path(PORTRAIT_OUTLINE, pen.stroke('line', 1.5)),
        portraitHair(pen, 'plum-light'),
        portraitNose(pen),
        portraitMouth(pen, 'muscle'),
        path('M-124 262H-96M96 262H124M-22 272C-8 262 8 262 22 272', pen.stroke('line', 6)),
        mirrored(
          [
            path(
              'M18 270C20 250 44 242 68 244C92 246 106 256 104 276C102 298 82 308 60 306C34 304 18 292 18 270Z',
              pen.both('steel-dark', 'line', 1.5),
            ),
            path(
              'M30 270C32 258 50 252 66 254C84 256 94 262 92 274C90 288 76 296 60 295C42 294 30 284 30 270Z',
              pen.both('hair', 'line', 1),
            ),
            path('M40 270C42 264 50 260 58 260', pen.stroke('steel', 2)),
          ].join(''),
        ),
        place(
          SPOT[0],
          SPOT[1],
          122,
          path('M-3 -6L-7 -44H7L3 -6Z', `${pen.fill('beam')} opacity=".55"`),
          path('M-16 -120L-8 -44H8L16 -120Z', pen.both('steel', 'line', 1.3)),
          path('M-16 -120H16V-132H-16Z', pen.both('plum', 'line', 1.1)),
          path(
            'M-16 -132H16C22 -150 24 -170 24 -190V-330H-24V-190C-24 -170 -22 -150 -16 -132Z',
            pen.both('paper', 'line', 1.4),
          ),
          path('M6 -132H16C22 -150 24 -170 24 -190V-330H10V-190C10 -170 8 -150 6 -132Z', pen.fill('steel')),
        ),
        circle(SPOT[0], SPOT[1], 9, pen.both('orange', 'line', 0.9)),
        path(sparks.join(''), pen.stroke('orange', 2)),
        group(pen.fill('line'), ...flying.map(({ at, size }) => circle(at[0], at[1], size))),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [52, 480], to: [160, 420] },
        { letter: 'b', at: [520, 206], to: [366, 336], disc: 'paper' },
        { letter: 'c', at: [470, 580], to: [376, 466], disc: 'paper' },
      ]),
    ].join('');
  },
});

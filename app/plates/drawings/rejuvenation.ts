import {
  halfTurnedEar,
  halfTurnedFace,
  halfTurnedHair,
  halfTurnedNeck,
  HALF_TURNED_OUTLINE,
} from '../kit/face-half-turned.ts';
import { labels } from '../kit/labels.ts';
import { nums } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { ellipse, group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SCALE = 2.05;
/** Between the two kinds of skin: from the outer end of the brow over the cheek to the corner of the mouth and the jaw. */
const LINE = 'M296 176C276 214 262 268 252 312C246 344 244 384 250 424';
const WORN_SIDE = 'M296 176C276 214 262 268 252 312C246 344 244 384 250 424L420 470V176Z';

/** A net of fine dry lines, broken here and there. */
function mesh(): string {
  const random = seeded(4);
  let d = '';
  for (const lean of [1, -1]) {
    for (let x = 120; x < 500; x += 8.5) {
      for (let y = 200; y < 450; y += 17) {
        if (random(0, 1) < 0.3) continue;
        const at = x + lean * (y - 320) * 0.8 + random(-1.5, 1.5);
        d += `M${nums(at, y + random(-2, 2))}q${nums(lean * 6.5 + random(-1, 1), 6, lean * 12, 14 + random(0, 3))}`;
      }
    }
  }
  return d;
}

export const rejuvenation = definePlate({
  title:
    'A cheek in wheatish skin, finely lined and spotted towards the ear, smoother towards the nose, in one skin colour',
  caption:
    'One cheek, one skin colour. *a* smoother and more even, *b* dry and finely lined, with spots from the sun. The fold beside the nose stays.',
  ...COVER,
  card: { x: 0, y: 100, width: 560, height: 420 },
  preview: { x: 0, y: 120, width: 560, height: 294 },
  paint: (pen) => {
    const spots: readonly (readonly [number, number, number])[] = [
      [284, 276, 4.4],
      [300, 300, 3],
      [268, 300, 2.4],
      [314, 262, 2.6],
      [292, 334, 3.4],
      [274, 346, 2],
      [312, 322, 1.8],
      [276, 260, 1.8],
    ];
    return [
      `<radialGradient ${pen.id('light')}><stop stop-color="${pen.colour('tone-1')}" stop-opacity=".75"/><stop offset="1" stop-color="${pen.colour('tone-1')}" stop-opacity="0"/></radialGradient>`,
      path('M0 0H560V610H0Z', pen.fill('sand')),
      group(
        `transform="translate(-214 -330)scale(${SCALE})"`,
        halfTurnedNeck(pen, 'wheat', SCALE),
        halfTurnedFace(pen, { skin: 'wheat', scale: SCALE }),
        `<clipPath ${pen.id('face')}>${path(HALF_TURNED_OUTLINE)}</clipPath><clipPath ${pen.id('worn')}>${path(WORN_SIDE)}</clipPath>`,
        group(
          `clip-path="url(#${pen.ref('face')})"`,
          ellipse(224, 286, 34, 22, `fill="url(#${pen.ref('light')})" transform="rotate(-24 224 286)"`),
          group(
            `clip-path="url(#${pen.ref('worn')})"`,
            path(mesh(), `${pen.stroke('tone-4', 0.4)} opacity=".5"`),
            group(`${pen.fill('tone-4')} opacity=".75"`, ...spots.map(([x, y, r]) => ellipse(x, y, r, r * 0.8))),
          ),
        ),
        path(
          'M276 229C288 222 300 218 316 217M278 237C292 234 306 234 320 238M276 244C288 249 300 256 310 266',
          pen.stroke('tone-5', 0.8),
        ),
        path('M198 310C212 322 224 342 228 362', pen.stroke('tone-4', 0.9)),
        path(LINE, `${pen.stroke('line', 0.8)} stroke-dasharray="3 3"`),
        halfTurnedHair(pen, { skin: 'wheat', scale: SCALE }),
        path(
          'M322 152C340 172 348 204 352 220M306 136C336 152 352 178 362 208M318 130C346 150 362 176 374 206',
          pen.stroke('hair-grey', 1.1),
        ),
        halfTurnedEar(pen, 'wheat', SCALE),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [36, 470], to: [236, 300], disc: 'paper' },
        { letter: 'b', at: [522, 540], to: [396, 296], disc: 'paper' },
      ]),
    ].join('');
  },
});

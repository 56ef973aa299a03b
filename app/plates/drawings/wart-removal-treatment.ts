import { inset } from '../kit/inset.ts';
import { labels } from '../kit/labels.ts';
import { nums } from '../kit/path.ts';
import { group, path, place } from '../kit/svg.ts';
import { wart, wartSection } from '../kit/wart.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** The pad of a finger, its tip above. */
const FINGER =
  'M30 620C40 540 34 470 40 400C28 330 26 260 36 200C52 110 104 44 172 44C240 44 290 110 306 200C316 260 314 330 304 400C310 470 304 540 314 620Z';

export const wartRemovalTreatment = definePlate({
  title:
    'A rough wart on a fingertip in brown skin, with tiny dark dots; beside it the wart cut through, its shallow root in the top layer',
  caption:
    'A wart on a fingertip. *a* it breaks the lines of the skin, *b* dark dots: tiny vessels. Cut through: *c* its root stays in the top layer.',
  ...COVER,
  card: { x: 0, y: 130, width: 560, height: 420 },
  preview: { x: 0, y: 150, width: 560, height: 294 },
  paint: (pen) => {
    // Ridges of the finger: arches around a loop, then straight lines towards the joint.
    const loops = Array.from({ length: 15 }, (_, index) => {
      const r = 8 + index * 11;
      return `M${nums(168 - r * 0.92, 262 + r * 0.24)}C${nums(168 - r * 1.1, 196 - r * 0.5, 168 - r * 0.5, 186 - r * 0.86, 168, 186 - r * 0.86)}C${nums(168 + r * 0.6, 186 - r * 0.86, 168 + r * 1.1, 196 - r * 0.4, 168 + r * 0.86, 262 + r * 0.24)}`;
    }).join('');
    const waves = Array.from({ length: 9 }, (_, index) => {
      const y = 300 + index * 12;
      return `M${nums(24, y + 20)}C${nums(90, y - 6 + index, 240, y - 10 + index, 320, y + 22)}`;
    }).join('');
    return [
      path(FINGER, pen.both('tone-3', 'line', 1.9)),
      `<clipPath ${pen.id('finger')}>${path(FINGER)}</clipPath>`,
      group(
        `clip-path="url(#${pen.ref('finger')})"`,
        path('M240 44C300 110 306 300 280 400C290 470 284 540 290 620H330V44Z', `${pen.fill('tone-4')} opacity=".5"`),
        path('M24 44H90C40 110 40 300 56 400C50 470 60 540 52 620H10Z', `${pen.fill('tone-4')} opacity=".5"`),
        path(loops, pen.stroke('tone-4', 1.2)),
        path(waves, pen.stroke('tone-4', 1.2)),
      ),
      path(
        'M40 416C90 432 250 432 304 416M46 432C100 446 240 446 298 432M60 450C110 458 230 458 284 450',
        pen.stroke('line', 1.2),
      ),
      path(FINGER, pen.stroke('line', 1.9)),
      place(196, 236, 0, wart(pen, { radius: 62, seed: 14 })),
      path('M262 262L321 318M214 304L321 560', pen.stroke('line', 0.9)),
      inset(
        pen,
        { name: 'cut', x: 328, y: 318, width: 208, height: 242, ground: 'paper' },
        path('M0 112H208V242H0Z', pen.fill('dermis')),
        path('M0 112H208V164H0Z', pen.fill('papillary')),
        path(
          'M14 186q12 -5 24 0t20 0M80 196q14 -6 26 0t22 -2M150 184q12 -5 22 0t20 -2M40 222q14 -6 26 0M120 226q14 -5 28 0M176 214q10 -4 20 0',
          pen.stroke('collagen', 1.4),
        ),
        path('M-4 186C60 178 140 190 212 180', pen.stroke('artery', 1.8)),
        path('M-4 193C60 185 140 197 212 187', pen.stroke('vein', 1.8)),
        place(104, 112, 0, wartSection(pen, { half: 84, tall: 82, deep: 30, epidermis: 16, run: 112 })),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [400, 90], to: [262, 214] },
        { letter: 'b', at: [452, 206], to: [228.7, 233] },
        { letter: 'c', at: [512, 590], to: [456, 470] },
      ]),
    ].join('');
  },
});

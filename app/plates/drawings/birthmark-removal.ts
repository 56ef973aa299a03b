import { labels } from '../kit/labels.ts';
import { rednessOf } from '../kit/palette.ts';
import { band, nums, type Point, pointsOf, smooth } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { slabFace } from '../kit/skin-slab.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const MM = 100;
const SURFACE = 312;

/** Widened vessels under a red mark: cut across, crowded near the surface and fewer below. */
function wideVessels(pen: Pen): string {
  const random = seeded(36);
  const spots = scatter(
    24,
    23,
    (): Point => [random(340, 502), SURFACE + random(0.26, 1.15) * MM],
    ([x, y]) => y < SURFACE + 30 + 88 * Math.sqrt(Math.max(0, 1 - ((x - 421) / 92) ** 2)),
  );
  return group(
    '',
    ...spots.map(([x, y]) => {
      const wide = Math.max(6, 14 - (y - SURFACE) * 0.05) * random(0.8, 1.1);
      return (
        ellipse(x, y, wide, wide * 0.76, pen.both('artery', 'line', 1.1)) +
        path(
          `M${nums(x - wide * 0.5, y - wide * 0.2)}q${nums(wide * 0.2, -wide * 0.3, wide * 0.6, -wide * 0.3)}`,
          pen.stroke('blush', 1.4),
        )
      );
    }),
    path(
      `M366 ${SURFACE + 190}C350 ${SURFACE + 160} 372 ${SURFACE + 140} 366 ${SURFACE + 104}M478 ${SURFACE + 190}C496 ${SURFACE + 160} 474 ${SURFACE + 140} 482 ${SURFACE + 100}M426 ${SURFACE + 190}C420 ${SURFACE + 164} 432 ${SURFACE + 150} 426 ${SURFACE + 124}`,
      pen.stroke('artery', 3.4),
    ),
  );
}

export const birthmarkRemoval = definePlate({
  title: 'Two birthmarks on brown skin, one flat and brown, one violet-red with widened vessels shown beneath it',
  caption:
    'Two birthmarks, cut open in front. *a* a flat brown mark: its colour lies near the surface, *b* a red mark, *c* the small vessels below it are too wide.',
  ...COVER,
  card: { x: 0, y: 80, width: 560, height: 420 },
  preview: { x: 0, y: 160, width: 560, height: 294 },
  paint: (pen) => {
    const skin = skinSection(pen, {
      name: 'bm',
      left: 0,
      right: 560,
      surface: SURFACE,
      bottom: 610,
      mm: MM,
      seed: 71,
      phototype: 3,
      epidermisMm: 0.13,
      dermisMm: 2,
      waveMm: 0.012,
      lobule: 32,
    });
    const brown = pointsOf(
      '78 336, 62 306, 40 284, 44 262, 32 244, 58 222, 92 214, 112 196, 152 192, 178 200, 204 188, 236 200, 262 214, 256 234, 270 254, 258 276, 240 290, 234 310, 222 336',
    );
    const red = pointsOf(
      '344 336, 326 308, 302 286, 306 256, 318 232, 350 214, 376 192, 420 188, 452 200, 486 184, 520 200, 544 224, 540 248, 528 270, 532 292, 510 314, 498 336',
    );
    const random = seeded(8);
    const grains = Array.from({ length: 90 }, (): Point => [random(76, 226), SURFACE + random(6, 15)]);
    return [
      slabFace(
        pen,
        { name: 'bm-face', left: 0, right: 560, back: 116, surfaceAt: skin.surfaceAt, phototype: 3, seed: 9 },
        path(smooth(brown, true), pen.both('tone-4', 'tone-5', 1.1)),
        path(
          'M92 292c20 -5 34 -4 52 1M150 232c18 -4 32 -3 46 1M100 256c14 -4 24 -3 36 0M172 286c14 -5 30 -4 44 0M150 210c10 -3 18 -3 28 0M84 230c10 -3 20 -3 30 0M206 256c10 -3 22 -3 32 0',
          `${pen.stroke('tone-5', 1)} opacity=".6"`,
        ),
        path(smooth(red, true), pen.fill(rednessOf(3))),
        path(smooth(red, true), pen.stroke('red-dark', 1.1)),
        path(
          'M350 290c14 -10 26 3 40 -7M420 298c10 -12 30 -3 38 -13M374 236c12 -8 24 2 34 -7M440 226c14 -8 20 3 36 -6M398 204c12 -6 22 2 34 -4M470 274c12 -7 22 0 32 -7M336 258c10 -6 18 0 28 -5M462 204c8 -4 18 0 24 -3M410 262c10 -7 20 0 30 -6M492 238c8 -5 16 0 24 -4',
          pen.stroke('red-deep', 2.2),
        ),
      ),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm: MM, risers: [108, 272], loops: [40, 120, 190, 262, 546] }),
        wideVessels(pen),
        skin.epidermis,
        path(
          band(
            (x) => skin.surfaceAt(x) + 1,
            (x) => skin.surfaceAt(x) + 17 * Math.min(1, (x - 72) / 8, (230 - x) / 8),
            73,
            229,
            8,
          ),
          pen.fill('tone-4'),
        ),
        group(pen.fill('tone-5'), ...grains.map(([x, y]) => circle(x, y, 1.5))),
      ),
      skin.outline,
      labels(pen, 26, [
        { letter: 'a', at: [150, 60], to: [150, 226] },
        { letter: 'b', at: [424, 60], to: [424, 216] },
        { letter: 'c', at: [276, 476], to: [348, 376], disc: 'paper' },
      ]),
    ].join('');
  },
});

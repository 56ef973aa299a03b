import { halfTurnedEar, halfTurnedFace, halfTurnedHair, halfTurnedNeck } from '../kit/face-half-turned.ts';
import { labels, scaleBar } from '../kit/labels.ts';
import { syringe } from '../kit/instruments.ts';
import { lens } from '../kit/lens.ts';
import { nums, type Point } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { seeded } from '../kit/random.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** Where the drops of gel lie, in the upper dermis: the product goes just under the surface. */
const DROP_DEPTH_MM = 0.65;

/** The scale of the small face. */
const HEAD = 0.5;

/** Pricks on the cheek of the small face, in rows that follow it. */
const PRICKS = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3].map((column): Point => [238 + column * 24 - row * 5, 282 + row * 25 + column * 3]),
);

/** An older face in light skin with rows of pricks on the cheek. */
const face = (pen: Pen): string =>
  [
    halfTurnedNeck(pen, 1, HEAD * 1.5),
    halfTurnedFace(pen, { skin: 1, scale: HEAD * 1.5, aged: true, brow: 'hair-grey' }),
    halfTurnedHair(pen, { skin: 1, colour: 'hair-grey', strand: 'paper', scale: HEAD }),
    halfTurnedEar(pen, 1, HEAD * 1.5),
    group(pen.both('serum', 'line', 1.6), ...PRICKS.map(([x, y]) => circle(x, y, 7))),
  ].join('');

export const skinBooster = definePlate({
  title:
    'A small older face with rows of pricks on the cheek, and a cut through its light skin with a row of tiny clear drops of gel in the upper dermis, each holding water',
  caption:
    'A cheek, cut through. *a* tiny drops of gel in the upper dermis, *b* water that they hold, *c* the fine needle. Below, the fat is not reached. To scale.',
  ...COVER,
  card: { x: 0, y: 0, width: 560, height: 420 },
  preview: { x: 0, y: 180, width: 560, height: 294 },
  paint: (pen) => {
    const [mm, surface] = [122, 250];
    const skin = skinSection(pen, {
      name: 'sb',
      left: 0,
      right: 560,
      surface,
      bottom: 610,
      mm,
      seed: 19,
      phototype: 1,
      waveMm: 0.02,
      lobule: 34,
    });
    const random = seeded(7);
    const drops = [58, 168, 278, 388, 498].map((x) => ({ x, y: skin.surfaceAt(x) + DROP_DEPTH_MM * mm }));
    const water = drops.slice(0, 4).map(({ x, y }) =>
      Array.from({ length: 17 }, (_, index) => {
        const angle = (index / 17) * Math.PI * 2 + random(-0.12, 0.12);
        const reach = index % 2 ? random(1.34, 1.42) : random(1.6, 1.8);
        return circle(x + Math.cos(angle) * 30 * reach, y + Math.sin(angle) * 24 * reach, random(2.2, 3.8));
      }).join(''),
    );
    // The surface runs back: rows of fine creases that come closer together, and the pricks in rows.
    const rows = [0, 1, 2, 3, 4, 5].map((row) => surface - 8 - row * 24 + row * row * 1.6);
    const creases = rows
      .map((y, row) => `M0 ${nums(y)}q35 ${6 - row} 70 0t70 0t70 0t70 0t70 0t70 0t70 0t70 0`)
      .join('');
    const slants = Array.from(
      { length: 13 },
      (_, index) => `M${index * 48 - 10} ${surface - 6}L${nums(280 + (index * 48 - 290) * 0.8, surface - 112)}`,
    ).join('');
    return [
      path(
        `M-4 ${surface - 112}Q140 ${surface - 124} 280 ${surface - 116}T564 ${surface - 114}V${surface + 14}H-4Z`,
        pen.both('tone-1', 'line', 1.9),
      ),
      path(creases + slants, pen.stroke('tone-2', 0.9)),
      ...[0.28, 0.6].map((back) =>
        group(
          pen.both('paper', 'tone-3', 1.1),
          ...drops.map(({ x }) =>
            ellipse(280 + (x - 280) * (1 - back * 0.24), surface - 4 - back * 112, 13 - back * 4, 6 - back * 2),
          ),
        ),
      ),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm, risers: [113, 446], loops: [16, 113, 223, 333, 443, 540] }),
        group(pen.both('water', 'vein', 0.9), ...water),
        ...drops
          .slice(0, 4)
          .map(
            ({ x, y }) =>
              ellipse(x, y, 31, 24, pen.both('serum', 'line', 1.5)) +
              path(`M${nums(x - 18, y - 6)}q6 -10 18 -11`, pen.stroke('paper', 2.4)),
          ),
        skin.epidermis,
      ),
      skin.outline,
      skin.inside(ellipse(498, drops[4]?.y ?? 0, 22, 17, pen.both('serum', 'line', 1.5))),
      place(
        498,
        drops[4]?.y ?? 0,
        0,
        path(`M${nums(-0.1 * mm, -200)}V-14L${nums(0.1 * mm, 12)}V-200Z`, pen.both('steel', 'line', 1.1)),
        syringe(pen, { from: 198, scale: 1.9, fluid: 'serum', length: 190 }),
      ),
      lens(
        pen,
        { name: 'face', x: 112, y: 104, radius: 92, ground: 'paper' },
        group(`transform="translate(-126 -152)scale(${HEAD})"`, face(pen)),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [168, 446], to: [168, 340] },
        { letter: 'b', at: [290, 446], to: [249, 367] },
        { letter: 'c', at: [380, 92], to: [486, 170] },
      ]),
      scaleBar(pen, { x: 24, y: 576, mm }),
    ].join('');
  },
});

import { follicle, hairShaft } from '../kit/follicle.ts';
import { type Colour } from '../kit/palette.ts';
import { band, type Curve, type Point, pointsOf } from '../kit/path.ts';
import { type Pen } from '../kit/pen.ts';
import { seeded } from '../kit/random.ts';
import { skinSection } from '../kit/skin.ts';
import { ellipse, group, path, place } from '../kit/svg.ts';
import { branch, plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';

/** Nests of pigment cells: ellipses that do not overlap, inside a region. */
function nests(
  pen: Pen,
  seed: number,
  count: number,
  pick: (random: ReturnType<typeof seeded>) => Point,
  colour: Colour,
): string {
  const random = seeded(seed);
  const placed: Point[] = [];
  for (let tries = 0; tries < count * 60 && placed.length < count; tries += 1) {
    const [x, y] = pick(random);
    if (placed.every(([px, py]) => Math.hypot(px - x, (py - y) * 1.35) > 12.5)) placed.push([x, y]);
  }
  return group(
    pen.both(colour, 'line', 0.6),
    ...placed.map(([x, y]) => ellipse(x, y, random(4.4, 6.2), random(3.4, 4.6))),
  );
}

export const figSkin = definePlate({
  title: 'A raised mole in section',
  caption: 'A harmless raised mole: nests of pigment cells lift the skin; the layers below it are at rest.',
  width: 520,
  height: 216,
  preview: { x: 100, y: 0, width: 411, height: 216 },
  card: { x: 150, y: 0, width: 288, height: 216 },
  paint: (pen) => {
    const [surface, mm] = [84, 60];
    const relief: Curve = (x) => surface - Math.exp(-(((x - 300) / 62) ** 2)) * 52 + Math.sin(x / 60) * 2;
    const skin = skinSection(pen, {
      name: 'fs',
      left: 0,
      right: 520,
      surface,
      bottom: 216,
      mm,
      seed: 31,
      phototype: 3,
      epidermisMm: 0.15,
      dermisMm: 1.75,
      relief,
      lobule: 23,
    });
    const mole = nests(
      pen,
      31,
      42,
      (random) => {
        const x = random(244, 356);
        const room = 20 + Math.exp(-(((x - 300) / 40) ** 2)) * 34;
        return [x, relief(x) + 18 + random(0, room)];
      },
      'tone-5',
    );
    const root = follicle(pen, { mm: 34, depthMm: 3, muscle: 'right', gland: 'right' });
    return [
      place(
        90,
        relief(90),
        10,
        hairShaft(pen, {
          mm: 34,
          points: pointsOf('0 2, 2 -26, 12 -66'),
        }),
      ),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 528, mm, risers: [150, 420], loops: [40, 180, 226, 390, 450, 500] }),
        branch(pen, 282, surface + 104, surface + 22, 1.3, 'artery'),
        branch(pen, 320, surface + 106, surface + 26, 1.3, 'vein'),
        mole,
        place(90, relief(90), 10, root),
        skin.epidermis,
        path(
          band(
            (x) => relief(x) + 1,
            (x) => relief(x) + 1 + 8 * Math.exp(-(((x - 300) / 44) ** 4)),
            232,
            368,
            8,
          ),
          pen.fill('tone-5'),
        ),
      ),
      skin.outline,
    ].join('');
  },
});

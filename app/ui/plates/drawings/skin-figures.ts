import { follicle, hairShaft } from '../kit/follicle.ts';
import { beam, drop, handpiece } from '../kit/instruments.ts';
import type { Colour } from '../kit/palette.ts';
import { FINE, type Pen } from '../kit/pen.ts';
import { band, type Curve, type Point } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { branch, plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';

/** Nests of pigment cells: ellipses that do not overlap, inside a region. */
function nests(pen: Pen, seed: number, count: number, pick: (random: ReturnType<typeof seeded>) => Point, colour: Colour): string {
  const random = seeded(seed);
  const placed: Point[] = [];
  for (let tries = 0; tries < count * 60 && placed.length < count; tries += 1) {
    const [x, y] = pick(random);
    if (placed.every(([px, py]) => Math.hypot(px - x, (py - y) * 1.35) > 12.5)) placed.push([x, y]);
  }
  return group(pen.both(colour, 'line', 0.6), ...placed.map(([x, y]) => ellipse(x, y, random(4.4, 6.2), random(3.4, 4.6))));
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
    const skin = skinSection(pen, { name: 'fs', left: 0, right: 520, surface, bottom: 216, mm, seed: 31, phototype: 3, epidermisMm: 0.15, dermisMm: 1.75, relief, lobule: 23 });
    const mole = nests(pen, 31, 42, (random) => {
      const x = random(244, 356);
      const room = 20 + Math.exp(-(((x - 300) / 40) ** 2)) * 34;
      return [x, relief(x) + 18 + random(0, room)];
    }, 'tone-5');
    const root = follicle(pen, { mm: 34, depthMm: 3, muscle: 'right', gland: 'right' });
    return [
      place(90, relief(90), 10, hairShaft(pen, { mm: 34, points: [[0, 2], [2, -26], [12, -66]] })),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 528, mm, risers: [150, 420], loops: [40, 180, 226, 390, 450, 500] }),
        branch(pen, 282, surface + 104, surface + 22, 1.3, 'artery'),
        branch(pen, 320, surface + 106, surface + 26, 1.3, 'vein'),
        mole,
        place(90, relief(90), 10, root),
        skin.epidermis,
        path(band((x) => relief(x) + 1, (x) => relief(x) + 1 + 8 * Math.exp(-(((x - 300) / 44) ** 4)), 232, 368, 8), pen.fill('tone-5')),
      ),
      skin.outline,
    ].join('');
  },
});

/** Fine hairs in a row, roots and stubs, for figures of the face and body. */
function fineHairs(pen: Pen, name: string, mm: number, surfaceAt: Curve, hairs: readonly { x: number; depthMm: number; height: number; muscle?: boolean }[]): { roots: string; stubs: string } {
  const shape = (muscle: boolean, depthMm: number): string =>
    follicle(pen, { mm, depthMm, muscle: muscle ? 'right' : 'none', gland: 'right' });
  return {
    roots: hairs.map(({ x, depthMm, muscle }) => place(x, surfaceAt(x), 8, shape(muscle === true, depthMm))).join(''),
    stubs: group(
      `data-part="${name}"`,
      ...hairs.map(({ x, height }) => place(x, surfaceAt(x), 8, hairShaft(pen, { mm, points: [[0, 2], [height * 0.04, -height * 0.5], [height * 0.2, -height]] }))),
    ),
  };
}

export const figLaser = definePlate({
  title: 'A laser beam reaching the hair bulb',
  caption: 'Laser light passes the skin and is taken up by the pigment of the hair, down to its bulb.',
  width: 470,
  height: 300,
  card: { x: 35, y: 0, width: 400, height: 300 },
  preview: { x: 0, y: 46, width: 470, height: 247 },
  paint: (pen) => {
    const mm = 40;
    const skin = skinSection(pen, { name: 'fl', left: 0, right: 470, surface: 128, bottom: 300, mm, seed: 12, phototype: 4, dermisMm: 2.1, epidermisMm: 0.18, lobule: 18 });
    const hairs = fineHairs(pen, 'stubs', mm, skin.surfaceAt, [
      { x: 56, depthMm: 3.6, height: 66 },
      { x: 146, depthMm: 3.7, height: 22 },
      { x: 330, depthMm: 3.7, height: 22 },
      { x: 420, depthMm: 3.6, height: 66 },
    ]);
    return [
      hairs.stubs,
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 478, mm, risers: [96, 376], loops: [20, 116, 190, 300, 390] }),
        hairs.roots,
        place(238, 128, 0, beam(pen, { window: 80, focus: 40, depthMm: 3.7, mm })),
        place(244, 128, 6, follicle(pen, { mm, depthMm: 3.8, muscle: 'none', gland: 'right' })),
        skin.epidermis,
        circle(229, 272, 20, `${pen.stroke('beam', 1.4)} stroke-dasharray="2 4"`),
      ),
      place(238, 128, 0, handpiece(pen, { window: 80, height: 130 })),
      skin.outline,
    ].join('');
  },
});

export const figMediFacial = definePlate({
  title: 'Liquid and suction loosening a pore',
  caption: 'A medi-facial works at the openings: liquid softens the plug, gentle suction lifts it out.',
  width: 470,
  height: 300,
  card: { x: 35, y: 0, width: 400, height: 300 },
  preview: { x: 0, y: 46, width: 470, height: 247 },
  paint: (pen) => {
    const [mm, y] = [40, 150];
    const skin = skinSection(pen, { name: 'fm', left: 0, right: 470, surface: y, bottom: 300, mm, seed: 14, phototype: 2, dermisMm: 2, epidermisMm: 0.16, lobule: 18 });
    const hairs = fineHairs(pen, 'stubs', 30, skin.surfaceAt, [
      { x: 50, depthMm: 2.9, height: 30, muscle: true },
      { x: 132, depthMm: 2.7, height: 26 },
      { x: 346, depthMm: 2.7, height: 26 },
      { x: 424, depthMm: 2.9, height: 30, muscle: true },
    ]);
    const lobes: readonly (readonly [number, number, number])[] = [[-47, 78, 13], [-61, 92, 11], [-43, 98, 11], [47, 78, 13], [61, 92, 11], [43, 98, 11]];
    const plug = 'M-11 2C-9 26 -13 44 -15 60C-9 72 9 72 15 60C13 44 9 26 11 2Q0 -7 -11 2Z';
    return [
      hairs.stubs,
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 478, mm, risers: [96, 390], loops: [20, 100, 170, 300, 386, 450] }),
        hairs.roots,
        skin.epidermis,
      ),
      skin.outline,
      place(
        235,
        y,
        0,
        group(pen.both('gland', 'line', FINE), ...lobes.map(([x, depth, r]) => ellipse(x, depth, r, r * 0.9))),
        path('M-19 -1C-14 20 -22 50 -27 66C-19 86 19 86 27 66C22 50 14 20 19 -1Z', pen.both('sheath', 'line', 1.1)),
        path(plug, pen.both('gland', 'line', FINE)),
        group(pen.both('gland', 'line', 0.8), circle(-1, -14, 4.4), circle(-9, -7, 2.8), circle(8, -9, 2.4)),
        path('M-44 -16C-46 -52 -34 -62 -30 -92L-38 -160H38L30 -92C34 -62 46 -52 44 -16Z', pen.both('steel', 'line', 1.6)),
        path('M-44 -16H44V-26H-44Z', pen.both('steel-dark', 'line', 1.1)),
        path(`M-14 -26V-160M14 -26V-160`, pen.stroke('line', FINE)),
      ),
      ...([[152, 122, 9], [312, 116, 11], [332, 128, 7]] as const).map(([x, top, size]) => place(x, top, 0, drop(pen, size, 'serum'))),
    ].join('');
  },
});

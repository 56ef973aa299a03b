import { follicle, hairShaft } from '../kit/follicle.ts';
import { beam, drop, handpiece } from '../kit/instruments.ts';
import { type Curve } from '../kit/path.ts';
import { FINE, type Pen } from '../kit/pen.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';

/** Fine hairs in a row, roots and stubs, for figures of the face and body. */
function fineHairs(
  pen: Pen,
  name: string,
  mm: number,
  surfaceAt: Curve,
  hairs: readonly { x: number; depthMm: number; height: number; muscle?: boolean }[],
): { roots: string; stubs: string } {
  const shape = (muscle: boolean, depthMm: number): string =>
    follicle(pen, { mm, depthMm, muscle: muscle ? 'right' : 'none', gland: 'right' });
  return {
    roots: hairs.map(({ x, depthMm, muscle }) => place(x, surfaceAt(x), 8, shape(muscle === true, depthMm))).join(''),
    stubs: group(
      `data-part="${name}"`,
      ...hairs.map(({ x, height }) =>
        place(
          x,
          surfaceAt(x),
          8,
          hairShaft(pen, {
            mm,
            points: [
              [0, 2],
              [height * 0.04, -height * 0.5],
              [height * 0.2, -height],
            ],
          }),
        ),
      ),
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
    const skin = skinSection(pen, {
      name: 'fl',
      left: 0,
      right: 470,
      surface: 128,
      bottom: 300,
      mm,
      seed: 12,
      phototype: 4,
      dermisMm: 2.1,
      epidermisMm: 0.18,
      lobule: 18,
    });
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
    const skin = skinSection(pen, {
      name: 'fm',
      left: 0,
      right: 470,
      surface: y,
      bottom: 300,
      mm,
      seed: 14,
      phototype: 2,
      dermisMm: 2,
      epidermisMm: 0.16,
      lobule: 18,
    });
    const hairs = fineHairs(pen, 'stubs', 30, skin.surfaceAt, [
      { x: 50, depthMm: 2.9, height: 30, muscle: true },
      { x: 132, depthMm: 2.7, height: 26 },
      { x: 346, depthMm: 2.7, height: 26 },
      { x: 424, depthMm: 2.9, height: 30, muscle: true },
    ]);
    const lobes: readonly (readonly [number, number, number])[] = [
      [-47, 78, 13],
      [-61, 92, 11],
      [-43, 98, 11],
      [47, 78, 13],
      [61, 92, 11],
      [43, 98, 11],
    ];
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
        path(
          'M-44 -16C-46 -52 -34 -62 -30 -92L-38 -160H38L30 -92C34 -62 46 -52 44 -16Z',
          pen.both('steel', 'line', 1.6),
        ),
        path('M-44 -16H44V-26H-44Z', pen.both('steel-dark', 'line', 1.1)),
        path(`M-14 -26V-160M14 -26V-160`, pen.stroke('line', FINE)),
      ),
      ...(
        [
          [152, 122, 9],
          [312, 116, 11],
          [332, 128, 7],
        ] as const
      ).map(([x, top, size]) => place(x, top, 0, drop(pen, size, 'serum'))),
    ].join('');
  },
});

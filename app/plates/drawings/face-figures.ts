import { follicle, hairShaft, oilGland } from '../kit/follicle.ts';
import { beam, drop } from '../kit/instruments.ts';
import { lightHandpiece } from '../kit/light-handpiece.ts';
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

/** Small vessels under the right beam of the laser's figure: across and down from the surface, and how wide. */
const VESSELS = [
  [290, 30, 8],
  [310, 22, 7],
  [330, 32, 9],
  [298, 50, 7],
  [318, 54, 8],
  [338, 54, 6],
] as const;

export const figLaser = definePlate({
  title: 'A laser handpiece on brown skin; its light reaches brown pigment, the bulb of a hair and small vessels',
  caption:
    'Laser light passes the skin and is taken up by colour: brown pigment near the surface, a hair down to its bulb, the red of small vessels.',
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
      phototype: 3,
      dermisMm: 2.1,
      epidermisMm: 0.2,
      lobule: 18,
    });
    const hairs = fineHairs(pen, 'stubs', mm, skin.surfaceAt, [
      { x: 56, depthMm: 3.6, height: 66 },
      { x: 424, depthMm: 3.6, height: 66 },
    ]);
    const light = (x: number, focus: number, depthMm: number): string =>
      place(x, 128, 0, beam(pen, { window: 66, focus, depthMm, mm }));
    return [
      hairs.stubs,
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 478, mm, risers: [96, 390], loops: [20, 116, 190, 290, 400] }),
        hairs.roots,
        place(244, 128, 6, follicle(pen, { mm, depthMm: 3.8, muscle: 'none', gland: 'right' })),
        path('M300 208C294 190 304 182 298 166M332 208C340 194 326 184 332 164', pen.stroke('artery', 2.6)),
        ...VESSELS.map(([x, down, wide]) => ellipse(x, 128 + down, wide, wide * 0.76, pen.both('artery', 'line', 1.1))),
        skin.epidermis,
        path(
          'M120 122H192C188 142 180 150 172 143C164 152 160 140 152 147C144 152 140 140 132 145C126 146 122 138 120 122Z',
          pen.both('tone-5', 'line', 1.1),
        ),
        light(156, 60, 0.62),
        light(236, 40, 3.7),
        light(314, 60, 1.9),
        circle(229, 272, 20, `${pen.stroke('beam', 1.6)} stroke-dasharray="2 4"`),
      ),
      skin.outline,
      place(235, 130, 0, lightHandpiece(pen, { window: 226, height: 140, shoulder: 10 })),
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
        oilGland(pen, 62, 'left'),
        oilGland(pen, 62, 'right'),
        path('M-19 -1C-14 20 -22 50 -27 66C-19 86 19 86 27 66C22 50 14 20 19 -1Z', pen.both('sheath', 'line', 1.1)),
        path(plug, pen.both('gland', 'line', FINE)),
        group(pen.both('gland', 'line', 0.8), circle(-1, -14, 4.4), circle(-9, -7, 2.8), circle(8, -9, 2.4)),
        // The mouth of the tip stands on the skin round the pore, so that suction can hold.
        path(
          'M-48 0C-50 -38 -36 -52 -32 -84L-38 -160H38L32 -84C36 -52 50 -38 48 0H34C36 -34 22 -50 18 -80V-160H-18V-80C-22 -50 -36 -34 -34 0Z',
          pen.both('steel', 'line', 1.6),
        ),
        path('M-34 0C-36 -34 -22 -50 -18 -80V-160H18V-80C22 -50 36 -34 34 0Z', `${pen.fill('serum')} opacity=".6"`),
        group(pen.both('gland', 'line', 0.8), circle(-2, -40, 5), circle(5, -70, 3.6), circle(-4, -104, 3)),
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

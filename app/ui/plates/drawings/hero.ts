import { follicularUnits, type FollicularUnit } from '../kit/follicular-unit.ts';
import { labels, type Label } from '../kit/labels.ts';
import { PALETTE, toneOf, type Phototype } from '../kit/palette.ts';
import type { Pen } from '../kit/pen.ts';
import { num, type Curve } from '../kit/path.ts';
import { skinSection } from '../kit/skin.ts';
import { sweatGland } from '../kit/sweat-gland.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';

interface Horizon {
  readonly width: number;
  readonly height: number;
  readonly surface: number;
  readonly mm: number;
  /** Where the first tone ends and the fifth begins; between them the tones are equally wide. */
  readonly tonesFrom: number;
  readonly tonesTo: number;
  readonly units: readonly FollicularUnit[];
  readonly sweat: readonly (readonly [x: number, depthMm: number])[];
  readonly risers: readonly number[];
  readonly loops: readonly number[];
  readonly letterSize: number;
  readonly labels: (surfaceAt: Curve) => readonly Label[];
}

/** Five flat tones side by side with short blends between them. */
function toneStops(pen: Pen, from: number, to: number, width: number): string {
  const blend = 0.012 * width;
  const span = (to - from) / 3;
  const tones: readonly Phototype[] = [1, 2, 3, 4, 5];
  return tones
    .map((phototype, index) => {
      const start = index === 0 ? 0 : (from + (index - 1) * span + blend) / width;
      const end = index === 4 ? 1 : (from + index * span - blend) / width;
      const colour = pen.colour(toneOf(phototype));
      // stop-color takes custom properties only in a style, which the content policy forbids: the attribute is literal.
      const literal = colour.startsWith('var') ? PALETTE[toneOf(phototype)] : colour;
      return [start, end].map((at) => `<stop offset="${num(at * 100)}%" stop-color="${literal}"/>`).join('');
    })
    .join('');
}

/** The scalp as the horizon of the page, from the lightest to the darkest skin; below the epidermis all is one. */
function horizon(pen: Pen, plan: Horizon): string {
  const { width, height, surface, mm } = plan;
  const skin = skinSection(pen, {
    name: 'h',
    left: 0,
    right: width,
    surface,
    bottom: height,
    mm,
    seed: 7,
    phototype: 3,
    tonePaint: `fill="url(#${pen.ref('tones')})"`,
  });
  const hair = follicularUnits(pen, { name: 'h', mm, tilt: 14, surfaceAt: skin.surfaceAt, units: plan.units });
  return [
    `<defs><linearGradient ${pen.id('tones')}>${toneStops(pen, plan.tonesFrom, plan.tonesTo, width)}</linearGradient></defs>`,
    hair.shafts,
    skin.inside(
      skin.dermis,
      skin.fat,
      plexus(pen, skin, { left: -10, right: width + 10, mm, risers: plan.risers, loops: plan.loops }),
      ...plan.sweat.map(([x, depth]) => sweatGland(pen, { x, y: surface + depth * mm, mm, top: skin.surfaceAt(x) })),
      hair.roots,
      skin.epidermis,
    ),
    skin.outline,
    labels(pen, plan.letterSize, plan.labels(skin.surfaceAt)),
  ].join('');
}

const WIDE: Horizon = {
  width: 2560,
  height: 790,
  surface: 366,
  mm: 84,
  tonesFrom: 880,
  tonesTo: 1670,
  units: [
    {
      x: 96,
      hair: 'hair-brown',
      hairs: [
        {
          root: 'middle',
          lean: 0,
          curve: [
            [0, 0],
            [16, -66],
            [50, -142],
            [112, -206],
          ],
        },
      ],
    },
    {
      x: 352,
      hair: 'hair-brown',
      hairs: [
        {
          root: 'long',
          lean: -4,
          curve: [
            [0, 0],
            [15, -78],
            [44, -170],
            [104, -262],
          ],
        },
        {
          root: 'short',
          lean: 5,
          curve: [
            [0, 0],
            [21, -58],
            [64, -118],
            [138, -160],
          ],
        },
      ],
    },
    {
      x: 1226,
      hair: 'hair-brown',
      hairs: [
        {
          root: 'middle',
          lean: 0,
          curve: [
            [0, 0],
            [15, -60],
            [44, -128],
            [104, -182],
          ],
        },
      ],
    },
    {
      x: 1366,
      hairs: [
        {
          root: 'long',
          lean: -5,
          curve: [
            [0, 0],
            [14, -84],
            [40, -190],
            [96, -290],
          ],
        },
        {
          root: 'short',
          lean: 5,
          curve: [
            [0, 0],
            [20, -60],
            [62, -128],
            [142, -170],
          ],
        },
      ],
    },
    {
      x: 1556,
      hairs: [
        {
          root: 'middle',
          lean: -8,
          curve: [
            [0, 0],
            [8, -90],
            [26, -220],
            [84, -350],
          ],
        },
        {
          root: 'long',
          lean: 0,
          curve: [
            [0, 0],
            [22, -88],
            [66, -196],
            [150, -286],
          ],
        },
        {
          root: 'short',
          lean: 9,
          curve: [
            [0, 0],
            [24, -56],
            [78, -112],
            [166, -142],
          ],
        },
      ],
    },
    {
      x: 1798,
      hairs: [
        {
          root: 'long',
          lean: -4,
          curve: [
            [0, 0],
            [15, -76],
            [44, -180],
            [106, -276],
          ],
        },
        {
          root: 'middle',
          lean: 6,
          curve: [
            [0, 0],
            [21, -60],
            [70, -136],
            [156, -190],
          ],
        },
      ],
    },
    {
      x: 1996,
      hair: 'hair-grey',
      hairs: [
        {
          root: 'middle',
          lean: 0,
          curve: [
            [0, 0],
            [17, -70],
            [52, -164],
            [124, -244],
          ],
        },
      ],
    },
    {
      x: 2190,
      hairs: [
        {
          root: 'long',
          lean: -5,
          curve: [
            [0, 0],
            [12, -86],
            [36, -200],
            [98, -312],
          ],
        },
        {
          root: 'short',
          lean: 5,
          curve: [
            [0, 0],
            [22, -62],
            [70, -128],
            [150, -172],
          ],
        },
      ],
    },
    {
      x: 2420,
      hairs: [
        {
          root: 'middle',
          lean: 0,
          curve: [
            [0, 0],
            [17, -74],
            [50, -160],
            [116, -232],
          ],
        },
      ],
    },
  ],
  sweat: [
    [214, 2.6],
    [1100, 2.5],
    [1655, 2.45],
    [1895, 2.5],
    [2300, 2.6],
  ],
  risers: [190, 470, 640, 860, 1050, 1182, 1480, 1700, 1890, 2090, 2320, 2500],
  loops: [
    60, 180, 290, 420, 520, 640, 760, 880, 980, 1090, 1170, 1290, 1330, 1440, 1500, 1620, 1660, 1740, 1870, 1950, 2060,
    2140, 2260, 2370, 2500,
  ],
  letterSize: 24,
  labels: (surfaceAt) => [
    { letter: 'a', at: [1508, 318], to: [1484, surfaceAt(1484) + 5] },
    { letter: 'b', at: [1292, 500] },
    { letter: 'c', at: [1428, 700], disc: 'fat' },
    { letter: 'd', at: [1440, 330], to: [1392, 424] },
    { letter: 'e', at: [1590, 716], to: [1528, 702], disc: 'fat' },
    { letter: 'f', at: [1640, 660], to: [1652, 598], disc: 'fat' },
  ],
};

/** For phones: fewer hairs at a larger scale; all five tones fit across 360 px, the lower third may be covered. */
const PHONE: Horizon = {
  width: 390,
  height: 440,
  surface: 176,
  mm: 58,
  tonesFrom: 78,
  tonesTo: 312,
  units: [
    {
      x: 60,
      hair: 'hair-brown',
      hairs: [
        {
          root: 'middle',
          lean: 0,
          curve: [
            [0, 0],
            [10, -42],
            [30, -86],
            [72, -124],
          ],
        },
      ],
    },
    {
      x: 186,
      hairs: [
        {
          root: 'middle',
          lean: -7,
          curve: [
            [0, 0],
            [4, -44],
            [14, -104],
            [42, -166],
          ],
        },
        {
          root: 'long',
          lean: 0,
          curve: [
            [0, 0],
            [13, -44],
            [38, -96],
            [84, -140],
          ],
        },
        {
          root: 'short',
          lean: 9,
          curve: [
            [0, 0],
            [16, -30],
            [48, -58],
            [98, -74],
          ],
        },
      ],
    },
    {
      x: 322,
      hairs: [
        {
          root: 'long',
          lean: -4,
          curve: [
            [0, 0],
            [9, -42],
            [26, -96],
            [62, -150],
          ],
        },
        {
          root: 'middle',
          lean: 6,
          curve: [
            [0, 0],
            [14, -34],
            [42, -72],
            [86, -98],
          ],
        },
      ],
    },
  ],
  sweat: [[246, 2.35]],
  risers: [14, 128, 276, 386],
  loops: [24, 104, 138, 228, 274, 300, 380],
  letterSize: 20,
  labels: (surfaceAt) => [
    { letter: 'a', at: [140, 148], to: [126, surfaceAt(126) + 4] },
    { letter: 'b', at: [114, 268] },
    { letter: 'c', at: [86, 372], disc: 'fat' },
    { letter: 'd', at: [262, 146], to: [206, 214] },
    { letter: 'e', at: [192, 412], to: [160, 396], disc: 'fat' },
    { letter: 'f', at: [216, 362], to: [240, 324], disc: 'fat' },
  ],
};

const CAPTION =
  'The scalp, 5 mm deep, in five skin tones. The difference lies in a tenth of a millimetre; everything below it is the same. *a* epidermis, *b* dermis, *c* fat, *d* oil gland, *e* hair bulb, *f* sweat gland.';

export const hero = definePlate({
  title: 'The scalp in section, from light to dark skin, with its hairs, glands and vessels',
  caption: CAPTION,
  width: WIDE.width,
  height: WIDE.height,
  card: { x: 1180, y: 30, width: 1000, height: 750 },
  preview: { x: 1270, y: 130, width: 838, height: 440 },
  paint: (pen) => horizon(pen, WIDE),
});

export const heroPhone = definePlate({
  title: 'The scalp in section, from light to dark skin, with its hairs, glands and vessels',
  caption: CAPTION,
  width: PHONE.width,
  height: PHONE.height,
  paint: (pen) => horizon(pen, PHONE),
});

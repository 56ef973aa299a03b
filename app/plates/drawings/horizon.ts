import { follicularUnits, type FollicularUnit } from '../kit/follicular-unit.ts';
import { labels, type Label } from '../kit/labels.ts';
import { PALETTE, toneOf, type Phototype } from '../kit/palette.ts';
import { num, type Curve } from '../kit/path.ts';
import { type Pen } from '../kit/pen.ts';
import { skinSection } from '../kit/skin.ts';
import { sweatGland } from '../kit/sweat-gland.ts';
import { plexus } from '../kit/vessel.ts';

export interface Horizon {
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
export function horizon(pen: Pen, plan: Horizon): string {
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

export const HORIZON_CAPTION =
  'The scalp, 5 mm deep, in five skin tones. The difference lies in a tenth of a millimetre; everything below it is the same. *a* epidermis, *b* dermis, *c* fat, *d* oil gland, *e* hair bulb, *f* sweat gland.';

export const HORIZON_TITLE = 'The scalp in section, from light to dark skin, with its hairs, glands and vessels';

import { type Skin, toneOf } from './palette.ts';
import { CONTOUR, FINE, type Pen } from './pen.ts';
import { band, type Curve, num, nums, sample, smooth } from './path.ts';
import { seeded } from './random.ts';
import { group, path, rect } from './svg.ts';
import { along, collagenTexture, fatTexture } from './texture.ts';

/** Where a section stands in the drawing and how large it is drawn. Lengths in drawing units unless they say millimetres. */
export interface SectionFrame {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  /** The height of the skin's surface in the drawing. */
  readonly surface: number;
  readonly bottom: number;
  /** Drawing units per millimetre. */
  readonly mm: number;
  readonly seed: number;
  readonly phototype: Skin;
  readonly epidermisMm?: number;
  readonly dermisMm?: number;
  /** Height of the waves of the surface. */
  readonly waveMm?: number;
  /** Size of a drawn fat lobule (a picture of texture, not of scale). */
  readonly lobule?: number;
  /** Replaces the usual surface, for moles, wrinkles and scars. */
  readonly relief?: Curve;
  /** Paint of the epidermis where it is not one tone. */
  readonly tonePaint?: string;
  readonly fatDepth?: number;
  /** Distance between the samples of the surface; smaller where a relief is steep. */
  readonly step?: number;
}

/** The drawn layers of a section, to be put together by the plate with whatever grows or reaches into them. */
export interface Section {
  readonly surfaceAt: Curve;
  /** The lower border of the dermis. */
  readonly junctionAt: Curve;
  readonly dermis: string;
  readonly fat: string;
  readonly epidermis: string;
  readonly outline: string;
  /** Cuts children to the section, following the surface. */
  inside(...children: readonly string[]): string;
  /** Cuts children to the frame only, so that things may stand above the surface. */
  framed(...children: readonly string[]): string;
}

/** The lower border of the epidermis: ridges of uneven width that reach into the dermis. */
function reteRidges(surface: Curve, frame: SectionFrame, thickness: number): string {
  const random = seeded(frame.seed + 101);
  const { mm } = frame;
  let x = frame.right + 12;
  let y = Math.round(surface(x) + thickness);
  let d = `L${nums(x, y)}`;
  let down = true;
  let first = true;
  while (x > frame.left - 12) {
    const width = Math.max(5, random(0.09, 0.19) * Math.min(mm, 84));
    const reach = random(0.02, 0.06) * Math.min(mm, 84);
    const nextX: number = Math.round((x - width) * 10) / 10;
    const nextY: number = Math.round((surface(nextX) + thickness + (down ? reach : -reach * 0.6)) * 10) / 10;
    const dx = nextX - x;
    const dy = nextY - y;
    d += first ? `c${nums(dx / 2, 0, dx / 2, dy, dx, dy)}` : `s${nums(dx / 2, dy, dx, dy)}`;
    [x, y, down, first] = [nextX, nextY, !down, false];
  }
  return d;
}

/**
 * Skin in section with its true layers: epidermis, papillary and reticular dermis, fat.
 * Depths are millimetres times `frame.mm`, measured down from the surface.
 */
export function skinSection(pen: Pen, frame: SectionFrame): Section {
  const { mm, left, right, bottom, name, seed } = frame;
  const wave = (frame.waveMm ?? 0.05) * mm;
  const epidermis = (frame.epidermisMm ?? 0.1) * mm;
  const dermis = (frame.dermisMm ?? 2) * mm;
  const phase = (seed % 17) / 3;
  const surfaceAt: Curve =
    frame.relief ??
    ((x) =>
      frame.surface +
      wave *
        (1.4 * Math.sin(x / (1.9 * mm) + phase) +
          0.7 * Math.sin(x / (0.83 * mm)) +
          0.22 * Math.sin(x / (0.31 * mm) + 2)));
  const junctionAt: Curve = (x) =>
    frame.surface + dermis + Math.sin(x / (1.8 * mm) + phase) * 0.11 * mm + Math.sin(x / (0.75 * mm)) * 0.05 * mm;
  const papillaryAt: Curve = (x) =>
    surfaceAt(x) + epidermis + 0.22 * mm + Math.sin(x / 9) * 1.3 + Math.sin(x / 23) * 1.7;
  const step = frame.step ?? Math.min(24, mm * 0.3);
  const [from, to] = [left - 8, right + 8];
  const floor: Curve = () => bottom + 4;
  const clip = `${name}-under`;
  const surfaceLine = smooth(sample(surfaceAt, from, to, step));
  const below = `${surfaceLine}V${num(bottom + 4)}H${num(from)}z`;

  const size = frame.lobule ?? Math.max(19, Math.min(38, mm * 0.37));
  const texture = fatTexture(pen, {
    name: `${name}-fat`,
    size,
    columns: Math.min(14, Math.max(5, Math.ceil((right - left) / size / 2))),
    depth: frame.fatDepth ?? bottom - frame.surface - dermis + mm * 0.2,
    seed,
  });
  const wisps = collagenTexture(pen, {
    name: `${name}-collagen`,
    period: Math.min(360, Math.max(120, (right - left) / 2)),
    depth: dermis - epidermis - 0.5 * mm,
    strokes: Math.round(Math.min(46, (Math.min(360, Math.max(120, (right - left) / 2)) * (dermis - 0.5 * mm)) / 1100)),
    length: Math.max(18, mm * 0.34),
    seed: seed + 5,
  });
  const defs = `<defs><clipPath ${pen.id(clip)}>${path(below)}</clipPath>${texture.markup}${wisps.markup}</defs>`;
  const collagenTop: Curve = (x) => surfaceAt(x) + epidermis + 0.34 * mm;

  return {
    surfaceAt,
    junctionAt,
    dermis:
      defs +
      path(below, pen.fill('dermis')) +
      path(band(surfaceAt, papillaryAt, from, to, step), pen.fill('papillary')) +
      along(pen, wisps, collagenTop, left, right, pen.stroke('collagen', mm > 70 ? 1.5 : 1.2)),
    fat:
      path(band(junctionAt, floor, from, to, step * 2), pen.fill('fat-bed')) +
      along(
        pen,
        texture,
        (x) => junctionAt(x) + size * 0.2,
        left - size,
        right,
        pen.both('fat', 'fat-line', size > 26 ? 1 : 0.85),
      ) +
      path(smooth(sample(junctionAt, from, to, step * 2)), pen.stroke('line', 1)),
    epidermis: path(
      `${surfaceLine}${reteRidges(surfaceAt, frame, epidermis)}z`,
      `${frame.tonePaint ?? pen.fill(toneOf(frame.phototype))} ${pen.stroke('line', FINE)}`,
    ),
    outline: path(smooth(sample(surfaceAt, left, right, step)), pen.stroke('line', CONTOUR)),
    inside: (...children) => group(`clip-path="url(#${pen.ref(clip)})"`, ...children),
    framed: (...children) =>
      `<clipPath ${pen.id(`${name}-frame`)}>${rect(left, 0, right - left, bottom)}</clipPath>` +
      group(`clip-path="url(#${pen.ref(`${name}-frame`)})"`, ...children),
  };
}

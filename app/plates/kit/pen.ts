import { PALETTE, type Colour } from './palette.ts';

/** `css`: custom properties with fallbacks, for inline plates. `literal`: plain colours, for files and Open Graph. */
export type ColourMode = 'css' | 'literal';

/** What every part draws with: colours in one mode, ids that are unique on a page with several plates. */
export interface Pen {
  readonly letters: boolean;
  colour(name: Colour): string;
  fill(name: Colour): string;
  stroke(name: Colour, width: number): string;
  both(fill: Colour, stroke: Colour, width: number): string;
  id(name: string): string;
  ref(name: string): string;
}

/** The two weights of line of every plate: contour (1.8 to 2) and detail (0.9 to 1.2), in drawing units. */
export const CONTOUR = 1.9;
export const DETAIL = 1.1;
export const FINE = 0.9;

/** A pen for one plate. `weight` makes every line heavier, for pictures that are shown small. `prefix` keeps its ids apart from those of other plates inlined on the same page. */
export function makePen(options: { colours: ColourMode; prefix: string; letters: boolean; weight?: number }): Pen {
  const { weight = 1 } = options;
  const colour = (name: Colour): string =>
    options.colours === 'css' ? `var(--pl-${name},${PALETTE[name]})` : PALETTE[name];
  const fill = (name: Colour): string => `fill="${colour(name)}"`;
  const stroke = (name: Colour, width: number): string =>
    `stroke="${colour(name)}" stroke-width="${Math.round(width * weight * 100) / 100}"`;
  const id = (name: string): string => `${options.prefix}${name}`;
  return {
    letters: options.letters,
    colour,
    fill,
    stroke,
    both: (inside, outline, width) => `${fill(inside)} ${stroke(outline, width)}`,
    id: (name) => `id="${id(name)}"`,
    ref: (name) => id(name),
  };
}

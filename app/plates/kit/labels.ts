import { GLYPHS } from './glyphs.ts';
import type { Colour } from './palette.ts';
import { FINE, type Pen } from './pen.ts';
import { num, nums, type Point, polyline } from './path.ts';
import { circle, group, path } from './svg.ts';

/** Text in the drawn italic, from its left or around its middle. Known characters: a-h, digits, m and the point. */
function lettering(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  align: 'start' | 'middle' = 'start',
  colour: Colour = 'line',
): string {
  const advances = Array.from(text).map((character) => (character === ' ' ? 22 : (GLYPHS[character]?.advance ?? 0)));
  const width = (advances.reduce((sum, advance) => sum + advance, 0) * size) / 100;
  let pencil = 0;
  const outlines = Array.from(text).map((character, index) => {
    const at = pencil;
    pencil += advances[index] ?? 0;
    const glyph = GLYPHS[character];
    return glyph ? path(glyph.d, at === 0 ? '' : `transform="translate(${at})"`) : '';
  });
  const left = align === 'middle' ? x - width / 2 : x;
  return group(`transform="translate(${nums(left, y)})scale(${size / 100})" ${pen.fill(colour)}`, ...outlines);
}

export interface Label {
  readonly letter: string;
  /** Where the letter stands (its centre). */
  readonly at: Point;
  /** What it points to; without it the letter stands on the thing itself. */
  readonly to?: Point;
  /** A disc behind the letter, on busy ground. */
  readonly disc?: Colour;
  /** Colour of the leader line on dark ground. */
  readonly leader?: Colour;
}

/** The letters of a plate with their leader lines; nothing when the pen draws without letters. */
export function labels(pen: Pen, size: number, items: readonly Label[]): string {
  if (!pen.letters) return '';
  return items
    .map(({ letter, at, to, disc, leader: ink = 'line' }) => {
      const radius = size * 0.68;
      let leader = '';
      if (to) {
        const [dx, dy] = [to[0] - at[0], to[1] - at[1]];
        const length = Math.hypot(dx, dy) || 1;
        const start: Point = [at[0] + (dx / length) * radius, at[1] + (dy / length) * radius];
        leader = path(polyline([start, to]), pen.stroke(ink, FINE)) + circle(to[0], to[1], 1.8, pen.fill(ink));
      }
      const ground = disc ? circle(at[0], at[1], radius, pen.fill(disc)) : '';
      const tall = 'bdfh'.includes(letter) ? 0.36 : 0.23;
      const drop = 'g'.includes(letter) ? 0.12 : tall;
      return `<g data-letter="${letter}">${leader}${ground}${lettering(pen, letter, at[0], at[1] + size * drop, size, 'middle')}</g>`;
    })
    .join('');
}

/** A bar of `lengthMm` with its length written above it. */
export function scaleBar(
  pen: Pen,
  options: { x: number; y: number; mm: number; lengthMm?: number; size?: number },
): string {
  if (!pen.letters) return '';
  const { x, y, mm, lengthMm = 1, size = 16 } = options;
  const width = lengthMm * mm;
  return group(
    `data-scale="${lengthMm}"`,
    path(`M${nums(x, y - 4)}v8m0-4h${num(width)}m0-4v8`, pen.stroke('line', 1.3)),
    lettering(pen, `${lengthMm} mm`, x + width / 2, y - 8, size, 'middle'),
  );
}

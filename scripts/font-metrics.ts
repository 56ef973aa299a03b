/** What decides how much room a line of text takes, as parts of one em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean advance of the characters of a sample, each counted as often as it occurs. */
  readonly averageAdvance: number;
}

/**
 * Reads the line metrics and the mean advance of `sample` from a static font in sfnt form (TrueType or CFF).
 * Lengths are in em. Throws when the font lacks a table or a character of the sample.
 * Source of the layouts: OpenType specification 1.9, tables head, hhea, hmtx and cmap format 4.
 */
export function readFontMetrics(font: Buffer, sample: string): FontMetrics {
  const tables = tableOffsets(font);
  const head = offsetOf(tables, 'head');
  const hhea = offsetOf(tables, 'hhea');
  const hmtx = offsetOf(tables, 'hmtx');
  const unitsPerEm = font.readUInt16BE(head + 18);
  const longMetrics = font.readUInt16BE(hhea + 34);
  const glyphOf = characterMap(font, offsetOf(tables, 'cmap'));

  let total = 0;
  for (const character of sample) {
    const glyph = glyphOf(character.codePointAt(0) ?? 0);
    if (glyph === 0) throw new Error(`The font has no glyph for "${character}".`);
    total += font.readUInt16BE(hmtx + 4 * Math.min(glyph, longMetrics - 1));
  }
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
    averageAdvance: total / Array.from(sample).length / unitsPerEm,
  };
}

/** The characters of the Basic Multilingual Plane among `candidates` for which a font in sfnt form has a glyph. */
export function charactersIn(font: Buffer, candidates: string): string {
  const glyphOf = characterMap(font, offsetOf(tableOffsets(font), 'cmap'));
  return Array.from(candidates)
    .filter((character) => glyphOf(character.codePointAt(0) ?? 0) !== 0)
    .join('');
}

function tableOffsets(font: Buffer): Map<string, number> {
  const tables = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + 16 * index;
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8));
  }
  return tables;
}

function offsetOf(tables: Map<string, number>, tag: string): number {
  const offset = tables.get(tag);
  if (offset === undefined) throw new Error(`The font has no table ${tag}.`);
  return offset;
}

function characterMap(font: Buffer, cmap: number): (codePoint: number) => number {
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
    if (font.readUInt16BE(subtable) === 4) return (codePoint) => glyphInFormat4(font, subtable, codePoint);
  }
  throw new Error('The font has no character map of format 4.');
}

function glyphInFormat4(font: Buffer, subtable: number, codePoint: number): number {
  const doubleCount = font.readUInt16BE(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubleCount + 2;
  const deltas = starts + doubleCount;
  const rangeOffsets = deltas + doubleCount;
  for (let at = 0; at < doubleCount; at += 2) {
    if (codePoint > font.readUInt16BE(ends + at)) continue;
    const start = font.readUInt16BE(starts + at);
    if (codePoint < start) return 0;
    const delta = font.readInt16BE(deltas + at);
    const rangeOffset = font.readUInt16BE(rangeOffsets + at);
    if (rangeOffset === 0) return (codePoint + delta) & 0xffff;
    const glyph = font.readUInt16BE(rangeOffsets + at + rangeOffset + 2 * (codePoint - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

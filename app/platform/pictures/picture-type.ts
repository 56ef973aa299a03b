export type PictureType = 'jpeg' | 'png' | 'webp';

/** The type of a picture by its first bytes: one we accept, HEIC (which we cannot open), or other. */
export type SeenType = PictureType | 'heic' | 'other';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'hif1']);

function text(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('latin1');
}

/** The kind of a picture by its content; its name and the type a browser claims mean nothing. Needs 32 bytes. */
export function pictureTypeOf(bytes: Uint8Array): SeenType {
  if (text(bytes, 0, 3) === '\u{FF}\u{D8}\u{FF}') return 'jpeg';
  if (text(bytes, 0, 8) === '\u{89}PNG\r\n\u{1A}\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) !== 'ftyp') return 'other';
  const brands = [text(bytes, 8, 12), text(bytes, 16, 20), text(bytes, 20, 24), text(bytes, 24, 28)];
  if (brands.includes('avif')) return 'other';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : 'other';
}

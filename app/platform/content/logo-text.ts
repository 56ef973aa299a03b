/** What a kept logo measures at most, in pixels and bytes: twice what a page shows of it. */
export const LOGO_WIDTH = 640;
export const LOGO_HEIGHT = 160;
export const LOGO_BYTES = 48_000;

const START = 'data:image/png;base64,';
const SIGNATURE = '\u{89}PNG\r\n\u{1A}\n';

/** A logo as `look.yml` holds it: a `data:` URL (RFC 2397). */
export function logoText(png: Uint8Array): string {
  return START + Buffer.from(png).toString('base64');
}

export interface Png {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The picture that such a text holds; undefined for anything that is no PNG of a logo's size. */
export function logoOfText(text: string): Png | undefined {
  if (!text.startsWith(START) || text.length > START.length + LOGO_BYTES * 1.4) return undefined;
  const png = Buffer.from(text.slice(START.length), 'base64');
  if (png.length < 33 || png.length > LOGO_BYTES || png.toString('latin1', 0, 8) !== SIGNATURE) return undefined;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const fits = width > 0 && height > 0 && width <= LOGO_WIDTH && height <= LOGO_HEIGHT;
  return fits ? { png, width, height } : undefined;
}

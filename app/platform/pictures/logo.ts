import { fail, ok, type Result } from '#app/lib/result.ts';
import type { PictureProblem } from '#app/lib/picture-problem.ts';
import { LOGO_BYTES, LOGO_HEIGHT, LOGO_WIDTH } from '#app/platform/content/logo-text.ts';
import { alone, lookAt, openSharp } from './read-picture.ts';

/** Palette sizes to try, largest first, until the file is small enough. */
const COLOURS = [256, 64, 16] as const;

/**
 * A clinic's logo as it is kept, decoded and encoded again: PNG with its transparency, at most `LOGO_WIDTH` by
 * `LOGO_HEIGHT` and `LOGO_BYTES`, without empty edges. Takes what `readPicture` takes; a drawing in SVG can hold scripts and is
 * `other-type`.
 */
export function readLogo(bytes: Uint8Array): Promise<Result<Uint8Array, PictureProblem>> {
  return alone(() => openLogo(bytes));
}

async function openLogo(bytes: Uint8Array): Promise<Result<Uint8Array, PictureProblem>> {
  const looked = await lookAt(bytes);
  if (!looked.ok) return fail(looked.reason);
  const { sharp } = looked;
  const limits = { failOn: 'error', limitInputPixels: LOGO_PIXELS, pages: 1 } as const;
  if (looked.metadata.width * looked.metadata.height > LOGO_PIXELS) return fail('too-many-pixels');
  try {
    const whole = await sharp(bytes, limits)
      .timeout({ seconds: 10 })
      .autoOrient()
      .toColourspace('srgb')
      .png()
      .toBuffer();
    const tight = await sharp(whole, limits)
      .timeout({ seconds: 10 })
      .trim()
      .png()
      .toBuffer()
      // A logo of one colour has nothing but edges.
      .catch(() => whole);
    for (const colours of COLOURS) {
      const png = await sharp(tight, limits)
        .timeout({ seconds: 10 })
        .resize({ width: LOGO_WIDTH, height: LOGO_HEIGHT, fit: 'inside', withoutEnlargement: true })
        .png({ palette: true, colours, effort: 10, compressionLevel: 9 })
        .toBuffer();
      if (png.length <= LOGO_BYTES) return ok(png);
    }
    return fail('too-large');
  } catch {
    return fail('damaged');
  }
}

const LOGO_PIXELS = 8_000_000;

/** A kept logo in the middle of a square of so many pixels, for tabs and home screens. */
export async function iconOf(png: Uint8Array, size: number): Promise<Uint8Array> {
  const sharp = await openSharp();
  return sharp(png)
    .resize({ width: size, height: size, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

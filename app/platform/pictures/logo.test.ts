import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LOGO_BYTES, LOGO_HEIGHT, LOGO_WIDTH, logoOfText, logoText } from '#app/platform/content/logo-text.ts';
import { iconOf, readLogo } from './logo.ts';

/** A plum square in the middle of nothing. */
async function drawn(width: number, height: number): Promise<Buffer> {
  const mark = await sharp({ create: { width: width / 2, height: height / 2, channels: 4, background: '#5b2a6e' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

describe('a logo', () => {
  test('is kept as a PNG without its empty edges, no larger than pages show it', async () => {
    const read = await readLogo(await drawn(2000, 1000));
    if (!read.ok) throw new Error(read.reason);
    const kept = logoOfText(logoText(read.value));
    expect(kept).toMatchObject({ width: 320, height: LOGO_HEIGHT });
    expect(read.value.length).toBeLessThan(LOGO_BYTES);
    expect((await sharp(read.value).metadata()).format).toBe('png');
    const icon = await sharp(await iconOf(read.value, 180)).metadata();
    expect(icon).toMatchObject({ width: 180, height: 180, hasAlpha: true });
  });

  test('of noise, which nothing makes small, is refused', async () => {
    let seed = 1;
    const noise = Buffer.from(
      Array.from({ length: LOGO_WIDTH * LOGO_HEIGHT * 3 }, () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed % 256;
      }),
    );
    const picture = await sharp(noise, { raw: { width: LOGO_WIDTH, height: LOGO_HEIGHT, channels: 3 } })
      .png()
      .toBuffer();
    expect(await readLogo(picture)).toEqual({ ok: false, reason: 'too-large' });
  });

  test.each([
    [
      'a drawing, which can hold a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'other-type',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 'other-type'],
    ['nothing', '', 'empty'],
    ['the beginning of a PNG', '\u{89}PNG\r\n\u{1A}\n and no more', 'damaged'],
  ])('is not %s', async (_what, text, reason) => {
    expect(await readLogo(Buffer.from(text, 'latin1'))).toMatchObject({ ok: false, reason });
  });

  test('in a text is a PNG of a logo’s size and nothing else', async () => {
    const png = await drawn(100, 50);
    expect(logoOfText(logoText(png))).toMatchObject({ width: 100, height: 50 });
    expect(logoOfText(logoText(await drawn(900, 50)))).toBeUndefined();
    for (const text of [
      '',
      'https://elsewhere.example/logo.png',
      'data:image/svg+xml;base64,PHN2Zy8+',
      `data:text/html;base64,${png.toString('base64')}`,
      logoText(Buffer.from('<script>alert(1)</script> and some more letters')),
      logoText(Buffer.alloc(LOGO_BYTES + 1)),
    ])
      expect(logoOfText(text)).toBeUndefined();
  });
});

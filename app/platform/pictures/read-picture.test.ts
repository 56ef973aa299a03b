import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { PICTURE_BYTES, readPicture } from './read-picture.ts';
import { drawing, phonePhoto } from './fixtures.ts';

const wanted = {
  full: { longestSide: 2048, format: 'jpeg', quality: 85 },
  small: { longestSide: 320, format: 'jpeg', quality: 75 },
} as const;

const read = (bytes: Uint8Array) => readPicture(() => Promise.resolve(bytes), wanted);

/** What became of the bytes: the problem, or the sizes. */
async function outcome(bytes: Uint8Array): Promise<string> {
  const result = await read(bytes);
  return result.ok ? `${result.sizes.full.width}x${result.sizes.full.height}` : result.reason;
}

async function brightness(level: number): Promise<number | string> {
  const flat = sharp({
    create: { width: 100, height: 100, channels: 3, background: { r: level, g: level, b: level } },
  });
  const result = await read(await flat.jpeg().toBuffer());
  return result.ok ? Math.round(result.brightness) : result.reason;
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG that claims a size and holds one long run of nothing. */
function bomb(width: number, height: number, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\u{89}PNG\r\n\u{1A}\n', 'latin1');
  const data = deflateSync(Buffer.alloc(4_000_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

let photo: Buffer;
let png: Buffer;
beforeAll(async () => {
  photo = await phonePhoto();
  png = await drawing(600, 400);
});

describe('a picture that is taken', () => {
  test('comes out upright, small enough, as JPEG in sRGB, and with nothing of the file but its pixels', async () => {
    const large = await phonePhoto(3000, 2000);
    for (const mark of ['Exif', 'MARKED-XMP', 'ICC_PROFILE', 'Marked Owner']) expect(large.includes(mark)).toBe(true);
    const result = await read(large);
    if (!result.ok) throw new Error(result.reason);
    expect([result.width, result.height]).toEqual([2000, 3000]);
    expect([result.sizes.full.width, result.sizes.full.height]).toEqual([1365, 2048]);
    expect([result.sizes.small.width, result.sizes.small.height]).toEqual([213, 320]);
    for (const { bytes } of Object.values(result.sizes)) {
      const made = Buffer.from(bytes);
      for (const mark of ['Exif', 'MARKED', 'ICC_PROFILE', 'Marked']) expect(made.includes(mark)).toBe(false);
      const { format, exif, xmp, icc, orientation, space } = await sharp(made).metadata();
      expect({ format, exif, xmp, icc, orientation, space }).toEqual({ format: 'jpeg', space: 'srgb' });
    }
  });

  test('may be PNG or WebP, transparent, grey, or have its colours by a table', async () => {
    expect(await outcome(png)).toBe('600x400');
    expect(await outcome(await sharp(png).webp().toBuffer())).toBe('600x400');
    expect(await outcome(await sharp(png).webp({ lossless: true }).toBuffer())).toBe('600x400');
    expect(await outcome(await sharp(png).ensureAlpha(0.3).png().toBuffer())).toBe('600x400');
    expect(await outcome(await sharp(png).greyscale().jpeg().toBuffer())).toBe('600x400');
    expect(await outcome(await sharp(png).png({ palette: true }).toBuffer())).toBe('600x400');
    expect(await outcome(await sharp(png).toColourspace('cmyk').jpeg().toBuffer())).toBe('600x400');
    expect(await outcome(await sharp(png).jpeg({ progressive: true }).toBuffer())).toBe('600x400');
  });

  test('loses what was hidden behind its end', async () => {
    const polyglot = Buffer.concat([photo, Buffer.from('PK\u{3}\u{4}<script>alert("MARKED")</script>')]);
    const result = await read(polyglot);
    if (!result.ok) throw new Error(result.reason);
    expect(Buffer.from(result.sizes.full.bytes).includes('MARKED')).toBe(false);
  });

  test('tells how bright it is', async () => {
    expect(await brightness(20)).toBe(20);
    expect(await brightness(200)).toBe(200);
  });

  test('can be made in other sizes and kinds', async () => {
    const result = await readPicture(() => Promise.resolve(png), {
      wide: { longestSide: 500, format: 'webp', quality: 70 },
      narrow: { longestSide: 200, format: 'avif', quality: 50 },
    });
    if (!result.ok) throw new Error(result.reason);
    expect([result.sizes.wide.width, result.sizes.narrow.width]).toEqual([500, 200]);
    expect(Buffer.from(result.sizes.narrow.bytes).toString('latin1', 4, 12)).toBe('ftypavif');
  });
});

describe('a file that is refused, with its reason', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]);
  const gif = Buffer.from('GIF89a\u{1}\0\u{1}\0\0\0\0;/*<script>alert(1)</script>*/', 'latin1');
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['nothing', 'empty', () => Buffer.alloc(0)],
    ['more than 12 MB', 'too-large', () => Buffer.concat([photo, Buffer.alloc(PICTURE_BYTES)])],
    ['SVG with a script', 'other-type', () => Buffer.from(svg)],
    ['SVG behind a first line of XML', 'other-type', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['GIF that is a script as well', 'other-type', () => gif],
    ['a GIF', 'other-type', () => sharp(png).gif().toBuffer()],
    ['a TIFF', 'other-type', () => sharp(png).tiff().toBuffer()],
    ['AVIF', 'other-type', () => sharp(png).avif({ effort: 0 }).toBuffer()],
    ['a PDF called photo.jpg', 'other-type', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a page of HTML', 'other-type', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['HEIC of an iPhone', 'heic', () => heic],
    ['a JPEG cut off', 'damaged', () => photo.subarray(0, photo.length / 2)],
    ['a PNG cut off', 'damaged', () => png.subarray(0, png.length / 2)],
    ['a WebP cut off', 'damaged', async () => (await sharp(png).webp().toBuffer()).subarray(0, 900)],
    [
      'the first bytes of a JPEG before a script',
      'damaged',
      () => Buffer.from('\u{FF}\u{D8}\u{FF}=alert(1)//', 'latin1'),
    ],
    ['the first bytes of a PNG and nothing', 'damaged', () => Buffer.from('\u{89}PNG\r\n\u{1A}\n', 'latin1')],
    ['a WebP that holds none', 'damaged', () => Buffer.from('RIFF\u{10}\0\0\0WEBPVP8 \0\0\0\0', 'latin1')],
    ['41 megapixels', 'too-many-pixels', () => bomb(8200, 5000)],
    ['a bomb of 10 gigapixels', 'too-many-pixels', () => bomb(100_000, 100_000)],
    ['a header that promises more than there is', 'damaged', () => bomb(6000, 6000)],
    ['an interlaced 16-bit PNG that opens to 300 MB', 'too-heavy', () => interlaced()],
  ])('%s: %s', async (_what, reason, make) => {
    expect(await outcome(new Uint8Array(await make()))).toBe(reason);
  });

  test('a text chunk that unpacks to 200 MB is not unpacked into the picture', async () => {
    const note = Buffer.concat([Buffer.from('MARKED\0\0', 'latin1'), deflateSync(Buffer.alloc(200_000_000))]);
    expect(await outcome(bomb(1000, 1000, [chunk('zTXt', note)]))).toMatch(/^(1000x1000|damaged)$/);
  });
});

/** Only a header: nothing of it is opened. */
function interlaced(): Buffer {
  const made = bomb(8000, 5000);
  made.set([16, 6, 0, 0, 1], 24);
  made.writeUInt32BE(crc32(made.subarray(12, 29)), 29);
  return made;
}

test('one after the other is opened, and all of them are', async () => {
  expect(await Promise.all(Array.from({ length: 12 }, () => outcome(png)))).toEqual(
    Array.from({ length: 12 }, () => '600x400'),
  );
});

/**
 * Draws every plate into public/: SVG files, cards, Open Graph pictures and icons, and the posters and captions of films.
 * `npm run plates` also writes one contact sheet of all plates for review, build/plates.png (`--sheet FILE`).
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { drawIcon } from '../app/plates/drawings/logo.ts';
import { FORM_PICTURES } from '../app/plates/forms/form-pictures.ts';
import { PHOTO_OUTLINES } from '../app/plates/forms/photo-views.ts';
import type { FormPicture } from '../app/plates/forms/form-picture.ts';
import { PALETTE } from '../app/plates/kit/palette.ts';
import { type Film, frameOf, webVtt } from '../app/plates/films/film.ts';
import { FILMS } from '../app/plates/films/registry.ts';
import type { PlateDrawing } from '../app/plates/plate-drawing.ts';
import { PLATES } from '../app/plates/registry.ts';

const PUBLIC = join(import.meta.dirname, '..', 'public');
const STAMPS = join(PUBLIC, 'plates', '.stamps.json');
/** Raise it when this script makes something else of the same drawing. */
const FORMAT = 1;
/** The moment of a film that stands for it until it is played: every film has begun by then. */
const POSTER_SECOND = 12;
const PREVIEW = { width: 1200, height: 630, maxBytes: 60_000 };

const minify = (svg: string): string =>
  optimize(svg, {
    multipass: false,
    plugins: [{ name: 'preset-default', params: { overrides: { convertShapeToPath: false, mergePaths: false } } }],
  }).data;

const rasterise = (svg: string, width: number): Buffer =>
  new Resvg(svg, { background: PALETTE.paper, fitTo: { mode: 'width', value: width } }).render().asPng();

/** A palette PNG: 8 bits a pixel, or 4 where a drawing is too rich for the limit. */
async function previewPicture(plate: PlateDrawing): Promise<Buffer> {
  const drawn = rasterise(plate.draw({ colours: 'literal', letters: false, crop: plate.preview }), PREVIEW.width);
  for (const colours of [256, 16]) {
    const picture = await sharp(drawn)
      .resize(PREVIEW.width, PREVIEW.height, { fit: 'cover' })
      .png({ palette: true, colours, effort: 7, compressionLevel: 9, dither: 0 })
      .toBuffer();
    if (picture.length <= PREVIEW.maxBytes) return picture;
  }
  throw new Error(`The preview of "${plate.title}" does not fit ${PREVIEW.maxBytes} bytes`);
}

async function readStamps(): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(STAMPS, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

async function writePlate(name: string, plate: PlateDrawing): Promise<void> {
  const whole = minify(plate.draw({ colours: 'literal' }));
  const card = minify(plate.drawCard('literal'));
  await Promise.all([
    writeFile(join(PUBLIC, 'plates', `${name}.svg`), whole),
    writeFile(join(PUBLIC, 'plates', `${name}-card.svg`), card),
    writeFile(join(PUBLIC, 'og', `${name}.png`), await previewPicture(plate)),
  ]);
}

const appIcon = (width: number): Promise<Buffer> =>
  sharp(rasterise(drawIcon(true), width))
    .png({ palette: true, effort: 7 })
    .toBuffer();

/** An ICO file that holds one PNG: what is asked for at /favicon.ico by whoever reads no HTML. */
function icoOf(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where the picture begins
  return Buffer.concat([head, png]);
}

async function writeIcons(): Promise<void> {
  await Promise.all([
    writeFile(join(PUBLIC, 'favicon.svg'), minify(drawIcon(false))),
    writeFile(join(PUBLIC, 'favicon.ico'), icoOf(await appIcon(32), 32)),
    writeFile(join(PUBLIC, 'icon-192.png'), await appIcon(192)),
    writeFile(join(PUBLIC, 'icon-512.png'), await appIcon(512)),
    writeFile(join(PUBLIC, 'apple-touch-icon.png'), await appIcon(180)),
  ]);
}

async function writeAll(): Promise<void> {
  await Promise.all(['plates', 'og'].map((folder) => mkdir(join(PUBLIC, folder), { recursive: true })));
  const before = await readStamps();
  const kept = new Set((await Promise.all(['plates', 'og'].map((folder) => readdir(join(PUBLIC, folder))))).flat());
  const after: Record<string, string> = {};
  let drawn = 0;
  for (const [name, plate] of Object.entries<PlateDrawing>(PLATES)) {
    const source = JSON.stringify([
      FORMAT,
      plate.draw({ colours: 'literal' }),
      plate.drawCard('literal'),
      plate.preview,
    ]);
    after[name] = createHash('sha256').update(source).digest('base64url');
    const complete = [`${name}.svg`, `${name}-card.svg`, `${name}.png`].every((file) => kept.has(file));
    if (after[name] === before[name] && complete) continue;
    await writePlate(name, plate);
    drawn += 1;
  }
  const gone = Object.keys(before).filter((name) => !(name in after));
  await Promise.all(
    gone.flatMap((name) =>
      [`plates/${name}.svg`, `plates/${name}-card.svg`, `og/${name}.png`].map((file) =>
        rm(join(PUBLIC, file), { force: true }),
      ),
    ),
  );
  await Promise.all(
    Object.entries<FormPicture>(FORM_PICTURES).map(([name, picture]) =>
      writeFile(join(PUBLIC, 'plates', `form-${name}.svg`), minify(picture.draw({ colours: 'literal' }))),
    ),
  );
  await Promise.all(
    [...PHOTO_OUTLINES].map(([name, picture]) =>
      writeFile(join(PUBLIC, 'plates', `outline-${name}.svg`), minify(picture.draw({ colours: 'literal' }))),
    ),
  );
  await mkdir(join(PUBLIC, 'films'), { recursive: true });
  await Promise.all(
    Object.entries<Film>(FILMS).flatMap(([name, film]) => [
      writeFile(join(PUBLIC, 'films', `${name}.vtt`), webVtt(film)),
      writeFile(join(PUBLIC, 'films', `${name}.svg`), minify(frameOf(film, POSTER_SECOND))),
    ]),
  );
  await writeIcons();
  await writeFile(STAMPS, JSON.stringify(after, null, 1));
  console.log(`${Object.keys(after).length} plates, ${drawn} drawn anew`);
}

async function writeSheet(file: string): Promise<void> {
  const plates = Object.entries<PlateDrawing>(PLATES);
  const [columns, cell, gap] = [5, { width: 420, height: 340 }, 10];
  const pictures = plates.map(([, plate], index) => {
    const scale = Math.min((cell.width - gap) / plate.width, (cell.height - gap) / plate.height);
    return {
      input: rasterise(plate.draw({ colours: 'literal' }), Math.floor(plate.width * scale)),
      left: (index % columns) * cell.width + gap / 2,
      top: Math.floor(index / columns) * cell.height + gap / 2,
    };
  });
  await sharp({
    create: {
      width: columns * cell.width,
      height: Math.ceil(plates.length / columns) * cell.height,
      channels: 3,
      background: PALETTE.lilac,
    },
  })
    .composite(pictures)
    .png()
    .toFile(file);
}

const { values } = parseArgs({ options: { sheet: { type: 'string' } } });
await writeAll();
if (values.sheet !== undefined) {
  await mkdir(dirname(values.sheet), { recursive: true });
  await writeSheet(values.sheet);
  console.log(`All of them on one sheet: ${values.sheet}`);
}

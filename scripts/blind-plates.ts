/**
 * Sheets for looking at the plates without knowing what they show: each alone, at 240 px as on a card and at 700 px, in random
 * order under a number, without title, caption and letters. The key lies beside them in key.txt: write down first what each
 * shows, and open it then. `npm run plates:blind [-- --out FOLDER]`
 */
import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type OverlayOptions } from 'sharp';
import { PALETTE } from '../app/plates/kit/palette.ts';
import type { PlateDrawing } from '../app/plates/plate-drawing.ts';
import { PLATES } from '../app/plates/registry.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'build/blind-plates' } } });
const HEAD = 30;

interface View {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly draw: (plate: PlateDrawing) => string;
}

const VIEWS: readonly View[] = [
  { name: 'card', columns: 4, rows: 3, width: 240, height: 180, draw: (plate) => plate.drawCard('literal') },
  {
    name: 'plate',
    columns: 3,
    rows: 2,
    width: 700,
    height: 763,
    draw: (plate) => plate.draw({ colours: 'literal', letters: false }),
  },
];

/** The picture of a drawing, without the words that name it. */
const picture = (svg: string, view: View): Promise<Buffer> =>
  sharp(
    new Resvg(svg.replace(/aria-label="[^"]*"/, ''), {
      background: PALETTE.paper,
      fitTo: { mode: 'width', value: 700 },
    })
      .render()
      .asPng(),
  )
    .resize(view.width, view.height, { fit: 'inside' })
    .toBuffer();

const numeral = (number: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="26"><text y="20" font-size="20">${number}</text></svg>`,
  );

const order = Object.entries<PlateDrawing>(PLATES);
for (let last = order.length - 1; last > 0; last -= 1) {
  const other = randomInt(last + 1);
  const [a, b] = [order[last], order[other]];
  if (a && b) [order[last], order[other]] = [b, a];
}

await mkdir(values.out, { recursive: true });
for (const view of VIEWS) {
  const each = view.columns * view.rows;
  for (let from = 0; from < order.length; from += each) {
    const layers: OverlayOptions[] = [];
    for (const [index, [, plate]] of order.slice(from, from + each).entries()) {
      const left = (index % view.columns) * (view.width + 10);
      const top = Math.floor(index / view.columns) * (view.height + HEAD);
      layers.push({ input: numeral(from + index + 1), left, top });
      layers.push({ input: await picture(view.draw(plate), view), left, top: top + HEAD });
    }
    const size = { width: view.columns * (view.width + 10), height: view.rows * (view.height + HEAD) };
    await sharp({ create: { ...size, channels: 3, background: PALETTE.lilac } })
      .composite(layers)
      .png({ palette: true })
      .toFile(join(values.out, `${view.name}-${String(from / each + 1).padStart(2, '0')}.png`));
  }
}
await writeFile(join(values.out, 'key.txt'), order.map(([name], index) => `${index + 1} ${name}\n`).join(''));
console.log(`${order.length} plates in ${values.out}; the key is key.txt, for afterwards`);

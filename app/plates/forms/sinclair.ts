import { toneOf, type Phototype } from '../kit/palette.ts';
import { CONTOUR, type Pen } from '../kit/pen.ts';
import { nums } from '../kit/path.ts';
import { clipped } from '../kit/small-heads.ts';
import { circle, path, place } from '../kit/svg.ts';
import { thinHair, zoneAround } from '../kit/thin-hair.ts';
import { definePicture, type FormPicture } from './form-picture.ts';

// The parting through a lens, the forehead above: long hair combed to both sides. Middle of the lens at (70, 70).

interface Parting {
  /** Half the width of the bare parting in front and at the crown. */
  readonly front: number;
  readonly crown: number;
  /** How far thin hair reaches beyond the parting, in front. */
  readonly thin: number;
  readonly density: number;
}

const COMBED = [1, -1]
  .flatMap((s) =>
    Array.from({ length: 18 }, (_, index) => {
      const y = -62 + index * 8;
      return `M${nums(s * 3, y)}C${nums(s * 26, y + 1, s * 52, y + 14, s * 72, y + 40)}`;
    }),
  )
  .join('');

function closeParting(pen: Pen, phototype: Phototype, { front, crown, thin, density }: Parting): string {
  const skin = toneOf(phototype);
  const bare = (y: number): number => front + ((crown - front) * (y + 50)) / 115;
  const zone = (y: number): number => bare(y) + thin * (1 - ((y + 50) / 115) * 0.55);
  return [
    `<clipPath ${pen.id('lens')}>${circle(70, 70, 67)}</clipPath>`,
    clipped(
      pen,
      'lens',
      path('M0 0H140V140H0Z', pen.fill('hair')) +
        place(
          70,
          70,
          0,
          path(COMBED, `${pen.stroke(skin, 0.9)} opacity=".4"`),
          path(zoneAround(-52, 72, zone), pen.fill(skin)),
          thin === 0
            ? ''
            : thinHair(pen, {
                seed: 5,
                top: -54,
                bottom: 72,
                bareTo: bare,
                thinTo: (y) => zone(y) + 1,
                density,
                lie: (x, y) => 12 + x * 0.5 + (y + 50) * 0.12,
                length: 17,
                row: 3,
                width: 1.8,
              }),
          path('M-80 -70H80V-30C62 -44 36 -51 0 -51C-36 -51 -62 -44 -80 -30Z', pen.fill(skin)),
          path(
            Array.from({ length: 26 }, (_, index) => {
              const x = -60 + (index * 120) / 25;
              const y = -51 + (x / 60) ** 2 * 13;
              return Math.abs(x) < bare(-50)
                ? ''
                : `M${nums(x, y - 1 - (index % 2))}q${nums(x * 0.04, 3, x * 0.08, 7)}`;
            }).join(''),
            pen.stroke('hair', 1.2),
          ),
        ),
    ),
    circle(70, 70, 67, pen.stroke('line', CONTOUR)),
  ].join('');
}

const width = (grade: number, parting: Parting): FormPicture =>
  definePicture({
    title: `Parting ${grade} of 5, seen from above through a lens, the forehead at the top`,
    width: 140,
    height: 140,
    paint: (pen, phototype) => closeParting(pen, phototype, parting),
  });

/** Sinclair (2004): five widths of the parting in the middle. */
export const SINCLAIR = {
  'sinclair-1': width(1, { front: 1.3, crown: 1, thin: 0, density: 0 }),
  'sinclair-2': width(2, { front: 3.6, crown: 2.2, thin: 5, density: 9 }),
  'sinclair-3': width(3, { front: 6, crown: 3.6, thin: 15, density: 5 }),
  'sinclair-4': width(4, { front: 11, crown: 5, thin: 24, density: 3.4 }),
  'sinclair-5': width(5, { front: 12, crown: 8, thin: 46, density: 2.2 }),
} as const;

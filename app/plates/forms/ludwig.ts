import { toneOf, type Phototype } from '../kit/palette.ts';
import { num, nums } from '../kit/path.ts';
import { DETAIL, type Pen } from '../kit/pen.ts';
import { clipped, SMALL_CROWN, smallCrown } from '../kit/small-heads.ts';
import { ellipse, path, place } from '../kit/svg.ts';
import { thinHair } from '../kit/thin-hair.ts';
import { definePicture, type FormPicture } from './form-picture.ts';

// A woman's head from above, face up: hair parted in the middle, drawn back to a knot. Middle of the skull at (150, 93).

const HAIR_EDGE =
  'M107 104C108 92 112 82 118 73C124 58 136 50 150 49C164 50 176 58 182 73C188 82 192 92 193 104C194 130 176 151 150 151C124 151 106 130 107 104Z';

/** Combed from the parting round the skull to the knot. */
const COMBED = [1, -1]
  .flatMap((s) =>
    Array.from({ length: 11 }, (_, index) => {
      const y = 54 + index * 7.6;
      const wide = 41 - index * 3.2;
      return `M${nums(150 + s * 2.5, y)}C${nums(150 + s * wide * 0.8, y + 3, 150 + s * (wide + 3), y + (150 - y) * 0.55, 150 + s * (4 + wide * 0.38), 147)}`;
    }),
  )
  .join('');

interface Thinning {
  /** Half the width of the thin zone, its front and back end. */
  readonly half: number;
  readonly front: number;
  readonly back: number;
  readonly density: number;
}

function woman(pen: Pen, phototype: Phototype, { half, front, back, density }: Thinning): string {
  const skin = toneOf(phototype);
  const middle = (front + back) / 2;
  const edge = (y: number): number => {
    const t = (y - middle) / ((back - front) / 2);
    return Math.abs(t) >= 1 ? 0 : half * Math.sqrt(1 - t * t);
  };
  return [
    ellipse(150, 161, 20, 15, pen.both('hair', 'line', 1.4)),
    path(
      'M136 158C142 150 158 150 164 158M134 164C142 156 158 156 166 164M140 171C146 166 154 166 160 171',
      `${pen.stroke(skin, 0.8)} opacity=".45"`,
    ),
    smallCrown(pen, phototype),
    `<clipPath ${pen.id('skull')}>${path(SMALL_CROWN)}</clipPath><clipPath ${pen.id('hair')}>${path(HAIR_EDGE)}</clipPath>`,
    clipped(pen, 'skull', path(HAIR_EDGE, pen.both('hair', 'line', DETAIL))),
    clipped(
      pen,
      'hair',
      path(COMBED, `${pen.stroke(skin, 0.8)} opacity=".45"`) +
        ellipse(150, middle, half, (back - front) / 2, pen.fill(skin)),
    ),
    clipped(
      pen,
      'skull',
      place(
        150,
        0,
        0,
        path(`M-.9 50L-1.3 ${num(back + 4)}L0 ${num(back + 10)}L1.3 ${num(back + 4)}L.9 50Z`, pen.fill(skin)),
        thinHair(pen, {
          seed: 3,
          top: front + 1,
          bottom: back,
          bareTo: () => 1.6,
          thinTo: edge,
          density,
          lie: (x, y) => 14 + x * 1.3 + (y - 50) * 0.34,
          length: 13,
          row: 2.4,
          width: 1.3,
        }),
      ),
    ),
    path(SMALL_CROWN, pen.stroke('line', 1.5)),
  ].join('');
}

const grade = (name: string, thinning: Thinning): FormPicture =>
  definePicture({
    title: `Pattern ${name}: a woman’s head from above, thinner behind the front hair`,
    width: 116,
    height: 156,
    paint: (pen, phototype) => place(-92, -23, 0, woman(pen, phototype, thinning)),
  });

/** Ludwig (1977): three grades of thinning behind a front edge that stays. */
export const LUDWIG = {
  'ludwig-i': grade('I', { half: 13, front: 59, back: 122, density: 11 }),
  'ludwig-ii': grade('II', { half: 22, front: 57, back: 130, density: 3.6 }),
  'ludwig-iii': grade('III', { half: 31, front: 55, back: 139, density: 0.9 }),
} as const;

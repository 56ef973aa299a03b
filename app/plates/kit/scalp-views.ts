import { shadeOf, toneOf, type Colour, type Phototype } from './palette.ts';
import { CONTOUR, FINE, type Pen } from './pen.ts';
import { num, type Point, tapered } from './path.ts';
import { path } from './svg.ts';

/** The back of a head to the base of the neck, its middle at x = 0; about -150 to 150 by 20 to 420. */
export function backOfHead(pen: Pen, phototype: Phototype, hair: Colour, strand: Colour): string {
  const skin = toneOf(phototype);
  const earOf = (s: 1 | -1): string =>
    path(
      `M${s * 118} 196C${s * 136} 184 ${s * 148} 200 ${s * 142} 224C${s * 138} 246 ${s * 126} 262 ${s * 116} 256Z`,
      pen.both(skin, 'line', 1.5),
    ) + path(`M${s * 122} 206C${s * 134} 202 ${s * 138} 214 ${s * 132} 230`, pen.stroke('line', FINE));
  const strands = Array.from({ length: 17 }, (_, index) => {
    const t = index / 16;
    const x = (t - 0.5) * 2;
    return `M${num(x * 26)} ${num(62 - Math.abs(x) * 6)}C${num(x * 86)} ${num(86 + (1 - Math.abs(x)) * 20)} ${num(x * 118)} ${num(170)} ${num(x * 96)} ${num(286 + Math.cos(x * 2) * 14)}`;
  });
  return [
    earOf(-1),
    earOf(1),
    path('M-64 300C-62 352 -74 384 -132 424H132C74 384 62 352 64 300Z', pen.both(skin, 'line', CONTOUR)),
    path(
      'M-60 318C-24 340 24 340 60 318C60 332 61 342 63 350C24 366 -24 366 -63 350C-61 342 -60 332 -60 318Z',
      `${pen.fill(shadeOf(phototype))} opacity=".5"`,
    ),
    path('M-28 352C-30 384 -40 406 -52 424M28 352C30 384 40 406 52 424', pen.stroke('line', FINE)),
    path(
      'M0 24C-78 24 -124 82 -124 164C-124 226 -108 276 -84 314C-72 320 -66 318 -60 308C-46 326 -22 334 0 334C22 334 46 326 60 308C66 318 72 320 84 314C108 276 124 226 124 164C124 82 78 24 0 24Z',
      pen.both(hair, 'line', CONTOUR),
    ),
    path(strands.join(''), `${pen.stroke(strand, FINE)} opacity=".6"`),
  ].join('');
}

/** Where the hair of a cheek and jaw lies: a short hair from a root along a direction in degrees. */
export function lyingHair(pen: Pen, root: Point, degrees: number, length: number, width = 2.6): string {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const bend = length * 0.08;
  return path(
    tapered(
      [
        root,
        [root[0] + dx / 2 + (dy / length) * bend, root[1] + dy / 2 - (dx / length) * bend],
        [root[0] + dx, root[1] + dy],
      ],
      width,
      0.8,
      3,
    ),
    pen.fill('hair'),
  );
}

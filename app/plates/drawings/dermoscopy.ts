import { halfTurnedEar, halfTurnedFace, halfTurnedHair, halfTurnedNeck } from '../kit/face-half-turned.ts';
import { CONTOUR, type Pen } from '../kit/pen.ts';
import { type Point, polyline } from '../kit/path.ts';
import { seeded } from '../kit/random.ts';
import { circle, group, path } from '../kit/svg.ts';
import { voronoiCell } from '../kit/texture.ts';
import { definePlate } from '../plate-drawing.ts';

const LENS = { x: 212, y: 212, r: 196 } as const;

/** The outline of the mole: an even oval with a soft edge. `inset` moves it inwards. */
function outline(inset: number): (angle: number) => number {
  return (angle) => 122 + Math.sin(angle * 3 + 0.6) * 9 + Math.sin(angle * 5) * 5 - inset;
}

const within = (x: number, y: number, inset: number): boolean => {
  const [dx, dy] = [(x - LENS.x + 8) / 1.14, y - LENS.y - 6];
  return Math.hypot(dx, dy) < outline(inset)(Math.atan2(dy, dx));
};

/** The even net of a harmless mole: thin dark lines around brown meshes, closer and darker in the middle. */
function pigmentNet(pen: Pen): string {
  const random = seeded(77);
  const gap = 22;
  const sites: Point[] = [];
  for (let row = -9; row <= 9; row += 1) {
    for (let column = -9; column <= 9; column += 1) {
      sites.push([
        LENS.x + (column + (row % 2 ? 0.5 : 0)) * gap + random(-3.5, 3.5),
        LENS.y + row * gap + random(-3.5, 3.5),
      ]);
    }
  }
  const meshes = { edge: '', net: '', core: '' };
  for (const [x, y] of sites) {
    const zone = within(x, y, 68) ? 'core' : within(x, y, 8) ? 'net' : within(x, y, -6) ? 'edge' : undefined;
    if (!zone) continue;
    const box: Point[] = [
      [x - 44, y - 44],
      [x + 44, y - 44],
      [x + 44, y + 44],
      [x - 44, y + 44],
    ];
    const rounded = voronoiCell([x, y], sites, box, 88).map(([px, py]): Point => [Math.round(px), Math.round(py)]);
    meshes[zone] += polyline(rounded, true);
  }
  return [
    path(meshes.edge, `${pen.both('tone-3', 'tone-4', 2.4)} opacity=".6"`),
    path(meshes.net, pen.both('tone-3', 'tone-5', 4)),
    path(meshes.core, pen.both('tone-4', 'tone-5', 4.6)),
  ].join('');
}

export const howAVisitGoes = definePlate({
  title: 'A doctor’s lens held to the cheek of a patient, and under it a harmless mole: an even brown net',
  caption: 'At a visit the doctor looks at a mole through a lens. An even net, as here, is a good sign.',
  width: 440,
  height: 470,
  card: { x: 0, y: 70, width: 440, height: 330 },
  preview: { x: 0, y: 110, width: 440, height: 231 },
  paint: (pen) =>
    [
      group(
        'transform="translate(-70 -30)"',
        halfTurnedNeck(pen, 'wheat'),
        halfTurnedFace(pen, { skin: 'wheat' }),
        halfTurnedHair(pen, { skin: 'wheat' }),
        halfTurnedEar(pen, 'wheat'),
      ),
      group(
        'transform="translate(146 212)scale(.46)"',
        path('M346 340L560 554A22 22 0 0 1 526 588L312 374Z', pen.both('plum', 'line', CONTOUR / 0.46)),
        path('M366 372L540 546', pen.stroke('plum-light', 6)),
        circle(LENS.x, LENS.y, LENS.r + 22, pen.both('steel', 'line', CONTOUR / 0.46)),
        `<clipPath ${pen.id('lens')}>${circle(LENS.x, LENS.y, LENS.r)}</clipPath>`,
        group(
          `clip-path="url(#${pen.ref('lens')})"`,
          circle(LENS.x, LENS.y, LENS.r, pen.fill('tone-wheat')),
          pigmentNet(pen),
          path(
            'M56 132C88 88 122 66 158 78M330 56C358 84 376 122 384 172M70 326C92 360 126 384 172 392M296 348C330 346 362 330 386 300',
            pen.stroke('hair', 3),
          ),
        ),
        circle(LENS.x, LENS.y, LENS.r, pen.stroke('line', CONTOUR / 0.46)),
      ),
    ].join(''),
});

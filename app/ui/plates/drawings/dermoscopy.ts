import { CONTOUR, type Pen } from '../kit/pen.ts';
import { nums, type Point, polyline } from '../kit/path.ts';
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
  const gap = 15.6;
  const sites: Point[] = [];
  for (let row = -13; row <= 13; row += 1) {
    for (let column = -13; column <= 13; column += 1) {
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
      [x - 30, y - 30],
      [x + 30, y - 30],
      [x + 30, y + 30],
      [x - 30, y + 30],
    ];
    const rounded = voronoiCell([x, y], sites, box, 60).map(([px, py]): Point => [Math.round(px), Math.round(py)]);
    meshes[zone] += polyline(rounded, true);
  }
  return [
    path(meshes.edge, `${pen.both('tone-3', 'tone-4', 1.4)} opacity=".6"`),
    path(meshes.net, pen.both('tone-3', 'tone-5', 2.3)),
    path(meshes.core, pen.both('tone-4', 'tone-5', 2.8)),
  ].join('');
}

export const howAVisitGoes = definePlate({
  title: 'A harmless mole seen through a dermatoscope: an even brown net',
  caption: 'A harmless mole through the doctor’s lens. An even net is a good sign.',
  width: 440,
  height: 470,
  card: { x: 0, y: 47, width: 440, height: 330 },
  preview: { x: 0, y: 96, width: 440, height: 231 },
  paint: (pen) => {
    const { x, y, r } = LENS;
    const ticks = Array.from(
      { length: 19 },
      (_, index) => `M${nums(x + (index - 9) * 19.6, y + r - 16)}v${(index - 9) % 5 ? -7 : -13}`,
    ).join('');
    return [
      path('M346 340L420 424A18 18 0 0 1 394 450L318 370Z', pen.both('steel-dark', 'line', CONTOUR)),
      path('M352 362L404 422M338 374L390 434', pen.stroke('line', 0.9)),
      circle(x, y, r + 12, pen.both('steel', 'line', CONTOUR)),
      `<clipPath ${pen.id('lens')}>${circle(x, y, r)}</clipPath>`,
      group(
        `clip-path="url(#${pen.ref('lens')})"`,
        circle(x, y, r, pen.fill('tone-2')),
        pigmentNet(pen),
        path(
          'M56 132C88 88 122 66 158 78M330 56C358 84 376 122 384 172M70 326C92 360 126 384 172 392M296 348C330 346 362 330 386 300',
          pen.stroke('hair', 2.2),
        ),
        path(`M${x - r} ${y + r - 16}H${x + r}${ticks}`, pen.stroke('line', 1)),
      ),
      circle(x, y, r, pen.stroke('line', CONTOUR)),
    ].join('');
  },
});

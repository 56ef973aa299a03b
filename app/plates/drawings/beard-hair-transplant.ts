import { arrow } from '../kit/arrow.ts';
import { hairReceding, profileEar, profileHead } from '../kit/head.ts';
import { labels } from '../kit/labels.ts';
import { nums, type Point } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { circle, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SCALE = 2.3;

/** The lie of a beard: down on the cheek, forward under the jaw. Degrees, 90 is down, 180 towards the chin. */
const beardLie = ([x, y]: Point): number => {
  const down = Math.min(1, Math.max(0, (y - 300) / 110));
  const forward = Math.min(1, Math.max(0, (290 - x) / 150));
  return 98 + down * (34 + forward * 40);
};

/** Where a beard grows on cheek and jaw: below a line from the ear to the mouth, in front of the ear, above the neck. */
const onBeard = ([x, y]: Point): boolean => {
  const top = x > 258 ? 268 : 350 - (x - 130) * 0.46;
  return y > top && y < 416 - Math.max(0, x - 180) * 0.26 && x < 276;
};
const onChin = ([x, y]: Point): boolean => x < 158 && y > 376;
const onMoustache = ([x, y]: Point): boolean => y > 310 && y < 333 && x < 150 && x > 114 + (333 - y) * 0.2;

/** Single hairs as strokes, thicker at the root; `long` is their usual length. */
function strokes(
  pen: Pen,
  roots: readonly Point[],
  o: { seed: number; long: number; lie: (at: Point) => number },
): string {
  const random = seeded(o.seed);
  const lines = roots.map((root) => {
    const angle = ((o.lie(root) + random(-9, 9)) * Math.PI) / 180;
    const long = o.long * random(0.6, 1.25);
    return { root, dx: Math.cos(angle) * long, dy: Math.sin(angle) * long, bend: random(-0.1, 0.16) };
  });
  const curve = (part: number): string =>
    lines
      .map(
        ({ root: [x, y], dx, dy, bend }) =>
          `M${nums(x, y)}q${nums((dx / 2 - dy * bend) * part, (dy / 2 + dx * bend) * part, dx * part, dy * part)}`,
      )
      .join('');
  return path(curve(1), pen.stroke('hair', 0.6)) + path(curve(0.6), pen.stroke('hair', 1.1));
}

/** A pen with a hollow needle that carries one hair; its point at the origin, the body to the right. */
const implanter = (pen: Pen): string =>
  [
    path('M0 0L8 -2.2H44V2.2H5Z', pen.both('steel', 'line', 0.5)),
    path('M44 -4H60L64 -7H80V7H64L60 4H44Z', pen.both('steel-dark', 'line', 0.7)),
    path('M80 -9H180V9H80Q76 0 80 -9Z', pen.both('plum', 'line', 0.8)),
    path('M90 -9V9M96 -9V9M102 -9V9', pen.stroke('plum-light', 0.7)),
  ].join('');

export const beardHairTransplant = definePlate({
  title:
    'A man’s jaw from the side: grown beard before the ear, single hairs being set almost flat into the cheek with a fine pen, and a bare place with small slits',
  caption:
    'A gap in a beard. *a* grown hair lies down on the cheek and *b* forward along the jaw. *c* single hairs are set almost flat, *d* into small slits made before.',
  ...COVER,
  card: { x: 0, y: 130, width: 560, height: 420 },
  preview: { x: 0, y: 190, width: 560, height: 294 },
  paint: (pen) => {
    const random = seeded(19);
    const pick = (): Point => [random(104, 278), random(262, 420)];
    const grown = scatter(250, 4.3, pick, (at) => onBeard(at) && at[0] > 226);
    const chin = scatter(90, 4.3, pick, (at) => onChin(at) && onBeard([at[0], Math.min(at[1], 405)]) && at[0] > 113);
    const lip = scatter(40, 3.8, pick, onMoustache);
    const set = scatter(60, 7, pick, (at) => onBeard(at) && at[0] > 190 && at[0] < 224);
    const slits = scatter(56, 8, pick, (at) => onBeard(at) && at[0] > 156 && at[0] < 186 && at[1] > 352);
    const short = (at: Point): string => {
      const angle = (beardLie(at) * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle) * 2.4, Math.sin(angle) * 2.4];
      return `M${nums(at[0] - dx, at[1] - dy)}L${nums(at[0] + dx, at[1] + dy)}`;
    };
    return [
      group(
        `transform="translate(-200 -452)scale(${SCALE})"`,
        profileHead(pen, 3, SCALE),
        hairReceding(pen, 4, SCALE),
        path('M262 240C260 262 258 280 262 300C268 302 274 296 277 280C278 262 277 250 277 238Z', pen.fill('hair')),
        profileEar(pen, 3, SCALE),
        strokes(pen, grown, { seed: 3, long: 13, lie: beardLie }),
        strokes(pen, chin, { seed: 5, long: 11, lie: () => 112 }),
        strokes(pen, lip, { seed: 7, long: 10, lie: ([x]) => 70 - (x - 130) * 1.4 }),
        path(
          'M121 372C124 380 124 386 122 392M126 373C128 380 128 386 127 392M131 373C132 379 132 385 131 390',
          pen.stroke('hair', 1.1),
        ),
        path(slits.map(short).join(''), pen.stroke('red-dark', 1)),
        strokes(pen, set, { seed: 9, long: 7, lie: beardLie }),
        group(pen.both('papillary', 'red-dark', 0.35), ...set.map(([x, y]) => circle(x, y, 1.1))),
        place(196, 392, 24, implanter(pen)),
        path('M196 392C193 394 190 397 187 399', pen.stroke('hair', 1.1)),
      ),
      arrow(pen, [
        [412, 214],
        [404, 290],
        [388, 356],
      ]),
      arrow(pen, [
        [352, 524],
        [290, 552],
        [206, 560],
      ]),
      labels(pen, 26, [
        { letter: 'a', at: [330, 190], to: [408, 256], disc: 'paper' },
        { letter: 'b', at: [140, 584], to: [212, 560], disc: 'paper' },
        { letter: 'c', at: [522, 440], to: [300, 470], disc: 'paper' },
        { letter: 'd', at: [214, 240], to: [196, 376], disc: 'paper' },
      ]),
    ].join('');
  },
});

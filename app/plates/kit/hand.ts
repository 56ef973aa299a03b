import { creaseOf, shadeOf, type Skin, toneOf } from './palette.ts';
import { nums, type Point, smooth } from './path.ts';
import { CONTOUR, DETAIL, FINE, type Pen } from './pen.ts';
import { ellipse, group, path, place } from './svg.ts';

// A left hand from the back, lying flat with its fingers together and pointing right, thumb below and seen from its side.
// About -20 to 530 by 30 to 290; the wrist runs out on the left.

interface Finger {
  readonly root: Point;
  readonly tip: Point;
  readonly half: number;
}

const FINGERS: readonly Finger[] = [
  { root: [268, 76], tip: [432, 68], half: 19 },
  { root: [292, 113], tip: [494, 106], half: 22 },
  { root: [302, 155], tip: [526, 149], half: 23 },
  { root: [292, 198], tip: [494, 193], half: 22.5 },
];

const BACK =
  'M-20 92C40 88 92 86 132 72C176 56 222 50 262 54C292 58 316 62 322 70C330 84 336 92 342 94C350 104 352 120 352 130C358 140 360 156 354 172C352 190 330 219 306 221C276 226 246 240 214 250C170 254 120 240 104 222C74 214 30 212 -20 214Z';

/** One finger drawn along x from its knuckle: joints a little wider than the shafts, a round tip, a short nail. */
function finger(pen: Pen, skin: Skin, { root, tip, half }: Finger): string {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const l = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const side: readonly Point[] = [
    [0, half * 1.05],
    [l * 0.22, half * 0.98],
    [l * 0.42, half * 1.02],
    [l * 0.5, half * 1.03],
    [l * 0.62, half * 0.9],
    [l * 0.75, half * 0.88],
    [l * 0.9, half * 0.76],
    [l * 0.975, half * 0.5],
  ];
  const outline = smooth([...side.map(([x, y]): Point => [x, -y]), [l, 0], ...side.toReversed()]);
  const fold = (at: number, reach: number): string =>
    [-5, 0, 5]
      .map(
        (x) =>
          `M${nums(l * at + x, -reach + Math.abs(x))}q${nums(x > 0 ? 5 : -5, reach - Math.abs(x), 0, (reach - Math.abs(x)) * 2)}`,
      )
      .join('');
  const n = half * 0.56;
  const [from, to] = [l - half * 1.42, l - half * 0.16];
  return place(
    root[0],
    root[1],
    turn,
    path(outline, pen.both(toneOf(skin), 'line', CONTOUR)),
    path(fold(0.46, half * 0.62), pen.stroke(creaseOf(skin), FINE)),
    path(
      `M${nums(l * 0.745, -half * 0.5)}q${nums(-3, half * 0.5, 0, half)}M${nums(l * 0.765, -half * 0.44)}q${nums(-3, half * 0.44, 0, half * 0.88)}`,
      pen.stroke(creaseOf(skin), FINE),
    ),
    path(
      `M${nums(from + 4, -n)}C${nums(from - 3, -n * 0.5, from - 3, n * 0.5, from + 4, n)}L${nums(to - 5, n * 0.9)}C${nums(to + 3, n * 0.5, to + 3, -n * 0.5, to - 5, -n * 0.9)}Z`,
      pen.both('nail', 'line', DETAIL),
    ),
    path(
      `M${nums(from + 3, -n * 0.55)}C${nums(from + 8, -n * 0.3, from + 8, n * 0.3, from + 3, n * 0.55)}`,
      pen.stroke('soft', 0.8),
    ),
    path(
      `M${nums(to - 6, -n * 0.75)}C${nums(to - 1, -n * 0.4, to - 1, n * 0.4, to - 6, n * 0.75)}`,
      pen.stroke('soft', 0.8),
    ),
  );
}

/** The hand of a grown person; wrist, back, four fingers and the thumb. */
export function handFromBack(pen: Pen, skin: Skin): string {
  const crease = creaseOf(skin);
  return [
    path(
      'M120 214C150 236 176 246 214 250C250 254 274 262 298 262C322 260 342 262 360 266C374 270 380 280 372 287C352 296 318 296 292 294C262 290 228 292 196 284C164 276 130 250 104 222Z',
      pen.both(toneOf(skin), 'line', CONTOUR),
    ),
    path(
      'M330 295C348 298 364 296 376 287C379 282 378 277 374 273C374 281 366 287 352 289C342 290 336 291 330 295Z',
      pen.both('nail', 'line', DETAIL),
    ),
    path(
      'M286 264C284 272 284 280 287 290M294 264C292 272 292 280 294 290M214 252C212 258 212 262 214 266',
      pen.stroke(crease, FINE),
    ),
    ...FINGERS.map((one) => finger(pen, skin, one)),
    path(BACK, pen.fill(toneOf(skin))),
    path('M-20 92C40 88 92 86 132 72C176 56 222 50 262 54C284 57 300 58 312 57', pen.stroke('line', CONTOUR)),
    path(
      'M322 88C330 92 334 93 342 94M346 131C352 132 356 132 362 131M344 174C350 175 356 174 362 173',
      pen.stroke('line', DETAIL),
    ),
    path('M-20 214C30 212 74 214 104 222M308 221C276 226 246 240 214 250', pen.stroke('line', CONTOUR)),
    // Knuckles, each a low mound with its folds.
    group(
      pen.stroke(crease, FINE),
      path(
        'M258 68q8 9 2 18M266 66q8 10 2 22M280 104q9 10 2 20M289 102q9 11 2 24M290 146q9 10 2 20M299 144q9 11 2 24M280 188q9 10 2 20M289 186q9 11 2 24',
      ),
    ),
    path('M44 98C56 128 56 176 44 210', `${pen.stroke(crease, FINE)} opacity=".5"`),
  ].join('');
}

/** What age takes from the back of the hand: hollows between the tendons, and a vein that stands out. */
export function thinBack(pen: Pen, skin: Skin): string {
  return [
    path(
      'M150 168C190 156 236 160 280 176C284 180 280 184 274 183C232 176 190 176 152 178Z M140 140C180 126 232 128 276 134C280 138 276 142 270 142C230 142 184 146 142 150Z M146 112C184 96 230 90 268 92C272 96 268 100 262 101C228 104 186 112 148 122Z',
      `${pen.fill(shadeOf(skin))} opacity=".5"`,
    ),
    path(
      'M276 196C226 192 160 186 92 172M286 155C230 152 160 156 90 160M278 114C226 116 160 134 90 148M256 78C210 86 150 108 92 134',
      pen.stroke(creaseOf(skin), DETAIL),
    ),
    path(
      'M20 118C60 112 84 120 112 110C140 98 176 96 206 84M112 110C126 126 160 128 196 124C216 122 232 128 246 130',
      `${pen.stroke('vein', 5)} opacity=".62"`,
    ),
  ].join('');
}

/** Sun spots on the back of the hand. */
export function handSpots(pen: Pen, skin: Skin): string {
  const spots: readonly (readonly [number, number, number, number])[] = [
    [214, 204, 9, 7],
    [178, 214, 6, 5],
    [150, 200, 5, 4],
    [236, 214, 5, 4],
    [228, 148, 5, 4],
    [196, 66, 7, 5],
    [118, 188, 7, 5],
    [236, 72, 4, 3],
    [330, 201, 5, 4],
    [350, 112, 4, 3],
  ];
  return group(pen.fill(shadeOf(skin)), ...spots.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry)));
}

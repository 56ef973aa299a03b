import { toneOf, type Colour, type Phototype } from './palette.ts';
import { CONTOUR, FINE, type Pen } from './pen.ts';
import { nums, type Point } from './path.ts';
import { ellipse, group, path, place } from './svg.ts';

/** A finger of a hand: from its knuckle to its tip, with its width at both ends. */
interface Finger {
  readonly knuckle: Point;
  readonly tip: Point;
  readonly from: number;
  readonly to: number;
}

/** Index to little finger, then the thumb. */
const FINGERS: readonly Finger[] = [
  { knuckle: [-68, -206], tip: [-104, -404], from: 27, to: 19 },
  { knuckle: [-18, -222], tip: [-22, -444], from: 27, to: 20 },
  { knuckle: [32, -214], tip: [56, -418], from: 26, to: 19 },
  { knuckle: [78, -188], tip: [128, -342], from: 23, to: 16 },
  { knuckle: [-92, -104], tip: [-196, -230], from: 34, to: 21 },
];

/** Length and turn of a finger, so that it can be drawn upright. */
function stance({ knuckle, tip }: Finger): { length: number; turn: number } {
  const [dx, dy] = [tip[0] - knuckle[0], tip[1] - knuckle[1]];
  return { length: Math.hypot(dx, dy), turn: (Math.atan2(dx, -dy) * 180) / Math.PI };
}

/** Three creases over a joint of a finger, `at` units from its knuckle. */
const folds = (at: number, reach: number): string =>
  `M${nums(-reach, -at)}q${nums(reach, -7, reach * 2, 0)}M${nums(-reach * 0.9, -at + 7)}q${nums(reach * 0.9, -6, reach * 1.8, 0)}M${nums(-reach * 0.7, -at + 13)}q${nums(reach * 0.7, -4, reach * 1.4, 0)}`;

/** A left hand from the back, fingers up: the wrist's middle at (0, 40), its knuckles near y = -210, tips up to y = -444. */
export function backOfHand(pen: Pen, phototype: Phototype, nail: Colour = 'nail'): string {
  const skin = toneOf(phototype);
  const shapes = [
    path(
      'M-58 200C-56 120 -58 60 -72 10C-88 -30 -104 -60 -110 -100C-112 -140 -104 -180 -94 -214C-60 -236 40 -240 60 -226C84 -214 96 -204 102 -190C108 -140 100 -90 84 -44C70 0 62 60 62 200Z',
    ),
    ...FINGERS.map((finger) => {
      const { length, turn } = stance(finger);
      const { from: a, to: b } = finger;
      return place(
        finger.knuckle[0],
        finger.knuckle[1],
        turn,
        path(
          `M${nums(-a, 30)}C${nums(-a, -length * 0.3, -b * 1.15, -length * 0.4, -b * 1.12, -length * 0.55)}C${nums(-b * 1.05, -length * 0.8, -b, -length, 0, -length)}C${nums(b, -length, b * 1.05, -length * 0.8, b * 1.12, -length * 0.55)}C${nums(b * 1.15, -length * 0.4, a, -length * 0.3, a, 30)}Z`,
        ),
      );
    }),
  ];
  const details = FINGERS.map((finger, index) => {
    const { length, turn } = stance(finger);
    const b = finger.to;
    const thumb = index === 4;
    return place(
      finger.knuckle[0],
      finger.knuckle[1],
      turn,
      path(
        `M${nums(-b * 0.66, -length + b * 1.7)}C${nums(-b * 0.7, -length + b * 0.5, -b * 0.5, -length + 3, 0, -length + 3)}C${nums(b * 0.5, -length + 3, b * 0.7, -length + b * 0.5, b * 0.66, -length + b * 1.7)}Q${nums(0, -length + b * 2.2, -b * 0.66, -length + b * 1.7)}Z`,
        pen.both(nail, 'line', 1.1),
      ),
      path(
        folds(length * (thumb ? 0.56 : 0.68), b * 0.6) + (thumb ? '' : folds(length * 0.4, b * 0.7)),
        pen.stroke('line', FINE),
      ),
    );
  });
  return group(pen.both(skin, 'line', CONTOUR * 2), ...shapes) + group(pen.fill(skin), ...shapes) + details.join('');
}

/** The tendons that stretch the fingers, as they stand out on a thin hand, with the hollows between them. */
export function handTendons(pen: Pen, shade: Colour): string {
  const tendons = [
    'M-66 -196C-54 -140 -36 -60 -22 20',
    'M-18 -208C-16 -140 -12 -60 -6 20',
    'M30 -200C24 -140 16 -60 10 20',
    'M74 -178C62 -120 40 -50 24 20',
  ];
  const hollows = [
    'M-46 -190C-40 -130 -28 -70 -18 -30C-18 -90 -24 -150 -30 -194C-34 -204 -46 -204 -46 -190Z',
    'M-2 -196C-4 -140 -4 -80 0 -34C8 -80 14 -140 14 -192C12 -204 0 -206 -2 -196Z',
    'M46 -182C40 -130 30 -74 18 -32C36 -70 52 -120 58 -172C58 -184 48 -190 46 -182Z',
  ];
  const knuckles = FINGERS.slice(0, 4).map(({ knuckle: [x, y] }) =>
    path(`M${nums(x - 15, y + 10)}q15 -12 30 0M${nums(x - 11, y + 18)}q11 -8 22 0`, pen.stroke('line', FINE)),
  );
  return (
    path(hollows.join(''), `${pen.fill(shade)} opacity=".45"`) +
    path(tendons.join(''), pen.stroke('line', 1)) +
    knuckles.join('')
  );
}

/** Sun spots on the back of the hand. */
export function sunSpots(pen: Pen, colour: Colour): string {
  const spots: readonly (readonly [number, number, number, number])[] = [
    [-76, -138, 10, 8],
    [-52, -90, 7, 6],
    [44, -104, 11, 8],
    [4, -60, 6, 5],
    [72, -134, 7, 8],
    [-84, -88, 6, 5],
    [30, -158, 5, 4],
    [-34, -146, 5, 6],
    [58, -64, 6, 5],
    [-40, -22, 8, 6],
  ];
  return group(pen.fill(colour), ...spots.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry)));
}

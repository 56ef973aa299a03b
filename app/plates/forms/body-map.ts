import { pointsOf } from '../kit/path.ts';
import { moved, type RegionDrawing, symmetric } from './region-drawing.ts';

// A standing figure of no particular sex, palms forward, 480 units tall, its middle at x = 0 and its crown at y = 4.
// Right and left are the patient's own: in front the right side lies to the left, from behind to the right.

const HALF = pointsOf(
  '11 58, 11.5 68, 17 76, 31 81, 44 86, 54 95, 60 112, 65 132, 71 155, 77 175, 84 196, 91 218, 95 240, 100 249, 107 259, 109 268, 105 271, 103 268, 104 284, 102 296, 97 301, 92 297, 89 284, 86 268, 85 255, 86 242, 79 221, 72 202, 66 182, 59 160, 52 139, 47 121, 45 140, 42 160, 40 179, 42 197, 46 216, 48 238, 48 264, 44 298, 39 325, 38 345, 41 369, 39 396, 32 428, 31 444, 36 457, 40 468, 35 474, 23 475, 15 470, 16 454, 17 440, 14 402, 11 373, 13 345, 12 326, 7 297, 3 268, 1 250',
);
const HEAD = 'M0 4C16 4 23 16 23 31C23 46 17 59 9 65C4 68 -4 68 -9 65C-17 59 -23 46 -23 31C-23 16 -16 4 0 4Z';
const HEAD_BEHIND =
  'M0 4C16 4 23 16 23 31C23 43 19 52 14 57L12 64L-12 64L-14 57C-19 52 -23 43 -23 31C-23 16 -16 4 0 4Z';
const EARS = ['M22 28C27 24 29 30 27 37C26 42 23 45 21 43Z', 'M-22 28C-27 24 -29 30 -27 37C-26 42 -23 45 -21 43Z'];

const FRONT_DETAIL =
  'M-20 50C-16 60 -10 66 0 67C10 66 16 60 20 50M-22 22C-12 16 12 16 22 22M-13 30C-11 28 -8 28 -6 30M6 30C8 28 11 28 13 30M-15 24C-12 21 -8 21 -5 23M5 23C8 21 12 21 15 24M-3 43C-2 45 2 45 3 43M-6 53C-3 54 3 54 6 53M-6 82C-14 80 -24 82 -34 84M6 82C14 80 24 82 34 84M-42 118C-36 130 -20 134 -6 128M42 118C36 130 20 134 6 128M0 186L0 192M-30 219C-22 234 -12 244 -4 250M30 219C22 234 12 244 4 250M-32 330C-28 326 -22 326 -18 330M32 330C28 326 22 326 18 330M-33 346C-28 350 -22 350 -18 346M33 346C28 350 22 350 18 346M-98 272L-99 292M-93 274L-94 292M-103 272L-103 284M98 272L99 292M93 274L94 292M103 272L103 284M-36 472L-36 468M-31 474L-31 469M-26 475L-26 470M36 472L36 468M31 474L31 469M26 475L26 470';
const BACK_DETAIL =
  'M-19 46C-12 52 12 52 19 46M0 88L0 196M-36 100C-28 110 -18 128 -12 146M36 100C28 110 18 128 12 146M0 208L0 246M-40 246C-28 256 -12 256 -2 248M40 246C28 256 12 256 2 248M-34 336C-28 340 -20 340 -16 336M34 336C28 340 20 340 16 336M-29 430L-29 452M29 430L29 452M-19 430L-19 452M19 430L19 452M-76 178C-73 174 -69 174 -67 177M76 178C73 174 69 174 67 177M-98 272L-99 292M-93 274L-94 292M-103 272L-103 284M98 272L99 292M93 274L94 292M103 272L103 284';

/** Shapes of one half, x >= 0, that lie alike in both views. */
const LIMBS = {
  'upper-arm': 'M44 82L58 68L114 68L114 160L56 170L46 124L47 104Z',
  forearm: 'M62 196L114 184L114 234L76 246Z',
  hand: 'M76 246L114 234L114 312L72 312Z',
  leg: 'M0 352L62 352L62 434L0 434Z',
  foot: 'M0 434L62 434L62 486L0 486Z',
} as const;
const IN_FRONT = {
  armpit: 'M40 104L49 98L57 116L55 132L47 138L41 130Z',
  'elbow-fold': 'M56 170L114 160L114 184L62 196Z',
  thigh: 'M66 211L30 215L9 252L0 254L0 312L66 312Z',
  knee: 'M0 312L62 312L62 352L0 352Z',
} as const;
const BEHIND = {
  elbow: 'M56 170L114 160L114 184L62 196Z',
  thigh: 'M0 254Q28 264 60 248L60 312L0 312Z',
  'knee-back': 'M0 312L62 312L62 352L0 352Z',
} as const;

const MIDDLE = [
  ['scalp', 'M-44 -4L44 -4L44 20Q0 12 -44 20Z', 'M-44 -4L44 -4L44 44Q0 58 -44 44Z'],
  ['face', 'M-44 20Q0 12 44 20L44 48L22 61Q0 73 -22 61L-44 48Z', ''],
  ['neck-front', 'M-22 61Q0 73 22 61L26 79Q0 90 -26 79Z', ''],
  ['neck-back', '', 'M-44 44Q0 58 44 44L26 79Q0 86 -26 79Z'],
  ['chest', 'M-26 79Q0 90 26 79L44 82L47 104L46 124L46 142Q0 150 -46 142L-46 124L-47 104L-44 82Z', ''],
  ['upper-back', '', 'M-26 79Q0 86 26 79L44 82L47 104L46 124L46 150Q0 158 -46 150L-46 124L-47 104L-44 82Z'],
  ['belly', 'M-48 142Q0 150 48 142L46 180L58 211L30 215Q0 226 -30 215L-58 211L-46 180Z', ''],
  ['lower-back', '', 'M-48 150Q0 158 48 150L46 180L54 206Q0 214 -54 206L-46 180Z'],
  ['groin', 'M-30 215Q0 226 30 215L9 252L0 258L-9 252Z', ''],
  ['buttocks', '', 'M-54 206Q0 214 54 206L60 248Q28 264 0 254Q-28 264 -60 248Z'],
] as const;

const FRONT_AT = 114;
const BEHIND_AT = 342;
const TOP = 34;

type Pair =
  | 'armpit'
  | 'upper-arm'
  | 'elbow-fold'
  | 'elbow'
  | 'forearm'
  | 'hand'
  | 'thigh'
  | 'knee'
  | 'knee-back'
  | 'leg'
  | 'foot';
export type BodyRegion = (typeof MIDDLE)[number][0] | `${'right' | 'left'}-${Pair}`;

const PAIRS: readonly Pair[] = [
  'upper-arm',
  'armpit',
  'elbow-fold',
  'elbow',
  'forearm',
  'hand',
  'thigh',
  'knee',
  'knee-back',
  'leg',
  'foot',
];

const LIKE_IN_FRONT: Readonly<Partial<Record<Pair, string>>> = { ...LIMBS, ...IN_FRONT };
const LIKE_BEHIND: Readonly<Partial<Record<Pair, string>>> = { ...LIMBS, ...BEHIND };

function limb(pair: Pair, side: 'right' | 'left'): string {
  const [front = '', behind = ''] = [LIKE_IN_FRONT[pair], LIKE_BEHIND[pair]];
  return moved(front, FRONT_AT, TOP, side === 'right') + moved(behind, BEHIND_AT, TOP, side === 'left');
}

/** The body from the front and from behind. */
export const BODY_MAP: RegionDrawing<BodyRegion> = {
  name: 'body',
  width: 456,
  height: 520,
  skin: [FRONT_AT, BEHIND_AT].flatMap((x) => [
    ...EARS.map((ear) => moved(ear, x, TOP)),
    symmetric(HALF, x, TOP),
    moved(x === FRONT_AT ? HEAD : HEAD_BEHIND, x, TOP),
  ]),
  detail: moved(FRONT_DETAIL, FRONT_AT, TOP) + moved(BACK_DETAIL, BEHIND_AT, TOP),
  words: [
    { word: 'front', x: FRONT_AT, y: 20 },
    { word: 'behind', x: BEHIND_AT, y: 20 },
    { word: 'right', x: FRONT_AT - 82, y: 90, side: true },
    { word: 'left', x: FRONT_AT + 82, y: 90, side: true },
    { word: 'left', x: BEHIND_AT - 82, y: 90, side: true },
    { word: 'right', x: BEHIND_AT + 82, y: 90, side: true },
  ],
  regions: [
    ...MIDDLE.map(([id, front, behind]) => ({
      id,
      shape: moved(front, FRONT_AT, TOP) + moved(behind, BEHIND_AT, TOP),
    })),
    ...PAIRS.flatMap((pair) =>
      (['right', 'left'] as const).map((side) => ({ id: `${side}-${pair}` as const, shape: limb(pair, side) })),
    ),
  ],
};

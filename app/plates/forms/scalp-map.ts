import { SMALL_PROFILE } from '../kit/small-heads.ts';
import { moved, type RegionDrawing } from './region-drawing.ts';

// The head in five views without hair, each about 90 units wide. In front, above and behind the middle is at (0, 0); the
// profile keeps the place of the small profile. Right and left are the patient's own.

const FRONT_FACE =
  'M0 -58C25 -58 41 -44 41 -20C41 -8 39 4 38 13C36 26 33 36 26 46C19 55 10 61 0 61C-10 61 -19 55 -26 46C-33 36 -36 26 -38 13C-39 4 -41 -8 -41 -20C-41 -44 -25 -58 0 -58Z';
const SKULL_ABOVE = 'M0 57C-28 57 -44 29 -44 -1C-44 -33 -26 -57 0 -57C26 -57 44 -33 44 -1C44 29 28 57 0 57Z';
const NOSE_ABOVE = 'M-5 -54C-4 -62 -2.5 -65.5 0 -65.5C2.5 -65.5 4 -62 5 -54Z';
const SKULL_BEHIND =
  'M0 -60C27 -60 42 -42 42 -15C42 6 38 22 30 34C24 42 21 48 21 61L-21 61C-21 48 -24 42 -30 34C-38 22 -42 6 -42 -15C-42 -42 -27 -60 0 -60Z';
const EAR = 'M37 -3C42 -8 47 -5 46 4C45 13 42 23 38 24L35 10Z';
const EAR_ABOVE = 'M42 -12C52 -16 53 4 42 8Z';
const PROFILE = SMALL_PROFILE.replace('H128', 'L128 154');

const FRONT_DETAIL =
  'M-30 -10C-24 -15 -14 -15 -8 -10M8 -10C14 -15 24 -15 30 -10M-26 2C-22 -3 -13 -3 -9 2M9 2C13 -3 22 -3 26 2M-6 24C-9 23 -9 18 -6 18M6 24C9 23 9 18 6 18M-6 24C-3 27 3 27 6 24M-13 38C-6 40 6 40 13 38M-38 -8C-36 -20 -35 -28 -31 -32C-22 -38 -10 -41 0 -41C10 -41 22 -38 31 -32C35 -28 36 -20 38 -8';
const ABOVE_DETAIL =
  'M-43 -8C-42 -16 -41 -20 -39 -24C-34 -37 -20 -44 0 -45C20 -44 34 -37 39 -24C41 -20 42 -16 43 -8M-5 22C-5 17 5 17 5 23C5 28 -2 28 -2 24';
const BEHIND_DETAIL =
  'M-26 39C-21 44 -20 38 -18 38C-10 43 10 43 18 38C20 38 21 44 26 39M-5 -38C-5 -43 5 -43 5 -37C5 -32 -2 -32 -2 -36';
const PROFILE_DETAIL =
  'M49 61C52 58 57 58 61 62M46 53C51 49.5 57 50 63 53.5M42 100C45.5 99.5 48 100.5 51 102M45 82C48 81 49.5 84 49 86.5M92 77C91 70 97 66 102 69C107 72 105 80 102 85C100 89 100 94 96 94C93 94 93 91 93 88C94 83 93 80 92 77M99 117C92 127 82 131.5 70 132M57 24C55 34 60 41 67 45C71 53 74 60 76 70C77 76 79 84 83 90C86 92 88 88 89 82M102 96C103 99 103 100 104 102C108 110 113 116 117 120';

/** The same parts in front, from above, from behind and in a profile that looks left; '' where they are out of sight. */
const MIDDLE = [
  [
    'front',
    'M-30 -68L30 -68L25 -35Q0 -42 -25 -35Z',
    'M-29 -41Q0 -55 29 -41L22 -24Q0 -31 -22 -24Z',
    '',
    'M40 8L73 8L76 34L66 44L52 40Z',
  ],
  ['top', '', 'M-22 -24Q0 -31 22 -24L31 -14L28 13Q0 6 -28 13L-31 -14Z', '', 'M73 8L104 8L101 37L90 45L76 34Z'],
  [
    'crown',
    '',
    'M-28 13Q0 6 28 13Q30 34 15 43Q0 47 -15 43Q-30 34 -28 13Z',
    'M-29 -68L29 -68L25 -20Q0 -12 -25 -20Z',
    'M104 8L140 20L140 54L119 52L101 37Z',
  ],
  [
    'back',
    '',
    'M-15 43Q0 47 15 43L60 48L60 70L-60 70L-60 48Z',
    'M-25 -20Q0 -12 25 -20L30 17Q0 24 -30 17Z',
    'M119 52L140 54L140 94L109 90L113 82Z',
  ],
  [
    'nape',
    '',
    '',
    'M-60 21L-30 17Q0 24 30 17L60 21L46 46Q0 50 -46 46Z',
    'M109 90L140 94L140 124L114 124L103 104L105 96Z',
  ],
  [
    'beard',
    'M-60 12L-33 12Q-30 28 -18 30Q0 24 18 30Q30 28 33 12L60 12L60 70L-60 70Z',
    '',
    '',
    'M30 91L46 91L66 92L81 88L90 92L97 106L101 118L72 137L30 137L30 104Z',
  ],
] as const;
const SIDES = [
  [
    'temple',
    'M30 -68L62 -68L62 0L37 0L34 -26L25 -35Z',
    'M29 -41L46 -34L62 -8L40 -2L31 -14L22 -24Z',
    '',
    'M66 44L76 34L90 45L89 66L81 74L70 70Z',
  ],
  [
    'side',
    '',
    'M31 -14L40 -2L62 -8L60 48L15 43Q30 34 28 13Z',
    'M29 -68L62 -68L62 21L30 17L25 -20Z',
    'M90 45L101 37L119 52L113 82L104 98L81 94L78 80L81 74L89 66Z',
  ],
  ['eyebrow', 'M3 -20L36 -20L36 -4L3 -4Z', '', '', 'M40 46L68 46L68 58L40 58Z'],
] as const;

export type ScalpRegion = (typeof MIDDLE)[number][0] | `${'right' | 'left'}-${(typeof SIDES)[number][0]}`;

const AT = { front: [62, 98], above: [180, 98], behind: [298, 98] } as const;
const LEFT_PROFILE = [169, 188] as const;
const RIGHT_PROFILE = [191, 188] as const;

function middle([, front, above, behind, profile]: (typeof MIDDLE)[number]): string {
  return [
    moved(front, ...AT.front),
    moved(above, ...AT.above),
    moved(behind, ...AT.behind),
    moved(profile, ...LEFT_PROFILE),
    moved(profile, ...RIGHT_PROFILE, true),
  ].join('');
}

function sided([, front, above, behind, profile]: (typeof SIDES)[number], side: 'right' | 'left'): string {
  const right = side === 'right';
  return [
    moved(front, ...AT.front, right),
    // From above the face looks up, so the patient's right is on the right.
    moved(above, ...AT.above, !right),
    moved(behind, ...AT.behind, !right),
    right ? moved(profile, ...RIGHT_PROFILE, true) : moved(profile, ...LEFT_PROFILE),
  ].join('');
}

/** The head from the front, from above, from behind and from both sides. */
export const SCALP_MAP: RegionDrawing<ScalpRegion> = {
  name: 'scalp',
  width: 360,
  height: 350,
  skin: [
    moved(EAR, ...AT.front),
    moved(EAR, ...AT.front, true),
    moved(FRONT_FACE, ...AT.front),
    moved(NOSE_ABOVE, ...AT.above),
    moved(EAR_ABOVE, ...AT.above),
    moved(EAR_ABOVE, ...AT.above, true),
    moved(SKULL_ABOVE, ...AT.above),
    moved(EAR, ...AT.behind),
    moved(EAR, ...AT.behind, true),
    moved(SKULL_BEHIND, ...AT.behind),
    moved(PROFILE, ...LEFT_PROFILE),
    moved(PROFILE, ...RIGHT_PROFILE, true),
  ],
  detail: [
    moved(FRONT_DETAIL, ...AT.front),
    moved(ABOVE_DETAIL, ...AT.above),
    moved(BEHIND_DETAIL, ...AT.behind),
    moved(PROFILE_DETAIL, ...LEFT_PROFILE),
    moved(PROFILE_DETAIL, ...RIGHT_PROFILE, true),
  ].join(''),
  words: [
    { word: 'front', x: 62, y: 20 },
    { word: 'above', x: 180, y: 20 },
    { word: 'behind', x: 298, y: 20 },
    { word: 'rightSide', x: 110, y: 190 },
    { word: 'leftSide', x: 250, y: 190 },
  ],
  regions: [
    ...MIDDLE.slice(0, 4).map((part) => ({ id: part[0], shape: middle(part) })),
    ...SIDES.flatMap((part) =>
      (['right', 'left'] as const).map((side) => ({ id: `${side}-${part[0]}` as const, shape: sided(part, side) })),
    ),
    ...MIDDLE.slice(4).map((part) => ({ id: part[0], shape: middle(part) })),
  ],
};

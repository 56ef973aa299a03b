import { moved, type RegionDrawing } from './region-drawing.ts';

// A face from the front, 300 units wide, its middle at x = 0. Right and left are the patient's own, so the right side
// lies to the left.

const FACE =
  'M0 -132C58 -132 92 -100 92 -44C92 -18 88 10 86 30C82 60 74 82 58 104C42 124 22 138 0 138C-22 138 -42 124 -58 104C-74 82 -82 60 -86 30C-88 10 -92 -18 -92 -44C-92 -100 -58 -132 0 -132Z';
const EAR = 'M85 -8C97 -20 107 -12 105 8C103 28 96 50 87 54L80 22Z';
const DETAIL =
  'M-70 -20C-56 -31 -33 -31 -19 -21M19 -21C33 -31 56 -31 70 -20M-60 6C-51 -6 -30 -6 -21 6C-30 13 -51 13 -60 6M60 6C51 -6 30 -6 21 6C30 13 51 13 60 6M-40 -2C-33 -2 -33 10 -40 10C-47 10 -47 -2 -40 -2M40 -2C47 -2 47 10 40 10C33 10 33 -2 40 -2M-9 10C-10 28 -12 40 -16 48C-19 56 -12 59 -6 57M9 10C10 28 12 40 16 48C19 56 12 59 6 57M-6 57C-3 61 3 61 6 57M-30 86C-18 79 -6 79 0 82C6 79 18 79 30 86M-30 86C-14 99 14 99 30 86M-30 86C-14 90 14 90 30 86M-84 -52C-80 -78 -72 -94 -58 -100C-38 -108 -18 -110 0 -110C18 -110 38 -108 58 -100C72 -94 80 -78 84 -52';

const MIDDLE = [
  ['forehead', 'M-62 -140L62 -140L58 -32Q0 -44 -58 -32Z'],
  ['eyelids', 'M-74 -32Q-40 -42 -14 -30L-14 18Q-44 28 -74 20ZM74 -32Q40 -42 14 -30L14 18Q44 28 74 20Z'],
  ['nose', 'M-14 -30Q0 -36 14 -30L16 30L24 56Q0 74 -24 56L-16 30Z'],
  ['lips', 'M-40 72Q0 60 40 72L40 100Q0 112 -40 100Z'],
  ['chin', 'M-40 100Q0 112 40 100L52 146L-52 146Z'],
] as const;
/** Of the patient's left, which lies to the right. */
const SIDES = [
  ['temple', 'M62 -140L110 -140L110 -12L78 -12L74 -32L58 -32Z'],
  ['cheek', 'M16 24Q44 30 76 18L84 30L80 70L60 146L52 146L40 100L40 72L24 66L24 56Z'],
  ['ear', 'M82 -24L120 -24L120 62L82 62Z'],
] as const;

export type FaceRegion = (typeof MIDDLE)[number][0] | `${'right' | 'left'}-${(typeof SIDES)[number][0]}`;

const AT = [150, 172] as const;

/** The face from the front. */
export const FACE_MAP: RegionDrawing<FaceRegion> = {
  name: 'face',
  width: 300,
  height: 330,
  skin: [moved(EAR, ...AT), moved(EAR, ...AT, true), moved(FACE, ...AT)],
  detail: moved(DETAIL, ...AT),
  words: [
    { word: 'right', x: 26, y: 96, side: true },
    { word: 'left', x: 274, y: 96, side: true },
  ],
  regions: [
    { id: 'forehead', shape: moved(MIDDLE[0][1], ...AT) },
    ...(['right', 'left'] as const).map((side) => ({
      id: `${side}-temple` as const,
      shape: moved(SIDES[0][1], ...AT, side === 'right'),
    })),
    { id: 'eyelids', shape: moved(MIDDLE[1][1], ...AT) },
    ...SIDES.slice(1).flatMap(([part, shape]) =>
      (['right', 'left'] as const).map((side) => ({
        id: `${side}-${part}` as const,
        shape: moved(shape, ...AT, side === 'right'),
      })),
    ),
    ...MIDDLE.slice(2).map(([id, shape]) => ({ id, shape: moved(shape, ...AT) })),
  ],
};

import { nums } from '../kit/path.ts';

// Short hair that has gone back nowhere, on the small heads: its edges and the direction it grows.

/** In profile from the forehead to the temple, and from above between the ears. */
export const FRONT_SIDE = 'M57 24C55 34 60 41 67 45C71 53 74 60 76 70';
export const FRONT_ABOVE =
  'M194 92C194 84 193 76 190 70C184 56 170 49 150 48C130 49 116 56 110 70C107 76 106 84 106 92';

/** From the temple round the ear to the nape, and back over the skull to the front. */
export const ROUND_THE_EAR =
  'C77 76 79 84 83 90C86 92 88 88 88 80C88 74 90 68 96 66C104 65 107 74 105 82C103 90 102 96 104 102C108 110 113 116 117 120C122 108 126 98 126 84C130 40 120 8 88 10';
/** From the left ear round the back of the head to the right one. */
export const ROUND_THE_BACK = 'C106 122 122 150 150 150C178 150 194 122 194 92Z';

export const FULL_HAIR_SIDE = `${FRONT_SIDE}${ROUND_THE_EAR}L57 10Z`;
export const FULL_HAIR_ABOVE = FRONT_ABOVE + ROUND_THE_BACK;

/** Combed back from the forehead, in profile. */
export const COMBED_BACK =
  'M58 28C76 26 102 30 122 66M62 40C80 34 104 42 123 82M72 24C90 22 112 34 125 62M86 22C102 24 116 36 124 56M74 50C88 44 108 54 121 94M78 60C90 54 106 62 119 104M106 74C112 82 116 96 117 112M107 86C110 94 113 104 115 112';
/** Short hair from above: it turns out of the whorl of the crown, every second hair seen from further out. */
export const WHORL = Array.from({ length: 28 }, (_, index) => {
  const turn = (index / 28) * 2 * Math.PI;
  const at = (radius: number): string => {
    const angle = turn + 0.9 * (1 - radius / 48) ** 1.6;
    return nums(150 + Math.sin(angle) * radius * 0.94, 112 - Math.cos(angle) * radius * 1.2);
  };
  const [start, end] = [index % 2 === 0 ? 6 : 19, 46];
  return `M${at(start)}Q${at((start + end) / 2)} ${at(end)}`;
}).join('');

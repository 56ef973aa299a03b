import { toneOf } from '../kit/palette.ts';
import { DETAIL } from '../kit/pen.ts';
import { clipped, hairOn, SMALL_CROWN, SMALL_PROFILE, smallCrown, smallEar, smallProfile } from '../kit/small-heads.ts';
import { path, place } from '../kit/svg.ts';
import { COMBED_BACK, FRONT_ABOVE, FRONT_SIDE, ROUND_THE_BACK, ROUND_THE_EAR, WHORL } from './full-hair.ts';
import { definePicture, type FormPicture } from './form-picture.ts';

// The stages of Hamilton (1951) as revised by Norwood (1975), each from the side and from above.

interface Stage {
  readonly name: string;
  /** The front edge of the hair in profile, from the crown to the temple in front of the ear; `rim` is a horseshoe. */
  readonly side: string;
  /** The front edge of the hair from above, from the right of the drawing to its left, between the ears. */
  readonly above: string;
  /** The bare spot on the crown: in profile and from above. */
  readonly spot?: readonly [side: string, above: string];
}

const STAGES: Readonly<Record<string, Stage>> = {
  i: {
    name: 'I',
    side: FRONT_SIDE,
    above: FRONT_ABOVE,
  },
  ii: {
    name: 'II',
    side: 'M59 22.5C60 32 68 36 76 43C73 51 73 60 76 70',
    above:
      'M194 92C194 86 193 80 191 75C184 72 178 70 172 61C166 53 158 50 150 50C142 50 134 53 128 61C122 70 116 72 109 75C107 80 106 86 106 92',
  },
  iia: {
    name: 'II a',
    side: 'M68 19C68 29 71 38 75 46C74 54 74 62 76 70',
    above: 'M194 92C194 86 192 79 190 74C184 67 172 64 150 63C128 64 116 67 110 74C108 79 106 86 106 92',
  },
  iii: {
    name: 'III',
    side: 'M61 21C64 31 78 34 85 43C80 51 74 62 76 70',
    above:
      'M194 92C194 89 193 87 192 84C184 88 175 88 169 76C165 59 159 52 150 51C141 52 135 59 131 76C125 88 116 88 108 84C107 87 106 89 106 92',
  },
  iiia: {
    name: 'III a',
    side: 'M77 18C77 28 79 38 82 46C79 54 75 62 76 70',
    above: 'M194 92C194 90 193 87 192 84C184 83 174 80 150 79C126 80 116 83 108 84C107 87 106 90 106 92',
  },
  iv: {
    name: 'IV',
    side: 'M66 19C70 28 84 33 90 45C82 53 75 64 76 70',
    above:
      'M194 92C194 91 193 90 192 88C186 94 175 97 168 84C164 68 159 60 150 59C141 60 136 68 132 84C125 97 114 94 108 88C107 90 106 91 106 92',
    spot: [
      'M103 24.5C115 30 122 44 124 60C113 56 104 42 103 24.5Z',
      'M150 143C135 143 127 132 128 121C129 110 141 105 150 105C159 105 171 110 172 121C173 132 165 143 150 143Z',
    ],
  },
  iva: {
    name: 'IV a',
    side: 'M89 20C90 31 88 40 88 49C83 57 76 64 76 70',
    above: 'M194 92C193 92 193 91 192 91C184 98 172 101 150 101C128 101 116 98 108 91C107 91 107 92 106 92',
  },
  v: {
    name: 'V',
    side: 'M73 18C79 26 92 37 95 49C88 56 77 66 76 72',
    above:
      'M194 92C194 91 193 90 193 89C188 99 180 105 171 99C164 91 158 87 150 87C142 87 136 91 129 99C120 105 112 99 107 89C107 90 106 91 106 92',
    spot: [
      'M95 22C113 27 123 46 125 68C111 61 98 45 95 22Z',
      'M150 145C129 145 119 134 120 121C121 110 139 106 150 106C161 106 179 110 180 121C181 134 171 145 150 145Z',
    ],
  },
  va: {
    name: 'V a',
    side: 'M107 27C107 39 101 48 96 55C89 60 78 67 76 73',
    above: 'M194 92C194 91 193 91 193 91C188 106 179 121 150 122C121 121 112 106 107 91C107 91 106 91 106 92',
  },
  vi: {
    name: 'VI',
    side: 'rim',
    above: 'M194 92C190 98 185 105 182 113C177 131 165 138 150 138C135 138 123 131 118 113C115 105 110 98 106 92',
  },
  vii: {
    name: 'VII',
    side: 'low rim',
    above:
      'M194 98C192 110 188 124 180 134C172 142.5 162 145.5 150 145.5C138 145.5 128 142.5 120 134C112 124 108 110 106 98',
  },
};

const VERTEX = [
  'M105 26C115 31 121 42 123 54C115 51 106 40 105 26Z',
  'M150 139C139 139 133 130 134 120C135 110 143 106 150 106C157 106 165 110 166 120C167 130 161 139 150 139Z',
] as const;

const RIMS: Readonly<Record<string, string>> = {
  rim: 'M79 68C93 53 112 56 126 70C127 90 122 108 117 120C113 116 108 110 104 102C102 96 103 90 105 82C107 74 104 66 96 67C90 68 88 74 88 80C88 88 86 92 83 90C80 86 78 75 79 68Z',
  'low rim':
    'M82 80C92 68 113 77 126 89C125 101 121 111 117 120C113 116 108 110 104 102C102 96 103 90 105 82C107 74 104 66 96 67C90 68 88 74 88 80C88 88 86 92 83 90C82 87 81 84 82 80Z',
};

function draw({ name, side, above, spot }: Stage): FormPicture {
  return definePicture({
    title: `Pattern ${name}: the head from the side and from above`,
    width: 206,
    height: 146,
    paint: (pen, phototype) => {
      const bare = (d: string): string => path(d, pen.both(toneOf(phototype), 'line', DETAIL));
      const hair = RIMS[side] ?? `${side}${ROUND_THE_EAR}L${/^M(\d+)/.exec(side)?.[1] ?? 60} 10Z`;
      return [
        place(
          -28,
          -10,
          0,
          smallProfile(pen, phototype),
          hairOn(pen, phototype, { name: 'side', hair, on: SMALL_PROFILE, strands: COMBED_BACK }),
          spot ? clipped(pen, 'side', bare(spot[0])) : '',
          path(SMALL_PROFILE, pen.stroke('line', 1.5)),
          smallEar(pen, phototype),
        ),
        place(
          4,
          -15,
          0,
          smallCrown(pen, phototype),
          hairOn(pen, phototype, { name: 'above', hair: above + ROUND_THE_BACK, on: SMALL_CROWN, strands: WHORL }),
          spot ? bare(spot[1]) : '',
          path(SMALL_CROWN, pen.stroke('line', 1.5)),
        ),
      ].join('');
    },
  });
}

const stage = (key: string, spot?: Stage['spot']): FormPicture => {
  const found = STAGES[key];
  if (!found) throw new RangeError(`No stage ${key}`);
  return draw(spot ? { ...found, name: `${found.name} vertex`, spot } : found);
};

/** The twelve drawings of the scale, from a full head of hair to the horseshoe. */
export const NORWOOD = {
  'norwood-i': stage('i'),
  'norwood-ii': stage('ii'),
  'norwood-ii-a': stage('iia'),
  'norwood-iii': stage('iii'),
  'norwood-iii-vertex': stage('iii', VERTEX),
  'norwood-iii-a': stage('iiia'),
  'norwood-iv': stage('iv'),
  'norwood-iv-a': stage('iva'),
  'norwood-v': stage('v'),
  'norwood-v-a': stage('va'),
  'norwood-vi': stage('vi'),
  'norwood-vii': stage('vii'),
} as const;

import type { Colour, Phototype } from '../kit/palette.ts';
import { CONTOUR, DETAIL, FINE } from '../kit/pen.ts';
import { clipped } from '../kit/small-heads.ts';
import { circle, path } from '../kit/svg.ts';
import { definePicture, type FormPicture } from './form-picture.ts';

// Six answers of skin to the sun (after Fitzpatrick 1988), each a forearm in three parts: skin that sees no sun, the
// evening after an hour in strong sun, a week later. Types I and VI look no more remarkable than the others.

interface SunType {
  readonly name: string;
  readonly usual: Colour;
  /** How red it is in the evening and how much darker a week later, 0 to 1. */
  readonly red: number;
  readonly tan: readonly [colour: Colour, depth: number];
  readonly freckles?: boolean;
}

const ARM =
  'M-6 16C40 13 86 27 122 33C134 34 146 27 160 27C172 27 186 34 195 39C200 42 200 48 195 48.5C201 50 203 56 198 59C202 62 202 67 196 69C198 73 196 77 190 77C178 78 166 78 158 78C164 83 168 88 164 91C160 94 150 90 142 84C134 79 128 74 120 72C86 76 40 92 -6 92';
const FINGERS =
  'M195 48.5C184 48 176 46 168 44M198 59C186 59 177 57 168 55M196 69C184 69 176 68 167 66M158 78C152 76 148 73 145 70';
const FRECKLES: readonly (readonly [number, number, number])[] = [
  [132, 44, 1.3],
  [140, 56, 1],
  [148, 40, 1.1],
  [152, 62, 1.4],
  [136, 66, 1],
  [158, 48, 1.2],
  [164, 36, 0.9],
  [146, 50, 0.9],
];

function arm({ name, usual, red, tan, freckles }: SunType): FormPicture {
  return definePicture({
    title: `Sun type ${name}: a forearm in three parts. Skin that sees no sun, the evening after strong sun, a week later`,
    width: 206,
    height: 108,
    paint: (pen) =>
      [
        `<clipPath ${pen.id('arm')}>${path(ARM)}</clipPath>`,
        path(ARM, pen.fill(usual)),
        clipped(
          pen,
          'arm',
          path('M62 0H122V108H62Z', `${pen.fill('artery')} opacity="${red}"`) +
            path('M122 0H206V108H122Z', `${pen.fill(tan[0])} opacity="${tan[1]}"`) +
            (freckles ? FRECKLES.map(([x, y, r]) => circle(x, y, r, pen.fill('tone-3'))).join('') : '') +
            path('M62 0V108M122 0V108', pen.stroke('paper', 2.4)) +
            path('M62 0V108M122 0V108', `${pen.stroke('line', FINE)} stroke-dasharray="1 4"`),
        ),
        path(ARM, pen.stroke('line', CONTOUR)),
        path(FINGERS, pen.stroke('line', DETAIL)),
      ].join(''),
  });
}

/** From skin that only burns to skin that hardly ever does. */
export const SUN_TYPES = {
  'sun-type-1': arm({ name: 'I', usual: 'tone-0', red: 0.46, tan: ['tone-1', 0.3], freckles: true }),
  'sun-type-2': arm({ name: 'II', usual: 'tone-1', red: 0.36, tan: ['tone-3', 0.22] }),
  'sun-type-3': arm({ name: 'III', usual: 'tone-2', red: 0.24, tan: ['tone-4', 0.34] }),
  'sun-type-4': arm({ name: 'IV', usual: 'tone-3', red: 0.1, tan: ['tone-5', 0.4] }),
  'sun-type-5': arm({ name: 'V', usual: 'tone-4', red: 0.04, tan: ['tone-5', 0.75] }),
  'sun-type-6': arm({ name: 'VI', usual: 'tone-5', red: 0, tan: ['line', 0.18] }),
} as const;

const tone = (name: string, usual: Colour): FormPicture =>
  definePicture({
    title: `A forearm with ${name} skin`,
    width: 206,
    height: 108,
    paint: (pen) => path(ARM, pen.both(usual, 'line', CONTOUR)) + path(FINGERS, pen.stroke('line', DETAIL)),
  });

/** The same six tones without the sun. */
export const SKIN_TONES = {
  'skin-tone-1': tone('very light', 'tone-0'),
  'skin-tone-2': tone('light', 'tone-1'),
  'skin-tone-3': tone('light brown', 'tone-2'),
  'skin-tone-4': tone('brown', 'tone-3'),
  'skin-tone-5': tone('dark brown', 'tone-4'),
  'skin-tone-6': tone('very dark brown', 'tone-5'),
} as const;

/** Fitzpatrick's types as they are counted. */
type SunTypeNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** The tone in which drawings for a person of this sun type are painted: the drawings have five, so I and II share one. */
export function phototypeOf(type: SunTypeNumber): Phototype {
  const tones: Readonly<Record<SunTypeNumber, Phototype>> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5 };
  return tones[type];
}

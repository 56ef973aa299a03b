import { shadeOf, toneOf, type Phototype } from './palette.ts';
import { DETAIL, FINE, type Pen } from './pen.ts';
import { group, path } from './svg.ts';

// Heads for pictures of two fingers' width: about 100 units across, one line each for eye, brow and mouth.

/** A head in profile, looking left, to the base of the neck; 34 to 128 by 18 to 154. */
export const SMALL_PROFILE =
  'M62 20C55 24 50 32 48 41C47 46 45 50 44.5 54C44 57 46 59 46 62C45 68 39 76 35 81.5C33 84 34 87 37 87.5C39.5 88 41 88 42 90C42 92 39 94 38.5 96C38 98 40 99 42 100C40 101 39 102.5 40 105C41 107 43 108 43 111C42.5 113 40 116 41 119C42 124 46 126 51 126C59 127 66 128 70 132C73 139 72 146 68 154H128C119 147 116 139 115 129C115 120 124 104 125 85C127 58 115 26 88 21C79 19 70 17.5 62 20Z';

const PROFILE_FEATURES =
  'M49 61C52 58 57 58 61 62M46 53C51 49.5 57 50 63 53.5M42 100C45.5 99.5 48 100.5 51 102M45 82c3-1 4.5 2 4 4.5';

/** The ear of the small profile, over the hair; 92 to 104 by 67 to 94. */
export function smallEar(pen: Pen, phototype: Phototype): string {
  return (
    path(
      'M92 77C91 70 97 66 102 69C107 72 105 80 102 85C100 89 100 94 96 94C93 94 93 91 93 88C94 83 93 80 92 77Z',
      pen.both(toneOf(phototype), 'line', DETAIL),
    ) + path('M95.5 78C95 73.5 99 71.5 101 74.5C102.5 78 100 81 98 84', pen.stroke('line', 0.7))
  );
}

/** Face and neck in profile, without hair and ear. */
export function smallProfile(pen: Pen, phototype: Phototype): string {
  return [
    path(SMALL_PROFILE, pen.both(toneOf(phototype), 'line', 1.5)),
    path(
      'M70 132C82 131 92 126 99 117C98 130 101 142 106 154H68C72 146 73 139 70 132Z',
      `${pen.fill(shadeOf(phototype))} opacity=".5"`,
    ),
    path('M99 117C92 127 82 131.5 70 132', pen.stroke('line', FINE)),
    path(PROFILE_FEATURES, pen.stroke('line', 1.2)),
  ].join('');
}

/** The skull from above, nose up, its middle at x = 150; 106 to 194 by 36 to 150. */
export const SMALL_CROWN =
  'M150 150C122 150 106 122 106 92C106 60 124 36 150 36C176 36 194 60 194 92C194 122 178 150 150 150Z';

/** Nose, ears and bare skull from above. */
export function smallCrown(pen: Pen, phototype: Phototype): string {
  const skin = pen.both(toneOf(phototype), 'line', 1.3);
  return (
    path('M145 38C146 31 147.5 27.5 150 27.5C152.5 27.5 154 31 155 38', skin) +
    path('M107 82C98 78 97 98 106.5 102ZM193 82C202 78 203 98 193.5 102Z', skin) +
    path(SMALL_CROWN, pen.both(toneOf(phototype), 'line', 1.5))
  );
}

/** Hair as a flat shape cut off at the contour it lies on, with a few lines in the direction it grows. */
export function hairOn(
  pen: Pen,
  phototype: Phototype,
  o: { name: string; hair: string; on: string; strands: string },
): string {
  return [
    `<clipPath ${pen.id(o.name)}>${path(o.on)}</clipPath><clipPath ${pen.id(`${o.name}-hair`)}>${path(o.hair)}</clipPath>`,
    clipped(
      pen,
      o.name,
      path(o.hair, pen.both('hair', 'line', 1.2)) +
        clipped(pen, `${o.name}-hair`, path(o.strands, `${pen.stroke(toneOf(phototype), 0.8)} opacity=".42"`)),
    ),
  ].join('');
}

/** A part cut off at the contour that `hairOn` was given under this name. */
export function clipped(pen: Pen, name: string, part: string): string {
  return group(`clip-path="url(#${pen.ref(name)})"`, part);
}

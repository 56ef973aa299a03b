import { shadeOf, toneOf, type Phototype } from '../kit/palette.ts';
import { CONTOUR, DETAIL, FINE, type Pen } from '../kit/pen.ts';
import { nums, pointsOf, smooth } from '../kit/path.ts';
import { hairOn, SMALL_CROWN, SMALL_PROFILE, smallCrown, smallEar, smallProfile } from '../kit/small-heads.ts';
import { ellipse, group, path, place } from '../kit/svg.ts';
import { facingHead, halfTurnedHead, headFromBehind } from '../kit/turned-heads.ts';
import { COMBED_BACK, FULL_HAIR_ABOVE, FULL_HAIR_SIDE, WHORL } from './full-hair.ts';
import { definePicture, type FormPicture } from './form-picture.ts';

// What to hold the camera by: a viewfinder of 150 by 180 with the head or skin as it should stand in the picture.

const WIDTH = 150;
const HEIGHT = 180;
const CORNERS =
  'M8 26V12Q8 8 12 8H26M124 8H138Q142 8 142 12V26M142 154V168Q142 172 138 172H124M26 172H12Q8 172 8 168V154';

/** The place that belongs in the middle of the picture. */
const middle = (pen: Pen, x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, `${pen.stroke('turmeric', 2.2)} stroke-dasharray="5 5"`);

interface ViewPicture extends FormPicture {
  readonly shows: string;
  readonly paint: (pen: Pen, phototype: Phototype) => string;
}

function view(shows: string, paint: (pen: Pen, phototype: Phototype) => string): ViewPicture {
  const picture = definePicture({
    title: `How the photo should look: ${shows}`,
    width: WIDTH,
    height: HEIGHT,
    paint: (pen, phototype) =>
      `<clipPath ${pen.id('view')}><path d="M8 8H142V172H8Z"/></clipPath>` +
      group(`clip-path="url(#${pen.ref('view')})"`, paint(pen, phototype)) +
      path(CORNERS, pen.stroke('line', CONTOUR)),
  });
  return { ...picture, shows, paint };
}

const mirror = (part: string): string => group(`transform="translate(${WIDTH} 0)scale(-1 1)"`, part);
const centred = (part: string): string => group('transform="translate(75 82)scale(1.08)"', part);

function profile(pen: Pen, phototype: Phototype): string {
  return group(
    'transform="translate(-23 -6)scale(1.16)"',
    smallProfile(pen, phototype),
    hairOn(pen, phototype, { name: 'side', hair: FULL_HAIR_SIDE, on: SMALL_PROFILE, strands: COMBED_BACK }),
    path(SMALL_PROFILE, pen.stroke('line', 1.5)),
    smallEar(pen, phototype),
  );
}

function above(pen: Pen, phototype: Phototype): string {
  return [
    smallCrown(pen, phototype),
    hairOn(pen, phototype, { name: 'above', hair: FULL_HAIR_ABOVE, on: SMALL_CROWN, strands: WHORL }),
    path(SMALL_CROWN, pen.stroke('line', 1.5)),
  ].join('');
}

/** From behind and above: the whorl faces the camera, ears low at the sides, shoulders below. */
function crown(pen: Pen, phototype: Phototype): string {
  const skin = pen.both(toneOf(phototype), 'line', 1.4);
  return [
    path('M6 180C12 150 34 138 56 134H94C116 138 138 150 144 180Z', skin),
    path('M33 96C26 92 25 112 35 118ZM117 96C124 92 125 112 115 118Z', skin),
    group(
      'transform="translate(-87 -30)scale(1.08)"',
      hairOn(pen, phototype, {
        name: 'crown',
        hair: 'M150 162C122 162 108 138 108 106C108 72 122 48 150 48C178 48 192 72 192 106C192 138 178 162 150 162Z',
        on: 'M150 162C122 162 108 138 108 106C108 72 122 48 150 48C178 48 192 72 192 106C192 138 178 162 150 162Z',
        strands: WHORL,
      }),
    ),
    middle(pen, 75, 90, 27, 27),
  ].join('');
}

/** From above and in front: the parting runs away from the camera. */
function parting(pen: Pen, phototype: Phototype): string {
  const skin = toneOf(phototype);
  const combed = [1, -1].flatMap((s) =>
    Array.from({ length: 12 }, (_, index) => {
      const y = 36 + index * 6.4;
      return `M${nums(75 + s * 2.5, y)}C${nums(75 + s * 24, y + 1, 75 + s * (44 + index * 0.5), y + 20, 75 + s * (50 + index * 0.4), y + 58)}`;
    }),
  );
  const hair = 'M75 26C42 26 22 52 20 92C18 122 20 150 14 180H136C130 150 132 122 130 92C128 52 108 26 75 26Z';
  return [
    path(hair, pen.both('hair', 'line', 1.5)),
    path(combed.join(''), `${pen.stroke(skin, 0.9)} opacity=".45"`),
    path(
      'M75 112C58 114 44 122 37 134C38 158 52 176 75 182C98 176 112 158 113 134C106 122 92 114 75 112Z',
      pen.both(skin, 'line', 1.4),
    ),
    path(
      'M51 144C56 140 64 140 69 144M81 144C86 140 94 140 99 144M70 160C69 166 81 166 80 160',
      pen.stroke('line', 1.3),
    ),
    path('M74.2 34L73.4 114H76.6L75.8 34Z', pen.fill(skin)),
    middle(pen, 75, 76, 15, 42),
  ].join('');
}

const PATCH = smooth(pointsOf('0 -15, 9 -14, 15 -7, 15 3, 12 12, 3 15, -7 16, -14 10, -17 0, -13 -9, -7 -13'), true);

function patch(pen: Pen, phototype: Phototype, scale: number): string {
  const flakes: readonly (readonly [number, number])[] = [
    [-6, -5],
    [4, -7],
    [8, 2],
    [-2, 4],
    [-9, 4],
    [2, 10],
  ];
  return group(
    `transform="scale(${scale})"`,
    path(PATCH, `${pen.both('artery', 'artery', 1.1 / scale)} fill-opacity=".5"`),
    path(
      flakes.map(([x, y]) => `M${nums(x, y)}l2.5 -1`).join(''),
      pen.stroke(phototype > 3 ? 'tone-2' : 'paper', 1.4 / scale),
    ),
  );
}

/** The place and what lies around it, from about 30 cm: a forearm with a patch, a hand's width of healthy skin on each side. */
function area(pen: Pen, phototype: Phototype): string {
  return [
    path(
      'M36 -4C32 40 42 96 50 132C53 146 52 160 50 184H104C100 160 100 146 102 132C112 96 122 40 116 -4Z',
      pen.both(toneOf(phototype), 'line', CONTOUR),
    ),
    path(
      'M104 -4C110 40 100 96 92 132C90 146 90 160 92 184H104C100 160 100 146 102 132C112 96 122 40 116 -4Z',
      `${pen.fill(shadeOf(phototype))} opacity=".35"`,
    ),
    path('M56 150C66 154 84 154 94 150M58 158C68 161 82 161 92 158', pen.stroke('line', FINE)),
    place(76, 82, 0, patch(pen, phototype, 1.15)),
    middle(pen, 76, 82, 38, 46),
  ].join('');
}

/** The place fills the picture; a ruler lies beside it. */
function close(pen: Pen, phototype: Phototype): string {
  const ticks = Array.from({ length: 13 }, (_, index) => `M${14 + index * 10} 138v${index % 5 === 0 ? 12 : 7}`).join(
    '',
  );
  return [
    path('M0 0H150V180H0Z', pen.fill(toneOf(phototype))),
    path(
      'M20 26l6 2M48 18l5 2M96 22l6 -1M126 40l5 2M18 60l5 1M130 92l5 -1M16 104l5 2M118 118l5 -1',
      pen.stroke(shadeOf(phototype), DETAIL),
    ),
    place(75, 74, 0, patch(pen, phototype, 2.5)),
    path('M0 138H150V180H0Z', pen.both('paper', 'line', 1.4)),
    path(ticks, pen.stroke('line', DETAIL)),
  ].join('');
}

const DARK_UNDER = 2;
const LIGHT = '#fff';
const DARK = '#231a1f';

const isContour = (colour: string): boolean => colour === 'line' || colour === 'turmeric';

/** Draws a mask: white where a line is seen, black where something stands before it. Shades and strands are left out. */
function contours(pen: Pen, extra: number): Pen {
  const line = (width: number): string => `stroke="#fff" stroke-width="${width + extra}"`;
  const name = (id: string): string => (extra > 0 ? `under-${id}` : id);
  return {
    ...pen,
    fill: () => 'fill="none"',
    stroke: (colour, width) => (isContour(colour) ? line(width) : 'stroke="none"'),
    both: (_fill, stroke, width) => `fill="#000" ${isContour(stroke) ? line(width) : 'stroke="none"'}`,
    id: (id) => pen.id(name(id)),
    ref: (id) => pen.ref(name(id)),
  };
}

/** A view as lines over a camera's picture, to hold the camera by: light over dark, to be seen on any skin and any wall. */
function outline({ shows, paint }: Pick<ViewPicture, 'shows' | 'paint'>): FormPicture {
  return definePicture({
    title: `Outline of ${shows}`,
    width: WIDTH,
    height: HEIGHT,
    paint: (pen, phototype) =>
      [DARK_UNDER, 0]
        .map((extra) => {
          const mask = contours(pen, extra);
          const [colour, opacity] = extra > 0 ? [DARK, 0.55] : [LIGHT, 1];
          return (
            `<mask ${mask.id('mask')} maskUnits="userSpaceOnUse" width="${WIDTH}" height="${HEIGHT}">` +
            `${paint(mask, phototype)}</mask>` +
            `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="${colour}" opacity="${opacity}" mask="url(#${mask.ref('mask')})"/>`
          );
        })
        .join(''),
  });
}

/** The views a form may ask for; left and right are the patient's own. */
export const PHOTO_VIEWS = {
  'view-front': view('the face from the front, hairline free', (pen, tone) => centred(facingHead(pen, tone))),
  'view-left-90': view('the left side of the head', profile),
  'view-right-90': view('the right side of the head', (pen, tone) => mirror(profile(pen, tone))),
  'view-left-45': view('the head turned half, left side', (pen, tone) => centred(halfTurnedHead(pen, tone))),
  'view-right-45': view('the head turned half, right side', (pen, tone) => mirror(centred(halfTurnedHead(pen, tone)))),
  'view-vertex': view(
    'the head from above',
    (pen, tone) => group('transform="translate(-112 -18)scale(1.25)"', above(pen, tone)) + middle(pen, 75, 90, 30, 42),
  ),
  'view-crown': view('the crown, from behind and above', crown),
  'view-back': view(
    'the back of the head',
    (pen, tone) => centred(headFromBehind(pen, tone)) + middle(pen, 75, 96, 36, 24),
  ),
  'view-parting': view('the parting, from above and in front', parting),
  'view-30-cm': view('the place with healthy skin around it, from 30 cm', area),
  'view-close-up': view('the place close up, a ruler beside it', close),
} as const;

/** What a skin view asks for lies anywhere on the body: only its middle is shown, and the ruler's edge. */
const OUTLINED: Readonly<Partial<Record<string, ViewPicture['paint']>>> = {
  'view-30-cm': (pen) => middle(pen, 75, 90, 40, 48),
  'view-close-up': (pen) => middle(pen, 75, 74, 46, 46) + path('M0 138H150', pen.stroke('line', CONTOUR)),
};

/** The outline of each view, by the view's name. */
export const PHOTO_OUTLINES: ReadonlyMap<string, FormPicture> = new Map(
  Object.entries(PHOTO_VIEWS).map(([name, { shows, paint }]) => [
    name,
    outline({ shows, paint: OUTLINED[name] ?? paint }),
  ]),
);

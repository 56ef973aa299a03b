import { shadeOf, toneOf, type Colour, type Phototype } from './palette.ts';
import { CONTOUR, FINE, type Pen } from './pen.ts';
import { circle, group, path } from './svg.ts';

// A face from the front, its middle at x = 0 and the eyes at y = 0; from -200 (crown) to 202 (chin), 136 to each side.

/** Forehead to chin and back, as a closed shape. */
const FACE_OUTLINE =
  'M0 -200C84 -200 136 -152 136 -72C136 -34 131 6 127 40C122 84 112 122 88 154C66 184 36 202 0 202C-36 202 -66 184 -88 154C-112 122 -122 84 -127 40C-131 6 -136 -34 -136 -72C-136 -152 -84 -200 0 -200Z';

/** Both lips as one shape. */
export const LIPS = 'M-42 126C-28 117 -12 111 0 116C12 111 28 117 42 126C24 152 -24 152 -42 126Z';

/** Draws a part twice, the second time as in a mirror. */
export function mirrored(part: string): string {
  return part + group('transform="scale(-1 1)"', part);
}

/** Neck with the shade of the chin on it, and the tops of the shoulders; runs out at y = 330. */
export function neckFront(pen: Pen, phototype: Phototype): string {
  return [
    path(
      'M-66 120C-66 190 -68 226 -84 244C-120 268 -190 276 -250 300V340H250V300C190 276 120 268 84 244C68 226 66 190 66 120Z',
      pen.both(toneOf(phototype), 'line', CONTOUR),
    ),
    path(
      'M-66 166C-40 192 -16 203 0 203C16 203 40 192 66 166C66 196 67 212 72 226C40 250 -40 250 -72 226C-67 212 -66 196 -66 166Z',
      `${pen.fill(shadeOf(phototype))} opacity=".5"`,
    ),
    path('M-44 250C-30 276 -14 290 -6 304M44 250C30 276 14 290 6 304', pen.stroke('line', FINE)),
    path('M-22 308C-70 296 -120 296 -170 308M22 308C70 296 120 296 170 308', pen.stroke('line', FINE)),
  ].join('');
}

/** Ears and the bare head. */
export function headFront(pen: Pen, phototype: Phototype): string {
  const ear =
    path(
      'M127 -8C140 -22 154 -14 152 12C150 40 142 74 130 78C122 80 118 70 120 60Z',
      pen.both(toneOf(phototype), 'line', 1.5),
    ) + path('M132 4C142 -4 146 6 143 24C141 38 137 48 132 54', pen.stroke('line', FINE));
  return mirrored(ear) + path(FACE_OUTLINE, pen.both(toneOf(phototype), 'line', CONTOUR));
}

/** The open eye at the right of the picture. */
export function openEyeFront(pen: Pen): string {
  return [
    path('M30 2C42 -16 72 -17 87 0C74 13 44 14 30 2Z', pen.both('paper', 'line', 1)),
    circle(58, -2, 11, pen.both('tone-5', 'line', 1)),
    circle(58, -2, 5, pen.fill('hair')) + circle(61.5, -6, 2, pen.fill('paper')),
    path('M28 3C42 -18 74 -19 90 1', pen.stroke('line', 3)),
    path('M32 -10C46 -24 72 -24 86 -12M44 17C54 21 66 20 76 14', pen.stroke('line', FINE)),
  ].join('');
}

/** Brows, eyes, nose and mouth. */
export function featuresFront(pen: Pen, phototype: Phototype, eyes: 'open' | 'closed'): string {
  const lip = phototype > 3 ? 'muscle' : 'blush';
  const brow = path('M22 -38C46 -52 78 -52 98 -34C76 -44 48 -44 23 -30Z', pen.both('hair', 'hair', 1.5));
  const closed = [
    path('M29 2C44 16 72 17 89 2', pen.stroke('line', 2.4)),
    path('M36 8l-4 7M46 12l-2 8M58 14v8M70 12l3 8M80 8l5 6', pen.stroke('line', 1.3)),
    path('M30 -6C46 -20 72 -20 88 -7', pen.stroke('line', FINE)),
  ];
  return [
    mirrored(brow + (eyes === 'open' ? openEyeFront(pen) : closed.join(''))),
    path('M-15 -4C-11 22 -15 44 -20 62', pen.stroke('line', FINE)),
    path('M-22 86C-33 82 -31 66 -21 66M22 86C33 82 31 66 21 66', pen.stroke('line', 1.4)),
    path('M-22 86C-16 79 -9 82 -6 88C-3 92 3 92 6 88C9 82 16 79 22 86', pen.stroke('line', 1.4)),
    path(LIPS, `${pen.fill(lip)} opacity=".75"`),
    path('M-42 126C-28 117 -12 111 0 116C12 111 28 117 42 126', pen.stroke('line', 1.1)),
    path('M-45 125C-26 131 -12 127 0 129C12 127 26 131 45 125', pen.stroke('line', 1.7)),
    path('M-28 141C-14 150 14 150 28 141M-14 160C-6 164 6 164 14 160', pen.stroke('line', FINE)),
    path('M-5 97V106M5 97V106', `${pen.stroke('line', FINE)} opacity=".6"`),
  ].join('');
}

/** A broad cloth band that keeps the hair away from the face, with the hair behind it. */
export function headband(pen: Pen, band: 'paper' | 'lilac'): string {
  return [
    path(
      'M-134 -96C-140 -176 -90 -232 0 -232C90 -232 140 -176 134 -96C110 -150 70 -172 0 -172C-70 -172 -110 -150 -134 -96Z',
      pen.both('hair', 'line', CONTOUR),
    ),
    path(
      'M-142 -62C-148 -120 -112 -182 0 -184C112 -182 148 -120 142 -62C134 -66 128 -68 124 -74C112 -112 70 -130 0 -131C-70 -130 -112 -112 -124 -74C-128 -68 -134 -66 -142 -62Z',
      pen.both(band, 'line', 1.7),
    ),
    path(
      'M-132 -86C-118 -140 -70 -160 0 -161C70 -160 118 -140 132 -86M-100 -128C-70 -142 -40 -147 -10 -147M60 -176C70 -168 76 -156 78 -142',
      pen.stroke('line', FINE),
    ),
  ].join('');
}

/** Long hair with a parting in the middle: what lies behind the head and neck, and what lies over the ears. */
export function longHair(pen: Pen, strand: Colour): { back: string; front: string } {
  const lock =
    'M0 -206C46 -192 104 -146 122 -60C129 -20 131 20 128 56C124 110 132 170 150 230L196 240C178 140 168 40 156 -60C144 -160 92 -236 0 -240Z';
  const strands =
    'M8 -222C70 -206 124 -142 136 -56C142 20 148 120 168 216M20 -232C96 -214 140 -140 148 -40C154 40 162 140 182 226M70 -186C104 -156 122 -116 130 -60';
  return {
    back: path(
      'M0 -240C-92 -236 -144 -160 -156 -60C-168 60 -180 180 -200 340H200C180 180 168 60 156 -60C144 -160 92 -236 0 -240Z',
      pen.both('hair', 'line', CONTOUR),
    ),
    front: mirrored(
      path(lock, pen.both('hair', 'line', 1.6)) + path(strands, `${pen.stroke(strand, FINE)} opacity=".7"`),
    ),
  };
}

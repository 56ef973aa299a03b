import { creaseOf, shadeOf, type Skin, toneOf } from './palette.ts';
import { CONTOUR, DETAIL, FINE, type Pen } from './pen.ts';
import { path } from './svg.ts';

// The back half of a left foot from behind and outside: lower leg, ankle bone, tendon of the heel, heel and sole. The foot
// runs out on the left, the leg at the top; about -10 to 500 by -10 to 300.

const SKIN =
  'M250 -12C252 40 250 80 236 106C214 132 170 146 120 156C70 166 30 174 -12 182V286C60 290 140 286 214 286C280 288 350 296 410 290C448 286 476 270 486 240C492 212 482 184 466 160C448 132 432 96 426 50C424 26 424 8 426 -12Z';
const PAD =
  'M-12 262C60 268 140 262 214 262C270 262 320 270 372 264C420 258 452 236 462 204C468 190 474 180 478 186C490 206 492 224 486 242C476 272 448 288 410 291C350 297 280 290 214 288C140 288 60 292 -12 288Z';

/** The heel of a foot; its sole is a step lighter, as on every brown foot. */
export function heel(pen: Pen, skin: Skin, sole: Skin): string {
  const crease = creaseOf(skin);
  return [
    path(SKIN, pen.both(toneOf(skin), 'line', CONTOUR)),
    path(
      'M426 50C412 96 400 132 404 168C410 190 440 196 466 160C448 132 432 96 426 50Z',
      `${pen.fill(shadeOf(skin))} opacity=".28"`,
    ),
    path(
      'M282 158C276 172 290 184 308 182C330 178 340 158 334 138C332 156 308 170 282 158Z',
      `${pen.fill(shadeOf(skin))} opacity=".4"`,
    ),
    path('M334 132C338 152 318 172 288 164', pen.stroke(crease, DETAIL)),
    path('M396 -12C398 40 394 90 380 140C376 156 372 166 372 176', pen.stroke(crease, DETAIL)),
    path(PAD, pen.both(toneOf(sole), 'line', DETAIL)),
    path('M236 106C240 118 242 126 242 134M250 60C256 74 258 86 257 98', pen.stroke(crease, FINE)),
    path('M120 214C180 206 220 206 262 214', `${pen.stroke(crease, FINE)} opacity=".5"`),
  ].join('');
}

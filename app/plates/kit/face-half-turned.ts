import { creaseOf, shadeOf, type Colour, type Skin, toneOf } from './palette.ts';
import { CONTOUR, DETAIL, FINE, type Pen } from './pen.ts';
import { path } from './svg.ts';

// A head turned half to the left, its left cheek and ear to the viewer: about 90 to 400 by 40 to 560, chin at (176, 452).
// Widths of line are divided by `scale`, at which the plate draws it, so that a close face has the lines of every plate.

const FACE =
  'M180 70C140 88 116 128 112 170C110 190 116 206 114 222C112 236 118 246 117 262C112 284 112 300 118 316C124 338 128 350 132 368C136 392 142 420 154 440C164 454 188 458 208 450C240 438 280 412 310 384C324 370 334 348 340 320L372 300C384 240 384 170 356 116C320 66 240 48 180 70Z';

/** The outline of the face, to clip what lies on its skin. */
export const HALF_TURNED_OUTLINE = FACE;

export interface HalfTurnedFace {
  readonly skin: Skin;
  readonly scale?: number;
  readonly eyes?: 'open' | 'closed';
  /** Lines of age: brow, corner of the eye, from nose and mouth to the jaw. */
  readonly aged?: boolean;
  readonly brow?: Colour;
}

/** Neck and shoulder below the head. */
export function halfTurnedNeck(pen: Pen, skin: Skin, scale = 1): string {
  return [
    path(
      'M196 440C200 480 196 510 172 528C140 546 96 556 60 580V640H460V580C420 556 382 540 372 510C364 480 370 400 384 330L350 300Z',
      pen.both(toneOf(skin), 'line', CONTOUR / scale),
    ),
    path(
      'M198 452C240 444 290 416 326 372C330 400 316 440 288 460C258 478 224 484 198 478Z',
      `${pen.fill(shadeOf(skin))} opacity=".5"`,
    ),
    path('M330 400C316 460 270 530 214 562', `${pen.stroke(creaseOf(skin), DETAIL / scale)} opacity=".7"`),
  ].join('');
}

/** The near ear; draw it over the hair. */
export function halfTurnedEar(pen: Pen, skin: Skin, scale = 1): string {
  return (
    path(
      'M346 236C346 214 364 204 378 212C392 222 390 250 382 270C376 284 374 304 360 306C350 306 346 298 346 288Z',
      pen.both(toneOf(skin), 'line', 1.6 / scale),
    ) +
    path(
      'M352 236C354 222 368 216 376 226C382 238 378 254 370 266C364 274 364 284 358 292M356 254C364 246 370 252 366 262C362 270 356 268 352 262',
      pen.stroke(creaseOf(skin), FINE / scale),
    )
  );
}

/** Face with brows, eyes, nose and mouth; without hair, ear and neck. */
export function halfTurnedFace(pen: Pen, o: HalfTurnedFace): string {
  const { skin, scale = 1, eyes = 'open', aged = false, brow = 'hair' } = o;
  const [tone, shade, crease] = [toneOf(skin), shadeOf(skin), creaseOf(skin)];
  const thin = (width: number): string => pen.stroke(crease, width / scale);
  const lip: Colour = skin === 4 || skin === 5 ? 'red-brown' : 'red-wheat';
  const open = [
    path('M206 236C218 220 246 218 266 234C250 246 222 248 206 236Z', pen.both('paper', 'line', 1.1 / scale)),
    path(
      'M228 221C240 220 247 226 246 234C245 242 238 245 231 244C224 242 221 236 222 230C223 225 225 222 228 221Z',
      pen.fill('tone-5'),
    ),
    path('M232 228a5 5 0 1 0 .1 0Z', pen.fill('hair')) + path('M236 227a2 2 0 1 0 .1 0Z', pen.fill('paper')),
    path('M202 239C216 218 248 214 270 235', pen.stroke('line', 3 / scale)),
    path('M120 240C126 224 144 222 156 236C146 246 132 248 120 240Z', pen.both('paper', 'line', 1.1 / scale)),
    path('M130 226C138 224 144 230 143 237C142 243 136 246 131 244C127 240 126 231 130 226Z', pen.fill('tone-5')),
    path('M134 231a4 4 0 1 0 .1 0Z', pen.fill('hair')),
    path('M117 241C124 221 145 218 159 237', pen.stroke('line', 2.8 / scale)),
    path('M206 226C222 208 250 206 268 222M124 226C132 214 146 214 156 224', thin(FINE)),
    path('M212 252C228 260 248 258 262 248', thin(FINE)),
  ];
  const closed = [
    path('M204 238C220 252 250 252 268 236M120 241C130 252 146 250 156 239', pen.stroke('line', 2.2 / scale)),
    path('M214 246l-4 7M228 250l-2 8M243 249l2 8M257 244l6 7M128 248l-4 6M140 249v7', pen.stroke('line', 1.2 / scale)),
    path('M206 228C222 212 250 212 268 228M124 230C132 218 146 218 156 228', thin(FINE)),
  ];
  const age = [
    'M274 228C286 220 298 216 308 216M276 235C290 232 302 232 312 236M274 242C286 246 296 252 304 260',
    'M208 254C226 266 250 264 266 252',
    'M196 314C210 326 222 346 226 366M228 378C232 392 232 404 226 416',
    'M140 120C190 106 250 106 300 128M136 142C190 128 250 128 296 146M140 162C180 152 230 150 262 160',
    'M176 196C174 204 174 210 177 216M186 196C185 203 186 209 188 214',
    'M150 334C152 340 152 344 151 350M160 332C161 338 161 342 161 348M178 332C177 338 178 342 178 348',
    'M300 300C308 318 310 336 306 352M316 296C322 312 324 326 321 340',
  ].join('');
  return [
    path(FACE, pen.both(tone, 'line', CONTOUR / scale)),
    // Shade under the cheekbone and at the side of the nose.
    path(
      'M176 240C178 270 186 296 198 310C186 318 176 318 168 312C176 290 174 262 166 240Z',
      `${pen.fill(shade)} opacity=".25"`,
    ),
    path(
      'M340 320C330 340 300 366 262 390C290 372 306 340 312 300C324 306 334 312 340 320Z',
      `${pen.fill(shade)} opacity=".22"`,
    ),
    ...(eyes === 'open' ? open : closed),
    path(
      'M198 206C216 190 254 188 282 208C256 200 222 202 200 214C196 213 195 209 198 206Z',
      pen.both(brow, brow, 1.2 / scale),
    ),
    path('M116 212C124 198 144 194 160 206C146 202 130 206 118 218Z', pen.both(brow, brow, 1.2 / scale)),
    path('M166 226C158 250 144 278 136 296C132 304 136 312 146 314', thin(1.5)),
    path('M146 314C152 320 160 320 166 314C176 320 190 318 194 308C198 298 194 290 186 288', thin(1.5)),
    path('M168 312C172 306 180 305 184 309M146 313C147 308 151 307 155 310', pen.stroke('line', 1.6 / scale)),
    path(
      'M138 368C148 358 158 352 166 353C170 355 174 355 178 353C190 352 208 360 222 368C208 388 190 396 172 396C158 396 146 386 138 368Z',
      `${pen.fill(lip)} opacity=".72"`,
    ),
    path('M138 368C148 358 158 352 166 353C170 355 174 355 178 353C190 352 208 360 222 368', thin(1.1)),
    path('M136 368C150 368 160 372 170 369C184 373 206 367 224 368', pen.stroke('line', 1.6 / scale)),
    path('M150 388C160 396 186 396 202 386M160 412C168 416 182 416 192 411', thin(FINE)),
    aged ? path(age, pen.stroke(skin === 5 ? 'tone-3' : shade, 1.5 / scale)) : '',
  ].join('');
}

/** Hair drawn back from the forehead to behind the ear, with its strands. */
export function halfTurnedHair(pen: Pen, o: { skin: Skin; colour?: Colour; strand?: Colour; scale?: number }): string {
  const { colour = 'hair', strand = 'plum-light', scale = 1 } = o;
  return (
    path(
      'M118 146C122 116 142 86 176 68C204 46 240 36 284 40C370 52 424 130 418 214C416 276 408 326 384 356C374 350 370 340 371 326C374 306 378 288 384 268C392 246 390 222 380 214C366 206 352 224 346 250C344 232 342 216 336 196C326 150 290 124 240 114C190 106 150 116 118 146Z',
      pen.both(colour, 'line', CONTOUR / scale),
    ) +
    path(
      'M140 118C170 92 240 84 300 112C350 138 366 180 368 206M166 90C220 62 300 76 350 126C380 160 390 190 392 222M210 62C270 48 340 76 380 134C402 172 406 210 398 256M260 44C320 44 380 90 402 150C414 190 412 240 392 294',
      `${pen.stroke(strand, DETAIL / scale)} opacity=".7"`,
    )
  );
}

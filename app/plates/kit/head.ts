import { type Colour, type Phototype, shadeOf, type Skin, toneOf } from './palette.ts';
import { CONTOUR, type Pen } from './pen.ts';
import { path } from './svg.ts';

/** A face in profile, looking left, from crown to the base of the neck; about 88 to 410 by 70 to 522. */
const PROFILE =
  'M172 92C152 104 138 128 133 156C130 172 125 184 123 197C121 206 126 213 126 222C125 240 107 264 95 281C89 290 92 298 101 300C108 301 114 302 116 307C117 314 107 319 105 326C104 331 111 334 117 337C110 340 107 345 109 352C111 359 120 361 119 370C118 378 111 385 113 398C116 413 129 421 146 422C168 424 190 428 200 440C208 462 206 488 190 522L410 522C372 500 356 470 352 430C350 396 380 340 384 280C390 190 352 84 262 74C228 70 196 78 172 92Z';

/** Head and neck without hair: contour, shade under the jaw, eye, brow, nose and mouth. Lines are thinner by `scale`. */
export function profileHead(pen: Pen, phototype: Skin, scale = 1, eye: 'open' | 'closed' = 'open'): string {
  const thin = (width: number): string => pen.stroke('line', width / scale);
  // The eye from the side: a wedge, its iris a narrow oval behind the clear front, the upper lid in front of it.
  const open = [
    path(
      'M138 215C147 211 158 213 166 222C157 226 147 227 140 225C137 222 137 218 138 215Z',
      pen.both('paper', 'line', 1.1 / scale),
    ),
    path(
      'M139.6 214.6C144.6 214.4 147.6 217.4 147.2 221C146.8 224.4 144.2 226.2 140.6 225.4C138.4 222 138 218 139.6 214.6Z',
      pen.fill('tone-5'),
    ),
    path(
      'M140.2 217C142.6 216.8 143.8 218.6 143.6 220.6C143.4 222.8 142.2 224 140.4 223.6C139.2 221.6 139.2 219 140.2 217Z',
      pen.fill('hair'),
    ),
    path('M133 214C141 207 157 208 170 221', thin(2)),
    path('M140 207C150 203 162 207 171 216M144 230C151 231 158 230 164 227', thin(0.8)),
  ];
  const closed = [
    path('M134 217C142 226 158 227 169 220', thin(2)),
    path('M138 222l-4 5M145 225l-2 6M152 226v6', thin(1.1)),
    path('M138 210C148 205 161 208 170 215', thin(0.8)),
  ];
  return [
    path(PROFILE, pen.both(toneOf(phototype), 'line', CONTOUR / scale)),
    path(
      'M200 440C236 436 268 420 286 392C284 430 288 476 300 522L190 522C206 488 208 462 200 440Z',
      `${pen.fill(shadeOf(phototype))} opacity=".55"`,
    ),
    path('M286 392C272 414 244 430 200 440', thin(1.1)),
    path('M262 330C262 352 270 380 286 392', thin(1)),
    path('M318 396C300 440 262 492 232 522M352 430C350 470 340 500 326 522', thin(0.9)),
    ...(eye === 'open' ? open : closed),
    path('M126 194C138 181 160 180 180 192C160 186 140 187 126 198Z', pen.both('hair', 'hair', 2 / scale)),
    path('M115 296C118 288 127 287 130 293M130 280C136 286 136 297 130 302', thin(1.2)),
    path('M117 337C126 336 136 338 144 342', thin(1.4)),
    path('M144 336C148 340 149 344 147 349M119 370C124 373 130 373 135 371', thin(0.8)),
  ].join('');
}

/** The ear of the profile, drawn over the hair. */
export function profileEar(pen: Pen, phototype: Skin, scale = 1): string {
  return (
    path(
      'M278 236C276 216 296 204 312 214C326 224 322 250 312 268C306 280 304 296 292 298C282 299 280 288 282 278C284 262 280 250 278 236Z',
      pen.both(toneOf(phototype), 'line', 1.5 / scale),
    ) +
    path(
      'M286 240C286 224 302 216 310 226C318 238 310 254 302 262C298 268 300 276 294 282M290 250C296 244 302 246 300 254',
      pen.stroke('line', 1 / scale),
    )
  );
}

const ROUND = (value: number): number => Math.round(value);

/** Hair drawn back to a low knot. */
export function hairDrawnBack(pen: Pen, phototype: Phototype, colour: Colour = 'hair-brown'): string {
  const mass =
    'M172 92C160 102 150 114 144 128C158 122 170 126 182 142C196 160 214 178 230 190C236 206 250 220 268 228C276 214 300 202 318 214C330 226 326 250 316 268C312 280 312 296 318 312C334 318 352 312 366 318C374 296 384 270 384 240C386 160 340 80 262 70C228 66 194 76 172 92Z';
  const strands = Array.from({ length: 15 }, (_, index) => {
    const t = index / 14;
    const [x, y] = [160 + t * 92, 124 - t * 50 + Math.sin(t * 3) * 4];
    return `M${ROUND(x)} ${ROUND(y)}C${ROUND(x + 60 + t * 20)} ${ROUND(y + 10 + (1 - t) * 40)} ${ROUND(318 + t * 26)} ${ROUND(190 - t * 50)} ${ROUND(346 + t * 26)} ${ROUND(300 - t * 26)}`;
  });
  const light = `${pen.stroke(colour === 'hair-grey' ? 'paper' : toneOf(phototype), 0.9)} opacity=".75"`;
  return [
    path(
      'M340 290C352 270 392 268 408 292C424 318 408 352 380 356C352 358 330 336 334 308Z',
      pen.both(colour, 'line', 1.8),
    ),
    path(mass, pen.both(colour, 'line', 1.8)),
    path(strands.join(''), light),
    path(
      'M346 300C360 286 388 288 396 304C402 322 388 340 372 338C358 336 354 320 364 314M340 318C346 340 366 350 386 346',
      light,
    ),
  ].join('');
}

/** Short hair whose front line has gone back at the temple. */
export function hairReceding(pen: Pen, highlight: Phototype, scale = 1): string {
  const mass =
    'M208 84C226 108 214 124 222 140C232 160 236 178 240 196C244 214 250 232 262 240C270 246 276 242 277 234C278 214 298 200 316 212C328 224 324 250 314 268C310 282 312 298 324 318C338 330 352 336 360 344C374 316 386 290 386 250C388 170 344 80 262 70C242 68 224 74 208 84Z';
  const strands = Array.from({ length: 12 }, (_, index) => {
    const t = index / 11;
    return `M${ROUND(214 + t * 66)} ${ROUND(98 - t * 22)}C${ROUND(250 + t * 54)} ${ROUND(126 - t * 20)} ${ROUND(300 + t * 42)} ${ROUND(168 - t * 24)} ${ROUND(326 + t * 44)} ${ROUND(292 - t * 60)}`;
  });
  return (
    path(mass, pen.both('hair', 'line', 1.8 / scale)) +
    path(strands.join(''), `${pen.stroke(toneOf(highlight), 0.8 / scale)} opacity=".8"`)
  );
}

/** A full beard and moustache with a bare patch on the cheek. */
export function beardWithGap(pen: Pen): string {
  return (
    path(
      'M262 244C268 280 272 330 280 352C284 372 280 392 270 404C246 424 214 434 196 434C170 424 150 424 132 420C118 412 112 400 114 386C124 396 136 398 146 392C152 384 150 372 158 362C166 352 170 346 184 346C204 352 206 372 224 376C244 376 252 354 252 330C254 304 256 270 256 240Z',
      `${pen.fill('hair')} opacity=".9"`,
    ) + path('M120 322C130 318 144 322 152 334C142 332 130 328 118 330Z', pen.fill('hair'))
  );
}

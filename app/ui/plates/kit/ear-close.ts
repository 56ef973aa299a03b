import { shadeOf, toneOf, type Phototype } from './palette.ts';
import { CONTOUR, type Pen } from './pen.ts';
import { path } from './svg.ts';

/** A whole outer ear from the side, face to the left, with helix, antihelix, concha and lobe; about 206 to 456 by -172 to 482, lobe at (296, 440). */
export function earClose(pen: Pen, phototype: Phototype): string {
  const skin = toneOf(phototype);
  const shade = shadeOf(phototype);
  const thin = pen.stroke('line', 1.3);
  return [
    path(
      'M224 170C206 110 196 20 210 -56C224 -130 282 -174 344 -170C412 -164 452 -96 456 10C458 80 452 130 446 170C430 250 388 306 372 352C362 404 356 448 326 468C296 486 256 472 240 436C226 400 220 350 222 300C224 250 232 210 224 170Z',
      pen.both(skin, 'line', CONTOUR),
    ),
    // The hollow between the rim and the inner fold, then the bowl of the ear.
    path(
      'M246 40C232 -30 250 -104 312 -130C372 -150 414 -96 418 0C420 90 410 170 386 224C366 266 350 290 342 330C352 290 352 262 362 230C388 160 396 70 376 10C364 -30 338 -50 310 -36C282 -24 268 6 262 44Z',
      `${pen.fill(shade)} opacity=".4"`,
    ),
    path(
      'M246 60C226 -20 244 -106 312 -130C372 -150 416 -96 418 0C420 90 410 170 386 224C366 266 350 290 342 330',
      thin,
    ),
    path('M262 60C266 0 284 -34 312 -36C350 -38 374 20 374 80C372 150 356 206 330 240C318 256 310 268 302 284', thin),
    path('M312 -36C330 -60 344 -84 346 -104M374 40C386 10 392 -30 390 -60', pen.stroke('line', 1)),
    path(
      'M244 70C262 46 300 40 318 70C334 110 326 170 302 214C290 238 270 256 254 248C240 238 242 214 250 194C260 172 262 140 252 112C246 98 240 84 244 70Z',
      pen.both(shade, 'line', 1.4),
    ),
    path('M221 150C238 116 264 122 268 150C270 180 252 200 230 204', pen.both(skin, 'line', 1.4)),
    path('M256 250C276 250 294 262 302 284M228 396C236 416 244 428 250 440', thin),
  ].join('');
}

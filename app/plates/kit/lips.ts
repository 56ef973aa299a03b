import { shadeOf, type Phototype } from './palette.ts';
import { FINE, type Pen } from './pen.ts';
import { path } from './svg.ts';

/** A closed mouth close up with groove, nose base and chin fold; fills about 40 to 520 by 0 to 560. */
export function lips(pen: Pen, phototype: Phototype): string {
  const shade = shadeOf(phototype);
  const upper =
    'M62 318C112 292 160 262 214 242C238 234 258 240 280 250C302 240 322 234 346 242C400 262 448 292 498 318C440 312 330 326 280 328C230 326 120 312 62 318Z';
  const lower =
    'M62 318C120 312 230 326 280 328C330 326 440 312 498 318C450 392 366 434 280 434C194 434 110 392 62 318Z';
  return [
    path('M236 96C230 150 226 194 216 238M324 96C330 150 334 194 344 238', pen.stroke(shade, 2)),
    path(
      'M244 90C238 150 238 200 252 236C262 244 270 246 280 250C290 246 298 244 308 236C322 200 322 150 316 90Z',
      `${pen.fill(shade)} opacity=".35"`,
    ),
    path('M150 -4C120 30 150 76 196 66C220 92 340 92 364 66C410 76 440 30 410 -4', pen.stroke('line', 1.9)),
    path(
      'M196 66C188 50 206 36 232 48C244 56 248 66 240 74C226 76 208 74 196 66ZM364 66C372 50 354 36 328 48C316 56 312 66 320 74C334 76 352 74 364 66Z',
      pen.both(shade, 'line', 1.2),
    ),
    path(lower, pen.both('blush', 'line', 1.9)),
    path(
      'M280 434C194 434 110 392 62 318C110 376 190 408 280 408C370 408 450 376 498 318C450 392 366 434 280 434Z',
      `${pen.fill(shade)} opacity=".35"`,
    ),
    path(upper, pen.both('blush', 'line', 1.9)),
    path(upper, `${pen.fill(shade)} opacity=".28"`),
    path(
      'M150 338C154 358 164 376 176 390M200 342C204 366 210 386 218 402M250 346C252 370 254 392 258 408M310 346C308 370 306 392 302 408M360 342C356 366 350 386 342 402M410 338C406 358 396 376 384 390M228 256C226 276 222 298 216 314M180 276C176 292 172 304 166 314M332 256C334 276 338 298 344 314M280 262V314',
      `${pen.stroke(shade, FINE)} opacity=".8"`,
    ),
    path('M52 314C58 317 60 318 66 319M508 314C502 317 500 318 494 319', pen.stroke('line', 3)),
    path('M190 476C240 500 320 500 370 476', pen.stroke(shade, 2)),
    path('M200 540C240 560 320 560 360 540', `${pen.stroke(shade, 1.1)} opacity=".6"`),
  ].join('');
}

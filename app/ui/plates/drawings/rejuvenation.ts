import { profileEar, profileHead } from '../kit/head.ts';
import { labels } from '../kit/labels.ts';
import { circle, group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** Fine lines of worn skin: a fan at the eye, and long soft folds that follow the cheek. */
const FAN =
  'M176 212C186 206 194 203 204 203M178 217C188 214 197 213 208 215M178 222C188 223 197 226 206 230M176 227C184 231 191 236 197 243';
const FOLDS =
  'M213 262C206 290 206 322 212 348M225 254C217 288 217 330 224 366M238 252C229 290 229 338 238 384M251 256C243 292 242 340 252 386M261 276C255 304 255 342 264 378M214 360C218 376 224 390 232 402M226 378C232 392 240 400 250 404';
const SPOTS: readonly (readonly [number, number, number])[] = [
  [231, 276, 3.2],
  [246, 312, 2.4],
  [220, 306, 1.8],
  [258, 296, 1.6],
  [232, 346, 2],
  [246, 270, 1.4],
  [218, 336, 1.3],
];

export const rejuvenation = definePlate({
  title: 'A cheek in brown skin in slanting light, one half dull and finely lined, the other half smoother',
  caption: 'A cheek in slanting light. *a* smoother and more even, *b* dull, finely lined, with spots from the sun.',
  ...COVER,
  card: { x: 0, y: 110, width: 560, height: 420 },
  preview: { x: 0, y: 70, width: 560, height: 294 },
  paint: (pen) => {
    const worn =
      'M204 150C190 250 190 340 206 439C244 430 272 414 286 392C300 384 318 366 336 340L322 300L330 200L268 190Z';
    const smoother =
      'M150 240C172 236 190 226 199 206C190 270 191 360 206 438C176 428 162 408 168 388C184 366 178 330 164 306C150 286 146 262 150 240Z';
    return [
      path('M0 0H560V610H0Z', pen.fill('sand')),
      path('M560 0H420L-8 372V610H150L560 216Z', `${pen.fill('turmeric')} opacity=".16"`),
      path('M560 0H496L-8 456V610H50L560 126Z', `${pen.fill('turmeric')} opacity=".16"`),
      group(
        'transform="translate(756 -400)scale(-2.06 2.06)"',
        profileHead(pen, 3),
        profileEar(pen, 3),
        path(smoother, `${pen.fill('tone-2')} opacity=".85"`),
        path(worn, `${pen.fill('tone-4')} opacity=".48"`),
        path('M204 150C190 250 190 340 206 439', pen.stroke('paper', 1)),
        path(
          'M172 92C160 102 152 112 146 126C168 120 186 136 204 158C220 178 244 190 268 214C276 206 300 196 316 212C328 226 324 252 314 270C310 284 312 300 324 320C338 332 352 336 360 344C374 316 386 290 386 250C388 170 344 80 262 70C228 66 194 76 172 92Z',
          pen.both('hair', 'line', 1),
        ),
        path(
          'M178 122C212 150 262 168 300 196M200 112C240 140 300 160 330 216M228 104C270 128 326 160 342 240M260 98C300 118 346 160 352 270',
          `${pen.stroke('plum-light', 0.5)} opacity=".7"`,
        ),
        path('M286 392C272 414 244 430 200 440', pen.stroke('line', 1)),
        path(FAN, pen.stroke('tone-5', 0.6)),
        path(FOLDS, pen.stroke('tone-5', 0.55)),
        group(`${pen.fill('tone-5')} opacity=".75"`, ...SPOTS.map(([x, y, r]) => circle(x, y, r))),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [502, 520], to: [404, 234] },
        { letter: 'b', at: [64, 470], to: [262, 300], disc: 'paper' },
      ]),
    ].join('');
  },
});

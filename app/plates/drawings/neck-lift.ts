import { ear } from '../kit/body-parts.ts';
import { labels } from '../kit/labels.ts';
import { neckSide } from '../kit/neck-side.ts';
import { group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const CUTS = [
  'M440 270C420 284 390 284 360 279',
  'M182 186C178 208 158 212 146 198C132 180 124 150 112 128C104 112 90 104 56 118',
];

export const neckLift = definePlate({
  title:
    'The neck of an older woman in dark brown skin in profile with two upright bands, and a dotted line hidden under the chin and behind the ear',
  caption:
    'A neck with two cords. *a* the edges of the thin neck muscle stand out as bands; the cuts lie *b* in the crease under the chin and *c* behind the ear.',
  ...COVER,
  card: { x: 0, y: 60, width: 560, height: 420 },
  preview: { x: 0, y: 110, width: 560, height: 294 },
  paint: (pen) => {
    const band =
      'M346 281C312 296 306 330 314 370C318 430 332 490 364 552C324 494 302 430 297 374C291 326 300 290 346 281Z';
    const second =
      'M296 280C258 304 256 350 264 396C274 450 290 506 320 558C278 508 256 452 246 400C238 346 248 298 296 280Z';
    const hair =
      'M150 -20C176 20 190 56 184 88C150 60 104 70 88 110C82 170 96 220 98 270C110 330 104 396 54 438C20 458 -4 464 -20 468V-20Z';
    return [
      neckSide(pen, 5),
      path(hair, pen.both('hair-grey', 'line', 1.9)),
      path(
        'M130 -10C150 20 164 44 168 70M96 -10C110 20 118 44 116 72M60 -10C66 40 62 90 68 140C74 220 84 300 44 400M24 -10C26 80 30 170 44 240C52 310 40 370 8 420M-4 60C0 160 8 240 14 300',
        `${pen.stroke('paper', 1)} opacity=".8"`,
      ),
      path(second, `${pen.fill('tone-4')} opacity=".5"`),
      path('M284 290C250 314 246 352 254 398C264 450 284 506 306 540', pen.stroke('tone-3', 1.6)),
      path(band, `${pen.fill('tone-4')} opacity=".5"`),
      path('M334 286C302 306 300 340 305 374C311 430 328 490 352 536', pen.stroke('tone-3', 1.6)),
      // Age: the fold beside nose and mouth, the jowl over the edge of the jaw, loose skin below it.
      path('M244 232C242 268 280 296 322 280C340 274 344 262 340 246Z', pen.fill('tone-5')),
      path('M246 240C246 272 284 294 322 281C334 277 340 270 342 260', pen.stroke('tone-3', 1.6)),
      path(
        'M436 106C420 122 410 142 408 164M420 172C408 190 402 212 402 236M376 274C384 258 378 244 366 236M372 68C356 76 346 88 340 102M384 60C374 62 362 66 352 74',
        pen.stroke('tone-3', 1.4),
      ),
      // Rings of the neck.
      path(
        'M318 348C290 356 250 354 214 338M326 410C296 422 252 420 206 400M344 486C312 494 268 490 224 472',
        `${pen.stroke('tone-3', 1)} opacity=".8"`,
      ),
      group('transform="translate(280 -46)scale(-.92 .92)"', ear(pen, 5)),
      path(CUTS.join(''), pen.stroke('line', 5)),
      path(CUTS.join(''), `${pen.stroke('turmeric', 2.6)} stroke-dasharray="7 6"`),
      labels(pen, 26, [
        { letter: 'a', at: [470, 420], to: [312, 420] },
        { letter: 'b', at: [510, 330], to: [412, 284] },
        { letter: 'c', at: [60, 250], to: [128, 164], disc: 'paper', leader: 'paper' },
      ]),
    ].join('');
  },
});

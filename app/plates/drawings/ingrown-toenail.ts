import { labels } from '../kit/labels.ts';
import { path } from '../kit/svg.ts';
import { rednessOf } from '../kit/palette.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const ingrownToenail = definePlate({
  title: 'A big toe in brown skin from the front, with the nail edge pressing into swollen red skin at one side',
  caption: 'A big toe from the front. *a* the nail, *b* its edge, curved into the skin, *c* the swollen fold.',
  ...COVER,
  card: { x: 40, y: 90, width: 480, height: 360 },
  preview: { x: 0, y: 110, width: 560, height: 294 },
  paint: (pen) =>
    [
      path('M0 556H560V610H0Z', pen.fill('sand')) + path('M0 556H560', pen.stroke('line', 1.4)),
      path('M462 556C450 520 450 470 470 440C490 414 530 410 572 424V556Z', pen.both('tone-3', 'line', 1.7)),
      path('M486 452C506 432 540 430 572 440V470C540 462 508 464 486 452Z', pen.both('nail', 'line', 1.2)),
      // The toe, with its back behind the nail.
      path(
        'M150 556C92 546 52 500 46 424C42 350 68 304 90 262C112 216 130 160 168 132C214 100 330 98 380 128C424 154 446 200 460 250C492 296 506 362 498 424C488 500 452 546 396 556Z',
        pen.both('tone-3', 'line', 1.9),
      ),
      path('M166 170C210 144 330 142 374 164M180 152C220 130 322 128 362 146', pen.stroke('line', 0.9)),
      path(
        'M150 556C92 546 52 500 46 424C62 484 120 520 272 522C424 520 486 484 498 424C488 500 452 546 396 556Z',
        `${pen.fill('tone-4')} opacity=".5"`,
      ),
      // Nail: its upper side recedes to the fold, its free edge faces the viewer.
      path(
        'M134 214C160 178 210 164 270 164C334 164 386 180 412 216C424 250 424 280 420 300C330 240 200 240 122 330C106 310 112 250 134 214Z',
        pen.both('tone-4', 'line', 1.1),
      ),
      path(
        'M146 222C170 190 214 178 270 178C330 178 376 190 400 222C420 262 430 312 426 372C424 388 414 388 410 376C398 318 348 274 266 272C196 272 140 292 112 336C116 290 128 250 146 222Z',
        pen.both('nail', 'line', 1.9),
      ),
      path(
        'M112 336C140 292 196 272 266 272C348 274 398 318 410 376C414 388 424 388 426 372C424 396 412 410 402 398C386 340 338 294 266 292C202 292 148 308 118 346Q110 346 112 336Z',
        pen.both('paper', 'line', 1.4),
      ),
      path(
        'M180 272C188 240 200 214 214 196M228 262C232 236 238 212 246 192M284 262C284 236 284 212 284 192M338 276C334 246 328 220 320 198M382 306C378 268 368 234 354 210',
        `${pen.stroke('soft', 0.9)} opacity=".55"`,
      ),
      path(
        'M150 218C180 196 220 190 270 190C326 190 370 198 396 220C376 206 330 200 270 200C214 200 176 206 150 218Z',
        pen.both('paper', 'soft', 0.9),
      ),
      path(
        'M140 226C170 186 212 174 270 174C332 174 380 188 406 226C392 190 340 156 270 156C204 156 156 186 140 226Z',
        pen.both('tone-2', 'line', 1.1),
      ),
      // The swollen fold, red around the buried edge.
      path(
        'M404 236C446 216 492 262 506 330C516 392 494 448 452 452C414 454 380 424 384 384C388 366 398 372 404 396C412 410 424 396 426 372C430 322 420 270 404 236Z',
        pen.both(rednessOf('wheat'), 'line', 1.9),
      ),
      path(
        'M422 262C452 270 470 320 472 362C472 404 456 430 434 430C410 428 394 412 394 394C406 412 424 400 427 374C430 332 428 294 422 262Z',
        `${pen.fill(rednessOf(3))} opacity=".55"`,
      ),
      path(
        'M426 300C442 310 452 336 452 362C452 390 442 410 426 412C412 412 402 406 400 400C412 408 424 396 427 374C430 346 429 322 426 300Z',
        `${pen.fill(rednessOf(4))} opacity=".6"`,
      ),
      path('M446 272C470 286 488 324 490 366M424 262C430 254 438 250 446 252', pen.stroke('line', 1)),
      path('M118 346C104 340 96 318 102 296', pen.stroke('line', 1)),
      path(
        'M150 372C200 336 330 336 372 386M160 420C210 392 320 392 372 426M176 464C230 444 310 444 360 466M206 500C246 488 296 488 334 500',
        pen.stroke('line', 0.9),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [96, 92], to: [236, 226] },
        { letter: 'b', at: [270, 452], to: [410, 392], disc: 'tone-3' },
        { letter: 'c', at: [508, 184], to: [470, 280] },
      ]),
    ].join(''),
});

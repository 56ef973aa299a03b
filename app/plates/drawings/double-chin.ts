import { chinLine, lowerFace } from '../kit/jaw.ts';
import { labels } from '../kit/labels.ts';
import { group, path, use } from '../kit/svg.ts';
import { fatTexture } from '../kit/texture.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const doubleChin = definePlate({
  title: 'A chin and neck in brown skin from the side, opened below the jaw to show skin, fat and muscle',
  caption:
    'Below the chin, opened from the side. *a* skin, *b* the fat that makes it full, *c* the thin muscle of the neck, *d* a gland, which can look like fat.',
  ...COVER,
  card: { x: 0, y: 28, width: 560, height: 420 },
  preview: { x: 0, y: 170, width: 560, height: 294 },
  paint: (pen) => {
    const shape = { fullness: 1 };
    const fat = fatTexture(pen, { name: 'dc-fat', size: 25, columns: 16, depth: 330, seed: 8 });
    // The opened part: its upper and inner edge are drawn, the rest lies outside the skin.
    const edge = 'M66 214C140 222 230 226 310 232C362 238 384 290 380 350C376 430 364 490 346 548L210 568';
    const window = `${edge}L40 420Z`;
    const muscle = 'M84 244C130 258 186 272 232 288C280 306 304 344 308 398C312 450 306 510 296 572';
    return [
      lowerFace(pen, 4, shape),
      path('M128 214C220 226 330 214 420 160C452 140 470 110 480 76', pen.stroke('line', 1.2)),
      path('M520 150C524 300 500 460 470 620M440 230C438 340 430 440 410 520', pen.stroke('line', 0.9)),
      `<clipPath ${pen.id('face')}>${path(`${chinLine(shape)}H572V-12H58Z`)}</clipPath><clipPath ${pen.id('window')}>${path(window)}</clipPath>`,
      group(
        `clip-path="url(#${pen.ref('face')})"`,
        group(
          `clip-path="url(#${pen.ref('window')})"`,
          path(window, pen.fill('fat-bed')),
          `<defs>${fat.markup}</defs>`,
          group(pen.both('fat', 'fat-line', 0.9), use(pen.ref('dc-fat'), 'translate(10 224)')),
          // Above the neck's muscle lie the floor of the mouth and the gland under the jaw.
          path(
            'M40 180H420V580H296C306 510 312 450 308 398C304 344 280 306 232 288C186 272 130 258 84 244Z',
            pen.fill('dermis'),
          ),
          path(
            'M84 226C160 226 240 230 320 244L316 300C290 284 262 272 232 264C186 252 130 246 84 240Z',
            pen.both('smas', 'line', 1.1),
          ),
          path(
            'M100 232C170 234 240 240 310 254M120 240C180 244 250 254 310 270M160 248C210 254 260 264 308 284',
            pen.stroke('blush', 1),
          ),
          path(
            'M292 306C278 280 300 254 332 260C362 266 376 290 366 314C356 334 308 334 292 306Z',
            pen.both('gland', 'line', 1.3),
          ),
          path(
            'M304 306C304 290 318 280 334 284M322 320C322 302 338 294 354 300M318 270C326 274 334 272 340 268',
            pen.stroke('fat-line', 1.1),
          ),
          path('M326 380C330 430 326 490 318 560M344 370C350 430 346 490 336 550', pen.stroke('collagen', 1.6)),
          path(muscle, pen.stroke('line', 15)),
          path(muscle, pen.stroke('muscle', 12)),
          path(
            'M100 246C150 260 200 272 240 288C284 306 304 344 306 396C310 450 304 510 294 566',
            pen.stroke('tone-1', 0.9),
          ),
        ),
        // Skin in section along the contour.
        group(
          `clip-path="url(#${pen.ref('window')})"`,
          path(chinLine(shape), pen.stroke('line', 40)),
          path(chinLine(shape), pen.stroke('dermis', 37.5)),
          path(chinLine(shape), pen.stroke('tone-4', 13)),
        ),
      ),
      group(`clip-path="url(#${pen.ref('face')})"`, path(edge, pen.stroke('line', 1.6))),
      path(chinLine(shape), pen.stroke('line', 1.9)),
      labels(pen, 26, [
        { letter: 'a', at: [64, 372], to: [158, 320] },
        { letter: 'b', at: [110, 450], to: [216, 340] },
        { letter: 'c', at: [466, 430], to: [308, 412], disc: 'paper' },
        { letter: 'd', at: [466, 330], to: [340, 300], disc: 'paper' },
      ]),
    ].join('');
  },
});

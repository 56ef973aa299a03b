import { hairDrawnBack, profileEar, profileHead } from '../kit/head.ts';
import { labels } from '../kit/labels.ts';
import { group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

export const cosmeticSurgery = definePlate({
  title:
    "A face in brown skin in profile, with a surgeon's fine dotted lines along the jaw and neck and the pen that draws them",
  caption:
    'Planning comes first, sitting up. *a* a dotted line along the jaw, *b* lines on the neck, *c* the pen. Nothing is cut at a first visit.',
  ...COVER,
  card: { x: 0, y: 190, width: 560, height: 420 },
  preview: { x: 0, y: 290, width: 560, height: 294 },
  paint: (pen) => {
    const dots = `${pen.stroke('paper', 2.3)} stroke-dasharray="0.1 6.2"`;
    return [
      group(
        'transform="translate(-96 -92)scale(1.36)"',
        profileHead(pen, 4),
        hairDrawnBack(pen, 4),
        profileEar(pen, 4),
        path(
          'M132 412C160 414 200 412 236 400C262 390 276 366 282 318M150 424C186 432 226 430 262 414C282 402 294 380 298 324M132 412C134 420 140 424 150 424',
          dots,
        ),
        path('M216 446C214 470 212 494 204 516M240 440C244 466 244 492 238 516M262 432C272 460 276 490 274 516', dots),
        path('M208 360C222 350 232 336 238 318M186 352C204 340 218 322 224 302', dots),
        path('M222 311L224 302L230 309M236 327L238 318L244 325', pen.stroke('paper', 1.4)),
      ),
      place(
        212,
        488,
        -128,
        path('M-2 0L-6 22H6L2 0Z', pen.both('line', 'line', 1.1)),
        path('M-6 22L-14 60H14L6 22Z', pen.both('steel', 'line', 1.6)),
        path('M-14 60H14V290Q14 300 0 300Q-14 300 -14 290Z', pen.both('plum', 'line', 1.9)),
        path('M-14 74H14M-14 84H14', pen.stroke('lilac', 1.1)),
        path('M-7 98V270', pen.stroke('plum-light', 4)),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [42, 544], to: [121, 471] },
        { letter: 'b', at: [112, 580], to: [186, 566] },
        { letter: 'c', at: [466, 450], to: [374, 364] },
      ]),
    ].join('');
  },
});

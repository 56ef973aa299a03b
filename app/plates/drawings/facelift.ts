import { arrow } from '../kit/arrow.ts';
import { halfTurnedEar, halfTurnedFace, halfTurnedHair, halfTurnedNeck } from '../kit/face-half-turned.ts';
import { labels } from '../kit/labels.ts';
import { circle, group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SCALE = 1.34;

/** From the temple, along the fold in front of the ear, around the lobe and back into the hair; in the head's own coordinates. */
const CUT =
  'M330 172C342 188 348 206 345 226C340 244 342 262 343 282C345 300 350 312 361 311C372 308 376 292 381 274C390 258 402 256 412 270';

/** What hangs: the pouch under the eye, the fold beside the nose, the jowl over the edge of the jaw, the skin of the neck. */
const JOWL = 'M214 420C236 404 262 396 284 398C290 416 274 436 250 446C232 450 218 440 214 420Z';
const SAGGING =
  'M206 256C224 272 252 270 268 256M194 310C212 324 224 344 228 370M224 376C232 392 234 408 230 424M214 424C220 444 236 452 254 444C274 434 286 420 290 404M236 462C240 490 236 512 226 530M262 456C268 488 264 512 254 536M290 446C292 470 290 492 284 512';

export const facelift = definePlate({
  title:
    'An older woman with grey hair, her cheek and jaw sagging, with a dashed line around her ear and arrows that run from jaw and neck up towards it',
  caption:
    '*a* the cut: from the temple, along the fold in front of the ear, around the lobe and back into the hair, *b* the way the deep sheet is lifted, *c* what has sagged over the jaw.',
  ...COVER,
  card: { x: 0, y: 180, width: 560, height: 420 },
  preview: { x: 0, y: 250, width: 560, height: 294 },
  paint: (pen) =>
    [
      group(
        `transform="translate(642 -70)scale(${-SCALE} ${SCALE})"`,
        // A knot of hair at the back of the head.
        circle(420, 322, 52, pen.both('hair-grey', 'line', 1.9 / SCALE)),
        path(
          'M388 300C400 282 432 280 448 300C458 320 452 344 432 352M398 318C404 302 428 302 434 316C438 330 428 342 416 340',
          `${pen.stroke('paper', 0.9)} opacity=".8"`,
        ),
        halfTurnedNeck(pen, 3, SCALE),
        halfTurnedFace(pen, { skin: 3, scale: SCALE, aged: true, brow: 'hair-grey' }),
        path(JOWL, `${pen.fill('tone-4')} opacity=".3"`),
        path(SAGGING, pen.stroke('tone-4', 1.5)),
        halfTurnedHair(pen, { skin: 3, colour: 'hair-grey', strand: 'paper', scale: SCALE }),
        halfTurnedEar(pen, 3, SCALE),
        circle(362, 306, 4.4, pen.both('gold', 'line', 0.9)),
        path(CUT, pen.stroke('line', 3.6)),
        path(CUT, `${pen.stroke('turmeric', 2.6)} stroke-dasharray="6 4.4"`),
      ),
      arrow(
        pen,
        [
          [372, 440],
          [316, 400],
          [244, 300],
        ],
        6,
      ),
      arrow(
        pen,
        [
          [324, 512],
          [262, 470],
          [196, 394],
        ],
        6,
      ),
      arrow(
        pen,
        [
          [286, 606],
          [232, 560],
          [176, 474],
        ],
        6,
      ),
      labels(pen, 26, [
        { letter: 'a', at: [40, 120], to: [181, 230], disc: 'paper' },
        { letter: 'b', at: [520, 570], to: [316, 400], disc: 'paper' },
        { letter: 'c', at: [530, 420], to: [300, 516], disc: 'paper' },
      ]),
    ].join(''),
});

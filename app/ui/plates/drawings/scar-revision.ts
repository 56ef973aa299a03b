import { mirrored, openEyeFront } from '../kit/face-front.ts';
import { labels } from '../kit/labels.ts';
import { pointsOf, smooth } from '../kit/path.ts';
import { group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** The folds of the left half of a forehead; the right half mirrors them. */
const FOLDS =
  'M272 150C220 142 150 148 66 176M272 202C220 194 140 200 52 230M272 254C220 248 140 252 44 284M272 306C224 302 150 304 60 328';
/** A scar that lies across the folds, its longer strokes turned into them. */
const ZIGZAG =
  'M398 108L388 140L438 152L382 174L384 196L436 208L380 230L384 250L432 262L382 282L386 304L430 314L402 346';

export const scarRevision = definePlate({
  title: "A wide straight scar on a brown forehead, and beside it a finer zigzag scar that follows the skin's creases",
  caption:
    'A scar across the folds of a forehead. *a* before: wide and straight, *b* after revision: a finer zigzag, *c* the folds it follows.',
  ...COVER,
  card: { x: 0, y: 36, width: 560, height: 420 },
  preview: { x: 0, y: 90, width: 560, height: 294 },
  paint: (pen) => {
    const wide = smooth(
      pointsOf(
        '146 98, 160 90, 174 100, 174 132, 182 164, 180 196, 190 228, 188 262, 198 296, 198 330, 188 352, 172 348, 168 320, 158 290, 160 258, 150 226, 152 192, 142 160, 144 128',
      ),
      true,
    );
    const rungs = [122, 160, 198, 236, 274, 312].map((y, index) => `M${138 + index * 4.6} ${y + 4}l46 -6`).join('');
    return [
      path('M0 0H560V610H0Z', pen.fill('tone-4')),
      path(
        'M-10 -10V240C10 140 60 84 130 58C220 34 340 34 430 58C500 84 550 140 570 240V-10Z',
        pen.both('hair', 'line', 1.9),
      ),
      path(
        'M-6 120C30 60 90 20 150 4M-4 60C20 30 50 10 80 -4M40 110C90 60 150 30 220 18M566 120C530 60 470 20 410 4M564 60C540 30 510 10 480 -4M520 110C470 60 410 30 340 18M280 36V-6M250 38C246 20 244 8 244 -6M310 38C314 20 316 8 316 -6',
        `${pen.stroke('plum-light', 1)} opacity=".7"`,
      ),
      path(FOLDS, pen.stroke('tone-5', 2)),
      group('transform="matrix(-1 0 0 1 560 0)"', path(FOLDS, pen.stroke('tone-5', 2))),
      path('M268 360C262 384 262 404 266 424M292 360C298 384 298 404 294 424', pen.stroke('tone-5', 1.6)),
      path(wide, pen.both('tone-2', 'line', 1.3)),
      path('M152 108C164 180 172 260 180 344', pen.stroke('tone-1', 3)),
      path(rungs, pen.stroke('blush', 4)),
      path(ZIGZAG, pen.stroke('tone-5', 7.4)),
      path(ZIGZAG, pen.stroke('tone-2', 4.2)),
      path('M280 70V352', `${pen.stroke('paper', 1.9)} stroke-dasharray="2 9"`),
      group(
        'transform="translate(280 494)scale(1.9)"',
        mirrored(
          openEyeFront(pen) +
            path(
              'M20 -36C44 -52 78 -54 106 -34C78 -44 48 -42 22 -26C18 -28 17 -32 20 -36Z',
              pen.both('hair', 'hair', 1),
            ),
        ),
        path('M-15 0C-11 22 -15 44 -20 62M15 0C11 22 15 44 20 62', pen.stroke('line', 0.9)),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [74, 384], to: [172, 330], disc: 'paper' },
        { letter: 'b', at: [486, 390], to: [418, 330], disc: 'paper' },
        { letter: 'c', at: [506, 128], to: [470, 164], disc: 'paper' },
      ]),
    ].join('');
  },
});

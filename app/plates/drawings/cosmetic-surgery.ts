import { halfTurnedEar, halfTurnedFace, halfTurnedHair, halfTurnedNeck } from '../kit/face-half-turned.ts';
import { labels } from '../kit/labels.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SCALE = 1.32;

export const cosmeticSurgery = definePlate({
  title:
    'An older face in brown skin with small marks drawn on the upper eyelid, round a lump on the cheek, at a torn earlobe and along the jaw, and the pen that draws them',
  caption:
    'Planning comes first, sitting up. Marks on *a* an upper eyelid, *b* a lump, *c* a torn earlobe and *d* the jaw, each an operation of its own. Nothing is cut at a first visit.',
  ...COVER,
  card: { x: 0, y: 130, width: 560, height: 420 },
  preview: { x: 0, y: 190, width: 560, height: 294 },
  paint: (pen) => {
    const mark = `${pen.stroke('turmeric', 2.4)} stroke-dasharray="4.5 3.2"`;
    return [
      group(
        `transform="translate(-84 -64)scale(${SCALE})"`,
        halfTurnedNeck(pen, 4, SCALE),
        halfTurnedFace(pen, { skin: 4, scale: SCALE, aged: true, brow: 'hair-grey' }),
        // A fold of the upper lid that hangs over its edge.
        path('M204 228C222 212 254 212 274 232C256 226 222 226 204 228Z', pen.both('tone-4', 'line', 1)),
        halfTurnedHair(pen, { skin: 4, colour: 'hair-grey', strand: 'paper', scale: SCALE }),
        halfTurnedEar(pen, 4, SCALE),
        path('M360 308C360 300 361 294 363 288', pen.stroke('line', 3)),
        ellipse(254, 318, 11, 9, pen.both('tone-3', 'line', 1.2)),
        path('M248 314C251 311 255 311 257 312', pen.stroke('tone-2', 1.8)),
        path('M202 224C220 206 256 204 278 228C258 222 224 222 202 224Z', mark),
        circle(254, 318, 19, mark),
        path('M349 284C350 300 353 310 359 314C366 311 371 298 374 286', mark),
        path('M210 460C246 450 288 420 318 388', mark),
      ),
      place(
        302,
        356,
        -58,
        path('M-2 0L-6 22H6L2 0Z', pen.both('line', 'line', 1.1)),
        path('M-6 22L-14 60H14L6 22Z', pen.both('steel', 'line', 1.6)),
        path('M-14 60H14V290Q14 300 0 300Q-14 300 -14 290Z', pen.both('plum', 'line', 1.9)),
        path('M-14 74H14M-14 84H14', pen.stroke('lilac', 1.1)),
        path('M-7 98V270', pen.stroke('plum-light', 4)),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [40, 120], to: [218, 224], disc: 'paper' },
        { letter: 'b', at: [34, 400], to: [238, 362], disc: 'paper' },
        { letter: 'c', at: [530, 250], to: [402, 336], disc: 'paper' },
        { letter: 'd', at: [60, 584], to: [222, 540], disc: 'paper' },
      ]),
    ].join('');
  },
});

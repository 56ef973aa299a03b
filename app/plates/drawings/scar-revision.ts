import { halfTurnedEar, halfTurnedFace, halfTurnedHair, halfTurnedNeck } from '../kit/face-half-turned.ts';
import { inset } from '../kit/inset.ts';
import { labels } from '../kit/labels.ts';
import type { Pen } from '../kit/pen.ts';
import { group, path } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SCALE = 1.24;
const FRAME = { y: 52, width: 250, height: 506 } as const;

/** Natural lines of the cheek: they run down and back, beside the fold of the nose. */
const LINES =
  'M214 306C232 320 246 342 250 366M234 300C256 316 272 340 276 364M256 294C280 310 296 332 302 356M280 286C302 302 316 320 324 340';
/** Across the lines: wide, pale, its edges not level. */
const WIDE =
  'M222 352C228 346 236 344 244 338C256 332 266 322 280 316C288 310 296 306 302 308C306 314 300 320 294 324C282 332 270 340 258 346C248 354 238 360 230 362C222 362 218 358 222 352Z';
/** The same place later: a fine broken line, its longer parts turned into the lines. */
const FINE_LINE = 'M228 356L235 347L241 351L248 340L254 345L261 333L267 338L274 326L280 331L287 319L297 316';

export const scarRevision = definePlate({
  title:
    'The same brown cheek twice: with a wide pale scar that crosses its natural lines, and later with a fine broken line in the same place',
  caption:
    'One cheek, before and a year after revision. *a* wide and pale, across *b* the natural lines of the cheek; *c* a fine broken line. A scar remains.',
  ...COVER,
  card: { x: 0, y: 100, width: 560, height: 420 },
  preview: { x: 0, y: 200, width: 560, height: 294 },
  paint: (pen) => {
    const cheek = (mark: string): string =>
      group(
        `transform="translate(-164 -204)scale(${SCALE})"`,
        halfTurnedNeck(pen, 4, SCALE),
        halfTurnedFace(pen, { skin: 4, scale: SCALE }),
        halfTurnedHair(pen, { skin: 4, scale: SCALE }),
        halfTurnedEar(pen, 4, SCALE),
        path(LINES, `${pen.stroke('tone-5', 1.1)} stroke-dasharray="4 3"`),
        mark,
      );
    const frame = (name: string, x: number, mark: string): string =>
      inset(pen, { name, x, ...FRAME, ground: 'sand' }, cheek(mark));
    return [
      frame('before', 18, before(pen)),
      frame('after', 292, path(FINE_LINE, pen.stroke('tone-5', 3)) + path(FINE_LINE, pen.stroke('tone-2', 1.7))),
      labels(pen, 26, [
        { letter: 'a', at: [60, 520], to: [174, 262], disc: 'paper', leader: 'paper' },
        { letter: 'b', at: [232, 90], to: [214, 214], disc: 'paper', leader: 'paper' },
        { letter: 'c', at: [506, 520], to: [452, 260], disc: 'paper', leader: 'paper' },
      ]),
    ].join('');
  },
});

const before = (pen: Pen): string =>
  path(WIDE, pen.both('tone-wheat', 'tone-5', 1)) +
  path(
    'M230 354C238 346 250 344 258 338C270 332 278 324 288 318C294 314 298 312 300 312C300 316 294 320 288 322C276 330 266 336 256 342C246 350 238 356 232 358C228 358 228 356 230 354Z',
    pen.fill('tone-2'),
  );

import { halfTurnedEar, halfTurnedFace, halfTurnedHair, halfTurnedNeck } from '../kit/face-half-turned.ts';
import { labels, scaleBar } from '../kit/labels.ts';
import { lens } from '../kit/lens.ts';
import { type Curve, sample, smooth } from '../kit/path.ts';
import { skinSection } from '../kit/skin.ts';
import { ellipse, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** The surface of the cheek: level where gel lies under it already, hollow where it does not yet. */
const relief: Curve = (x) => 186 + 40 * Math.exp(-(((x - 478) / 62) ** 2)) - 8 * Math.exp(-(((x - 300) / 90) ** 2));

/** The upper border of the muscle. */
const muscle: Curve = (x) => 528 + Math.sin(x / 120) * 10;

/** The middle of the artery. */
const vessel: Curve = (x) => 478 + Math.sin(x / 62) * 14;

/** The scale of the small face. */
const HEAD = 0.44;

export const dermalFiller = definePlate({
  title:
    'A small older face with its fold beside the nose marked, and a cut through that cheek: a blunt cannula lays a clear gel in the fat, clear of a blood vessel',
  caption:
    'A cheek, cut through at the marked fold. *a* a cannula with a blunt tip, *b* clear gel; the skin over it is level again, *c* a blood vessel, which it keeps clear of, *d* muscle. To scale.',
  ...COVER,
  card: { x: 0, y: 10, width: 560, height: 420 },
  preview: { x: 0, y: 160, width: 560, height: 294 },
  paint: (pen) => {
    const mm = 46;
    const skin = skinSection(pen, {
      name: 'df',
      left: 0,
      right: 560,
      surface: 196,
      bottom: 610,
      mm,
      seed: 37,
      phototype: 4,
      epidermisMm: 0.18,
      dermisMm: 1.7,
      relief,
      lobule: 27,
    });
    const fibres = [14, 30, 46, 62]
      .map((drop) => smooth(sample((x) => muscle(x) + drop + Math.sin(x / 40 + drop) * 3, -10, 570, 60)))
      .join('');
    const walls = smooth(sample(vessel, -10, 570, 26));
    return [
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm, risers: [60, 200, 500], loops: [30, 130, 260, 390, 450, 530] }),
        path(`${smooth(sample(muscle, -10, 570, 60))}V620H-10Z`, pen.both('muscle', 'line', 1.4)),
        path(fibres, pen.stroke('smas', 1.2)),
        path('M436 466C446 440 470 424 476 396', pen.stroke('line', 13)) +
          path('M436 470C446 440 470 424 476 396', pen.stroke('artery', 9.4)),
        path('M472 400C476 380 470 360 478 340M476 398C490 384 506 380 516 362', pen.stroke('artery', 3.4)),
        path(walls, pen.stroke('line', 27)) + path(walls, pen.stroke('artery', 23)),
        path(smooth(sample((x) => vessel(x) - 5, -10, 570, 26)), `${pen.stroke('blush', 3)} opacity=".8"`),
        // Gel: the strand already laid, and what leaves the opening near the tip.
        path(
          'M214 346C238 326 274 330 300 338C324 326 372 326 392 342C410 358 402 384 376 388C348 394 330 380 308 384C282 392 252 392 232 384C206 376 198 362 214 346Z',
          pen.both('serum', 'line', 1.6),
        ),
        path('M232 352C250 340 276 344 294 348M322 344C344 336 366 340 380 350', pen.stroke('paper', 3)),
        skin.epidermis,
      ),
      skin.outline,
      place(
        346,
        358,
        -63,
        path('M-11 -520V-12C-11 2 11 2 11 -12V-520Z', pen.both('steel', 'line', 1.5)),
        path('M-5 -500V-30', pen.stroke('paper', 3)),
        ellipse(4, -26, 4.6, 11, pen.both('serum', 'line', 1.1)),
        path('M-17 -436H17L27 -464V-520H-27V-464Z', pen.both('plum-light', 'line', 1.7)),
        path('M-10 -468V-520M10 -468V-520', pen.stroke('line', 0.9)),
      ),
      skin.inside(
        path(
          'M330 366C344 352 368 350 378 362C384 376 366 384 350 382C336 380 326 374 330 366Z',
          pen.both('serum', 'line', 1.2),
        ),
        path('M346 362C356 358 364 360 368 364', pen.stroke('paper', 2.2)),
      ),
      lens(
        pen,
        { name: 'face', x: 464, y: 88, radius: 74, ground: 'paper' },
        group(
          `transform="translate(-106 -140)scale(${HEAD})"`,
          halfTurnedNeck(pen, 4, HEAD * 1.5),
          halfTurnedFace(pen, { skin: 4, scale: HEAD * 1.5, aged: true, brow: 'hair-grey' }),
          halfTurnedHair(pen, { skin: 4, colour: 'hair-grey', strand: 'paper', scale: HEAD }),
          halfTurnedEar(pen, 4, HEAD * 1.5),
          path('M200 316C218 330 230 352 234 378', pen.stroke('turmeric', 7)),
        ),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [180, 120], to: [130, 250], disc: 'paper' },
        { letter: 'b', at: [310, 120], to: [300, 350], disc: 'paper' },
        { letter: 'c', at: [196, 430], to: [240, 466], disc: 'paper' },
        { letter: 'd', at: [520, 566], disc: 'paper' },
      ]),
      scaleBar(pen, { x: 40, y: 60, mm, lengthMm: 2 }),
    ].join('');
  },
});

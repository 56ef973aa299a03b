import { follicle, hairShaft } from '../kit/follicle.ts';
import { needle } from '../kit/instruments.ts';
import { profileEar, profileHead } from '../kit/head.ts';
import { inset } from '../kit/inset.ts';
import { labels, scaleBar } from '../kit/labels.ts';
import type { Point } from '../kit/path.ts';
import type { Pen } from '../kit/pen.ts';
import { seeded } from '../kit/random.ts';
import { scatter } from '../kit/scatter.ts';
import { skinSection } from '../kit/skin.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** A bald head in profile; the dots end in a soft hairline. `size` widens them where the head is drawn small. */
function dottedHead(pen: Pen, size: number): string {
  const random = seeded(6);
  const onScalp = ([x, y]: Point): boolean => {
    const [dx, dy] = [(x - 262) / 116, (y - 196) / 112];
    const inFront = x < 176 + (y - 92) * 0.5 + random(-6, 6);
    const overEar = y > 196 && x < 322;
    return Math.hypot(dx, dy) < 1 && !inFront && !overEar && y < 290 + (x - 330) * 0.3;
  };
  const dots = scatter(520, 5.6, (): Point => [random(150, 384), random(80, 310)], onScalp);
  return (
    profileHead(pen, 4) +
    group(pen.fill('line'), ...dots.map(([x, y]) => circle(x, y, 1.7 / size))) +
    profileEar(pen, 4)
  );
}

export const scalpMicroPigmentation = definePlate({
  title:
    'A bald head whose scalp has tiny grey dots like stubble, and a cut through its skin with the dots in the upper layer, far above the hair roots',
  caption:
    '*a* dots of pigment in the upper dermis, *b* the fine needle that places them, *c* hair roots, far below and untouched, *d* the dots from a distance. The cut is to scale.',
  ...COVER,
  card: { x: 0, y: 0, width: 560, height: 420 },
  preview: { x: 0, y: 90, width: 560, height: 294 },
  paint: (pen) => {
    const [mm, tilt] = [92, 12];
    const skin = skinSection(pen, {
      name: 'sm',
      left: 0,
      right: 560,
      surface: 190,
      bottom: 610,
      mm,
      seed: 27,
      phototype: 4,
      waveMm: 0.025,
      lobule: 33,
    });
    const random = seeded(2);
    const dotDepth = 0.5;
    const dots = [38, 96, 222, 286, 352, 398, 470, 530].map((x) => {
      const y = skin.surfaceAt(x) + (dotDepth + random(-0.05, 0.05)) * mm;
      return ellipse(x, y, 7.5, 11, pen.fill('line'));
    });
    const root = (x: number): string =>
      place(x, skin.surfaceAt(x), tilt, follicle(pen, { mm, depthMm: 4, gland: 'right', muscle: 'right' }));
    const stub = (x: number): string =>
      place(
        x,
        skin.surfaceAt(x),
        tilt,
        hairShaft(pen, {
          mm,
          points: [
            [0, 2],
            [0, -16],
          ],
          cut: true,
        }),
      );
    return [
      stub(170) + stub(436),
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, {
          left: -8,
          right: 568,
          mm,
          risers: [30, 290, 540],
          loops: [66, 120, 190, 254, 320, 386, 446, 500],
        }),
        root(170),
        root(436),
        skin.epidermis,
        group(`${pen.stroke('paper', 0.8)} opacity=".85"`, ...dots),
      ),
      skin.outline,
      place(
        286,
        skin.surfaceAt(286),
        0,
        needle(pen, { mm, depthMm: dotDepth, gaugeMm: 0.18, lengthMm: 0.95 }),
        path('M-14 -84L-20 -104V-200H20V-104L14 -84Z', pen.both('plum', 'line', 1.7)),
        path('M-20 -118H20M-20 -130H20', pen.stroke('lilac', 1.2)),
      ),
      inset(
        pen,
        { name: 'head', x: 372, y: 18, width: 170, height: 156, ground: 'sand' },
        group('transform="translate(-16 -28)scale(.46)"', dottedHead(pen, 0.7)),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [92, 128], to: [96, skin.surfaceAt(96) + 44] },
        { letter: 'b', at: [206, 60], to: [277, 150] },
        { letter: 'c', at: [290, 566], to: [352, 546], disc: 'paper' },
        { letter: 'd', at: [340, 40], to: [452, 44] },
      ]),
      scaleBar(pen, { x: 30, y: 60, mm }),
    ].join('');
  },
  paintCard: (pen) => group('transform="translate(40 -56)scale(.98)"', dottedHead(pen, 1)),
});

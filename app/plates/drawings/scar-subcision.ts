import { labels } from '../kit/labels.ts';
import { type Curve, nums } from '../kit/path.ts';
import { skinSection } from '../kit/skin.ts';
import { path, place } from '../kit/svg.ts';
import { plexus } from '../kit/vessel.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SURFACE = 190;
const MM = 108;
/** The needle lies almost flat: it enters at the left and its point stands here. */
const TIP = { x: 322, y: SURFACE + 1.72 * MM, lean: 12 } as const;

const bowl = (x: number, middle: number, half: number): number => Math.exp(-(((x - middle) / half) ** 4));

export const scarSubcision = definePlate({
  title: 'A needle sliding almost flat under a sunken scar in brown skin and cutting the fibres that tie it down',
  caption:
    'A sunken scar, cut through. *a* the dip, *b* strings of scar that hold it down, *c* strings already cut, *d* the needle.',
  ...COVER,
  card: { x: 0, y: 110, width: 560, height: 420 },
  preview: { x: 0, y: 150, width: 560, height: 294 },
  paint: (pen) => {
    const relief: Curve = (x) => SURFACE + 52 * bowl(x, 318, 128) + 4 * Math.sin(x / 60);
    const skin = skinSection(pen, {
      name: 'sb',
      left: 0,
      right: 560,
      surface: SURFACE,
      bottom: 610,
      mm: MM,
      seed: 44,
      phototype: 4,
      epidermisMm: 0.12,
      dermisMm: 1.6,
      relief,
      step: 12,
      lobule: 34,
    });
    const strings = [216, 240, 266, 292, 332, 356, 382, 408, 432];
    const foot = (index: number): number => SURFACE + (2.75 + (index % 3) * 0.22) * MM;
    const cutAt = (x: number): number => TIP.y + Math.tan((TIP.lean * Math.PI) / 180) * (x - TIP.x);
    const whole = strings
      .slice(4)
      .map(
        (x, index) =>
          `M${nums(x, relief(x) + 30)}C${nums(x - 6, relief(x) + 120, x + 14, foot(index) - 90, x + 6, foot(index))}`,
      );
    const upper = strings
      .slice(0, 4)
      .map(
        (x) => `M${nums(x, relief(x) + 30)}C${nums(x - 8, relief(x) + 54, x + 6, cutAt(x) - 50, x - 4, cutAt(x) - 26)}`,
      );
    const lower = strings
      .slice(0, 4)
      .map(
        (x, index) =>
          `M${nums(x - 2, cutAt(x) + 28)}C${nums(x + 10, cutAt(x) + 46, x - 6, foot(index) - 50, x + 4, foot(index))}`,
      );
    const tied = (d: string): string => path(d, pen.stroke('line', 7.6)) + path(d, pen.stroke('sheath', 5.4));
    const frays = strings
      .slice(0, 4)
      .map(
        (x) =>
          `M${nums(x - 4, cutAt(x) - 27)}l-5 7M${nums(x - 4, cutAt(x) - 27)}l0 9M${nums(x - 4, cutAt(x) - 27)}l5 7M${nums(x - 2, cutAt(x) + 29)}l-5 -7M${nums(x - 2, cutAt(x) + 29)}l0 -9M${nums(x - 2, cutAt(x) + 29)}l5 -7`,
      )
      .join('');
    return [
      skin.inside(
        skin.dermis,
        skin.fat,
        plexus(pen, skin, { left: -8, right: 568, mm: MM, risers: [60, 506], loops: [40, 120, 500] }),
        tied(whole.join('')),
        tied(lower.join('')),
        tied(upper.join('')),
        path(frays, pen.stroke('line', 1.2)),
        skin.epidermis,
      ),
      skin.outline,
      place(
        TIP.x,
        TIP.y,
        TIP.lean,
        path('M-12 14C-70 16 -130 17 -180 16', `${pen.stroke('blush', 2)} opacity=".8"`),
        path('M0 0L-44 -11H-420V11H-30Z', pen.both('steel', 'line', 1.7)),
        path('M0 0L-44 -11H-60C-40 -4 -24 0 0 0Z', pen.fill('paper')),
        path('M-420 5H-34', pen.stroke('steel-dark', 3)),
      ),
      labels(pen, 26, [
        { letter: 'a', at: [320, 110], to: [320, 238] },
        { letter: 'b', at: [520, 500], to: [440, 440], disc: 'paper' },
        { letter: 'c', at: [120, 560], to: [256, 450], disc: 'paper' },
        { letter: 'd', at: [60, 420], to: [110, 336], disc: 'paper' },
      ]),
    ].join('');
  },
});

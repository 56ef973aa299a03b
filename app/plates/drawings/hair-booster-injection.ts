import { labels } from '../kit/labels.ts';
import { partedHair } from '../kit/parting.ts';
import { circle, ellipse, group, path, place } from '../kit/svg.ts';
import type { Pen } from '../kit/pen.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

const SKULL =
  'M0 -236C104 -236 176 -150 176 -30C176 110 110 214 0 214C-110 214 -176 110 -176 -30C-176 -150 -104 -236 0 -236Z';

/** A head from above, nose down, with a parting that shows its skin. */
const crown = (pen: Pen): string =>
  [
    path('M-26 206C-24 232 -12 250 0 250C12 250 24 232 26 206Z', pen.both('tone-3', 'line', 1.9)),
    path('M-172 -10C-200 -22 -204 44 -168 48ZM172 -10C200 -22 204 44 168 48Z', pen.both('tone-3', 'line', 1.9)),
    path(SKULL, pen.both('hair', 'line', 1.9)),
    `<clipPath ${pen.id('skull')}>${path(SKULL)}</clipPath>`,
    group(
      `clip-path="url(#${pen.ref('skull')})"`,
      partedHair(pen, {
        name: 'crown',
        skin: 3,
        top: -190,
        bottom: 206,
        half: (y) => 5 + ((y + 190) / 396) * 20,
        reach: 186,
        fall: 120,
        seed: 7,
      }),
      path('M-176 206C-110 176 -60 170 0 172C60 170 110 176 176 206V260H-176Z', pen.both('tone-3', 'line', 1.1)),
    ),
    // Where it has been given: a small swelling with the prick in it, in pairs along the parting.
    ...[-70, -22, 26, 74, 122].flatMap((y) =>
      [-1, 1].map((side) => {
        const x = side * (4 + (y + 190) * 0.045);
        return circle(x, y, 8, pen.both('papillary', 'line', 1.1)) + circle(x, y, 2.4, pen.fill('artery'));
      }),
    ),
    path(SKULL, pen.stroke('line', 1.9)),
    path('M-84 198C-66 190 -40 192 -24 202M84 198C66 190 40 192 24 202', pen.stroke('hair', 5)),
  ].join('');

/** A vial with a rubber stopper, upside down on a needle, and the syringe that draws from it. The needle's tip at the origin. */
const vialOnNeedle = (pen: Pen): string =>
  [
    path(
      'M-78 -250H78Q90 -250 90 -238V-60C90 -40 76 -32 60 -24C44 -16 40 -10 40 4V20H-40V4C-40 -10 -44 -16 -60 -24C-76 -32 -90 -40 -90 -60V-238Q-90 -250 -78 -250Z',
      pen.both('glass', 'line', 1.9),
    ),
    path(
      'M-84 -226Q0 -216 84 -226V-60C84 -42 72 -36 58 -28C42 -20 34 -10 34 4H-34C-34 -10 -42 -20 -58 -28C-72 -36 -84 -42 -84 -60Z',
      pen.fill('serum'),
    ),
    path('M-84 -226Q0 -216 84 -226', pen.stroke('line', 1.1)),
    path('M-3 92V-14L3 -26V92Z', pen.both('steel', 'line', 1.1)),
    path('M-26 4H26V24H-26Z', pen.both('hair-grey', 'line', 1.3)),
    path('M-46 20H46V52Q46 58 40 58H-40Q-46 58 -46 52Z', pen.both('steel', 'line', 1.9)),
    path('M-30 24V54M-14 24V54M14 24V54M30 24V54', pen.stroke('steel-dark', 1.4)),
    // The label: one field for what is in it, one for the seal of approval, both empty.
    path('M-90 -206H90V-72H-90Z', pen.both('paper', 'line', 1.4)),
    path('M-76 -194H76V-144H-76ZM-76 -134H76V-84H-76Z', pen.stroke('plum', 1.6)),
    path('M-62 -178H62M-62 -160H40', `${pen.stroke('soft', 2)} stroke-dasharray="1 9"`),
    ellipse(-48, -109, 17, 17, `${pen.stroke('plum', 1.8)} stroke-dasharray="4 5"`),
    path('M-14 -116H62M-14 -100H40', `${pen.stroke('soft', 2)} stroke-dasharray="1 9"`),
    path('M-80 -236V-212M-80 -66V-56', `${pen.stroke('paper', 5)} opacity=".9"`),
    path('M-10 84H10L14 108H-14Z', pen.both('plum', 'line', 1.3)),
    path('M-34 128Q-34 114 -14 108H14Q34 114 34 128V330H-34Z', pen.both('glass', 'line', 1.9)),
    path('M-28 130Q-28 118 -12 114H12Q28 118 28 130V214H-28Z', pen.fill('serum')),
    path('M-28 214H28V232H-28Z', pen.both('line', 'line', 1)),
    path('M-8 232H8V360H-8Z', pen.both('steel', 'line', 1.3)),
    path('M34 138H20M34 156H24M34 174H20M34 192H24M34 210H20', pen.stroke('line', 1.1)),
  ].join('');

export const hairBoosterInjection = definePlate({
  title:
    'A small vial with an empty label, upside down on the needle of a syringe, before a head from above with small injections along its parting',
  caption:
    '“Booster” is not the name of one medicine. Read the label before it is drawn up: *a* what is in it, *b* whether it is approved for this use.',
  ...COVER,
  card: { x: 0, y: 24, width: 560, height: 420 },
  preview: { x: 0, y: 30, width: 560, height: 294 },
  paint: (pen) =>
    [
      place(374, 318, 0, crown(pen)),
      place(186, 282, 0, vialOnNeedle(pen)),
      labels(pen, 26, [
        { letter: 'a', at: [46, 54], to: [118, 114] },
        { letter: 'b', at: [46, 200], to: [122, 172] },
      ]),
    ].join(''),
});

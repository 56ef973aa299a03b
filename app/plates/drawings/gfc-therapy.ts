import { labels } from '../kit/labels.ts';
import { partingWindow } from '../kit/parting.ts';
import type { Pen } from '../kit/pen.ts';
import { group, path, place } from '../kit/svg.ts';
import { definePlate } from '../plate-drawing.ts';
import { COVER } from './cover.ts';

/** The kit's tube, upright, with a needle through its cap; the middle of its glass near the origin. */
const kitTube = (pen: Pen): string =>
  [
    `<linearGradient ${pen.id('clot')} x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${pen.colour('red-light')}"/><stop offset=".22" stop-color="${pen.colour('artery')}"/><stop offset="1" stop-color="${pen.colour('red-dark')}"/></linearGradient>`,
    path('M-56 -150H56V196Q56 256 0 256Q-56 256 -56 196Z', pen.both('glass', 'line', 1.9)),
    // The tube is tilted, so the fluid stands level with the room.
    path('M-50 -52L50 -98V100H-50Z', pen.fill('plasma')) + path('M-50 -52L50 -98', pen.stroke('line', 1.2)),
    path(
      'M-50 84C-30 70 -14 92 6 80C24 70 38 82 50 74V196Q50 250 0 250Q-50 250 -50 196Z',
      `fill="url(#${pen.ref('clot')})"`,
    ),
    path(
      'M-26 130C-10 142 14 138 30 126M-34 170C-12 182 18 180 36 164M-20 214C-4 222 12 220 24 212',
      `${pen.stroke('red-dark', 1.6)} opacity=".7"`,
    ),
    path('M-38 -34V220', `${pen.stroke('paper', 6)} opacity=".65"`),
    path('M-4 -330V10L4 26V-330Z', pen.both('steel', 'line', 1.2)),
    path('M-66 -150V-206Q-66 -216 -56 -216H56Q66 -216 66 -206V-150Z', pen.both('gold', 'line', 1.9)),
    path('M-48 -208V-158M-24 -208V-158M24 -208V-158M48 -208V-158M-66 -150H66V-138H-66Z', pen.stroke('line', 1)),
    path('M-12 -216H12V-208H-12Z', pen.both('hair-grey', 'line', 1)),
    path('M-8 -280H8L14 -304H-14Z', pen.both('plum', 'line', 1.3)),
    path('M-36 -326Q-36 -310 -14 -304H14Q36 -310 36 -326V-480H-36Z', pen.both('glass', 'line', 1.9)),
    path('M-30 -328Q-30 -314 -12 -310H12Q30 -314 30 -328V-400H-30Z', pen.fill('plasma')),
  ].join('');

export const gfcTherapy = definePlate({
  title:
    'A closed kit tube with clear fluid over a dark red clot, a needle drawing the fluid through its cap, and small injections along a parting',
  caption:
    'A closed kit tube. *a* the clear fluid that is used, drawn through the cap, *b* the clot that stays behind, *c* small injections along a parting.',
  ...COVER,
  card: { x: 0, y: 0, width: 560, height: 420 },
  preview: { x: 0, y: 150, width: 560, height: 294 },
  paint: (pen) =>
    [
      place(214, 318, 24, kitTube(pen)),
      place(424, 450, 0, partingWindow(pen, { name: 'scalp', skin: 3, radius: 118, wheals: true })),
      labels(pen, 26, [
        { letter: 'a', at: [96, 196], to: [196, 312] },
        { letter: 'b', at: [44, 410], to: [142, 450] },
        { letter: 'c', at: [420, 300], to: [411, 450], disc: 'paper', leader: 'line' },
      ]),
    ].join(''),
  // The scalp first: beside the tube of PRP a second tube would look the same.
  paintCard: (pen) =>
    place(136, 226, 18, group('transform="scale(.68)"', kitTube(pen))) +
    place(386, 212, 0, partingWindow(pen, { name: 'scalp', skin: 3, radius: 176, wheals: true })),
});
